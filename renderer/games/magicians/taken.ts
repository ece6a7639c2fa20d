// Everybody's stage to look through, Tricks by level and Support by kind, and the discard pile.
import { groupIn, levelIn } from '../../../engine/games/magicians/cards.ts';
import { groupWords, identityWords } from '../../../engine/games/magicians/describe.ts';
import { type Group, type MagiciansView, NOBODY } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Arrangement, Taken, TakenRow, TakenStack } from '../screen.ts';

const LEVELS = [5, 4, 3, 2, 1] as const;
const SUPPORT: readonly Group[] = ['assistant', 'helper', 'prop', 'stage', 'trait'];

export function taken(say: Say, view: MagiciansView): Taken {
  const { viewer, seats } = view;
  const first = viewer === 'watcher' ? 0 : viewer;
  const stages = seats.map((_, index) => stageOf(say, view, (first + index) % seats.length));
  return {
    title: say('table.magicians.taken.title'),
    whose: say('table.magicians.taken.whose'),
    rule: say('table.magicians.taken.discard.rule'),
    nothing: say('table.magicians.taken.nothing'),
    arePictures: true,
    stacks: [...stages, discardPile(say, view)],
  };
}

function stageOf(say: Say, { seats }: MagiciansView, seat: number): TakenStack {
  const { identity, score, income, tricks, support } = seats[seat]!;
  const facts = { identity: identityWords(say, identity), score, income };
  const rows: readonly TakenRow[] = [
    ...LEVELS.map((level) => ({
      words: say('table.magicians.taken.tricks', { level }),
      cards: tricks.filter((card) => levelIn(card) === level),
    })),
    ...SUPPORT.map((group) => ({
      words: groupWords(say, group),
      cards: support.filter((card) => groupIn(card) === group),
    })),
  ];
  const count = tricks.length + support.length;
  return {
    seat,
    count,
    arrangements: count === 0 ? [] : [arranged(say('table.magicians.taken.summary', facts), rows)],
  };
}

function discardPile(say: Say, { discard }: MagiciansView): TakenStack {
  const count = discard.length;
  const summary = say('table.magicians.taken.discard.summary', { count });
  return {
    seat: NOBODY,
    label: say('table.magicians.taken.discard', { count }),
    count,
    arrangements:
      count === 0
        ? []
        : [
            arranged(summary, [
              { words: say('table.magicians.taken.discard.row'), cards: discard.toReversed() },
            ]),
          ],
  };
}

function arranged(summary: string, rows: readonly TakenRow[]): Arrangement {
  return { id: 'stage', words: '', summary, counts: [], rows: rows.filter(({ cards }) => cards.length > 0) };
}
