\version "2.24.0"
\include "english.ly"
\header {
  title = "Ferry at Dusk"
  composer = "The Kraftwagen maintainers"
}

% A slow piece in B flat, thirty-two bars, AABA, and half a chorus.

melodyIntro = { r1 | r1 | r1 | r2 r4 r8 ef' | }
melodyA = {
  f'4. d''8 ~ d''4 c''8 bf' | g'4. ef''8 ~ ef'' d'' c''4 |
  a'4. f''8 ~ f'' d'' b'4 | c''2. r8 a' |
  af'4. c''8 f''4 d'' | d''4. bf'8 c''4 gf' |
}
melodyTurn = { f'4 a'8 c'' b'4. af'8 | g'2 a'4 c'' | }
melodyClose = { g'4 bf'8 ef'' c''4. a'8 | bf'2. r4 | }
melodyB = {
  g'2 ~ g'8 bf' d'' f'' | ef''4. c''8 gf'2 |
  f'2 ~ f'8 a' c'' e'' | d''4. b'8 af'2 |
  g'4. bf'8 ef''4 d'' | c''8 a' fs'4 g' bf' |
  e''4. d''8 bf'4 g' | ef'4 g' a' c'' |
}
melodySolo = {
  r8 f' bf' d'' f''4 d''8 bf' | c'' ef'' g''4 f''8 ef'' c'' a' |
  f' a' c'' e'' d''4 b'8 af' | g' bf' ef''4 c''8 a' f'4 |
  r8 af' c'' ef'' f''4 d''8 af' | bf' d'' f''4 ef''8 c'' gf'4 |
  f'8 a' c''4 b'8 d'' f'' d'' | ef'' c'' bf' g' a'4 c'' |
}
melodyCoda = { d''4 bf' c'' gf' | <c' f' a' d''>1 | }

chordsIntro = {
  <a c' f'>2 <af b f'> | <g bf ef'>2 <a c' ef'> | <a c' f'>2 <af b f'> | <g bf ef'>2 <a c' ef'> |
}
chordsA = {
  <g d' f'>2 <f bf d'> | <g bf ef'>2 <a c' ef'> | <a c' f'>2 <af b f'> | <g bf ef'>2 <a c' ef'> |
  <af c' ef'>2 <af d' f'> | <g d' f'>2 <gf c' ef'> |
}
chordsTurn = { <f a c'>2 <f b d'> | <g bf ef'>2 <a c' ef'> | }
chordsClose = { <g bf ef'>2 <a c' ef'> | <bf d' g'>2. r4 | }
chordsB = {
  <g d' f'>2. r4 | <gf c' ef'>2. r4 | <f a c'>2. r4 | <f af b>2. r4 |
  <g bf ef'>2. r4 | <fs c' d'>2 <f bf d'> | <g bf e'>2. r4 | <g bf ef'>2 <a c' ef'> |
}
chordsCoda = { <bf d' g'>2 <gf bf c'> | <f a>1 | }

bassIntro = { d2 g,4 b, | c2 f,4 cs | d2 g,4 b, | c2 f,4 a, | }
bassA = {
  bf,2 g,4 b, | c2 f,4 cs | d2 g,4 b, | c2 f,4 ef | f2 bf,4 d | ef2 gf4 ef |
}
bassTurn = { d2 g,4 b, | c2 f,4 a, | }
bassClose = { c2 f,4 a, | bf,2 f,4 d | }
bassB = { ef2 bf,4 f | ef2 af,4 ef | d2 a,4 af, | g,2 d4 b, | c2 g,4 cs | d2 g4 d | c2 g,4 d | c2 f,4 a, | }
bassCoda = { bf,2 ef | bf,1 | }

calm = { << { e,2 e, } \\ { r4 d, r d, } >> | }
light = { << { e,2 e, } \\ { r4 d, r8 d, d,4 } >> | }
two = { \calm \light }

melody = {
  \key bf \major \time 4/4
  \melodyIntro \melodyA \melodyTurn \melodyA \melodyClose \melodyB \melodySolo \melodyCoda
}
harmony = {
  \key bf \major \time 4/4
  \chordsIntro \chordsA \chordsTurn \chordsA \chordsClose \chordsB \chordsA \chordsTurn \chordsCoda
}
bass = {
  \key bf \major \time 4/4
  \bassIntro \bassA \bassTurn \bassA \bassClose \bassB \bassA \bassTurn \bassCoda
}
brushes = {
  \time 4/4
  \repeat unfold 18 { \two } \repeat unfold 2 { \calm }
}

\score {
  <<
    \new Staff \melody
    \new Staff \harmony
    \new Staff { \clef bass \bass }
    \new Staff { \clef bass \brushes }
  >>
  \layout { }
}
