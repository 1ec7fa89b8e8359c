### Le parole del regolamento; l’ordine è in games/automania/learn/rulebook.yaml. Un testo può nominare
### immagini ([tile A03], [car city disc], [star]) e altre regole (<A3>); gli importi vengono dai dati
### del gioco (games/automania/presentation/figures.py), quelli degli esempi da ciò che accade.

## automania.rulebook

automania-rulebook-figure-gold_medal = nave { $ship }: { $reward }
automania-rulebook-figure-tile_below = la tessera sotto
automania-rulebook-figure-no_bonus = nessun bonus
automania-rulebook-figure-plain = { $times } × senza stelle
automania-rulebook-figure-times = { $times } × { $extra }
automania-rulebook-aim-title = Lo scopo
automania-rulebook-aim-text =
    { "" }[model_family] Un gioco per **due, tre o quattro persone**. Dirigi una fabbrica negli anni in cui tutti
    sognano un’auto. In **quattro round** attrezzi
    la fabbrica, segui ciò che la gente chiede e imbarchi le tue auto per due mercati oltremare.
    { "" }**Vince chi ha più punti.**

    ## Da dove vengono i punti

    - [action_sell] le auto che vendi, soprattutto dalle navi più alte <Z3>
    - [gold_medal] le medaglie d’oro accanto ad alcune navi <P6>
    - [sales_office_1] alcuni uffici vendite <B7>
    - [tile A35] alcune tessere bonus <T6>
    - [ship_east] le auto rimaste alla fine sulle navi per l’Europa <E1>
    - [silver_medal] le medaglie d’argento, sui contratti giocati e sulle tue tessere <E2>
    - [autobuck] il denaro, se alla fine ne hai più degli altri <E3>
automania-rulebook-board-title = Il tabellone
automania-rulebook-board-text =
    Al centro ci sono le tessere per la tua fabbrica, con gli **spazi azione** intorno. A sinistra
    c’è il mercato del Nord America, a destra quello dell’Europa.
automania-rulebook-set_up-title = Preparazione
automania-rulebook-set_up-text = [start_mark] A preparare tutto ci pensa il programma. Ecco che cosa fa.
automania-rulebook-turn-title = Il tuo turno
automania-rulebook-turn-text =
    { "" }[worker disc] Nel tuo turno piazzi degli operai su uno spazio azione, prendi una tessera e poi produci un’auto
    o peschi un contratto. Se in questo round non vuoi più turni, ti ritiri.
automania-rulebook-tiles-title = Le tessere e la tua fabbrica
automania-rulebook-tiles-text = Una tessera rende più popolari le tue auto, porta operai o denaro, ti fa vendere più auto o paga subito.
automania-rulebook-cars-title = Produrre un’auto
automania-rulebook-cars-text =
    Un’auto percorre la sua linea, raccoglie stelle lungo la strada e va su una nave. La somma delle stelle è la sua **popolarità**: più l’auto è popolare, più alta è la nave.
automania-rulebook-contracts-title = Contratti
automania-rulebook-contracts-text =
    { "" }[contract C2] Un contratto chiede una certa auto. Produci quell’auto, gioca il contratto, e le sue
    medaglie d’argento sono tue.
automania-rulebook-retiring-title = Ritirarsi
automania-rulebook-retiring-text =
    { "" }[action_retire] Quando ti ritiri non hai più turni in questo round, e scegli un **ufficio vendite**.
    Dice quante auto puoi vendere ora e quando muovi nel prossimo round.
automania-rulebook-sale-title = Le vendite
automania-rulebook-sale-text = [action_sell] Quando tutti si sono ritirati, le auto lasciano le navi per gli spazi vendita, una dopo l’altra.
automania-rulebook-new_round-title = Un nuovo round
automania-rulebook-new_round-text = [round_marker] Dopo le vendite dei round 1, 2 e 3 si prepara un nuovo round, in quest’ordine.
automania-rulebook-end-title = La fine
automania-rulebook-end-text = [medal_finished] Dopo le vendite del round 4 si contano gli ultimi punti, in quest’ordine.
automania-rulebook-advanced-title = Il gioco avanzato
automania-rulebook-advanced-text =
    Un’opzione, da scegliere prima della partita. Ognuno gioca con una fabbrica diversa, che ha
    un’abilità sua. Tutto ciò che qui non è detto è come sul lato A.
automania-rulebook-questions-title = Domande al tavolo
automania-rulebook-questions-text = [lettering] Quello che capita ogni tanto. Prima della prima partita non serve leggerlo.
automania-rulebook-rule-B1-title = Che cosa è tuo
automania-rulebook-rule-B1-text =
    - [worker disc] **{ $crew }**. Escono a ogni round e tornano a casa per il successivo.
    - [car city disc] [car family disc] [car super disc] **Tessere auto**: utilitarie { $tiles_of_city }, familiari { $tiles_of_family }, supercar
      { $tiles_of_super }. Una tessera auto sta su una nave o su uno spazio vendita, oppure aspetta a casa. Quelle ovali
      sono per il gioco avanzato <V1>.
    - [factory_side_a] Una **fabbrica** con il lato A in su, un colore, un disco d’ordine e un segnalino punti.
    - [autobuck] Gli **autobuck** sono il denaro di questo gioco. Ce ne sono sempre abbastanza.
    - [worker_neutral] La **riserva** contiene { $stock } per tutti.
