\version "2.24.0"
\include "english.ly"
\header {
  title = "Chrome and Cream"
  composer = "The Kraftwagen maintainers"
}

% F major, thirty-two bars, AABA. Chords: lower voices of the vibraphone.
% Introduction: the last four bars of the bridge.

melodyIntro = {
  r1 | r1 | bf'4. d''8 r c'' bf' a' | g'4 e'8 g' ~ g'4 r |
}

melodyA = {
  r8 a' c'' d'' r c'' a' f' | fs'4. a'8 ~ a'2 |
  r8 bf' d'' f'' r d'' bf' g' | e'4. g'8 ~ g'4 r8 c'' |
  e''4 c''8 a' fs'4 a'8 c'' | d''4 bf'8 g' e'4 g'8 bf' |
}
melodyTurn = {
  a'4. c''8 ~ c'' d'' ef'' fs' | g'4 bf' ~ bf'8 a' g' e' |
}
melodyClose = {
  a'4. f'8 ~ f'2 | r8 c'' a' f' g'4 a' |
}
melodyB = {
  d''2 ~ d''8 c'' bf' a' | df''2 ~ df''8 bf' af' g' |
  c''4. e''8 ~ e''4 c'' | a'2. r8 f' |
  b'4. d''8 r b' a' f' | e'4. g'8 ~ g'4 r |
  bf'4. d''8 r c'' bf' a' | g'4 e'8 g' ~ g'4 r |
}
melodySoloOne = {
  f''8 d'' c'' a' f'4 r8 c'' | a' fs' a' c'' ef'' d'' c'' a' |
  bf'4 r8 d'' ~ d'' bf' g'4 | r8 e' g' bf' d'' c'' bf' g' |
  c''4 e''8 c'' a' fs' g' a' | bf'4 d''8 bf' g' e' f' g' |
  a' c'' f''4 ~ f''8 ef'' c'' fs' | g' bf' d''4 ~ d''8 bf' g' e' |
}
melodySoloTwo = {
  r4 f' ~ f'8 a' c'' e'' | d''4 c''8 a' ~ a' fs' a'4 |
  r8 g' bf' d'' f'' d'' bf'4 | a'8 g' e' c' ~ c'4 r8 e' |
  g' a' c'' e'' d''4 c''8 a' | bf' g' f' d' e'4 g'8 bf' |
  a'4 c'' ~ c''8 a' f' d' | ef' f' a' c'' ef''4 r |
}
melodyCoda = {
  bf'4 d''8 bf' g' e' g' bf' | a'4. f'8 ~ f'4 r8 d'' | c''4 a'8 f' d'4 f' | <c' f' a' d''>1 |
}

chordsIntro = {
  <f b e'>2. r4 | <f b d'>2. r4 | <f bf d'>4. <f bf d'>8 r2 | r4 <g bf e'>4 r8 <g bf e'>4. |
}
chordsA = {
  <f a d'>4. <f a d'>8 r2 | r4 <fs a c'>4 r8 <fs a c'>4. |
  <f bf d'>4. <f bf d'>8 r2 | r4 <g bf e'>4 r8 <g bf e'>4. |
  <g c' e'>4 r r8 <fs c' e'>4. | <f bf d'>4 r r8 <g bf e'>4. |
}
chordsTurn = {
  <f a d'>4 r r8 <fs a c'>4. | <f bf d'>4 r r8 <g bf e'>4. |
}
chordsToBridge = {
  <f a d'>4. <f a d'>8 r2 | r4 <g a ef'>4 r8 <g a ef'>4. |
}
chordsClose = {
  <f a d'>4. <f a d'>8 r2 | r4 <f a d'>4 r2 |
}
chordsB = {
  <a d' f'>2. r4 | <g df' f'>2. r4 | <g c' e'>2. r4 | r4 <f a c'>4 r8 <f a c'>4. |
  <f b e'>2. r4 | <f b d'>2. r4 | <f bf d'>4. <f bf d'>8 r2 | r4 <g bf e'>4 r8 <g bf e'>4. |
}
chordsCoda = {
  <f bf d'>4 r r8 <g bf e'>4. | <f a d'>4. <f a d'>8 r2 | r4 <f a d'>4 r4 <f a d'>4 | <f a>1 |
}

bassIntro = {
  g4 f d b, | g, b, d f | g, bf, d df | c bf, g, e, |
}
bassA = {
  f,4 a, c cs | d c a, fs, | g, bf, d df | c bf, g, gs, | a, c d af, | g, bf, c e, |
}
bassTurn = {
  f,4 a, d fs, | g, d c e, |
}
bassToBridge = {
  f,4 g, a, c | f, c ef a, |
}
bassClose = {
  f,4 c a, c | f, a, c e, |
}
bassB = {
  bf,4 d f d | bf, df f bf, | a, c e a, | d f a af |
  g f d b, | g, b, d f | g, bf, d df | c bf, g, e, |
}
bassSolo = {
  f,4 g, a, c | d e fs a | g f d df | c d e g, | a, e d fs, | g, d c bf, |
}
bassCoda = {
  g,4 bf, c e, | f, a, c d | f c a, c | f,1 |
}

swirl = { << { e,2 e, } \\ { r4 d, r d,8 d, } \\ { r4 gs, r gs, } >> | }
skip = { << { e,2 e, } \\ { r4 d,8 d, r4 d, } \\ { r4 gs, r gs, } >> | }
fill = { << { e,2 e, } \\ { r8 d, d,4 d,8 d, ef, d, } \\ { r4 gs, r gs, } >> | }
eight = { \repeat unfold 3 { \swirl \skip } \swirl \fill }
four = { \swirl \skip \swirl \fill }

melody = {
  \key f \major \time 4/4
  \melodyIntro
  \melodyA \melodyTurn
  \melodyA \melodyClose
  \melodyB
  \melodySoloOne
  \melodySoloTwo
  \melodyCoda
}
harmony = {
  \key f \major \time 4/4
  \chordsIntro
  \chordsA \chordsTurn
  \chordsA \chordsToBridge
  \chordsB
  \chordsA \chordsTurn
  \chordsA \chordsToBridge
  \chordsCoda
}
bass = {
  \key f \major \time 4/4
  \bassIntro
  \bassA \bassTurn
  \bassA \bassToBridge
  \bassB
  \bassSolo \bassTurn
  \bassSolo \bassToBridge
  \bassCoda
}
brushes = {
  \time 4/4
  \four \eight \eight \eight \eight \eight \four
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
