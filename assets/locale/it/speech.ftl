## speech

speech-title = Lettura ad alta voce
speech-note = Legge ciò che è selezionato, a chi tocca e che cosa succede.
speech-none = Su questo computer non c’è nessuna voce; uno screen reader può leggere gli appunti.
speech-foreign = Su questo computer non c’è nessuna voce per questa lingua, quindi le frasi possono avere un accento straniero. Il tuo sistema può installarne una.
speech-modes-off = No
speech-modes-voice = Voce
speech-modes-clipboard = Appunti
speech-sample = Così ti leggo le frasi.
speech-value = { $words }: { $value }
speech-on = attivo
speech-off = non attivo
