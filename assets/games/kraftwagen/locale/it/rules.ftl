### Le parole del regolamento; il suo ordine è in games/kraftwagen/learn/rulebook.yaml. Un testo può
### nominare immagini ([tile hire]) e altre regole (<A3>).

## kraftwagen.rulebook

kraftwagen-rulebook-aim-title = Lo scopo
kraftwagen-rulebook-aim-text =
    Un gioco per **due, tre o quattro persone**. Dirigi una giovane fabbrica di automobili.
    In **tre turni di gioco** perfezioni carrozzerie e motori, corri il Gran Premio e vendi le auto
    che costruisci. **Chi ha più denaro vince.**

    ## Da dove viene il denaro

    - [car 3 4 2 8] dalle auto che vendi <Z5>
    - [race_car 0] dai posti <Z1> e dai giri <Z2> nel Gran Premio
    - [white 1 2] dai segnalini bianchi che prendi quando chiami un acquirente <A5>
    - [award body_3] da dieci premi, ognuno per chi fa qualcosa per primo
kraftwagen-rulebook-set_up-title = La preparazione
kraftwagen-rulebook-turn-title = Il tuo turno
kraftwagen-rulebook-turn-text =
    { "" }[ring later] Meccanici e tessere azione stanno uno dietro l’altro sulla **catena**. Tra la sua testa
    e la sua coda c’è il vuoto. Qui in coda c’è Giallo: è il suo turno.
kraftwagen-rulebook-actions-title = Le sei azioni
kraftwagen-rulebook-actions-text =
    - [action hire] **Assumere**: ricevi un meccanico <A1>
    - [action research] **Ricerca**: prendi una carta <A2>
    - [action body] **Carrozzeria**: prendi una carrozzeria <A3>
    - [action engine] **Motore**: prendi un motore <A4>
    - [action buyer] **Acquirente**: chiama un acquirente <A5>
    - [action race] **Gran Premio**: avanza con la tua auto da corsa <A6>
kraftwagen-rulebook-research-title = La ricerca
kraftwagen-rulebook-research-text = Le carte ricerca sono cinquanta, di tre tipi: migliorie, carte istantanee e ingegneri.
kraftwagen-rulebook-engineers-title = Gli ingegneri
kraftwagen-rulebook-engineers-text =
    Gli ingegneri sono nove, con una carta ciascuno. La carta resta davanti a te e non ha bisogno
    di meccanici. I suoi segnalini si usano una volta e poi escono dal gioco.
kraftwagen-rulebook-market-title = Il mercato
kraftwagen-rulebook-grand_prix-title = Il Gran Premio
kraftwagen-rulebook-awards-title = I premi
kraftwagen-rulebook-awards-text = Ogni premio si assegna una volta sola nella partita, subito, a chi ci arriva per primo.
kraftwagen-rulebook-two_players-title = In due
kraftwagen-rulebook-special_tiles-title = Tessere speciali
kraftwagen-rulebook-special_tiles-text =
    Un’opzione da scegliere prima della partita. Ogni turno di gioco ha la sua serie di quattro
    tessere speciali, con un’azione e un **extra**:

    - [tile a_hire] [tile a_race] Primo turno di gioco: un meccanico in più, due caselle in più, oppure una
      carrozzeria o un motore che vale uno in più, al massimo 7.
    - [tile b_research] [tile b_buyer] Secondo: ricerca tra tre carte, un acquirente e 2 monete, tre caselle in più,
      oppure un meccanico e una vendita privata.
    - [tile c_engine] [tile c_research] Terzo: una carrozzeria o un motore che vale due in più, ricerca e una vendita
      privata, oppure un acquirente e 3 monete.
kraftwagen-rulebook-rule-11-title = Chi vince
kraftwagen-rulebook-rule-11-text =
    Dopo il terzo turno di gioco vince chi ha **più denaro**: segnalini e premi insieme. In caso di
    parità la vittoria si condivide. Il denaro può stare coperto o scoperto, ma ogni guadagno è
    pubblico. Nessuno sa quali carte arriveranno.
kraftwagen-rulebook-rule-S2-title = Che cosa hai
kraftwagen-rulebook-rule-S2-text =
    - [body 2] Tre **officine** per i pezzi: carrozzerie e motori, come preferisci.
    - [worker 0] Quattordici **meccanici**: quattro cominciano in mensa, uno sta sulla catena, uno
      conta i tuoi giri e otto aspettano nella riserva che tu li assuma <A1>. I meccanici
      in mensa sono pronti a lavorare.
    - [engine 1] Un’**auto da corsa** con un motore di valore 1. Aspetta in pit lane.
    - [start 0] Una **tessera di partenza**, che scegli all’inizio <S4>.
