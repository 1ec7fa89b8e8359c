## buttons

buttons-title = Controller
buttons-settings = Controller
buttons-settings_tip = Was die Knöpfe eines Controllers tun; größere Anzeige fürs Sofa; Vibration.
buttons-intro = Wähle einen Befehl und drück dann seinen neuen Knopf. Mit Steuerkreuz, beiden Sticks, den Schultertasten, A und B bewegst du dich immer durch das Fenster, bedienst, was gewählt ist, und gehst zurück.
buttons-wait = Drück den neuen Knopf für „{ $command }“; { $back } lässt alles, wie es ist.
buttons-press = Knopf drücken
buttons-any = ein beliebiger Knopf
buttons-none = keiner
buttons-fixed = { $sign } führt durch das Fenster und lässt sich nicht anders belegen.
buttons-done = { $sign } bedeutet jetzt „{ $command }“.
buttons-reset = Vorgaben wiederherstellen
buttons-reset_done = Alle Befehle haben wieder ihre üblichen Knöpfe.
buttons-reset_tip = Gibt jedem Befehl seinen üblichen Knopf.
buttons-row_tip = Wähle diese Zeile und drück den neuen Knopf für „{ $command }“. Ein anderer Befehl mit diesem Knopf bekommt den alten.
buttons-not_connected = Kein Controller ist angeschlossen. Steck einen ein oder kopple ihn; du kannst ihn dann sofort benutzen.
buttons-connected = { $count ->
    [one] { $count } Controller ist angeschlossen: { $names }.
   *[other] { $count } Controller sind angeschlossen, und jeder spielt für den Menschen, der am Zug ist: { $names }.
}
buttons-unknown = „{ $device }“ ist angeschlossen, aber dieses Programm kennt die Knöpfe des Geräts nicht und beachtet es nicht.
buttons-choose = Wählen
buttons-back = Zurück
buttons-end_turn = Zug beenden
buttons-next = Weiter
buttons-next_choice = Nächste Wahl
buttons-right_trigger = Nächster Bereich
buttons-hint = Tipp
buttons-close_up = Näher
buttons-log = Verlauf
buttons-menu = Pause
buttons-go_on = Weiter
buttons-next_place = Mögliche Ziele
buttons-move_on = Nächster Schritt
buttons-move_back = Voriger Schritt
buttons-name-a = A
buttons-name-b = B
buttons-name-x = X
buttons-name-y = Y
buttons-name-left_shoulder = LB
buttons-name-right_shoulder = RB
buttons-name-left_trigger = LT
buttons-name-right_trigger = RT
buttons-name-left_stick = Linker Stick
buttons-name-right_stick = Rechter Stick
buttons-name-view = View
buttons-name-start = Menu
buttons-shapes-a = Kreuz
buttons-shapes-b = Kreis
buttons-shapes-x = Quadrat
buttons-shapes-y = Dreieck
buttons-shapes-left_shoulder = L1
buttons-shapes-right_shoulder = R1
buttons-shapes-left_trigger = L2
buttons-shapes-right_trigger = R2
buttons-shapes-left_stick = L3
buttons-shapes-right_stick = R3
buttons-shapes-view = Create
buttons-shapes-start = Options
buttons-nintendo-left_shoulder = L
buttons-nintendo-right_shoulder = R
buttons-nintendo-left_trigger = ZL
buttons-nintendo-right_trigger = ZR
buttons-nintendo-view = Minus
buttons-nintendo-start = Plus

## screen_keyboard

screen_keyboard-type = Tippen
screen_keyboard-shift = Groß
screen_keyboard-space = Leerzeichen
screen_keyboard-delete = Löschen
screen_keyboard-done = Fertig
