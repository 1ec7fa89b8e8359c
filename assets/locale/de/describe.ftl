## describe

describe-title = Die Stellung in Worten
describe-copy = Kopieren
describe-copy_tip = Legt alles in die Zwischenablage.
describe-copied = Alles ist in der Zwischenablage.
describe-saved = Die Zwischenablage ist nicht verfügbar; der Text liegt jetzt in { $file }.
describe-lost = Der Text ließ sich weder in die Zwischenablage noch in den Ordner { $folder } legen.
describe-list_tip = Pfeil auf und ab lesen Zeile für Zeile, Bild auf und Bild ab gehen von Bereich zu Bereich.
describe-pause = Die Stellung in Worten
