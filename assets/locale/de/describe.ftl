## describe

describe-title = Die Stellung in Worten
describe-copy = Kopieren
describe-copy_tip = Legt alles in die Zwischenablage.
describe-copied = Alles ist in der Zwischenablage.
describe-saved = Die Zwischenablage ist nicht verfügbar; der Text liegt jetzt in { $file }.
describe-lost = Der Text ließ sich weder in die Zwischenablage noch in den Ordner { $folder } legen.
describe-list_tip = Mit Pfeil auf und ab liest du Zeile für Zeile, mit Bild auf und Bild ab gehst du von Bereich zu Bereich.
describe-pause = Die Stellung in Worten