automania-rulebook-rule-B2-title = La griglia
automania-rulebook-rule-B2-text =
    { "" }[space_city] [space_family] [space_super] [space_contract] Sedici tessere stanno in quattro colonne e quattro righe. C’è uno **spazio azione** sopra ogni
    colonna, uno a sinistra di ogni riga e uno all’**angolo**: nove in tutto. A partire
    dall’angolo, colonne e righe sono per utilitarie, familiari, supercar e contratti.
automania-rulebook-rule-B3-title = Sponsor e pubblicità
automania-rulebook-rule-B3-text =
    - [sponsor] Lo **sponsor** dà denaro in cambio di operai <W1>.
    - [marketing] La **pubblicità** rende più popolare un’auto <P5>.

    In entrambi c’è posto per quanti operai si vogliono, di chiunque siano.
automania-rulebook-rule-B4-title = Richieste
automania-rulebook-rule-B4-text =
    { "" }[demand_speed] [demand_environment] [demand_handling] [demand_safety] [demand_luggage] Ci sono dieci
    tessere richiesta, due per tipo: velocità, ecologia, guida, sicurezza e bagagliaio. Ogni mercato
    ne mostra tre **attive**, che valgono { $stars_1 }, { $stars_2 } e { $stars_3 } stelle, e due
    { "" }**in attesa**, a sinistra e a destra.
automania-rulebook-rule-B5-title = Navi e medaglie d’oro
automania-rulebook-rule-B5-text =
    { "" }[ship_west] [ship_east] Accanto a ogni mercato ci sono le navi da 1 a { $highest_ship }. Ognuna ha posto per
    un’auto. Alcune hanno una **medaglia d’oro**, uguale nei due mercati:

    - [gold_medal] { $gold_medal }
automania-rulebook-rule-S1-title = Ordine di turno, denaro e punti
automania-rulebook-rule-S1-text =
    { "" }[order disc] [order square] Il primo ordine di turno si sorteggia. In quest’ordine si comincia con { $money_1 },
    { $money_2 }, { $money_3 } e { $money_4 } autobuck e con { $points_1 }, { $points_2 }, { $points_3 }
    e { $points_4 } sul segnapunti. Sono già punti.
automania-rulebook-rule-S2-title = Tessere
automania-rulebook-rule-S2-text =
    { "" }[tile_a_back] [tile_b_back] Le tessere A e le tessere B si mescolano separatamente. Sedici tessere A si mettono scoperte nella griglia,
    e una sotto ogni ufficio vendite dove c’è posto per una tessera <B7>.
automania-rulebook-rule-S3-title = Le richieste in tavola
automania-rulebook-rule-S3-text =
    { "" }[demand_speed] [demand_luggage] Si mescolano le dieci tessere richiesta e si dispongono, tre attive e due in attesa per ogni
    mercato. Se nei due mercati sono attivi gli stessi tre tipi, in qualunque ordine, si rimescola tutto.
automania-rulebook-rule-S4-title = I contratti in tavola
automania-rulebook-rule-S4-text =
    { "" }[contract_back] [contract_start_back] Si mescola il mazzo e si scoprono { $face_up } contratti:
    sono l’**offerta**. Ognuno riceve un contratto iniziale; quelli che avanzano escono dal
    gioco senza essere visti.
automania-rulebook-rule-S5-title = La partita breve
automania-rulebook-rule-S5-text =
    Un’opzione da scegliere prima della partita. Ha due round, entrambi con le tessere B. Nessuno manda
    operai alla pubblicità, e le auto non si riprendono dalle navi. Nell’ordine di turno
    si comincia con { $short_points_1 }, { $short_points_2 }, { $short_points_3 } e { $short_points_4 } sul
    segnapunti. Tutte le altre regole sono quelle della partita completa.
automania-rulebook-rule-H1-title = Punti e denaro
automania-rulebook-rule-H1-text =
    { "" }[victory_point] [purse_closed] I punti si segnano subito e sono noti a tutti; possono superare
    la fine del segnapunti. Il denaro può essere coperto o scoperto: si sceglie prima della partita. Ciò che
    si guadagna è sempre scoperto.
automania-rulebook-rule-H2-title = Che cosa è coperto
automania-rulebook-rule-H2-text =
    { "" }[contract_back] Nessuno conosce l’ordine delle tessere e dei contratti che verranno, né quali contratti iniziali sono
    avanzati. Il tuo contratto iniziale e ciò che peschi dal mazzo li vedi soltanto tu,
    finché non li giochi.
automania-rulebook-rule-R1-title = Quattro round
automania-rulebook-rule-R1-text =
    { "" }[round_marker] Un round ha una **fase azioni** e una **fase vendite**. Dopo ogni round tranne l’ultimo
    se ne prepara uno nuovo <N1>.
automania-rulebook-rule-R2-title = A chi tocca
automania-rulebook-rule-R2-text =
    { "" }[order disc] Nella fase azioni ognuno gioca un turno, nell’ordine di turno, e poi si ricomincia.
    Chi si è ritirato non ha più turni, e chi resta per ultimo continua da solo. La fase finisce
    quando tutti si sono ritirati.
automania-rulebook-rule-R3-title = Un’azione, o ritirarsi
automania-rulebook-rule-R3-text =
    { "" }[action_place] [action_retire] Nel tuo turno fai una sola di queste due cose: **fai un’azione** <A1>, oppure
    { "" }**ti ritiri** <L1>. Passare non si può. Mandare operai dallo sponsor <W1> e riprendere auto <P9> non contano come azioni.
automania-rulebook-rule-A1-title = Operai su uno spazio azione
automania-rulebook-rule-A1-text =
    { "" }[worker disc] Piazzi operai su uno spazio azione: **uno** se è vuoto, oppure **esattamente uno in più**
    di quanti ne ha lì un altro, anche se si è ritirato. Gli operai neutrali contano come i tuoi e puoi piazzare anche soltanto loro: non importa mai quali dei tuoi operai siano neutrali.
