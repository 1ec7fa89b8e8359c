### Schede delle persone dietro ai bot di Kraftwagen, a cui somiglia il loro modo di giocare.

## kraftwagen.people

kraftwagen-people-apprentice-name = Rudi
kraftwagen-people-apprentice-wants = Vuole costruire un’auto intera con le sue mani, oggi stesso se può.
kraftwagen-people-apprentice-fears = Teme che lo mandino a casa perché chiede troppo.
kraftwagen-people-apprentice-speaks = Parla in fretta, a mezze frasi, e fa quasi solo domande sul suo banco di lavoro.
kraftwagen-people-journeyman-name = Paula
kraftwagen-people-journeyman-wants = Vuole un’officina col suo nome sopra il cancello.
kraftwagen-people-journeyman-fears = Teme di scoprire che ha venduto a troppo poco, e le succede spesso.
kraftwagen-people-journeyman-speaks = Parla con franchezza, ridendo, del lavoro che ha davanti.
kraftwagen-people-merchant-name = Gustav
kraftwagen-people-merchant-wants = Vuole più in cassa stasera che stamattina.
kraftwagen-people-merchant-fears = Teme un’auto che nessuno compra.
kraftwagen-people-merchant-speaks = Parla lentamente, in cifre tonde, dopo aver soppesato tutto.
kraftwagen-people-engineer-name = Hedwig
kraftwagen-people-engineer-wants = Vuole sapere quanto vale ogni pezzo della fabbrica.
kraftwagen-people-engineer-fears = Teme un errore che non sa spiegare.
kraftwagen-people-engineer-speaks = Parla con esattezza, a frasi corte, con una cifra in ognuna.
kraftwagen-people-champion-name = Theodora
kraftwagen-people-champion-wants = Vuole qualcuno che la sorprenda.
kraftwagen-people-champion-fears = Teme che nessuno osi più giocare contro di lei.
kraftwagen-people-champion-speaks = Parla di rado e con gentilezza, come se avesse già visto la fine.
kraftwagen-people-racer-name = Elly
kraftwagen-people-racer-wants = Vuole tagliare il traguardo per prima, costi quel che costi.
kraftwagen-people-racer-fears = Teme di stare ferma mentre gli altri corrono.
kraftwagen-people-racer-speaks = Parla senza fiato, di curve e del tempo che fa.
kraftwagen-people-coachbuilder-name = Battista
kraftwagen-people-coachbuilder-wants = Vuole una carrozzeria così bella che nessuno la rottami mai.
kraftwagen-people-coachbuilder-fears = Teme la latta dove vanno frassino e cuoio.
kraftwagen-people-coachbuilder-speaks = Parla con calore e con le mani, di curve e colori.
kraftwagen-people-discounter-name = Willi
kraftwagen-people-discounter-wants = Vuole un’auto davanti a ogni casa della via.
kraftwagen-people-discounter-fears = Teme il capannone pieno, la sera.
kraftwagen-people-discounter-speaks = Parla forte, come alla fiera, prima il prezzo.
