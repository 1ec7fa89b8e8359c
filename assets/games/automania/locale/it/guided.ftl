### La partita guidata di Automania: al massimo otto parole per che cosa fare, quattordici per il perché (provato).
### Parla Greta, che nel 1955 vende auto al porto. Passi e decisioni: assets/games/automania/learn/guided.

## automania.people

automania-people-mentor-name = Greta, al porto

## automania.guided

automania-guided-sell-title = Vendere
automania-guided-sell-about = Due auto, due mercati
automania-guided-sell-done = L’America paga in autobuck, l’Europa in punti.
automania-guided-sell-aim = Vince chi ha più punti, cioè alloro.
automania-guided-sell-sell = Nave arrivata in America: vendi per sei autobuck.
automania-guided-sell-sell_wrong = Si può, ma qui il primo spazio paga di più.
automania-guided-sell-sell_pass = Più tardi nessuno paga di più. Vendila.
automania-guided-sell-sell_why = L’America paga autobuck: denaro. In due, i tre spazi più bassi accolgono un’auto sola.
automania-guided-sell-rich = Chi finisce con più autobuck riceve dieci punti.
automania-guided-sell-choose = Ora l’Europa dà punti. Dove vendi?
automania-guided-sell-choose_one = Tu: 24+6, denaro 10: 40. L’altra fabbrica: 31, denaro 6: 37.
automania-guided-sell-choose_two = Tu: 24+4, denaro 10: 38. L’altra fabbrica: 31, denaro 6: 37.
automania-guided-sell-choose_wrong = È troppo poco per superare l’altra fabbrica. Prendi almeno quattro punti.
automania-guided-sell-choose_pass = Sulla nave vale un punto. Qualsiasi vendita rende di più.
automania-guided-sell-end = Hai vinto! Solo l’affitto si paga in autobuck.
automania-guided-make-title = Produrre
automania-guided-make-about = Dalla fabbrica alla nave
automania-guided-make-done = Gli operai producono le auto, le navi le portano, gli uffici le vendono.
automania-guided-make-act = Una nuova partita. Produci qui un’utilitaria.
automania-guided-make-act_wrong = Un’utilitaria puoi permettertela. Produci quella.
automania-guided-make-act_why = Ogni auto vuole un operaio e degli autobuck. Un’utilitaria ne costa uno.
automania-guided-make-market = La tua fabbrica dà velocità. La chiede l’Europa!
automania-guided-make-market_wrong = Oggi in America nessuno chiede velocità. Scegli l’Europa.
automania-guided-make-market_why = Velocità: quattro stelle, nave quattro. Senza operai ti ritiri: il tuo round è finito.
automania-guided-make-retire = Ritirati in un ufficio vendite che paga autobuck.
automania-guided-make-retire_most = Chi alla fine ha più denaro riceve dieci punti, il secondo sei.
automania-guided-make-retire_tie = Due, come l’altra fabbrica. A parità decide l’ufficio più basso.
automania-guided-make-retire_point = Un punto fa gola, ma chi ha più denaro alla fine ne prende dieci.
automania-guided-make-retire_nothing = Qui non c’è niente da prendere. Cerca autobuck: l’altra fabbrica ne ha due.
automania-guided-make-retire_recall = La tua auto è dove deve stare. Scegli un ufficio vendite.
automania-guided-make-office = Il tuo ufficio dice quante auto vendi.
automania-guided-make-sell = La nave è arrivata. Vendi per sei punti.
automania-guided-make-sell_wrong = Si può, ma per vincere ti servono tutti e sei i punti.
automania-guided-make-sell_pass = Un’auto non deve invecchiare su una nave. Vendila.
automania-guided-make-sell_why = Tu: 26+6, denaro 10: 42. L’altra fabbrica: 35, denaro 6: 41.
automania-guided-make-end = Hai vinto! La prima cliente fu mia madre.
automania-guided-aim-title = Mirare
automania-guided-aim-about = Superare la nave di un rivale
automania-guided-aim-done = Sai come si producono, si imbarcano e si vendono le auto. Il resto lo impari giocando.
automania-guided-aim-act = Colonna utilitarie: prendi una tessera, produci un’auto.
automania-guided-aim-act_wrong = Andrebbe bene anche quella. Qui serve una tessera della colonna utilitarie.
automania-guided-aim-act_why = Uno spazio libero vuole un operaio. Per scalzare quei quattro te ne servono cinque.
automania-guided-aim-take = Prendi il macchinario bagagliaio: l’Europa lo chiede.
automania-guided-aim-take_wrong = Buono, ma ora in Europa nessuno chiede guida. Prendi il macchinario bagagliaio.
automania-guided-aim-place = Piazzalo nella postazione b, su due linee.
automania-guided-aim-place_wrong = Per la postazione b passano utilitarie e anche familiari. Piazzalo lì.
automania-guided-aim-place_why = L’utilitaria passa dalla postazione b: due stelle stampate, due per il bagagliaio.
automania-guided-aim-market = Ora l’auto: scegli l’Europa.
automania-guided-aim-market_wrong = Ora in America il bagagliaio non porta niente. Scegli l’Europa.
automania-guided-aim-market_why = Quattro stelle: nave quattro. La cinque è occupata: superala, le più alte vendono prima.
automania-guided-aim-workers = Alla pubblicità ogni operaio aggiunge una stella. Quanti?
automania-guided-aim-workers_few = La nave cinque è occupata: anche cinque stelle portano alla quattro. Mandane di più.
automania-guided-aim-workers_two = Nave sei: superi l’altra auto. L’operaio rimasto guadagna un autobuck.
automania-guided-aim-workers_three = Nave sette: superi l’altra auto. La bandierina, una medaglia d’oro, dà un punto.
automania-guided-aim-retire = L’altra fabbrica: 20 autobuck. Quale ufficio dà punti?
automania-guided-aim-retire_wrong = L’altra fabbrica ha 20 autobuck: non la superi. Scegli un ufficio con un punto.
automania-guided-aim-retire_why = 20 autobuck non li superi: resti al secondo posto. Un punto conta sempre.
automania-guided-aim-sell = Nave più alta: vendi prima, per sei punti.
automania-guided-aim-sell_wrong = Vendi prima degli altri: prendi lo spazio migliore.
automania-guided-aim-sell_pass = Vendi prima degli altri: prendi lo spazio migliore.
automania-guided-aim-sell_why = Poi altri sei punti per il secondo posto. L’altra fabbrica vende ultima.
automania-guided-aim-end = L’altra fabbrica: 24+3, denaro 10: 37. Hai vinto!
