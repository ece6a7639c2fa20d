// Everybody's Repertoire to look through, by effect or by colour.
import { colourWord, effectLetter, rankIn } from '../../../engine/games/trick-taking/cards.ts';
import { colourWords, effectWords } from '../../../engine/games/trick-taking/describe.ts';
import { COLOURS, EFFECTS, type TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Arrangement, Taken, TakenRow } from '../screen.ts';

export function taken(say: Say, { viewer, seats }: TrickTakingView): Taken {
  const first = viewer === 'watcher' ? 0 : viewer;
  return {
    title: say('table.trick-taking.taken.title'),
    whose: say('table.trick-taking.taken.whose'),
    rule: say('table.trick-taking.taken.rule'),
    nothing: say('table.trick-taking.taken.nothing'),
    arePictures: true,
    stacks: seats.map((_, index) => {
      const seat = (first + index) % seats.length;
      const cards = seats[seat]?.repertoire ?? [];
      return {
        seat,
        count: cards.length,
        arrangements: cards.length === 0 ? [] : arrangementsOf(say, cards),
      };
    }),
  };
}

function arrangementsOf(say: Say, cards: readonly string[]): Arrangement[] {
  const byRank = cards.toSorted((one, other) => rankIn(one) - rankIn(other));
  const summary = say('table.trick-taking.taken.count', { count: cards.length });
  const rows = (all: readonly TakenRow[]) => all.filter((row) => row.cards.length > 0);
  return [
    {
      id: 'effect',
      words: say('table.trick-taking.taken.by-effect'),
      summary,
      counts: [],
      rows: rows(
        EFFECTS.map((effect) => ({
          words: effectWords(say, effect),
          code: effect,
          cards: byRank.filter((card) => effectLetter(card) === effect),
        })),
      ),
    },
    {
      id: 'colour',
      words: say('table.trick-taking.taken.by-colour'),
      summary,
      counts: [],
      rows: rows(
        COLOURS.map((colour) => ({
          words: colourWords(say, colour),
          code: colour,
          cards: byRank.filter((card) => colourWord(card) === colour),
        })),
      ),
    },
  ];
}