automania-rulebook-rule-A2-title = Scalzare
automania-rulebook-rule-A2-text =
    { "" }[action_displace] Gli operai scalzati tornano a casa, anche quelli neutrali. Chi li aveva piazzati può usarli
    ancora nei turni seguenti del round, ma non dopo essersi ritirato <L2>.
automania-rulebook-rule-A2-example =
    Blu piazza { $workers_1 } sulla colonna familiari, e quello di Giallo torna a casa. Vermiglio piazza { $workers_2 },
    e quelli di Blu tornano a casa. Giallo ci torna con { $workers_3 }.
automania-rulebook-rule-A3-title = Mai contro i tuoi
automania-rulebook-rule-A3-text = [worker disc] Non puoi usare uno spazio con operai tuoi, finché qualcuno non li scalza.
automania-rulebook-rule-A4-title = Deve restare una tessera
automania-rulebook-rule-A4-text = [tile_gone] Puoi usare una colonna o una riga solo finché ci resta una tessera.
automania-rulebook-rule-A5-title = Prima il prezzo
automania-rulebook-rule-A5-text =
    { "" }[autobuck] Per produrre un’auto devi poterne pagare il prezzo <P1>. Paghi quando piazzi gli operai, prima
    di prendere la tessera. Ciò che lo sponsor ti ha dato in questo turno <W1> aiuta a pagare. Sull’angolo scegli adesso il tipo di auto.
automania-rulebook-rule-A5-example =
    Giallo ha un autobuck, ma una familiare costa { $amount_3 }. Un operaio va dallo
    sponsor, e con l’altro si fa l’azione.
automania-rulebook-rule-A6-title = Una tessera, poi l’azione
automania-rulebook-rule-A6-text =
    - [space_city] [space_family] [space_super] Su una colonna o riga prendi una delle sue tessere <T1>. Poi produci un’auto di quel tipo <P1>.
    - [space_contract] Su uno spazio contratti peschi un contratto <K1> invece di produrre un’auto.
    - [space_corner] Sull’angolo non prendi tessere, ma produci un’auto di qualsiasi tipo.
automania-rulebook-rule-W1-title = Sponsor
automania-rulebook-rule-W1-text =
    { "" }[action_sponsor] Nel tuo turno puoi mandare quanti operai vuoi dallo sponsor, che dà { $sponsor } per ciascuno:
    prima dell’azione, e quando paghi un dirigente <T4>. In altri momenti non
    cambierebbe niente.
automania-rulebook-rule-W2-title = Fino alla fine del round
automania-rulebook-rule-W2-text =
    { "" }[sponsor] [marketing] Gli operai dallo sponsor e alla pubblicità non si possono scalzare. Restano fino alla fine del
    round. Puoi usare sia lo sponsor sia la pubblicità quante volte vuoi.
automania-rulebook-rule-B8-title = Le 72 tessere
automania-rulebook-rule-B8-text =
    { "" }[tile A03] [tile A17] [tile A25] [tile A33] Ci sono due serie di 36 tessere. Ognuna ha { $machine_number } macchinari, tre per ogni richiesta;
    { $style_number } elementi di stile, tre per tipo; { $manager_number } dirigenti, due per tipo; e
    { $bonus_number } tessere bonus. La serie A arriva nei round 1 e 2, la serie B, più forte, nei round 3 e 4.

    ## Serie A

    - macchinari: { $a_machine }
    - elementi di stile: { $a_style }
    - responsabili vendite: { $a_sales }
    - responsabili del personale: { $a_personnel }
    - ingegneri: { $a_engineer }
    - responsabili finanze: { $a_finance }
    - tessere bonus: { $a_bonus }

    ## Serie B

    - macchinari: { $b_machine }
    - elementi di stile: { $b_style }
    - responsabili vendite: { $b_sales }
    - responsabili del personale: { $b_personnel }
    - ingegneri: { $b_engineer }
    - responsabili finanze: { $b_finance }
    - tessere bonus: { $b_bonus }
automania-rulebook-rule-B10-title = La tua fabbrica
automania-rulebook-rule-B10-text =
    - [line_city] La **linea utilitarie** passa per le postazioni a e b,
    - [line_family] la **linea familiari** per c, b e d,
    - [line_super] la **linea supercar** per g, f, e e d.
    - [part_spoiler] [part_exhaust] [part_interior] Per ogni tipo di auto c’è una sede per l’**alettone**, una per lo
      { "" }**scarico** e una per l’**abitacolo**.
    - [manager_engineer] La prima delle quattro **scrivanie** che occupi costa { $cost_1 }, la seconda { $cost_2 }, la
      terza { $cost_3 }, la quarta { $cost_4 } autobuck.
automania-rulebook-rule-B10-example =
    Sulla linea supercar di Giallo non c’è nessun macchinario. La sua supercar ha popolarità { $popularity_1 }: conta
    solo l’ingegnere.
automania-rulebook-rule-T1-title = Piazzare o scartare
automania-rulebook-rule-T1-text =
    { "" }[action_place] [action_discard] Piazzi una tessera nella tua fabbrica, o la scarti; scartare si può sempre. Una tessera piazzata non si sposta più. Ciò che è scartato o sostituito esce dal gioco.
