// The seven colours and their inks: chosen to stay apart for every kind of colour vision.

/** The letters of the colours that the card games share. */
export type Silk = 'R' | 'O' | 'Y' | 'G' | 'B' | 'I' | 'P' | 'K';

/** What is drawn on paper and on light silks. */
export const INK = '#1c160f';
/** What is drawn on dark silks. */
export const CHALK = '#fffaf0';
/** The ground of a card's face. */
export const PARCHMENT = '#f4e9d0';
/** The rim of a back: stands out from every table. */
export const RIM = '#efe2c2';
/** Gilding: ornament, light, what is lit. */
export const GOLD = '#e9bf62';

/** The ground of each colour. */
export const SILK: Readonly<Record<Silk, string>> = {
  R: '#8f0707',
  O: '#cc7d18',
  Y: '#fff566',
  G: '#3b7768',
  B: '#7acaf0',
  I: '#090741',
  P: '#8e3bb8',
  K: '#1d1f29',
};

/** What is legible on each colour, at 4.5 to 1 or better. */
export const ON_SILK: Readonly<Record<Silk, string>> = {
  R: CHALK,
  O: INK,
  Y: INK,
  G: CHALK,
  B: INK,
  I: CHALK,
  P: CHALK,
  K: CHALK,
};
