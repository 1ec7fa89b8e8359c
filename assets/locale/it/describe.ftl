## describe

describe-title = La posizione a parole
describe-copy = Copia
describe-copy_tip = Mette tutto negli appunti.
describe-copied = Tutto è negli appunti.
describe-saved = Gli appunti non sono disponibili; il testo è salvato come { $file }.
describe-lost = Il testo non è andato né negli appunti né nella cartella { $folder }.
describe-list_tip = Su e Giù leggono riga per riga, Pag su e Pag giù passano da una zona all’altra.
describe-pause = La posizione a parole