kraftwagen-rulebook-rule-S1-title = La catena
kraftwagen-rulebook-rule-S1-text =
    { "" }[ring] Dalla coda alla testa stanno i meccanici in ordine casuale, poi le tessere con
    un’azione, quelle con due e quella con tre, mescolate gruppo per gruppo. Comincia chi ha il
    meccanico in coda.
kraftwagen-rulebook-rule-S3-title = Carte ricerca
kraftwagen-rulebook-rule-S3-text = [card two_engine] Le cinquanta carte si mescolano; due si mettono scoperte sul tavolo.
kraftwagen-rulebook-rule-S4-title = Tessere di partenza
kraftwagen-rulebook-rule-S4-text =
    { "" }[start 1] Si sceglie una tessera a testa in **ordine inverso**: per primo chi ha il meccanico
    più vicino alle tessere, per ultimo chi comincia la partita. Svolgi subito le azioni della tua
    tessera, nell’ordine che vuoi e secondo le solite regole, con un punto carrozzeria e un punto
    motore. Poi la volti: vale come miglioria attiva con un punto carrozzeria e un punto motore, senza
    bisogno di meccanici. Un motore sull’auto da corsa non dà punti.
kraftwagen-rulebook-rule-S5-title = Quante tessere di partenza
kraftwagen-rulebook-rule-S5-text =
    In tre la quarta tessera di partenza resta fuori. In due si pescano a caso due tessere di
    partenza, e si sceglie tra quelle.
kraftwagen-rulebook-rule-S6-title = La partita breve
kraftwagen-rulebook-rule-S6-text =
    Un’opzione da scegliere prima della partita. Si giocano due turni di gioco, con i segnalini prezzo del secondo e
    del terzo. I nove ingegneri e il premio per tre di loro restano nella scatola. Tutte le altre
    regole sono quelle della partita completa.
kraftwagen-rulebook-rule-T1-title = Ogni turno di gioco comincia così
kraftwagen-rulebook-rule-T1-text =
    - [price 1] Si mettono sul tavolo gli otto segnalini prezzo del turno di gioco.
    - [white 2 1 1 1] Accanto agli acquirenti si aggiungono segnalini bianchi: **2** accanto a carrozzeria e **1**
      accanto a ognuno degli altri tre: motore, pregio e prezzo. Quelli ancora lì non si toccano.
    - [token] La clessidra degli acquirenti torna all’inizio; in due, sul 2.
    - [worker 1] Le auto da corsa sono in pit lane, i giri a 0. La catena resta com’è: continua chi è
      in coda.
kraftwagen-rulebook-rule-C1-title = A chi tocca
kraftwagen-rulebook-rule-C1-text =
    Il prossimo turno è di chi ha il meccanico in **coda**. Chi prende tessere vicine alla coda può
    quindi giocare più turni di fila; chi salta molto avanti lascia agli altri tutto quello che
    sta in mezzo.
kraftwagen-rulebook-rule-C1-example =
    Giallo prende la tessera subito davanti al suo meccanico. Non salta nessun altro meccanico, quindi è
    di nuovo in coda e gioca un altro turno.
kraftwagen-rulebook-rule-C2-title = Prendere una tessera
kraftwagen-rulebook-rule-C2-text =
    { "" }[tile race+buyer] Devi prendere una tessera azione, una qualsiasi della catena. Il tuo
    meccanico va dov’era la tessera, la tessera va in **testa**.
kraftwagen-rulebook-rule-C2-example = Giallo prende la tessera Assumere. Il suo meccanico va dov’era la tessera, la tessera va in testa.
kraftwagen-rulebook-rule-C3-title = Tessere in coda
kraftwagen-rulebook-rule-C3-text =
    Appena un turno è finito, prima di tutto il resto, ogni tessera in coda passa in testa, finché
    in coda c’è un meccanico.
