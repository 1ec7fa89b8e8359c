### Consigli in una prima partita: ognuno si dice una volta sola, al momento giusto.

## kraftwagen.tips

kraftwagen-tips-start = Scegli una tessera di partenza. Ti dà subito meccanici, pezzi o qualche casella nel Gran Premio.
kraftwagen-tips-take = Indica una tessera per vedere che cosa dà. Più è avanti, più aspetti il tuo prossimo turno.
kraftwagen-tips-research-engineers = I punti carrozzeria e motore migliorano i pezzi per tutta la partita. Gli ingegneri non hanno bisogno di meccanici.
kraftwagen-tips-research-short = I punti carrozzeria e motore migliorano i pezzi per tutta la partita.
kraftwagen-tips-buyer = Chiama un acquirente che cerca ciò in cui le tue auto sono le migliori. Ricevi le monete accanto alla pila.
kraftwagen-tips-race = La tua auto da corsa avanza di tante caselle quante ne indica il motore. Posti e giri portano denaro alla fine del turno di gioco.
kraftwagen-tips-engine = Un motore può andare in un’officina, per essere venduto, o sull’auto da corsa, per andare più forte.
kraftwagen-tips-full = Le officine sono piene. Forse conviene mettere prima in vendita un’auto: un pezzo nuovo prende il posto di uno vecchio.
kraftwagen-tips-inactive = Assumi un meccanico per la tua carta inattiva. Fino ad allora non dà nulla.
kraftwagen-tips-sale = Allo stato attuale un acquirente paga { $money } per la tua auto. Altri possono ancora chiedere meno.
kraftwagen-tips-unsold = Ora puoi mettere in vendita un’auto, ma per ora nessuno la comprerebbe. Oppure aspetta un acquirente o pezzi migliori.
kraftwagen-tips-ending = Il turno di gioco sta per finire. Si vendono solo le auto sul mercato.
kraftwagen-tips-end = Termina il turno. Non resta altro da fare.
