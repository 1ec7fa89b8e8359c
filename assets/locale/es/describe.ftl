## describe

describe-title = La posición en palabras
describe-copy = Copiar
describe-copy_tip = Lo copia todo al portapapeles.
describe-copied = Todo está en el portapapeles.
describe-saved = El portapapeles no está disponible; el texto se ha guardado como { $file }.
describe-lost = El texto no se pudo copiar al portapapeles ni guardar en la carpeta { $folder }.
describe-list_tip = Arriba y Abajo leen línea a línea; Re Pág y Av Pág van de zona en zona.
describe-pause = La posición en palabras
