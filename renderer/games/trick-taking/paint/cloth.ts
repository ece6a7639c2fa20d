// The cloth of Trick-Taking's table: red velvet.
import { tablePicture } from '../../../stage/paint/theatre.ts';

export const CLOTH = { name: 'velvet', lit: '#7c1626', dark: '#2c060d' } as const;

/** The whole table, as large as the window. */
export const TABLE = tablePicture(CLOTH);
