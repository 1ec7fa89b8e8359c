## speech

speech-title = Leer en voz alta
speech-note = Lee lo que está seleccionado, a quién le toca y lo que ocurre.
speech-none = No se ha encontrado ninguna voz en este ordenador; en su lugar, un lector de pantalla puede leer el portapapeles.
speech-foreign = En este ordenador no hay una voz para este idioma, así que las frases pueden sonar con acento extranjero. Tu sistema puede instalar una.
speech-modes-off = No
speech-modes-voice = Voz
speech-modes-clipboard = Portapapeles
speech-sample = Así se leen las frases.
speech-value = { $words }: { $value }
speech-on = activado
speech-off = desactivado
