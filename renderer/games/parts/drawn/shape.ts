// What printed pictures are made of: flat shapes in a few printing inks, for the canvas and for the page alike.

/** The printing inks; `inks.ts` says what they look like. */
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
  | 'brown'
  | Shade;

/** Those of what lies in shadow: fair, olive and dark skin, and red, green and blue cloth. */
export type Shade = 'blush' | 'sienna' | 'umber' | 'wine' | 'pine' | 'navy';

/** One flat shape. */
export interface Shape {
  /** SVG path data in the units of its picture, the origin at its upper left. */
  readonly d: string;
  /** What it is filled with; left out for an open line. */
  readonly fill?: Ink;
  /** What it is outlined with; left out for no outline. */
  readonly line?: Ink;
  /** How wide the outline is, in the same units; 2 where it is left out. */
  readonly width?: number;
  /** Filled by the even-odd rule, so that a ring has a hole. */
  readonly evenOdd?: boolean;
}

/** How wide the outline of a shape is. */
export function widthOf({ line, width = 2 }: Shape): number {
  return line === undefined ? 0 : width;
}
