// What a picture on a poster is made of: flat shapes in a few printing inks, for the canvas and for the page alike.

/** The inks of the posters; `art/inks.ts` says what they look like. */
export type Ink =
  | 'ink'
  | 'paper'
  | 'gold'
  | 'red'
  | 'green'
  | 'blue'
  | 'violet'
  | 'skin'
  | 'tan'
  | 'grey'
  | 'brown';

/** The colour that the sky behind a picture is printed in. */
export type Sky = 'crimson' | 'forest' | 'azure' | 'plum' | 'amber' | 'midnight' | 'smoke';

/** One flat shape. */
export interface Shape {
  /** SVG path data in a square of 100 by 100, the origin at its upper left. */
  readonly d: string;
  /** What it is filled with; left out for an open line. */
  readonly fill?: Ink;
  /** What it is outlined with; left out for no outline. */
  readonly line?: Ink;
  /** How wide the outline is, in the units of the square; 2 where it is left out. */
  readonly width?: number;
  /** Filled by the even-odd rule, so that a ring has a hole. */
  readonly evenOdd?: boolean;
}

/** The picture of one card, back to front. Its main shape is to be told at 28 px. */
export interface Emblem {
  readonly sky: Sky;
  /** Rays of light behind the picture, as on posters of the time; left out for a plain sky. */
  readonly rays?: true;
  readonly shapes: readonly Shape[];
}

/** The pictures of some cards, by code; each is made when it is first shown, because home opens before any card is. */
export type Emblems = Readonly<Record<string, () => Emblem>>;