automania-rulebook-rule-T2-title = Macchinari
automania-rulebook-rule-T2-text = [tile A03] Un macchinario va in una qualsiasi postazione libera, o sostituisce un qualsiasi macchinario.
automania-rulebook-rule-T3-title = Elementi di stile
automania-rulebook-rule-T3-text =
    { "" }[tile A17] [tile A20] Un elemento di stile va nella sede corrispondente di un tipo di auto: scegli tu quale. Se la sede è
    occupata, il nuovo sostituisce il vecchio.
automania-rulebook-rule-T3-example = Giallo mette l’alettone alle supercar.
automania-rulebook-rule-T4-title = Dirigenti
automania-rulebook-rule-T4-text =
    { "" }[tile A29] Un dirigente va a una scrivania vuota, e paghi la scrivania prima che il dirigente
    faccia qualcosa. Oppure ne sostituisce uno **con lo stesso ritratto**, gratis. C’è posto per
    uno di ogni ritratto, perciò un secondo può solo sostituire il primo.

    Se ti manca il denaro, puoi prima mandare operai dallo sponsor <W1>. Se non basta comunque, o non c’è posto, scarti il dirigente.
automania-rulebook-rule-T4-example =
    Giallo manda due operai dallo sponsor per poter pagare { $amount_2 } per la prima scrivania.
    Poi il responsabile finanze porta { $amount_3 }.
automania-rulebook-rule-T5-title = Che cosa fanno i dirigenti
automania-rulebook-rule-T5-text =
    - [manager_sales] I **responsabili vendite** alzano il tuo limite di vendita <Z1>.
    - [manager_personnel] I **responsabili del personale** portano operai neutrali dalla riserva. Puoi usarli già in questo
      turno, e tornano a ogni round <N6>. Quando uno ne sostituisce un altro, ricevi la differenza.
    - [manager_engineer] Gli **ingegneri** danno stelle a tutte le tue auto <P4>.
    - [manager_finance] I **responsabili finanze** portano i loro autobuck quando li assumi, e di nuovo a ogni nuovo
      round <N6>.
automania-rulebook-rule-T6-title = Tessere bonus
automania-rulebook-rule-T6-text = [tile A33] [tile A35] Una tessera bonus paga subito ed esce dal gioco. Non si piazza mai e non copre niente.
automania-rulebook-rule-P1-title = Quanto costa un’auto
automania-rulebook-rule-P1-text =
    - [car city disc] un’utilitaria { $price_city }
    - [car family disc] una familiare { $price_family }
    - [car super disc] una supercar { $price_super }
automania-rulebook-rule-P2-title = Scegliere un mercato
automania-rulebook-rule-P2-text =
    { "" }[skyline_north_america] [skyline_europe] Scegli il mercato per l’auto: Nord America o Europa. Ciò che lì si chiede decide
    quanto l’auto è popolare.
automania-rulebook-rule-P2-example =
    L’Europa chiede velocità e sicurezza. La familiare di Giallo soddisfa entrambe, per { $wanted_1 } stelle, e ha
    popolarità { $popularity_1 }.
automania-rulebook-rule-P3-title = Stelle per le richieste
automania-rulebook-rule-P3-text =
    { "" }[machine_luggage] [demand_luggage] Ogni richiesta attiva soddisfatta da un macchinario **sulla linea** porta le sue stelle. Un
    macchinario soddisfa una richiesta. Per una richiesta doppia servono due macchinari; con uno solo ottieni le stelle
    della più alta.
automania-rulebook-rule-P3-example =
    La guida è richiesta due volte. L’unico macchinario guida di Giallo porta { $wanted_1 }. Blu ha guida ed
    ecologia: { $wanted_2 }. Poi Giallo prende un secondo macchinario guida: { $wanted_4 }.
automania-rulebook-rule-P4-title = Stelle che contano sempre
automania-rulebook-rule-P4-text =
    { "" }[star] Queste stelle contano sempre:

    - [machine_speed] sui macchinari della linea, richiesti o no,
    - [style_spoiler] sugli elementi di stile di questo tipo di auto,
    - [manager_engineer] su tutti i tuoi dirigenti.
automania-rulebook-rule-P4-example =
    La familiare di Giallo per il Nord America: { $wanted_1 } per le richieste, { $machines_1 } sui macchinari,
    { $managers_1 } sull’ingegnere, { $style_1 } sull’alettone. Popolarità { $popularity_1 }.
automania-rulebook-rule-P5-title = Pubblicità
automania-rulebook-rule-P5-text =
    { "" }[marketing] Scelto il mercato, puoi mandare quanti operai vuoi da casa alla pubblicità. Ognuno aumenta di **uno** la popolarità
    di quest’auto. Puoi farlo anche se l’auto non va su nessuna nave, per
    soddisfare un contratto.
automania-rulebook-rule-P5-example =
    Due operai vanno alla pubblicità, e l’auto raggiunge la nave { $ship_2 }. La sua medaglia d’oro vale
    { $amount_3 }.
automania-rulebook-rule-P6-title = Su una nave
automania-rulebook-rule-P6-text =
    { "" }[ship_west] [gold_medal] L’auto va sulla nave della sua popolarità o, se è occupata, scende sulla più alta libera.
    Una medaglia d’oro accanto a questa nave paga subito. Nelle vendite la popolarità dell’auto è quella
    della nave. Per un contratto conta ancora la popolarità con cui hai prodotto l’auto <K3>.
automania-rulebook-rule-P6-example =
    Popolarità { $popularity_1 }, ma quella nave e quella subito sotto sono occupate. L’auto scende sulla nave
    { $ship_2 }, dove la medaglia d’oro vale { $amount_3 }.
