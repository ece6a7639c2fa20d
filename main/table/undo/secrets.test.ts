// Test of secrets: after many undos no message to anybody holds a card of Magic Trick that was never shown to them.
import { expect, test } from 'vitest';
import { fastRandom } from '../../../engine/chance/fast.ts';
import { formatCard } from '../../../engine/games/magic-trick/cards.ts';
import type { State } from '../../../engine/games/magic-trick/types.ts';
import { openHeader } from '../../../engine/journal/replay.ts';
import { cardsIn } from '../../listener/knowledge.testing.ts';
import { viewIn } from '../../network/legal-chooser.testing.ts';
import {
  agree,
  bench,
  everybody,
  moveOf,
  opened,
  person,
  undo,
  watcher,
  type Person,
} from './undo.testing.ts';

const SEATS = 4;
const UNDOS = 12;

test.for([1, 2, 3])('game %i: nobody hears of a card that was not shown to them', async (seed) => {
  const random = fastRandom(seed);
  const made = bench(seed);
  const table = await opened(made, 'magic-trick', 'pppp');
  const people = await everybody(table, seed);
  const looker = await watcher(table);
  // The deal of the first hand is the same whatever is taken back of it; who sorts a row sees it.
  const { rows } = openHeader(table.game, table.header, 'compiled').state as unknown as State;
  const codes = rows.map((row) => row.map(formatCard));
  const ofSorter = (seat: number): readonly string[] => codes[(seat + 1) % SEATS] ?? [];
  const shown = new Set<string>();

  const check = (one: Person, seat: number | null): void => {
    const known = new Set([...shown, ...(seat === null ? [] : ofSorter(seat))]);
    for (const message of one.news()) {
      expect(JSON.stringify(message)).not.toContain(table.header.seed);
      expect(cardsIn(message).filter((card) => !known.has(card))).toEqual([]);
    }
  };
  const checkAll = (): void => {
    for (const [seat, one] of people.entries()) check(one, seat);
    check(looker, null);
  };

  let undos = 0;
  while (undos < UNDOS) {
    const seat = people.findIndex((one) => viewIn(one.view()).question !== null);
    const view = people[seat]!.view().view as { rows?: unknown; hand?: number };
    // Before the first hand ends: then everything is shown.
    expect(view.hand).toBe(1);
    const move = (await moveOf(table, people[seat]!)) as { type: string; slot?: number };
    if (move.slot !== undefined) {
      const [event] = looker.view().events as unknown as { card: string }[];
      shown.add(event?.card ?? '?');
    }
    checkAll();
    const asker = random.below(SEATS);
    const { back } = people[asker]!.view();
    if (back === undefined || random.below(2) > 0) continue;
    undos += 1;
    await undo(table, people[asker]!);
    checkAll();
    if (back === 'asks')
      for (let other = 0; other < SEATS; other += 1)
        if (other !== asker) await agree(table, people[other]!, other, true);
    checkAll();
    // Also whoever comes anew, and is told the whole game with all that was taken back.
    for (let each = 0; each <= SEATS; each += 1) {
      const late = person(table);
      await table.join(late, each < SEATS ? [each] : []);
      check(late, each < SEATS ? each : null);
      table.leave(late);
    }
  }
  // There was something to leak: cards that nobody has shown, and some that were taken back again.
  expect(shown.size).toBeLessThan(SEATS * codes[0]!.length);
  expect(cardsIn(looker.view().undone).length).toBeGreaterThan(0);
});