kraftwagen-rulebook-rule-C3-example = Un turno è finito e in coda ci sono due tessere. Passano tutte e due in testa.
kraftwagen-rulebook-rule-C4-title = Conta solo l’ordine
kraftwagen-rulebook-rule-C4-text = La catena è disegnata come un cerchio con un vuoto. Le caselle lasciate libere non contano nulla.
kraftwagen-rulebook-rule-P1-title = Tutte le azioni della tessera
kraftwagen-rulebook-rule-P1-text =
    { "" }[tile research+body] Svolgi tutte le azioni della tessera, una dopo l’altra, nell’ordine che
    vuoi. Quello che non si può fare va perso.
kraftwagen-rulebook-rule-P2-title = Un’auto, poi la fine
kraftwagen-rulebook-rule-P2-text =
    { "" }[car 3 4 2 8] Dopo le azioni **puoi** mettere in vendita un’auto: la porti sul mercato <M1>. Poi
    termini il turno. Finisce da solo soltanto se l’hai impostato così e non resta altro da fare.
kraftwagen-rulebook-rule-A1-title = Assumere
kraftwagen-rulebook-rule-A1-text =
    { "" }[worker 0] Un meccanico passa dalla tua riserva alla mensa. Se hai una miglioria inattiva
    <K2>, il nuovo meccanico va invece lì e la attiva; se ne hai diverse, scegli tu. Con la
    riserva vuota l’azione va persa.
kraftwagen-rulebook-rule-A3-title = Carrozzeria
kraftwagen-rulebook-rule-A3-text =
    { "" }[body 3] Prendi una carrozzeria di valore *esattamente* pari ai tuoi punti carrozzeria attivi,
    al massimo 7, e la metti in un’officina libera. Se non ce n’è nessuna, prima un pezzo delle officine torna nella
    riserva.
kraftwagen-rulebook-rule-A4-title = Motore
kraftwagen-rulebook-rule-A4-text =
    { "" }[engine 4] Lo stesso con i punti motore. Oppure monti il motore sulla tua auto da corsa; il
    vecchio torna nella riserva. Un motore sull’auto da corsa non si vende mai.
kraftwagen-rulebook-rule-A5-title = Acquirente
kraftwagen-rulebook-rule-A5-text =
    { "" }[buyer prestige] Scegli un tipo di acquirente ancora presente nella sua pila e ne chiami uno
    sulla prima casella libera della fila: ora è attivo. Prendi tutti i segnalini bianchi accanto
    a quella pila. La fila ha quattro caselle, tre se si gioca in due.

    { "" }[token] Se la fila è piena, devi invece spostare la clessidra degli acquirenti di un passo
    verso lo 0; a 0 resta lì. In tre o in quattro parte a quattro passi dallo 0.
kraftwagen-rulebook-rule-A5-example = Ci sono quattro acquirenti attivi. Un’azione Acquirente sposta la clessidra dall’inizio a { $token_1 }.
kraftwagen-rulebook-rule-K5-title = Mai oltre 7
kraftwagen-rulebook-rule-K5-text = I punti oltre il 7 non servono per i pezzi: non ne esistono di valore più alto.
kraftwagen-rulebook-rule-A2-title = Ricerca
kraftwagen-rulebook-rule-A2-text =
    Prendi una delle due carte scoperte e scarti l’altra. Quando hai finito con la tua carta, se
    ne scoprono due nuove. Se il mazzo è vuoto, gli scarti si mescolano e formano il nuovo mazzo.
kraftwagen-rulebook-rule-K1-title = Carte istantanee
kraftwagen-rulebook-rule-K1-text =
    { "" }[card three_workers] [card two_parts] Fai subito quello che dicono, poi le scarti: assumi tre meccanici, o quanti te
    ne restano; avanza di cinque caselle nel Gran Premio; oppure prendi una carrozzeria e un
    motore, nell’ordine che vuoi. Se per un pezzo non c’è un’officina libera, prima un altro torna nella riserva <A3>.
kraftwagen-rulebook-rule-K2-title = Migliorie
kraftwagen-rulebook-rule-K2-text =
    { "" }[card two_body] Una miglioria ha bisogno di un meccanico. Se ne hai uno in mensa, va subito
    sulla carta e la attiva. Altrimenti la carta è inattiva e non dà nulla finché non assumi un
    meccanico <A1>.
kraftwagen-rulebook-rule-K3-title = Che cosa danno le migliorie
kraftwagen-rulebook-rule-K3-text =
    { "" }[card body_now] Una miglioria attiva dà i suoi punti per tutta la partita. Se dà anche un
    pezzo, lo prendi appena la carta è attiva: i punti nuovi contano già.