automania-rulebook-rule-P7-title = Nessuna nave
automania-rulebook-rule-P7-text =
    { "" }[type_city] Se la sua nave e tutte quelle più basse sono occupate, o se la popolarità è 0, la tessera auto resta a casa. Il
    prezzo è perso.
automania-rulebook-rule-P8-title = Auto da sogno
automania-rulebook-rule-P8-text =
    { "" }[action_top_car] Un’auto di popolarità **{ $top_car }** o più si vende subito. Prendi la ricompensa di un qualsiasi spazio
    vendita del mercato <B6>. La sua tessera auto resta a casa; non si occupa nessuno spazio, non si vince nessuna medaglia d’oro e non si
    usa il limite di vendita. L’auto va venduta per forza.
automania-rulebook-rule-P8-example =
    Con due operai alla pubblicità l’auto ha popolarità { $popularity_1 }. Giallo prende subito
    { $amount_3 } punti.
automania-rulebook-rule-P9-title = Riprendere auto
automania-rulebook-rule-P9-text =
    { "" }[action_take_back] Nei tuoi turni puoi riprendere auto dalle loro navi, quante ne vuoi: prima dell’azione o
    del ritiro, e quando scegli un mercato. Le loro medaglie d’oro le tieni.

    Perciò, se a casa non c’è una tessera di quel tipo, puoi **riprenderne una e produrre l’auto con quella**.
    Se non lo fai, l’auto è prodotta senza tessera e può solo soddisfare un contratto.
automania-rulebook-rule-P9-example = Le due supercar di Giallo sono fuori. Giallo ne riprende una dalla nave { $ship_1 } e la produce di nuovo.
automania-rulebook-rule-P10-title = Poi un contratto
automania-rulebook-rule-P10-text =
    { "" }[contract_any] Quando l’auto è sulla nave, venduta o rimasta a casa, puoi giocare un contratto <K3>. Conta
    la popolarità con cui hai prodotto l’auto, qualunque sia la nave. Poi il tuo turno finisce.
automania-rulebook-rule-P10-example =
    Popolarità { $popularity_1 }, ma quella nave e tutte quelle più basse sono occupate: l’auto resta a casa. Soddisfa
    lo stesso il contratto di Giallo, per { $medals_3 } medaglie d’argento.
automania-rulebook-rule-B9-title = Trenta contratti
automania-rulebook-rule-B9-text =
    { "" }[contract_city] [contract_family] [contract_super] [contract_any] Un contratto chiede un tipo di auto o un’auto qualsiasi, una **popolarità** e a volte un
    macchinario o un elemento di stile. Nel mazzo ce ne sono { $in_deck }: utilitarie { $cards_of_city }, familiari
    { $cards_of_family }, supercar { $cards_of_super } e auto qualsiasi { $cards_of_any }.

    ## Contratti iniziali

    - { $start_1 }
    - { $start_2 }
    - { $start_3 }
    - { $start_4 }
automania-rulebook-rule-K1-title = Pescare un contratto
automania-rulebook-rule-K1-text =
    { "" }[action_contract] [contract_back] Su uno spazio contratti devi prendere un contratto: uno dell’offerta, che il mazzo
    completa subito, o il primo del mazzo. Se non ci sono più né l’una né l’altro ricevi invece { $none_left }, e
    puoi usare lo spazio lo stesso.
automania-rulebook-rule-K1-example = Giallo prende la tessera, poi un contratto dall’offerta, che il mazzo completa subito.
automania-rulebook-rule-K2-title = La tua mano
automania-rulebook-rule-K2-text =
    { "" }[contract_back] I contratti in mano sono coperti, ma tutti ricordano quali sono stati presi dall’offerta. Puoi tenerne
    quanti ne vuoi.
automania-rulebook-rule-K3-title = Giocare un contratto
automania-rulebook-rule-K3-text =
    { "" }[contract C2] Con un’auto appena prodotta puoi giocare un contratto che quest’auto soddisfa: con il suo tipo, la sua
    { "" }**popolarità, pubblicità compresa**, e il macchinario sulla linea o l’elemento di stile che ha. Non
    importa se il mercato chiede quel macchinario, né quale nave ha raggiunto l’auto.
automania-rulebook-rule-K3-example =
    Popolarità { $popularity_1 } con un operaio alla pubblicità. Le navi più alte sono occupate, perciò l’auto scende
    sulla nave { $ship_2 }; soddisfa lo stesso il contratto da { $popularity_1 }, con { $medals_3 } medaglie d’argento.
automania-rulebook-rule-K4-title = Che cosa portano i contratti
automania-rulebook-rule-K4-text =
    { "" }[silver_medal] [start_mark] Mostri il contratto e lo giri; le sue medaglie d’argento contano alla fine <E2>. Un contratto iniziale
    paga anche subito { $start_money }. Un contratto che non hai giocato non vale niente.
automania-rulebook-rule-B7-title = Sei uffici vendite
automania-rulebook-rule-B7-text =
    Più **basso è il numero** del tuo ufficio vendite, **prima** muovi nel prossimo round. Il suo
    limite di vendita dice quante auto puoi vendere ora.

    - [sales_office_1] fino a { $limit_1 }; { $bonus_1 }
    - [sales_office_2] fino a { $limit_2 }; { $bonus_2 }
    - [sales_office_3] fino a { $limit_3 }; { $bonus_3 }
    - [sales_office_4] fino a { $limit_4 }; { $bonus_4 }
    - [sales_office_5] fino a { $limit_5 }; { $bonus_5 }
    - [sales_office_6] fino a { $limit_6 }; { $bonus_6 }
