// What Magicians brings for the laws, written from its rules page: where cards are, what may be tried, how to deal again.
import { allSeats } from '../../core/seat.ts';
import type { AnyMove } from '../../core/game.ts';
import { NO_CARD, type Considered, type Move, type State } from '../../games/magicians/types.ts';
import type { LawModule } from '../module.ts';
import { attempts, partials } from './magicians/attempts.ts';
import { ALL_CODES, codes, inPlay, numberOf } from './magicians/cards.ts';
import { movesAreByThePage, movesDoAsThePageSays } from './magicians/by-the-page.ts';
import { leastChance } from './magicians/chances.ts';
import { newestDeal, redeal, redealBefore } from './magicians/dealing-again.ts';
import { playsAreAsTold } from './magicians/plays-by-skipping.ts';
import {
  limitsHold,
  oneCardATurn,
  oneTurnAfterAnother,
  prestigeIsTheSum,
  stagesFallWithTricks,
} from './magicians/promises.ts';

export const magiciansLaws: LawModule<State, Move> = {
  // All but late states of two players, where the deck is used up and the other hand can be counted.
  fewestDiffering: 0.9,

  deckOf: () => ALL_CODES,

  placesOf(state) {
    const places: Record<string, string[]> = {
      'the deck': codes(state.deck),
      'the discard pile': codes(state.discard),
      'the Dirty Trick': state.sabotage === NO_CARD ? [] : codes([state.sabotage]),
    };
    for (const seat of allSeats(state.seats)) {
      places[`the hand of seat ${seat}`] = codes(state.hands[seat]!);
      places[`the Tricks of seat ${seat}`] = codes(state.tricks[seat]!);
      places[`the Support of seat ${seat}`] = codes(state.support[seat]!);
    }
    return places;
  },

  attempts,
  partials,

  begins({ at }, move) {
    switch (move.type) {
      case 'support':
      case 'sabotage':
      case 'trick':
      case 'take':
        return move.card === at;
      case 'discard':
        return move.cards.includes(String(at));
      default:
        return at === null;
    }
  },

  goesOn: (partial, { at }, _answer, state) => withAdded(partial as Considered, at, state),

  redeal,
  redealBefore,
  newestDeal,
  leastChance,

  promises: [
    movesAreByThePage,
    movesDoAsThePageSays,
    oneTurnAfterAnother,
    oneCardATurn,
    prestigeIsTheSum,
    limitsHold,
    stagesFallWithTricks,
    playsAreAsTold,
  ],
};

/** What is considered, with one more thing that was pointed at. */
function withAdded(draft: Considered, at: number | string | null, state: State): AnyMove {
  switch (draft.type) {
    case 'support':
      return { ...draft, replace: String(at) } as Move;
    case 'sabotage': {
      if (typeof at === 'number') return { ...draft, target: at } as Move;
      const card = numberOf(String(at));
      const target = allSeats(state.seats).find((seat) => inPlay(state, seat).includes(card));
      return { ...draft, target, on: at } as Move;
    }
    case 'discard':
      return { type: 'discard', cards: [...draft.cards, String(at)] } as Move;
    default:
      if ('play' in draft) return { type: 'skip', play: withAdded(draft.play, at, state) } as AnyMove;
      throw new Error(`A ${draft.type} is made at once, and ${at} is said to come next.`);
  }
}
