### Character sheets of the people behind the bots of Kraftwagen, which their way of playing matches.

## kraftwagen.people

kraftwagen-people-apprentice-name = Rudi
kraftwagen-people-apprentice-wants = Wants to build one whole car with his own hands, today if possible.
kraftwagen-people-apprentice-fears = Fears being sent home because he asked too much.
kraftwagen-people-apprentice-speaks = Speaks fast, in half sentences, mostly questions about his own bench.
kraftwagen-people-journeyman-name = Paula
kraftwagen-people-journeyman-wants = Wants a workshop with her own name over the gate.
kraftwagen-people-journeyman-fears = Fears finding out that she sold too cheap, which she often did.
kraftwagen-people-journeyman-speaks = Speaks straight out, with a laugh, about the work at hand.
kraftwagen-people-merchant-name = Gustav
kraftwagen-people-merchant-wants = Wants more in the till tonight than this morning.
kraftwagen-people-merchant-fears = Fears a car that nobody buys.
kraftwagen-people-merchant-speaks = Speaks slowly, in round numbers, after weighing everything.
kraftwagen-people-engineer-name = Hedwig
kraftwagen-people-engineer-wants = Wants to know what every part of the works is worth.
kraftwagen-people-engineer-fears = Fears a mistake that she cannot explain.
kraftwagen-people-engineer-speaks = Speaks exactly and in short sentences, with a figure in each.
kraftwagen-people-champion-name = Theodora
kraftwagen-people-champion-wants = Wants an opponent who surprises her.
kraftwagen-people-champion-fears = Fears that nobody dares to play against her any more.
kraftwagen-people-champion-speaks = Speaks rarely and kindly, as if she had already seen the end.
kraftwagen-people-racer-name = Elly
kraftwagen-people-racer-wants = Wants to be first across the line, whatever it costs.
kraftwagen-people-racer-fears = Fears standing still while others drive.
kraftwagen-people-racer-speaks = Speaks in a rush, about corners and the weather.
kraftwagen-people-coachbuilder-name = Battista
kraftwagen-people-coachbuilder-wants = Wants a body so fine that nobody will ever scrap it.
kraftwagen-people-coachbuilder-fears = Fears tin where there should be ash and leather.
kraftwagen-people-coachbuilder-speaks = Speaks warmly and with his hands, about curves and colours.
kraftwagen-people-discounter-name = Willi
kraftwagen-people-discounter-wants = Wants a car before every house in the street.
kraftwagen-people-discounter-fears = Fears a full shed in the evening.
kraftwagen-people-discounter-speaks = Speaks loudly, as at a fair, the price first.
