## describe

describe-title = La posizione a parole
describe-copy = Copia
describe-copy_tip = Copia tutto negli appunti.
describe-copied = È tutto negli appunti.
describe-saved = Gli appunti non sono disponibili; il testo è salvato come { $file }.
describe-lost = Non è stato possibile mettere il testo né negli appunti né nella cartella { $folder }.
describe-list_tip = Su e Giù leggono riga per riga, Pag su e Pag giù passano da una zona all’altra.
describe-pause = La posizione a parole