kraftwagen-rulebook-rule-K4-title = Meccanici sulle migliorie
kraftwagen-rulebook-rule-K4-text = Restano lì fino alla fine della partita.
kraftwagen-rulebook-rule-E0-title = Un segnalino alla volta
kraftwagen-rulebook-rule-E0-text =
    Puoi usare **un segnalino** nelle azioni del turno, uno quando metti in vendita un’auto e uno
    prima del conteggio. Opel, Bugatti, Porsche e Otto non hanno segnalini, valgono sempre e non
    contano per questo limite.
kraftwagen-rulebook-rule-E10-title = Quando si usano i segnalini
kraftwagen-rulebook-rule-E10-text = I segnalini per le azioni del turno si usano prima delle azioni, tra l’una e l’altra o dopo.
kraftwagen-rulebook-rule-E1-title = Opel
kraftwagen-rulebook-rule-E1-text =
    { "" }[engineer opel] Le auto che vendi ad acquirenti prezzo rendono tre volte il prezzo invece di
    due <Z5>.
kraftwagen-rulebook-rule-E1-example =
    Giallo ha Opel. Per la sua auto, prezzo { $price_1 }, riceve il segnalino prezzo e altre
    { $bonus_1 } monete in segnalini bianchi.
kraftwagen-rulebook-rule-E2-title = Horch
kraftwagen-rulebook-rule-E2-text =
    { "" }[engineer horch] Segnalini da +1 e +2 per il motore di un’auto. Quando metti in vendita
    un’auto puoi aggiungerne uno. Conta per gli acquirenti e può portare il valore oltre 7.
kraftwagen-rulebook-rule-E3-title = Maybach
kraftwagen-rulebook-rule-E3-text = [engineer maybach] Lo stesso per la carrozzeria: segnalini da +1 e +2.
kraftwagen-rulebook-rule-E4-title = Benz
kraftwagen-rulebook-rule-E4-text =
    { "" }[engineer benz] Una volta, prima del conteggio della gara <Z0>, aggiungi un acquirente sotto agli
    altri. Non prende segnalini bianchi, ma può vincere il premio degli acquirenti <W2>.
kraftwagen-rulebook-rule-E5-title = Bugatti
kraftwagen-rulebook-rule-E5-text =
    { "" }[engineer bugatti] Quando monti sulla tua auto da corsa un motore migliore del vecchio,
    l’auto avanza subito del valore del nuovo.
kraftwagen-rulebook-rule-E6-title = Porsche
kraftwagen-rulebook-rule-E6-text =
    { "" }[engineer porsche] Ogni movimento nel Gran Premio è più lungo di una casella: con l’azione, con
    una carta istantanea, con Bugatti. Il movimento della tessera di partenza resta com’è.
kraftwagen-rulebook-rule-E7-title = Daimler
kraftwagen-rulebook-rule-E7-text =
    { "" }[engineer daimler] Segnalini da +2 e +4 per un acquirente attivo, nelle azioni del tuo
    turno, **uno per acquirente**. Chi vende a quell’acquirente incassa il segnalino una volta; non si raddoppia
    mai.
kraftwagen-rulebook-rule-E8-title = Otto
kraftwagen-rulebook-rule-E8-text =
    { "" }[engineer otto] Quando prendi la carta assumi due meccanici, o quanti te ne restano, poi fai
    ancora ricerca tra due carte nuove.
kraftwagen-rulebook-rule-E9-title = Diesel
kraftwagen-rulebook-rule-E9-text =
    { "" }[engineer diesel] Due volte, nelle azioni del tuo turno, cambi **una** cosa di una tua auto
    sul mercato: la carrozzeria o il motore con un pezzo delle tue officine, il segnalino prezzo
    con uno ancora libero, oppure aggiungi meccanici dalla mensa. Il pezzo tolto torna nella
    riserva, il segnalino prezzo accanto al mercato.
kraftwagen-rulebook-rule-M1-title = Un’auto
kraftwagen-rulebook-rule-M1-text =
    { "" }[car 4 3 2 8] Un’auto è fatta di **una carrozzeria, un motore, almeno un meccanico** della
    mensa (il suo pregio) e **un segnalino prezzo** ancora accanto al mercato; se vuoi, anche di
    un segnalino di Horch <E2> o Maybach <E3>. Una volta sul mercato, la cambia solo Diesel <E9>.
