// Test code: tables of Magicians that are laid out, and what is composed, said and offered at them.
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import type { Laid, Table } from '../../../engine/games/magicians/table.testing.ts';
import { handTarget } from './draft.ts';
import { intents } from './intents.ts';
import { names, pressed, say } from './played.testing.ts';
import { type Composed, nothing } from './way.ts';

export const hand = handTarget;
/** The words of the buttons; a `*` before those that shine, ` …` behind those that only compose. */
export const buttons = (table: Table, composing: Composed, seat = 0): string[] =>
  intents
    .actions(say, table.view(seat), composing)
    .map(
      ({ words, isMain, intent }) => `${isMain ? '*' : ''}${words}${intent.kind === 'compose' ? ' …' : ''}`,
    );
export const preview = (table: Table, composing: Composed, seat = 0): string =>
  intents.preview?.(say, table.view(seat), composing, names) ?? '';
export const point = (table: Table, composing: Composed, target: string) =>
  intents.point(table.view(0), composing, target);
/** What is composed after presses from nothing. */
export const press = (table: Table, ...targets: string[]): Composed => pressed(table, 0, targets, nothing);

/** Ada (0) with three Tricks and a full stage of Helpers, against Ben. */
export const FULL: Laid = {
  theatres: [
    {
      hand: 'stage-manager hat-trick scandal steal-secret sabotage secrecy vanishing-elephant one-up-manship',
      tricks: 'linking-rings restoration goldfish-bowl-trick',
      support: 'inventor old-timer audience-plant',
    },
    {
      is: 'professor',
      tricks: 'balls-and-cups bullet-catch',
      support: 'great-hall backstage-hand lovely-assistant',
      hand: 'style',
    },
  ],
};
