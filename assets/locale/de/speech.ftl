## speech

speech-title = Vorlesen
speech-note = Liest vor, was gewählt ist, wer am Zug ist und was geschieht.
speech-none = Auf diesem Computer gibt es keine Stimme; ein Bildschirmleser kann stattdessen die Zwischenablage lesen.
speech-foreign = Auf diesem Computer gibt es keine Stimme für diese Sprache, die Sätze können also fremd klingen. Dein System kann eine installieren.
speech-modes-off = Aus
speech-modes-voice = Stimme
speech-modes-clipboard = Zwischenablage
speech-sample = So werden dir Sätze vorgelesen.
speech-value = { $words }: { $value }
speech-on = eingeschaltet
speech-off = ausgeschaltet
