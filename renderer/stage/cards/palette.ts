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

/** Each colour where the silk folds away from the light, and where it catches it. */
export const FOLD: Readonly<Record<Silk, { readonly shade: string; readonly light: string }>> = {
  R: { shade: '#660404', light: '#ab1616' },
  O: { shade: '#bd7013', light: '#e0983a' },
  Y: { shade: '#e6d23c', light: '#fffbb4' },
  G: { shade: '#2b5f52', light: '#407d6d' },
  B: { shade: '#57add9', light: '#a9def8' },
  I: { shade: '#040224', light: '#17135f' },
  P: { shade: '#6f2894', light: '#9947c2' },
  K: { shade: '#0f1018', light: '#343744' },
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
