// The discards to look through, the newest first or by suit: what is gone cannot be drawn before the deck is shuffled anew.
import { faceValue, parseCard, suitOf } from '../../../engine/games/sam/cards.ts';
import { suitWords } from '../../../engine/games/sam/describe.ts';
import { NOBODY, type SamView, SUITS } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Arrangement, Taken, TakenRow } from '../screen.ts';

export function taken(say: Say, { discard }: SamView): Taken {
  const count = discard.length;
  const newest: TakenRow = { words: say('table.sam.taken.newest'), cards: discard.toReversed() };
  const bySuit = SUITS.map((suit): TakenRow => ({
    words: suitWords(say, suit),
    code: suit,
    cards: suitIn(discard, suit),
  }));
  return {
    title: say('table.sam.taken.title'),
    whose: say('table.sam.taken.whose'),
    rule: '',
    nothing: say('table.sam.taken.nothing'),
    arePictures: true,
    stacks: [
      {
        seat: NOBODY,
        label: say('table.sam.taken.discard', { count }),
        count,
        arrangements:
          count === 0
            ? []
            : [arranged(say, 'newest', count, [newest]), arranged(say, 'suits', count, bySuit)],
      },
    ],
  };
}

/** The discards of a suit, the highest first. */
function suitIn(discard: readonly string[], suit: string): readonly string[] {
  return discard
    .filter((code) => suitOf(parseCard(code)) === suit)
    .toSorted((one, other) => faceValue(parseCard(other)) - faceValue(parseCard(one)));
}

function arranged(say: Say, id: 'newest' | 'suits', count: number, rows: readonly TakenRow[]): Arrangement {
  return {
    id,
    words: say(`table.sam.taken.by.${id}`),
    summary: say('table.sam.taken.summary', { count }),
    counts: [],
    rows: rows.filter(({ cards }) => cards.length > 0),
  };
}
