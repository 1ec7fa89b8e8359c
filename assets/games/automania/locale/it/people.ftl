### Le schede delle persone dietro i bot di Automania, a cui corrisponde il loro modo di giocare.

## automania.people

automania-people-apprentice-name = Mitzi
automania-people-apprentice-wants = Vuole andare al mare con un’auto costruita da lei.
automania-people-apprentice-fears = Teme di essere mandata a prendere il caffè mentre gli altri decidono, e corre in un ufficio vendite.
automania-people-apprentice-speaks = Parla molto e allegramente, del suo capannone e di nient’altro.
automania-people-journeyman-name = Emil
automania-people-journeyman-wants = Vuole essere caporeparto prima dei trent’anni, qui e non in Europa.
automania-people-journeyman-fears = Teme di sembrare un principiante.
automania-people-journeyman-speaks = Parla con freddezza, in poche parole; è più sicuro di quanto dovrebbe.
automania-people-merchant-name = Viktor
automania-people-merchant-wants = Vuole un giusto guadagno da ogni autobuck.
automania-people-merchant-fears = Teme una nave che parte mezza vuota.
automania-people-merchant-speaks = Discorre con calma, facendo conti, come al bancone.
automania-people-engineer-name = Naomi
automania-people-engineer-wants = Vuole tutto il mercato su una scheda perforata.
automania-people-engineer-fears = Teme un numero che non torna.
automania-people-engineer-speaks = Parla piano e con precisione, e solo quando è sicura.
automania-people-champion-name = Leonore
automania-people-champion-wants = Vuole lasciare la ditta a chi saprà batterla.
automania-people-champion-fears = Teme di dover dirigere la ditta per sempre.
automania-people-champion-speaks = Parla poco e con grazia; vede tre turni più avanti.
automania-people-exporter-name = Marco
automania-people-exporter-wants = Vuole riempire con le sue auto le navi più alte per l’Europa.
automania-people-exporter-fears = Teme un porto vuoto.
automania-people-exporter-speaks = Parla come se gridasse sull’acqua, di porti e maree.
automania-people-collector-name = Cosima
automania-people-collector-wants = Vuole ogni contratto che valga la pena.
automania-people-collector-fears = Teme che un altro prenda il contratto che aspettava.
automania-people-collector-speaks = Si esprime con cortesia, una clausola dopo l’altra.
automania-people-director-name = Leopold
automania-people-director-wants = Vuole un dirigente a ogni scrivania e autobuck dall’America.
automania-people-director-fears = Teme le scrivanie vuote.
automania-people-director-speaks = Parla a voce alta, come se dettasse una lettera.