automania-rulebook-rule-L1-title = Come ritirarsi
automania-rulebook-rule-L1-text =
    { "" }[sponsor] Prima tutti gli operai che hai a casa, anche neutrali, vanno dallo sponsor, che dà { $sponsor } per ciascuno; quelli sugli
    spazi azione restano lì. Poi scegli un ufficio vendite libero e ne prendi subito il bonus: prima denaro e punti,
    poi la tessera sotto. La piazzi come al solito <T1> e, se è un dirigente, paghi la sua scrivania
    con il denaro che hai adesso.
automania-rulebook-rule-L1-example =
    I due operai di Giallo portano { $amount_2 }, l’ufficio vendite 4 altri { $amount_4 }. L’ingegnere
    sotto va alla seconda scrivania per { $amount_5 }.
automania-rulebook-rule-L2-title = Fuori fino al prossimo round
automania-rulebook-rule-L2-text =
    { "" }[worker disc] Gli operai che tornano a casa dopo il tuo ritiro non li puoi usare fino al prossimo round. Gli uffici
    vendite sono più delle persone, quindi ci si può sempre ritirare.
automania-rulebook-rule-B6-title = Spazi vendita
automania-rulebook-rule-B6-text =
    { "" }[sales_space] [top_space] Ogni mercato ha cinque spazi per un’auto ciascuno e lo **spazio in alto** per quante se ne vogliono. Gli spazi 1,
    2 e 3 sono la **fila di vendita** più bassa, 4 e 5 la successiva. Si riempiono in qualunque ordine.

    - [skyline_north_america] Nord America, fila più bassa: { $america_1 }; { $america_2 }; { $america_3 }. Fila successiva: { $america_4 };
      { $america_5 }. Spazio in alto: { $america_6 }.
    - [skyline_europe] Europa, fila più bassa: { $europe_1 }; { $europe_2 }; { $europe_3 }. Fila successiva: { $europe_4 };
      { $europe_5 }. Spazio in alto: { $europe_6 }.
automania-rulebook-rule-Z1-title = Il tuo limite di vendita
automania-rulebook-rule-Z1-text =
    { "" }[sales_limit] Puoi vendere tante auto quante dice il tuo ufficio vendite, e in più quante ne mostrano i tuoi responsabili
    vendite: nei due mercati insieme. Le auto da sogno <P8> non contano.
automania-rulebook-rule-Z2-title = Chi vende quando
automania-rulebook-rule-Z2-text =
    { "" }[action_sell] Prima il Nord America, poi l’Europa. In ogni mercato comincia la nave più alta, poi si scende. Chi possiede l’auto la vende o la lascia sulla nave. A ogni auto tocca una sola volta per
    fase vendite; chi ha raggiunto il limite di vendita non vende più.
automania-rulebook-rule-Z2-example =
    Blu vende dalla nave { $ship_1 } per { $amount_2 } autobuck, poi Giallo dalla nave { $ship_3 } sullo spazio in alto. Blu
    lascia un’auto sulla nave { $ship_4 }, e Vermiglio vende dalla nave { $ship_5 }.
automania-rulebook-rule-Z3-title = Vendere
automania-rulebook-rule-Z3-text =
    { "" }[sales_space] [top_space] Metti l’auto su un qualsiasi spazio vendita libero del suo mercato, in qualunque fila, e prendi la ricompensa. Uno
    spazio ospita una sola auto, quello in alto quante se ne vogliono.
automania-rulebook-rule-Z4-title = In due
automania-rulebook-rule-Z4-text =
    { "" }[sales_space] In ogni mercato c’è posto per **un’auto in ogni fila di vendita**, di chiunque sia. Lo spazio in alto
    ne ospita quante se ne vogliono, come sempre.
automania-rulebook-rule-Z4-example =
    Blu vende sullo spazio 1, e la fila più bassa si chiude. Giallo prende lo spazio 5. Ora resta solo
    lo spazio in alto.
automania-rulebook-rule-N1-title = Il segnalino round
automania-rulebook-rule-N1-text = [round_marker] Il segnalino avanza al prossimo round.
automania-rulebook-rule-N2-title = Le richieste scorrono
automania-rulebook-rule-N2-text =
    { "" }[action_advance] Chi ha **meno punti** sceglie sinistra o destra, per i due mercati. In ognuno la richiesta in attesa
    da quel lato diventa l’attiva più bassa; le altre salgono; la
    più alta lascia il suo mercato e aspetta dallo stesso lato dell’**altro** mercato. Sinistra è sinistra in entrambi. A parità
    sceglie chi ha l’ufficio vendite più basso.
automania-rulebook-rule-N2-example =
    Giallo sceglie destra. In Nord America entra la guida, in Europa la sicurezza; velocità e bagagliaio
    cambiano mercato.
automania-rulebook-rule-N3-title = Le auto tornano a casa
automania-rulebook-rule-N3-text = [car city disc] Le auto sugli spazi vendita tornano a casa. Quelle sulle navi restano.
automania-rulebook-rule-N4-title = Nuove tessere
automania-rulebook-rule-N4-text =
    { "" }[tile_a_back] [tile_b_back] Le tessere rimaste sul tabellone escono dal gioco. Se ne dispongono di nuove come all’inizio <S2>: le A
    nel round 2, le B nei round 3 e 4. Così ogni serie si esaurisce del tutto: ciò che non hai visto
    nel round 1 arriva nel round 2, e lo stesso nei round 3 e 4.
