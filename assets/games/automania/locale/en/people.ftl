### Character sheets of the people behind the bots of Automania, which their way of playing matches.

## automania.people

automania-people-apprentice-name = Mitzi
automania-people-apprentice-wants = Wants to drive to the sea in a car she has built.
automania-people-apprentice-fears = Fears being sent for coffee while the others decide, and hurries to an office.
automania-people-apprentice-speaks = Speaks much and cheerfully, about her own hall and nothing else.
automania-people-journeyman-name = Emil
automania-people-journeyman-wants = Wants to be foreman before he is thirty, here and not in Europe.
automania-people-journeyman-fears = Fears looking like a beginner.
automania-people-journeyman-speaks = Speaks coolly, in few words; he is surer than he should be.
automania-people-merchant-name = Viktor
automania-people-merchant-wants = Wants a fair return on every autobuck.
automania-people-merchant-fears = Fears a ship that leaves half empty.
automania-people-merchant-speaks = Speaks comfortably, in sums, as if across a counter.
automania-people-engineer-name = Naomi
automania-people-engineer-wants = Wants to have the whole market on one punched card.
automania-people-engineer-fears = Fears a number that does not fit.
automania-people-engineer-speaks = Speaks quietly and precisely, and only when she is sure.
automania-people-champion-name = Leonore
automania-people-champion-wants = Wants to hand the firm to somebody who beats her.
automania-people-champion-fears = Fears that she must run it for ever.
automania-people-champion-speaks = Speaks briefly and graciously; she has thought three turns further.
automania-people-exporter-name = Marco
automania-people-exporter-wants = Wants the tallest ships of Europe full of his cars.
automania-people-exporter-fears = Fears an empty harbour.
automania-people-exporter-speaks = Speaks as if calling over water, about ports and tides.
automania-people-collector-name = Cosima
automania-people-collector-wants = Wants every contract that is worth having.
automania-people-collector-fears = Fears that another takes the one she has waited for.
automania-people-collector-speaks = Speaks politely and in the small print.
automania-people-director-name = Leopold
automania-people-director-wants = Wants a manager at every desk and autobucks from America.
automania-people-director-fears = Fears an office with nobody in it.
automania-people-director-speaks = Speaks loudly, as if dictating a letter.
