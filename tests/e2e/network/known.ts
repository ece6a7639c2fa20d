// What a page at a hosted table was sent and must not have been: cards it may not know yet, the secrets of others, the deal's seed.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keyOf } from '../../../engine/chance/chacha.ts';
import type { GameId } from '../../../engine/games/registry.ts';
import { hiddenCardsShown as hiddenInMagicTrick } from '../magic-trick/secrets.ts';
import { hiddenCardsShown as hiddenInMagicians } from '../magicians/secrets.ts';
import { hiddenShown as hiddenInSam } from '../sam/secrets.ts';
import type { ViewMessage, WatchedPage } from '../support/browser.ts';
import type { HiddenShown } from '../support/table.ts';
import { hiddenCardsShown as hiddenInTrickTaking } from '../trick-taking/secrets.ts';

/** By game, the search for what a viewer may not know. */
export const HIDDEN: Readonly<Record<GameId, HiddenShown>> = {
  'magic-trick': hiddenInMagicTrick,
  'trick-taking': hiddenInTrickTaking,
  magicians: hiddenInMagicians,
  sam: hiddenInSam,
};

type Sent = Pick<WatchedPage, 'messages' | 'frames'>;

/** What is told beside views is looked at together with the view that was there: no card stands in it that is hidden there. */
export function cardsShown(game: GameId, { messages }: Sent): string[] {
  let last: ViewMessage | null = null;
  const all = messages.flatMap((message) => {
    if (message.type === 'view') {
      last = message;
      return [message];
    }
    // What was heard is not heard again.
    return last ? [{ ...last, past: [], events: [], beside: message }] : [];
  });
  return HIDDEN[game](all as ViewMessage[]);
}

/** The secrets by which the devices of others come back. */
export function secretsShown({ frames, messages }: Sent, others: readonly Sent[]): string[] {
  const own = new Set(passesOf({ messages }));
  return others
    .flatMap(passesOf)
    .filter((secret) => !own.has(secret) && frames.some((frame) => frame.includes(secret)));
}

export function passesOf({ messages }: Pick<Sent, 'messages'>): string[] {
  return messages.flatMap((message) => (message.type === 'pass' ? [message.secret] : []));
}

/** What belongs to the state alone: the seed in every writing, the key of the deal, the names of their fields. */
export function stateShown({ frames }: Sent, seed: string): string[] {
  const all = frames.join('\n');
  const secrets = [seed, keyOf(seed), Buffer.from(seed, 'hex').toString('base64')];
  return [
    ...secrets.filter((secret) => all.includes(secret)),
    ...(all.match(/chacha|"chance"|"seed"|"generator"/gu) ?? []),
  ];
}

/** The seed of the only table in a folder. */
export function seedIn(data: string): string {
  const database = new DatabaseSync(join(data, 'parlor-tricks.sqlite'), { readOnly: true });
  try {
    const row = database.prepare('SELECT header FROM games').get();
    return (JSON.parse(String(row?.['header'])) as { seed: string }).seed;
  } finally {
    database.close();
  }
}
