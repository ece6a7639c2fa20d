// What a message says, in the terms of the store.
import type { Consideration } from '../../engine/core/question.ts';
import type { View } from '../../engine/core/view.ts';
import type { Message } from '../connection/messages.ts';
import type { Told } from '../store/state.ts';

/** How the host judged a draft. */
export function considerationOf(message: Message<'considered'>): Consideration {
  const { refusal, lacks, next, preview } = message;
  return refusal ? { refusal } : { refusal, lacks, next, preview };
}

/** The schema checks the envelope only; what the host says of a game is taken as it is. */
export function toldBy({ version, view, seats, holds, curtain, back }: Message<'view'>): Told {
  return { version, view: view as unknown as View, seats, holds, curtain, back };
}