automania-rulebook-rule-N5-title = Nuovo ordine di turno
automania-rulebook-rule-N5-text = [order disc] [order square] Decidono gli uffici vendite, dal più basso.
automania-rulebook-rule-N6-title = Gli operai tornano a casa
automania-rulebook-rule-N6-text =
    { "" }[worker disc] [worker_neutral] Tutti gli operai tornano a casa. Ognuno ha tanti operai neutrali quanti ne mostrano i suoi responsabili del personale; gli
    altri vanno nella riserva. I responsabili finanze portano di nuovo i loro autobuck.
automania-rulebook-rule-E1-title = Auto rimaste sulle navi
automania-rulebook-rule-E1-text =
    { "" }[ship_west] [ship_east] Ogni auto ancora su una nave porta { $america_left } in Nord America e { $europe_left } in
    Europa. Non c’è limite.
automania-rulebook-rule-E2-title = Medaglie d’argento
automania-rulebook-rule-E2-text =
    { "" }[silver_medal] Ogni medaglia d’argento sui contratti che hai giocato e sulle tessere nella tua fabbrica porta
    { $medal }.
automania-rulebook-rule-E3-title = Denaro
automania-rulebook-rule-E3-text =
    { "" }[autobuck] Chi ha più denaro riceve { $rank_1 } punti, il secondo { $rank_2 }, il terzo { $rank_3 }, il
    quarto { $rank_4 }. In due sono { $rank_1 } e { $rank_2 }. A parità viene prima l’ufficio vendite più basso.
automania-rulebook-rule-E3-example =
    Blu e Vermiglio hanno la stessa quantità di denaro. Blu ha l’ufficio vendite più basso ed è al secondo posto: { $amount_3 }
    punti; Vermiglio ne riceve { $amount_4 }.
automania-rulebook-rule-E4-title = Chi vince
automania-rulebook-rule-E4-text = [medal_won] Vince chi ha più punti. A parità decide l’ufficio vendite più basso, quindi chi vince è sempre uno solo.
automania-rulebook-rule-V1-title = Scegliere una fabbrica
automania-rulebook-rule-V1-text =
    { "" }[factory_sumato] [factory_werkmann] Quando tutto è pronto, ognuno sceglie una fabbrica, cominciando dall’ultimo
    nell’ordine di turno. Quelle non scelte restano nella scatola, con le loro tessere auto ovali.
automania-rulebook-rule-V2-title = Sumato
automania-rulebook-rule-V2-text =
    { "" }[factory_sumato] Hai un’utilitaria in più. La postazione g appartiene alla linea utilitarie, che passa per a, b e g; la linea
    supercar passa per f, e e d.
automania-rulebook-rule-V2-example = Il macchinario nella postazione g lavora per l’utilitaria di Sumato: popolarità { $popularity_1 }.
automania-rulebook-rule-V3-title = Elon
automania-rulebook-rule-V3-text =
    { "" }[factory_elon] [car electric disc] Hai un’**auto elettrica**. Quando scegli il mercato puoi usarla, se è a casa, al posto
    di una tessera del tipo dell’auto, anche se non ne resta nessuna. Aggiunge { $electric } alla popolarità
    prima della pubblicità, e questo conta per tutto. Finché non torna a casa è un’auto di quel
    tipo; si riprende e si vende come ogni altra.
automania-rulebook-rule-V3-example =
    Le due familiari sono fuori. L’auto elettrica va sulla nave come familiare, con popolarità
    { $popularity_1 }.
automania-rulebook-rule-V4-title = Gloria
automania-rulebook-rule-V4-text =
    { "" }[factory_gloria] Una volta per fase vendite, in uno dei mercati, puoi vendere un’auto su uno spazio vendita dove c’è **l’auto di un’altra fabbrica**, dello
    stesso tipo: copi quella vendita. Va bene qualsiasi spazio vendita tranne quello in alto. Ricevi tutta la ricompensa, e la vendita conta per il tuo limite di vendita.
    In due funziona anche in una fila di vendita piena. Le tue scrivanie costano { $copy_cost_1 }, { $copy_cost_2 }, { $copy_cost_3 } e { $copy_cost_4 } autobuck.
automania-rulebook-rule-V4-example =
    La familiare di Blu sta sullo spazio migliore. La familiare di Giallo ne copia la vendita e porta
    anch’essa { $amount_2 }.
automania-rulebook-rule-V5-title = Werkmann
automania-rulebook-rule-V5-text =
    { "" }[factory_werkmann] Hai **cinque** scrivanie, per { $free_cost_1 }, { $free_cost_2 }, { $free_cost_3 }, { $free_cost_4 }
    e { $free_cost_5 } autobuck, e puoi assumere **due** dirigenti con lo stesso ritratto; lavorano entrambi. Se ne hai uno con quel ritratto,
    occupi una scrivania o lo sostituisci. Se ne hai due, scegli quale sostituire. Se tutte e cinque sono
    occupate e di quel ritratto non ne hai, scarti la tessera.
automania-rulebook-rule-V5-example =
    Un ingegnere lavora già per Giallo. Il secondo va alla scrivania seguente per { $amount_1 }. Contano
    tutti e due: { $managers_2 } per questa utilitaria.
automania-rulebook-rule-X1-title = Una colonna o riga è vuota
automania-rulebook-rule-X1-text =
    { "" }[tile_gone] Il suo spazio azione è chiuso per il round <A4>. L’angolo non si chiude mai. Se non puoi fare
    nessuna azione, devi ritirarti.
automania-rulebook-rule-X2-title = Un round può durare per sempre?
automania-rulebook-rule-X2-text =
    { "" }[space_corner] No. Ogni azione tranne quella dell’angolo consuma una tessera, e l’angolo chiede ogni volta un operaio
    in più.
