// Test code: tables of SAM that are laid out, and what seat 0 presses, carries and hears there.
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { lay, type Table } from '../../../engine/games/sam/table.testing.ts';
import type { Place } from '../../../engine/games/sam/types.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import { placeTarget } from './draft.ts';
import { intents } from './intents.ts';
import { after, say } from './played.testing.ts';
import { type Composed, nothing } from './way.ts';

export const own = (place: Place): Target => placeTarget(0, place);
export const ben = (place: Place): Target => placeTarget(1, place);
export const point = (table: Table, composing: Composed, target: Target): Intent =>
  intents.point(table.view(0), composing, target);
export const twice = (table: Table, composing: Composed, target: Target): Intent =>
  intents.twice?.(table.view(0), composing, target) ?? null;
/** What is composed when a thing is picked up. */
export const lift = (table: Table, target: Target): Composed =>
  after(table.state, 0, intents.lift?.(table.view(0), nothing, target) ?? null);
/** What letting go of it over another means. */
export const drop = (table: Table, carried: Target, target: Target): Intent =>
  intents.drop?.(table.view(0), lift(table, carried), carried, target) ?? null;
/** What a button stands for. */
export const button = (table: Table, composing: Composed, id: string): Intent =>
  intents.actions(say, table.view(0), composing).find((action) => action.id === id)?.intent ?? null;
export const whyNot = (code: string): object => ({ kind: 'why-not', refusal: { code } });

/** Ada, whose 9d, 2s and Kc are face up, against Ben and Cléo. */
export function summoning(): Table {
  return lay({
    fields: ['9d (7c) 2s | (3h) Kc (Qd)', '(8h) Qc (4s) | (5d) (6d) -', '(5h) (6h) | (7h)'],
    discard: '6s',
  });
}