kraftwagen-rulebook-rule-M1-example = Carrozzeria { $body_1 }, motore { $engine_1 }, pregio { $workers_1 }, prezzo { $price_1 }.
kraftwagen-rulebook-rule-M2-title = Le caselle del mercato
kraftwagen-rulebook-rule-M2-text = In un turno metti in vendita al massimo un’auto. Le caselle sono sei, quattro se si gioca in due.
kraftwagen-rulebook-rule-T2-title = Quando il turno di gioco finisce
kraftwagen-rulebook-rule-T2-text =
    Finisce dopo il turno in cui **il mercato si è riempito** o **la clessidra degli acquirenti è
    arrivata a 0**. Poi si fa il conteggio in quest’ordine: Benz <Z0>, la gara <Z1>, i giri <Z2>,
    gli acquirenti <Z4>.
kraftwagen-rulebook-rule-Z0-title = Prima Benz
kraftwagen-rulebook-rule-Z0-text = Chi ha Benz può aggiungere un acquirente <E4>, prima del conteggio della gara.
kraftwagen-rulebook-rule-Z3-title = Prima degli acquirenti
kraftwagen-rulebook-rule-Z3-text =
    Le auto da corsa tornano in pit lane e i giri a 0. L’acquirente di Benz compra per ultimo.
kraftwagen-rulebook-rule-Z4-title = Che cosa comprano
kraftwagen-rulebook-rule-Z4-text =
    Gli acquirenti comprano nell’ordine in cui stanno in fila, un’auto ciascuno, se ce n’è ancora:

    - [buyer body] l’acquirente **carrozzeria** quella con la carrozzeria migliore,
    - [buyer engine] l’acquirente **motore** quella con il motore migliore,
    - [buyer prestige] l’acquirente **pregio** quella con più meccanici,
    - [buyer price] l’acquirente **prezzo** la meno cara.

    In caso di parità vince il prezzo più basso.
kraftwagen-rulebook-rule-Z4-example =
    Prima l’acquirente pregio prende l’auto con più meccanici, prezzo { $price_1 }. L’acquirente
    carrozzeria trova due auto con carrozzeria { $value_2 } e prende quella da { $price_2 }.
    L’acquirente motore prende quella che resta, prezzo { $price_3 }.
kraftwagen-rulebook-rule-Z5-title = Quanto incassa chi vende
kraftwagen-rulebook-rule-Z5-text =
    { "" }[price 1 8] Prendi il segnalino prezzo dell’auto. Da un acquirente **prezzo** prendi anche un
    segnalino bianco dello stesso valore: in tutto il **doppio** del prezzo; con Opel <E1> il triplo. Si
    aggiunge l’eventuale segnalino di Daimler <E7>.
kraftwagen-rulebook-rule-Z5-example =
    L’acquirente prezzo prende l’auto meno cara, prezzo { $price_1 }. Chi l’ha venduta riceve il
    segnalino prezzo e altre { $bonus_1 } monete in segnalini bianchi.
kraftwagen-rulebook-rule-Z6-title = Il mercato si svuota
kraftwagen-rulebook-rule-Z6-text =
    Tutte le auto lasciano il mercato, vendute o no: pezzi e meccanici tornano nella riserva, i
    segnalini ingegnere usati escono dal gioco. I segnalini prezzo rimasti non servono più. Gli
    acquirenti tornano nelle loro pile.
kraftwagen-rulebook-rule-A6-title = Avanzare
kraftwagen-rulebook-rule-A6-text =
    La tua auto avanza quanto vale il suo motore, dalla pit lane prima alla casella 1, poi lungo
    il circuito di nove caselle. **Le caselle con altre auto si saltano e non contano**, anche
    più d’una di fila. In pit lane nessuno è d’intralcio. Chi dall’ultima casella taglia il
    traguardo verso la casella 1 completa un giro.
kraftwagen-rulebook-rule-A6-example =
    Il motore di Giallo vale 2. La casella { $jumped_1 } è occupata e non conta: l’auto si ferma
    sulla casella { $path_1 }.
kraftwagen-rulebook-rule-Z1-title = Posti
kraftwagen-rulebook-rule-Z1-text =
    { "" }[race_car 1] Nella gara contano prima i giri, poi la casella. Il primo posto incassa **7**, il
    secondo **4**, il terzo **2**. Un’auto ancora in pit lane non partecipa.
