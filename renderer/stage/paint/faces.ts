// The faces that text is painted in: playbill faces of the house, or one plain face for everything.

/** Which faces the reader has chosen. */
export type Reading = 'house' | 'plain';

/** Families for a canvas's `font`, the first that is loaded, each with its weight in front. */
export interface Faces {
  /** Numbers on cards. */
  rank(size: number): string;
  /** Names and numbers on plates. */
  label(size: number): string;
  /** Words. */
  text(size: number): string;
}

const PLAIN = '"Atkinson Hyperlegible", Verdana, sans-serif';

/** The size, in px, below which no text is read with ease. */
const LEAST = 12;

const FACES: Readonly<Record<Reading, Faces>> = {
  house: {
    rank: (size) => `${size}px "Abril Fatface", "Bodoni MT", Georgia, serif`,
    label: (size) => `500 ${size}px Oswald, "Arial Narrow", sans-serif`,
    text: (size) => `${size}px ${PLAIN}`,
  },
  plain: {
    rank: (size) => `700 ${size}px ${PLAIN}`,
    // Wider than the condensed face of the house, so a little smaller, but never too small to be read.
    label: (size) => `700 ${Math.max(size * 0.9, Math.min(size, LEAST))}px ${PLAIN}`,
    text: (size) => `${size}px ${PLAIN}`,
  },
};

/** The faces that must be there before anything is painted, as CSS shorthand. */
export const NEEDED_FACES = [
  '20px "Abril Fatface"',
  '500 20px Oswald',
  '20px "Atkinson Hyperlegible"',
  '700 20px "Atkinson Hyperlegible"',
] as const;

export function facesFor(reading: Reading): Faces {
  return FACES[reading];
}

/** What the page's root element says; the house's own faces where it says nothing. */
export function readingOf(attribute: string | undefined): Reading {
  return attribute === 'plain' ? 'plain' : 'house';
}
