\version "2.24.0"
\include "english.ly"
\header {
  title = "Two-Tone"
  composer = "The Kraftwagen maintainers"
}

% C major, thirty-two bars, ABAC: the theme over a bass in minims, a chorus over a walking bass.

melodyIntro = { r1 | r1 | r1 | r2 r8 d' f' b' | }
melodyA = {
  r4 g'8 b' e''4. d''8 ~ | d''4 c''8 af' f'2 |
  r4 g'8 b' d''4. c''8 ~ | c'' b' g' e' cs'4. e'8 |
  f'4 a'8 c'' e''4. d''8 | c''4 d''8 af' ~ af'4 f' |
  g'4 b' a'8 fs' a' c'' | a'4. f'8 b4 d' |
}
melodyB = {
  f'8 g' bf' d'' ~ d''4 bf' | e''4. d''8 bf'4 g' |
  a'2 ~ a'8 c'' e'' c'' | af'2. r4 |
  fs'8 a' c'' e'' ~ e''4 d'' | c''4. b'8 a'4 fs' |
  f'2 ~ f'8 a' c'' e'' | d''4 b' r2 |
}
melodyC = {
  f'8 g' bf' d'' ~ d''4 bf' | e''4. g''8 e''4 bf' |
  a'4 c''8 e'' ~ e''4 c'' | af'4 c''8 d'' ~ d''2 |
  b'4 g'8 e' cs'4 e' | f'8 a' c''4 b'8 g' f' d' |
  e'4. g'8 ~ g'2 | r1 |
}
melodySoloA = {
  r8 e'' d'' b' g' e' g'4 | af'8 c'' d''4 ~ d''8 f'' d'' c'' |
  b'4 g'8 e' ~ e'4 r8 g' | b' g' e'4 g'8 cs'' e'' g'' |
  f''4 d''8 a' c'' a' f'4 | r8 f' af' c'' d'' f'' d'' af' |
  g' b' d''4 c''8 a' fs' a' | c'' a' f' a' b' d'' f''4 |
}
melodySoloB = {
  d''4. bf'8 g' f' d'4 | e'8 g' bf' d'' c'' bf' g' e' |
  g'4 a' c''8 e'' g''4 | f''8 d'' c'' af' ~ af'2 |
  fs'8 a' d''4 e''8 d'' c'' a' | b' a' fs'4 r8 d' fs' a' |
  c''4 a'8 f' e'4 f'8 a' | b' d'' f''4 d''8 b' af' g' |
}
melodyCoda = {
  b'4 g'8 e' cs'4 e' | f'8 a' c''4 b'8 g' f' d' | e'4. g'8 ~ g'4 a' | <g' b' d'' e''>1 |
}

chordsIntro = {
  <g b d'>4 r r8 <g cs' e'>4. | <f a c'>4 r r8 <f b d'>4. |
  <g b d'>4 r r8 <g cs' e'>4. | <f a c'>4 r <f b d'>2 |
}
chordsA = {
  <g b e'>2. r4 | <af c' d'>2. r4 | <g b e'>2. r4 | <g b d'>4 r r8 <g cs' e'>4. |
  <f a c'>2. r4 | <af c' d'>2. r4 | <g b d'>4 r <fs a c'> r | <f a c'>4 r r8 <f b d'>4. |
}
chordsB = {
  <f bf d'>4. <f bf d'>8 r2 | r4 <g bf e'>4 r8 <g bf e'>4. |
  <a c' e'>4. <a c' e'>8 r2 | r4 <af c' d'>4 r8 <af c' d'>4. |
  <fs c' e'>4. <fs c' e'>8 r2 | r4 <fs c' d'>4 r8 <fs c' d'>4. |
  <f a c'>4. <f a c'>8 r2 | r4 <f b d'>4 r8 <f b d'>4. |
}
chordsC = {
  <f bf d'>4. <f bf d'>8 r2 | r4 <g bf e'>4 r8 <g bf e'>4. |
  <a c' e'>4. <a c' e'>8 r2 | r4 <af c' d'>4 r8 <af c' d'>4. |
  <g b d'>4 r r8 <g cs' e'>4. | <f a c'>4 r r8 <f b d'>4. |
  <g a e'>4. <g a e'>8 r2 | r4 <g a d'>4 r2 |
}
chordsCoda = {
  <g b d'>4 r r8 <g cs' e'>4. | <f a c'>4 r r8 <f b d'>4. | <g a e'>4. <g a e'>8 r2 | r1 |
}

bassIntro = { e2 a, | d g, | e a, | d4 a, g, b, | }
bassA = { c2 g, | f, af, | c g, | e a, | d a, | f, c | e ef | d g, | }
bassB = { g,2 d | c e | f c | f af, | d a, | d fs, | d f, | g, b, | }
bassC = { g,2 d | c e | f a, | f af, | e a, | d g, | c g, | c g, | }
bassWalkA = {
  c4 e g ef | f ef d df | c d e g | e b, a, cs |
  d c a, e, | f, af, c f | e b, ef a, | d a, g, b, |
}
bassWalkB = {
  g,4 bf, d df | c e g gf | f a c' a | f c af, ef |
  d fs a fs | d c a, ef | d f a af | g f d b, |
}
bassWalkC = {
  g,4 bf, d df | c bf, g, e, | f, a, c e | f c af, f, |
  e, g, a, cs | d f g, b, | c g, e, g, | c e g g, |
}
bassCoda = { e4 g a, cs | d f g, b, | c g, e, g, | c1 | }

swirl = { << { e,2 e, } \\ { r4 d, r d,8 d, } \\ { r4 gs, r gs, } >> | }
skip = { << { e,2 e, } \\ { r4 d,8 d, r4 d, } \\ { r4 gs, r gs, } >> | }
fill = { << { e,2 e, } \\ { r8 d, d,4 d,8 d, ef, d, } \\ { r4 gs, r gs, } >> | }
calm = { << { e,2 e, } \\ { r4 d, r d, } >> | }
four = { \swirl \skip \swirl \fill }
eight = { \repeat unfold 3 { \swirl \skip } \swirl \fill }
calmEight = { \repeat unfold 7 { \calm } \fill }

melody = {
  \key c \major \time 4/4
  \melodyIntro \melodyA \melodyB \melodyC
  \melodySoloA \melodySoloB \melodyA \melodyC \melodyCoda
}
harmony = {
  \key c \major \time 4/4
  \chordsIntro \chordsA \chordsB \chordsC
  \chordsA \chordsB \chordsA \chordsC \chordsCoda
}
bass = {
  \key c \major \time 4/4
  \bassIntro \bassA \bassB \bassC
  \bassWalkA \bassWalkB \bassWalkA \bassWalkC \bassCoda
}
brushes = {
  \time 4/4
  \four \repeat unfold 3 { \calmEight } \repeat unfold 4 { \eight } \four
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
