// The cloth of Magicians' table: the street at dusk before the theatres.
import { tablePicture } from '../../../stage/paint/theatre.ts';

export const CLOTH = { name: 'dusk', lit: '#235159', dark: '#0a1a20' } as const;

/** The whole table, as large as the window. */
export const TABLE = tablePicture(CLOTH);
