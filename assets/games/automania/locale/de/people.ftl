### Steckbriefe der Leute hinter den Bots von Automania; ihre Spielweise passt dazu.

## automania.people

automania-people-apprentice-name = Mitzi
automania-people-apprentice-wants = Will mit einem selbst gebauten Wagen ans Meer fahren.
automania-people-apprentice-fears = Fürchtet, zum Kaffeeholen geschickt zu werden, während die anderen entscheiden, und eilt in ein Verkaufsbüro.
automania-people-apprentice-speaks = Spricht viel und fröhlich, von der eigenen Halle und sonst nichts.
automania-people-journeyman-name = Emil
automania-people-journeyman-wants = Will Vorarbeiter sein, bevor er dreißig ist, hier und nicht in Europa.
automania-people-journeyman-fears = Fürchtet, wie ein Anfänger dazustehen.
automania-people-journeyman-speaks = Spricht kühl, in wenigen Worten; er ist sich sicherer, als er sein sollte.
automania-people-merchant-name = Viktor
automania-people-merchant-wants = Will für jeden Autobuck einen anständigen Gegenwert.
automania-people-merchant-fears = Fürchtet ein Schiff, das halb leer ablegt.
automania-people-merchant-speaks = Spricht behaglich, in Summen, wie über den Ladentisch.
automania-people-engineer-name = Naomi
automania-people-engineer-wants = Will den ganzen Markt auf einer Lochkarte haben.
automania-people-engineer-fears = Fürchtet eine Zahl, die nicht passt.
automania-people-engineer-speaks = Spricht leise und genau, und nur, wenn sie sich sicher ist.
automania-people-champion-name = Leonore
automania-people-champion-wants = Will die Firma jemandem übergeben, der sie schlägt.
automania-people-champion-fears = Fürchtet, die Firma ewig führen zu müssen.
automania-people-champion-speaks = Spricht knapp und huldvoll; sie hat schon drei Züge vorausgedacht.
automania-people-exporter-name = Marco
automania-people-exporter-wants = Will die höchsten Schiffe nach Europa mit seinen Wagen füllen.
automania-people-exporter-fears = Fürchtet einen leeren Hafen.
automania-people-exporter-speaks = Spricht, als riefe er über Wasser, von Häfen und Gezeiten.
automania-people-collector-name = Cosima
automania-people-collector-wants = Will jeden Auftrag, der etwas taugt.
automania-people-collector-fears = Fürchtet, dass jemand den Auftrag nimmt, auf den sie gewartet hat.
automania-people-collector-speaks = Spricht höflich und im Kleingedruckten.
automania-people-director-name = Leopold
automania-people-director-wants = Will an jedem Schreibtisch einen Manager und Autobucks aus Amerika.
automania-people-director-fears = Fürchtet ein Managerbüro, in dem niemand sitzt.
automania-people-director-speaks = Spricht laut, als diktierte er einen Brief.
