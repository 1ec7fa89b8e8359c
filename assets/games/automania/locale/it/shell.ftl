### Ciò che dicono le pagine della finestra nelle parole di Automania; viene prima di quelle di ogni gioco.

## automania.aim

automania-aim-title = Una fabbrica d’auto negli anni d’oro
automania-aim-pictures-action_displace = Piazza operai su uno spazio e prendi una tessera della sua colonna o riga. Con un operaio in più puoi scalzare gli altri.
automania-aim-pictures-machine_speed = I macchinari rendono popolari le tue auto, soprattutto dove soddisfano le richieste di un mercato.
automania-aim-pictures-gold_medal = Più un’auto è popolare, più alta è la sua nave e prima si vende.
automania-aim-pictures-action_sell = Ritirati in un ufficio vendite: dice quante auto puoi vendere. Dopo quattro round vince chi ha più punti.
automania-aim-more = Passa il puntatore su qualsiasi cosa per sapere che cos’è e che cosa darebbe. La lampadina dà un suggerimento, e quasi ogni mossa si può annullare.
automania-tagline = Attrezza una fabbrica, produci auto popolari e imbarcale per due mercati

## automania.score

automania-score-name = punti
automania-score-title = Punti
automania-score-amount = { $count ->
    [one] { $number } punto
   *[other] { $number } punti
}
automania-stages = round

## automania.standing

automania-standing-by_tie_break = Ha deciso l’ufficio vendite più basso

## automania.options

automania-options-short-title = Partita breve
automania-options-short-note = Due round senza pubblicità, e le auto restano sulle navi; da 15 a 20 minuti.
automania-options-short-on = Partita breve
automania-options-short-off = Partita completa
automania-options-advanced-title = Gioco avanzato
automania-options-advanced-note = Quattro fabbriche con abilità proprie.
automania-options-advanced-on = Il gioco avanzato
automania-options-advanced-off = Il gioco base
automania-options-open_money-title = Denaro scoperto
automania-options-open_money-note = Gli autobuck di tutti sono scoperti.
automania-options-open_money-on = Con denaro scoperto
automania-options-open_money-off = Con denaro coperto
automania-options-handicap-title = Vantaggio
automania-options-handicap-on = Con vantaggio
automania-options-handicap-off = Senza vantaggio
automania-options-handicap-tip = Punti con cui si comincia su questa sedia, oltre a quelli dell’ordine di turno

## automania.analysis

automania-analysis-stage = Round { $number }

## automania.statistics

automania-statistics-stage = Round { $number }

## automania.bots

automania-bots-apprentice-note = Guarda solo la propria fabbrica e si ritira troppo presto.
automania-bots-apprentice-names =
    Mitzi
    Lotte
    Heidi
    Conny
automania-bots-journeyman-note = Conosce il mestiere, ma crede poco nelle auto per l’Europa.
automania-bots-journeyman-names =
    Emil
    Anton
    Freddy
    Peter
automania-bots-merchant-names =
    Viktor
    Gustav
    Oskar
    Konrad
automania-bots-engineer-names =
    Naomi
    Helene
    Ruth
    Grace
automania-bots-champion-names =
    Leonore
    Theodora
    Amalie
    Greta
automania-bots-exporter-title = Oltremare
automania-bots-exporter-note = Forte, vende molte auto e riempie le navi alte per l’Europa.
automania-bots-exporter-names =
    Marco
    Pierre
    Hein
    Nikos
automania-bots-collector-title = Collezionista
automania-bots-collector-note = Forte, e non si perde mai un buon contratto.
automania-bots-collector-names =
    Cosima
    Agnes
    Ingrid
    Vera
automania-bots-director-title = Presidente
automania-bots-director-note = Forte, occupa ogni scrivania e ama gli autobuck del Nord America.
automania-bots-director-names =
    Leopold
    Benno
    Dario
    Ferdinand

## automania.merits

automania-merits-finished-title = A fine linea
automania-merits-finished-note = Gioca una partita fino alla fine.
automania-merits-top_car-title = Oltre il porto
automania-merits-top_car-note = Produci un’auto così popolare da essere venduta subito.
automania-merits-all_wanted-title = Proprio quella
automania-merits-all_wanted-note = Soddisfa con un’auto tutte e tre le richieste di un mercato.
automania-merits-campaign-title = Sulla bocca di tutti
automania-merits-campaign-note = Manda alla pubblicità almeno tre operai per un’auto.
automania-merits-gold_ships-title = Flotta d’oro
automania-merits-gold_ships-note = Vinci una medaglia d’oro su ognuna delle cinque navi che ne hanno una, in quante partite vuoi.
automania-merits-five_sold-title = Tutto esaurito
automania-merits-five_sold-note = Vendi cinque auto in una fase vendite.
automania-merits-empty_ships-title = Stive vuote
automania-merits-empty_ships-note = Imbarca almeno sei auto in una partita e finisci senza averne nessuna sulle navi.
automania-merits-six_contracts-title = Promesse mantenute
automania-merits-six_contracts-note = Gioca sei contratti in una partita.
automania-merits-start_contracts-title = Prime ordinazioni
automania-merits-start_contracts-note = Gioca ognuno dei quattro contratti iniziali, in quante partite vuoi.
automania-merits-full_board-title = Consiglio al completo
automania-merits-full_board-note = Finisci una partita con dirigenti di tutti e quattro i tipi.
automania-merits-show_car-title = Da salone
automania-merits-show_car-note = Dai a un tipo di auto alettone, scarico e abitacolo.
automania-merits-make_way-title = Permesso!
automania-merits-make_way-note = Scalza operai altrui tre volte in un round.
automania-merits-night_shift-title = Turno di notte
automania-merits-night_shift-note = Produci un’auto quando tutti gli altri si sono ritirati.
automania-merits-offices-title = Tutti gli uffici
automania-merits-offices-note = Ritirati in ognuno dei sei uffici vendite, in quante partite vuoi.
automania-merits-factories-title = Giro delle fabbriche
automania-merits-factories-note = Gioca con ognuna delle quattro fabbriche del gioco avanzato, in quante partite vuoi.
automania-merits-won-title = Auto dell’anno
automania-merits-won-note = Vinci una partita.
automania-merits-won_poorest-title = Il denaro non è tutto
automania-merits-won_poorest-note = Vinci una partita anche se alla fine tutti gli altri hanno più autobuck.
automania-merits-won_sizes-title = A ogni tavolo
automania-merits-won_sizes-note = Vinci una partita in due, una in tre e una in quattro.

automania-credits = Automania è un gioco di Kristian Amundsen Østby e Kenneth Minde.
