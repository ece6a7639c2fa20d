// What the skies of the posters look like: few and flat, as from a lithographer's stones.
import { PARCHMENT } from '../../../stage/cards/palette.ts';
import type { Sky } from './emblem.ts';

/** How a sky is printed. */
export interface SkyTones {
  /** Around the picture, and towards the edges. */
  readonly light: string;
  readonly dark: string;
  /** The rays of light. */
  readonly ray: string;
  /** The unprinted line that is left around a picture, so that it stands out. */
  readonly key: string;
}

export const SKY_OF: Readonly<Record<Sky, SkyTones>> = {
  crimson: { light: '#e2634a', dark: '#7d1420', ray: '#f59a6a', key: '#ffe9cf' },
  forest: { light: '#8fbf95', dark: '#24543f', ray: '#c2dca6', key: '#fbf3d8' },
  azure: { light: '#bfe3ee', dark: '#4b93bd', ray: '#e6f5f2', key: '#fffaf0' },
  plum: { light: '#c08fc0', dark: '#512a5e', ray: '#dcb4d2', key: '#fdeef4' },
  amber: { light: '#fbe09a', dark: '#d98c33', ray: '#fff1c4', key: '#fffaf0' },
  midnight: { light: '#5b74bd', dark: '#141b47', ray: '#8ba2dc', key: '#fff3d0' },
  smoke: { light: '#cfc8b8', dark: '#5b564d', ray: '#e6e0d0', key: '#fffaf0' },
};

/** The paper of the posters. */
export const PAPER = PARCHMENT;
