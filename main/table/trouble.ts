// Says to a client that a request could not be done: a code and facts, which its side puts into words.
import type { TroubleCode, TroubleMessage } from '../../engine/protocol/trouble.ts';

/** Why something could not be done. */
export interface Trouble {
  readonly code: TroubleCode;
  readonly facts: TroubleMessage['facts'];
}

/** A trouble and what its sentence needs. */
export function troubled(code: TroubleCode, facts: Trouble['facts'] = {}): Trouble {
  return { code, facts };
}

/** A trouble message; `id` is the request it answers, null when there is none. */
export function trouble(code: TroubleCode, id: string | null, facts: Trouble['facts'] = {}): TroubleMessage {
  return { type: 'trouble', code, facts, id };
}
