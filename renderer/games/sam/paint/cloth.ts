// The cloth of SAM's table: billiard cloth.
import { tablePicture } from '../../../stage/paint/theatre.ts';

export const CLOTH = { name: 'billiard', lit: '#1b6a3f', dark: '#072a19' } as const;

/** The whole table, as large as the window. */
export const TABLE = tablePicture(CLOTH);
