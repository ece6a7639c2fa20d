// Reads JSON from outside.
import { SetupError } from '../../engine/core/errors.ts';

/** The value of a JSON text. @throws SetupError naming `place` when it is none */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SetupError(place, `must be JSON: ${(error as Error).message}.`);
  }
}
