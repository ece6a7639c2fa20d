// What SAM brings for the laws, written from its rules page: where cards are, what may be tried, how to deal again.
import { allSeats } from '../../core/seat.ts';
import type { AnyMove } from '../../core/game.ts';
import type { Choice } from '../../core/question.ts';
import { NO_CARD, type Move, type Place, type State } from '../../games/sam/types.ts';
import type { LawModule } from '../module.ts';
import { attempts, partials } from './sam/attempts.ts';
import { ALL_CODES, codes } from './sam/cards.ts';
import { movesAreByThePage, movesDoAsThePageSays } from './sam/by-the-page.ts';
import { leastChance } from './sam/chances.ts';
import { newestDeal, redeal, redealBefore } from './sam/dealing-again.ts';
import { previewsAreByThePage } from './sam/previews.ts';
import { costsAddUp, countersAreAsTold, flipsAreOnceATurn } from './sam/promises.ts';
import { reachIsByFormula } from './sam/sights.ts';

/** Together not two in a hundred states of random games, and full of secrets. */
const RARE = ['paying', 'defending', 'challenge', 'hearts'].map((name) => `turn.attack.${name}`);

export const samLaws: LawModule<State, Move> = {
  fewestDiffering: 0.9,

  isRare: ({ phase }) => RARE.includes(phase),

  // Four in ten random games end because nothing is destroyed for so long, and with seven they have thousands of moves.
  length: {
    brief: { options: { stall: 10 }, enough: 120 },
    ample: { options: { stall: 30 }, enough: 600 },
  },

  deckOf: () => ALL_CODES,

  placesOf(state) {
    const places: Record<string, string[]> = {
      'the deck': codes(state.deck),
      'the discards': codes(state.discard),
    };
    for (const seat of allSeats(state.seats)) {
      places[`what seat ${seat} has to arrange`] = codes(state.dealt[seat]!);
      places[`the field of seat ${seat}`] = codes(state.field[seat]!.filter((card) => card !== NO_CARD));
    }
    return places;
  },

  attempts,
  partials,

  begins: ({ at }, move) => beginning(move).includes(at === null ? null : String(at)),

  goesOn: (partial, choice) => withAdded(partial, choice),

  redeal,
  redealBefore,
  newestDeal,
  leastChance,

  promises: [
    movesAreByThePage,
    movesDoAsThePageSays,
    costsAddUp,
    flipsAreOnceATurn,
    countersAreAsTold,
    reachIsByFormula,
    previewsAreByThePage,
  ],
};

/** What is pointed at to begin a move, whichever of it is first. */
function beginning(move: Move): readonly (string | null)[] {
  switch (move.type) {
    case 'arrange':
      return [...move.front, ...move.back];
    case 'attack':
      return [move.with];
    case 'pay':
      return move.flip;
    case 'target':
      return [`${move.seat}:${move.at}`];
    case 'boost':
      return move.with;
    case 'throw':
      return ['sign' in move ? move.sign : String(move.fingers)];
    case 'move':
      return [move.from];
    case 'flip':
    case 'swap':
    case 'place':
      return [move.at];
    case 'stop':
    case 'done':
      return [null];
  }
}

/** A move in the making, as far as the laws have to know it. */
interface Draft extends AnyMove {
  readonly front?: readonly (string | null)[];
  readonly back?: readonly (string | null)[];
  readonly boosts?: readonly Place[];
  readonly flip?: readonly Place[];
  readonly with?: readonly Place[];
}

/** What is considered, with one more thing that was pointed at. */
function withAdded(partial: AnyMove, { at }: Choice): AnyMove {
  const draft = partial as Draft;
  const place = at as Place;
  switch (draft.type) {
    case 'arrange': {
      const rows = [...draft.front!, ...draft.back!];
      const laid = rows.with(rows.indexOf(null), String(at));
      return {
        ...draft,
        front: laid.slice(0, draft.front!.length),
        back: laid.slice(draft.front!.length),
      } as Draft;
    }
    case 'attack':
      return { ...draft, boosts: [...(draft.boosts ?? []), place] } as Draft;
    case 'pay':
      return { ...draft, flip: [...draft.flip!, place] } as Draft;
    case 'boost':
      return { ...draft, with: [...draft.with!, place] } as Draft;
    case 'move':
      return { ...draft, to: place } as Draft;
    default:
      throw new Error(`A ${draft.type} is made at once, and ${at} is said to come next.`);
  }
}
