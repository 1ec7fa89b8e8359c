\version "2.24.0"
\include "english.ly"
\header {
  title = "Night Shift"
  composer = "The Kraftwagen maintainers"
}

% A blues of twelve bars in B flat: the theme, three choruses on its chords, the theme.

melodyIntro = { r1 | r1 | r1 | r1 | }
melodyTheme = {
  r8 f' bf' c'' df''4 bf'8 f' | g'4. bf'8 ~ bf'2 |
  r8 f' bf' c'' d''4 bf'8 af' | f'4 r r2 |
  r8 g' bf' df'' ef''4 df''8 bf' | g'4. e'8 ~ e'2 |
  r8 f' bf' d'' ~ d''4 c''8 bf' | b'4. af'8 f'4 r |
  g'4 bf'8 c'' ~ c'' ef''4. | c''4 a'8 g' ~ g' f' ef'4 |
  d'4. f'8 ~ f' d' b4 | c'8 ef' g'4 a' r |
}
melodyOne = {
  bf'8 d'' f''4 ~ f''8 d'' bf' af' | g' bf' df''4 ~ df''8 bf' g'4 |
  r4 d''8 c'' bf' af' f'4 | r8 af' bf' d'' f''4 e'' |
  ef''8 df'' bf' g' ~ g'4 r | r8 e' g' bf' df''4 bf'8 g' |
  f'4 d''2 bf'8 af' | b' d'' f'' d'' af'4 g'8 f' |
  ef'4 g'8 bf' c''4 ef''8 c'' | a' c'' ef'' c'' a'4 g' |
  f'8 bf' d''4 b'8 g' f' d' | ef' g' bf' c'' a'4 r |
}
melodyTwo = {
  <d'' f''>4. <d'' f''>8 r2 | <df'' g''>4. <bf' f''>8 r2 |
  <d'' f''>8 r <bf' d''> r <af' d''>4 r | r2 r8 f' af' bf' |
  <g' df''>4. <bf' ef''>8 ~ <bf' ef''>2 | <g' df''>4 <bf' e''> r2 |
  <f' d''>4. <af' d''>8 ~ <af' d''>4 r | <f' b'>4 <af' d''> r2 |
  <g' ef''>4. <bf' ef''>8 r4 <g' c''> | <a' ef''>4. <g' c''>8 ~ <g' c''>4 r |
  <f' d''>4 <d' bf'> <f' b'>4. <d' af'>8 | r8 <ef' g'> r <g' bf'> <a' ef''>4 r |
}
melodyThree = {
  r8 bf d' f' af' bf' d'' f'' | g''4 f''8 df'' bf' g'4. |
  f'8 af' bf' d'' c'' bf' af' f' | d'4 r8 bf ~ bf af' g' f' |
  g' bf' df'' f'' ef''4 r | r8 df'' bf' g' e'4 g' |
  f'8 bf' d'' f'' af''4 f''8 d'' | b'4 af'8 f' d'4 r |
  c''8 ef'' g'' ef'' c'' bf' g'4 | f'8 a' c'' ef'' g''4 f''8 ef'' |
  d''4 bf'8 f' g' b' d''4 | ef''8 c'' a' f' ef'4 r |
}
melodyCoda = {
  ef''4 c''8 bf' g'4 ef' | f'8 a' c'' ef'' ~ ef''4 c'' | bf'4. f'8 ~ f'2 | <bf d' g' c''>1 |
}

chordsIntro = {
  <af d' f'>4. <af d' f'>8 r2 | <g df' f'>4 r r8 <g df' e'>4. |
  <af d' f'>4 r r8 <af b f'>4. | <g bf ef'>4 r r8 <a c' ef'>4. |
}
chordsBlues = {
  r4 <af d' f'>4 r8 <af d' f'>4. | <g df' f'>4. <g df' f'>8 r2 |
  r4 <af d' f'>4 r2 | <af d' f'>4. <af d' f'>8 r2 |
  r4 <g df' f'>4 r8 <g df' f'>4. | <g df' e'>4. <g df' e'>8 r2 |
  r4 <af d' f'>4 r2 | <af b f'>4. <af b f'>8 r2 |
  r4 <g bf ef'>4 r8 <g bf ef'>4. | r4 <a c' ef'>4 r2 |
  <af d' f'>4 r r8 <af b f'>4. | <g bf ef'>4 r r8 <a c' ef'>4. |
}
chordsCoda = {
  <g bf ef'>4. <g bf ef'>8 r2 | <a c' ef'>4. <a c' ef'>8 r2 | <bf d'>4. <bf d'>8 r2 | r1 |
}

bassIntro = { bf,4 d f af | ef g e g | f bf, g, b, | c ef f a, | }
bassTheme = {
  bf,4 d f e | ef df bf, a, | bf, d f af | bf af f e |
  ef g bf g | e g bf e | f d bf, af, | g, b, d df |
  c ef g c | f ef c a, | bf, d g, b, | c g, f, a, |
}
bassChorus = {
  bf,4 c d f | ef g bf a | bf af f d | bf, d f e |
  ef f g ef | e df bf, e | f d bf, gf, | g, f, g, b, |
  c d ef e | f g a a, | bf, f g, d | c ef f f, |
}
bassCoda = { c4 ef g c | f c f, a, | bf, f, d f, | bf,1 | }

swirl = { << { e,2 e, } \\ { r4 d, r d,8 d, } \\ { r4 gs, r gs, } >> | }
skip = { << { e,2 e, } \\ { r4 d,8 d, r4 d, } \\ { r4 gs, r gs, } >> | }
fill = { << { e,2 e, } \\ { r8 d, d,4 d,8 d, ef, d, } \\ { r4 gs, r gs, } >> | }
four = { \swirl \skip \swirl \fill }
twelve = { \repeat unfold 5 { \swirl \skip } \swirl \fill }

melody = {
  \key bf \major \time 4/4
  \melodyIntro \melodyTheme \melodyOne \melodyTwo \melodyThree \melodyTheme \melodyCoda
}
harmony = {
  \key bf \major \time 4/4
  \chordsIntro \repeat unfold 5 { \chordsBlues } \chordsCoda
}
bass = {
  \key bf \major \time 4/4
  \bassIntro \bassTheme \bassChorus \bassTheme \bassChorus \bassTheme \bassCoda
}
brushes = {
  \time 4/4
  \four \repeat unfold 5 { \twelve } \four
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