kraftwagen-rulebook-rule-Z2-title = Giri
kraftwagen-rulebook-rule-Z2-text =
    { "" }[worker 1] Tutti incassano per i loro giri: **1, 3, 5, 6, 7** per 1, 2, 3, 4 o 5 giri, e uno in più
    per ogni altro giro.
kraftwagen-rulebook-rule-W1-title = Primo giro, secondo giro
kraftwagen-rulebook-rule-W1-text =
    { "" }[award lap_1] [award lap_2] primo giro: **3**, secondo giro nella stessa gara: **7**. I giri
    ricominciano in ogni turno di gioco.
kraftwagen-rulebook-rule-W1-example =
    Giallo avanza di 3 caselle dalla casella 8, saltando due auto, fino alla casella { $path_1 }.
    I suoi giri salgono a { $laps_1 }, e il premio paga { $amount_2 }.
kraftwagen-rulebook-rule-W2-title = Acquirente
kraftwagen-rulebook-rule-W2-text = [award buyer] secondo acquirente dello stesso tipo nella fila: **3**. Anche quello di Benz conta.
kraftwagen-rulebook-rule-W3-title = Mercato
kraftwagen-rulebook-rule-W3-text =
    { "" }[award market] seconda auto propria sul mercato in un turno di gioco: **3**. Un’auto
    venduta nel frattempo in privato <V4> conta lo stesso.
kraftwagen-rulebook-rule-W4-title = Carrozzeria
kraftwagen-rulebook-rule-W4-text =
    { "" }[award body_3] [award body_6] carrozzeria da 3 o più in un’officina: **3**, da 6 o più: **7**. Una sola
    carrozzeria può vincere tutti e due i premi. I segnalini ingegnere non contano.
kraftwagen-rulebook-rule-W5-title = Motore
kraftwagen-rulebook-rule-W5-text =
    { "" }[award engine_4] [award engine_7] motore da 4 o più in un’officina: **3**, da 7: **7**. Un motore montato
    direttamente sull’auto da corsa non conta, e nemmeno i segnalini ingegnere.
kraftwagen-rulebook-rule-W6-title = Meccanici
kraftwagen-rulebook-rule-W6-text = [award workers] nessun meccanico rimasto nella riserva: **7**
kraftwagen-rulebook-rule-W7-title = Ingegneri
kraftwagen-rulebook-rule-W7-text = [award engineers] tre ingegneri: **7**
kraftwagen-rulebook-rule-11b-title = Che cosa cambia
kraftwagen-rulebook-rule-11b-text =
    - [token] La clessidra parte dal 2, il mercato ha quattro caselle e gli acquirenti sono
      tre; Benz ne aggiunge un quarto.
    - [race_car neutral] Due auto neutrali stanno sulle caselle 3 e 6. Non si muovono mai e si saltano come
      tutte le altre. Contano in classifica, ma per i loro posti nessuno incassa.
    - [start 3] Due tessere di partenza si pescano a caso <S5>.
kraftwagen-rulebook-rule-11b-example =
    Giallo è al primo posto e riceve { $money_1 }. Al secondo c’è un’auto neutrale: nessuno
    incassa. Blu è al terzo e riceve { $money_3 }.
kraftwagen-rulebook-rule-V1-title = L’undicesima tessera
kraftwagen-rulebook-rule-V1-text =
    All’inizio di un turno di gioco una tessera della sua serie, pescata a caso, va in testa alla
    catena. Non ce n’è mai più d’una.
kraftwagen-rulebook-rule-V2-title = Chi la prende
kraftwagen-rulebook-rule-V2-text =
    Svolgi la sua azione e il suo extra, nell’ordine che vuoi. Poi si mette da parte e la prossima
    della serie va in testa. Una serie finita si rimescola.
kraftwagen-rulebook-rule-V3-title = In coda
kraftwagen-rulebook-rule-V3-text =
    Una tessera speciale che arriva in coda <C3> si mette da parte, e la prossima va in testa. Se
    alla fine del turno di gioco ne resta una, si toglie.
kraftwagen-rulebook-rule-V4-title = Vendita privata
kraftwagen-rulebook-rule-V4-text =
    Puoi vendere subito una delle tue auto sul mercato a metà prezzo, arrotondato per eccesso. Il
    suo segnalino prezzo non si usa più, e la sua casella resta chiusa fino alla fine del turno di
    gioco.
