// Says to a client that a request could not be done.
import type { ToClient } from '../../engine/protocol/to-client.ts';

export type Trouble = Extract<ToClient, { type: 'trouble' }>;

/** A trouble message; `id` is the request it answers, null when there is none. */
export function trouble(code: Trouble['code'], sentence: string, id: string | null): Trouble {
  return { type: 'trouble', code, sentence, id };
}
