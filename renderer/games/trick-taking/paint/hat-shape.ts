// The Top Hat as an object, in parts: path data around (0, 0) and 100 wide.

/** Height over width of the hat as an object. */
export const HAT_HEIGHT = 0.9;

/** A part of the hat: what it is of, and its outline. */
export interface HatPart {
  readonly of: 'silk' | 'brim' | 'top' | 'ribbon' | 'mouth' | 'lining';
  readonly path: string;
}

/** From the back to the front: standing on its brim, seen a little from above. */
export const STANDING: readonly HatPart[] = [
  {
    of: 'brim',
    path: 'M-50 22C-47 30 -38 33 -26 30H26C38 33 47 30 50 22C54 36 36 45 0 45C-36 45 -54 36 -50 22Z',
  },
  { of: 'silk', path: 'M-33 -38C-31 -14 -28 8 -29 29C-18 36 18 36 29 29C28 8 31 -14 33 -38Z' },
  { of: 'top', path: 'M-33 -38C-30 -46 30 -46 33 -38C30 -31 -30 -31 -33 -38Z' },
  { of: 'ribbon', path: 'M-28.7 15C-18 21 18 21 28.7 15L29 29C18 36 -18 36 -29 29Z' },
];

/** From the back to the front: lying on its crown, open to the top. */
export const UPSIDE_DOWN: readonly HatPart[] = [
  { of: 'silk', path: 'M-29 -24C-28 -4 -31 18 -33 40C-18 47 18 47 33 40C31 18 28 -4 29 -24Z' },
  { of: 'ribbon', path: 'M-29 -20C-18 -12 18 -12 29 -20L28.7 -6C18 1 -18 1 -28.7 -6Z' },
  {
    of: 'brim',
    path: 'M-50 -35C-46 -46 46 -46 50 -35C53 -22 38 -15 0 -15C-38 -15 -53 -22 -50 -35Z',
  },
  { of: 'mouth', path: 'M-29 -32C-24 -39 24 -39 29 -32C24 -21 -24 -21 -29 -32Z' },
  { of: 'lining', path: 'M-29 -32C-24 -39 24 -39 29 -32C22 -35 -22 -35 -29 -32Z' },
];

/** Where the arrow stands on either of them: its middle, and how large it is. */
export const ARROW_ON = { standing: { y: -8, size: 40 }, upsideDown: { y: 20, size: 37 } } as const;