automania-rulebook-rule-X3-title = Operai scalzati dopo il ritiro
automania-rulebook-rule-X3-text =
    { "" }[action_displace] Se i tuoi operai sono scalzati dopo il tuo ritiro, tornano a casa, anche quelli neutrali, e
    in questo round non li usi più <L2>.
automania-rulebook-rule-X4-title = La tessera viene prima dell’auto
automania-rulebook-rule-X4-text =
    { "" }[tile A31] Prima scegli e piazza la tessera: conta già per quest’auto. Ma con i suoi autobuck non puoi pagare né
    quest’auto né la sua stessa scrivania.
automania-rulebook-rule-X4-example =
    Giallo ha pagato l’auto con l’ultimo autobuck, e nessuno è a casa. Il responsabile
    finanze non può pagare la propria scrivania ed è scartato.
automania-rulebook-rule-X5-title = Dopo uno scarto
automania-rulebook-rule-X5-text = [action_discard] Scarti la tessera, e produci lo stesso l’auto o peschi il contratto.
automania-rulebook-rule-X6-title = Tessere sostituite
automania-rulebook-rule-X6-text =
    { "" }[action_replace] Le medaglie d’argento di una tessera sostituita vanno perse: alla fine contano solo le tessere nella tua fabbrica. Se un
    responsabile del personale più debole ne sostituisce uno più forte, dal prossimo round perdi l’operaio in più.
automania-rulebook-rule-X7-title = Postazioni condivise
automania-rulebook-rule-X7-text =
    { "" }[machine_safety] Un macchinario in una postazione condivisa vale per entrambe le linee, e di nuovo per ogni auto. Sul lato A la postazione g vale
    solo per le supercar.
automania-rulebook-rule-X7-example =
    I macchinari nelle postazioni a e b valgono per l’utilitaria: { $wanted_1 } per le richieste, { $machines_1 } sui
    macchinari, { $managers_1 } sull’ingegnere. Popolarità { $popularity_1 }.
automania-rulebook-rule-X8-title = La nave è occupata
automania-rulebook-rule-X8-text =
    { "" }[ship_west] L’auto scende, non sale mai, e non puoi scegliere di farla scendere di più. La medaglia d’oro è quella della nave; per il
    contratto conta la popolarità.
automania-rulebook-rule-X9-title = Nessuna nave per un’auto
automania-rulebook-rule-X9-text =
    { "" }[type_super] Se la sua nave e tutte quelle più basse sono occupate, l’auto resta a casa <P7>. Un’auto da sogno non ha bisogno di una nave,
    ma di una tessera auto <P9>.
automania-rulebook-rule-X10-title = Pubblicità per un’auto da sogno
automania-rulebook-rule-X10-text =
    { "" }[marketing] La pubblicità può portare un’auto a popolarità { $top_car }. Gli operai tornano a casa con tutti gli altri nel nuovo
    round.
automania-rulebook-rule-X11-title = Farsi posto
automania-rulebook-rule-X11-text =
    { "" }[action_take_back] Puoi riprendere un’auto per liberare la nave che serve a quella nuova: un’auto di qualsiasi tipo,
    nell’uno o nell’altro mercato.
automania-rulebook-rule-X12-title = Di nuovo la stessa medaglia d’oro
automania-rulebook-rule-X12-text =
    { "" }[gold_medal] Un’auto ripresa e imbarcata di nuovo su una nave con medaglia d’oro la vince di nuovo. Costa un’azione e
    il prezzo.
automania-rulebook-rule-X13-title = Il denaro di un contratto iniziale
automania-rulebook-rule-X13-text =
    { "" }[start_mark] Si gioca come ogni altro contratto. I suoi { $start_money } li ricevi dopo aver pagato
    l’auto, quindi non servono a pagarla.
automania-rulebook-rule-X14-title = La tessera di un ufficio vendite
automania-rulebook-rule-X14-text =
    { "" }[sales_office_4] Le sue medaglie d’argento contano anche nel round 4. Un responsabile vendite conta in questa fase vendite, e un
    responsabile finanze paga subito. Gli operai neutrali di un responsabile del personale sono utili solo dal prossimo round.
automania-rulebook-rule-X15-title = Il limite è raggiunto
automania-rulebook-rule-X15-text =
    { "" }[sales_limit] Se in Nord America hai venduto tutte le auto che puoi, quelle per l’Europa restano sulle navi. Non è obbligatorio vendere
    tutte le auto che potresti. Un’auto non venduta aspetta il prossimo round.
automania-rulebook-rule-X16-title = Tutti gli spazi sono occupati
automania-rulebook-rule-X16-text =
    { "" }[top_space] Quando tutti gli altri spazi vendita sono occupati, resta solo quello in alto: in due, appena
    ogni fila di vendita ha la sua auto.
automania-rulebook-rule-X17-title = Parità
automania-rulebook-rule-X17-text =
    { "" }[sales_office_1] Viene prima chi ha l’ufficio vendite più basso: quando si cerca chi ha meno punti, per il denaro, per la
    vittoria. Tra le auto non c’è mai parità: una nave, un’auto.
automania-rulebook-rule-X18-title = Due volte la stessa richiesta
automania-rulebook-rule-X18-text =
    { "" }[demand_handling] Le richieste che lasciano un mercato vanno nell’altro, quindi restano tutte e dieci in gioco, e un mercato può mostrarne
    una due volte <P3>.
automania-rulebook-rule-X19-title = Dopo il round 4
automania-rulebook-rule-X19-text = [manager_finance] Non segue nessun round, quindi i responsabili finanze non pagano più. Gli uffici vendite decidono ancora in caso di parità.
