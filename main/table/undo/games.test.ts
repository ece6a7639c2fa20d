// Tests of each game: which decisions are taken back at once, for which the others are asked, and that everybody then stands where they stood.
import { describe, expect, test } from 'vitest';
import { viewIn } from '../../network/legal-chooser.testing.ts';
import { agree, bench, everybody, moveOf, opened, undo, unnamed, watcher } from './undo.testing.ts';

/** A move that was just made, between two phases. */
interface Made {
  readonly type: string;
  readonly before: string;
  readonly after: string;
}

interface Row {
  readonly game: string;
  readonly name: string;
  readonly is: (made: Made) => boolean;
  readonly back: 'free' | 'asks';
}

const made =
  (type: string, before: string, after = '') =>
  (each: Made): boolean =>
    each.type === type && each.before.startsWith(before) && each.after.startsWith(after);

const rows: readonly Row[] = [
  ['magic-trick', 'a row sorted while others sort', made('arrange', '', 'hand.sorting'), 'free'],
  ['magic-trick', 'the last row', made('arrange', '', 'hand.trick'), 'asks'],
  ['magic-trick', 'a card played', made('play', ''), 'asks'],
  ['magic-trick', 'a card up the sleeve', made('sleeve', ''), 'asks'],
  ['magic-trick', 'nothing up the sleeve', made('pass', '', 'hand.trick'), 'free'],
  ['magic-trick', 'the last card, and the hand is scored', made('play', '', 'hand.sorting'), 'asks'],
  ['trick-taking', 'a card led', made('lead', ''), 'asks'],
  ['trick-taking', 'a turn', made('turn', ''), 'asks'],
  ['trick-taking', 'an Escape while another follows', made('escape', '', 'trick.escapes'), 'free'],
  ['trick-taking', 'the last Escape, and cards are drawn', made('escape', '', 'trick.leading'), 'asks'],
  ['trick-taking', 'a hand chosen while others choose', made('repertoire', '', 'ultimate.choosing'), 'free'],
  ['trick-taking', 'the last hand chosen', made('repertoire', '', 'ultimate.turns'), 'asks'],
  ['trick-taking', 'a pass in the last part', made('pass', '', 'ultimate.challenge'), 'free'],
  ['magicians', 'a hand kept', made('keep', ''), 'asks'],
  ['magicians', 'no Support', made('skip', 'turn.management'), 'free'],
  ['magicians', 'no Sabotage', made('skip', 'turn.dirtyTrick'), 'free'],
  ['magicians', 'no Trick, and one more card may come', made('skip', '', 'turn.intermission'), 'free'],
  ['magicians', 'no card more, and the next one draws', made('skip', '', 'turn.management'), 'asks'],
  ['magicians', 'a Support card', made('support', ''), 'asks'],
  ['magicians', 'a Trick', made('trick', ''), 'asks'],
  ['magicians', 'a card more', made('draw', ''), 'asks'],
  ['sam', 'cards laid out while others lay out', made('arrange', '', 'arranging'), 'free'],
  ['sam', 'the last cards laid out, and the order is drawn', made('arrange', '', 'turn'), 'asks'],
  ['sam', 'a swap', made('swap', ''), 'asks'],
  ['sam', 'an attack declared', made('attack', ''), 'asks'],
  ['sam', 'no Summon', made('done', 'turn.summon', 'turn.movement'), 'free'],
].map(([game, name, is, back]) => ({ game, name, is, back }) as Row);

const MOST_GAMES = 30;
const MOST_MOVES = 260;

/** Plays games at random until that move has been made; everybody's views before it, who made it, and the table. */
async function until({ game, is }: Row) {
  for (let seed = 1; seed <= MOST_GAMES; seed += 1) {
    const made = bench(seed);
    const table = await opened(made, game, 'ppp');
    const people = await everybody(table, seed);
    const looker = await watcher(table);
    for (let count = 0; count < MOST_MOVES; count += 1) {
      const seat = people.findIndex((one) => viewIn(one.view()).question !== null);
      const one = people[seat];
      if (!one) break;
      const everyone = [...people, looker];
      const before = everyone.map((each) => unnamed(each.view()));
      const { phase } = viewIn(one.view());
      const move = await moveOf(table, one);
      const after = viewIn(one.view()).phase;
      if (move && after !== 'over' && is({ type: move.type, before: phase, after }))
        return { table, tables: made.tables, people, looker, everyone, before, seat, one };
    }
  }
  throw new Error('No such move was made.');
}

describe.for(rows)('$game: $name', (row) => {
  test(row.back === 'free' ? 'is taken back at once' : 'is taken back when the others agree', async () => {
    const { table, people, looker, everyone, before, seat, one } = await until(row);
    const heard = everyone.map((each) => each.view().events);
    expect(one.view().back).toBe(row.back);
    // Nobody else has made it, so it is nobody else's to take back for nothing.
    expect(looker.view().back).toBeUndefined();
    const { version } = one.view();
    everyone.forEach((each) => each.news());

    const id = await undo(table, one);
    if (row.back === 'asks') {
      expect(one.view().version).toBe(version);
      const others = [0, 1, 2].filter((other) => other !== seat);
      for (const each of everyone)
        expect(each.last()).toMatchObject({ asked: { seat, moves: 1, waitsFor: others }, came: null });
      for (const other of others) await agree(table, people[other]!, other, true);
    }
    expect(one.heard).toContainEqual({ type: 'done', id });
    for (const [index, each] of everyone.entries()) {
      const view = each.view();
      expect(unnamed(view)).toEqual(before[index]);
      expect(view).toMatchObject({ version: version + 1, events: [] });
      expect(view.undone).toEqual([{ at: view.past?.length, seat, moves: 1, events: heard[index] }]);
      expect(each.last('undoing')).toEqual({
        type: 'undoing',
        table: table.id,
        asked: null,
        came: { how: 'taken-back', seat, by: null, moves: 1 },
      });
    }
    // The game goes on from there.
    expect(await moveOf(table, one)).not.toBeNull();
  });
});
