// The moves of Trick-Taking as the contract wants them: why not, all of them, one at random.
import { pick } from '../../chance/random.ts';
import type { GameDefinition } from '../../core/game.ts';
import { refuse } from '../../core/refusal.ts';
import { formatCard } from './cards.ts';
import { legalChoices, randomChoice } from './repertoire.ts';
import { choosesHat, explainEscape, explainLead } from './rules.ts';
import { countCards } from './trick.ts';
import { cardAt } from './turn-plays.ts';
import { randomTurn } from './turn-random.ts';
import { explainTurn, legalTurns } from './turn.ts';
import { HATS, type Move, type State } from './types.ts';
import { explainRepertoire } from './ultimate.ts';

type Rules = GameDefinition<never, never, State, Move, never, never, never>['moveRules'];

export const moveRules: Rules = {
  lead: {
    explain: (state, seat, { card, hat }) => explainLead(state, seat, card, hat),
    *legal(state, seat) {
      for (const card of state.hands[seat]!) {
        const code = formatCard(card);
        if (choosesHat(state, card)) for (const hat of HATS) yield { type: 'lead', card: code, hat };
        else yield { type: 'lead', card: code };
      }
    },
    random(state, seat, random) {
      const card = pick(state.hands[seat]!, random);
      const code = formatCard(card);
      return choosesHat(state, card)
        ? { type: 'lead', card: code, hat: pick(HATS, random) }
        : { type: 'lead', card: code };
    },
  },
  turn: {
    explain: (state, seat, { plays }) => explainTurn(state, seat, plays),
    *legal(state, seat) {
      for (const plays of legalTurns(state, seat)) yield { type: 'turn', plays };
    },
    random(state, seat, random) {
      const plays = randomTurn(state, seat, random);
      return plays && { type: 'turn', plays };
    },
  },
  escape: {
    explain: (state, _seat, { take }) => explainEscape(state, take),
    *legal({ trick }) {
      for (const { cards } of trick)
        for (const { card } of cards) yield { type: 'escape', take: formatCard(card) };
    },
    random: ({ trick }, _seat, random) => ({
      type: 'escape',
      take: formatCard(cardAt(trick, random.below(countCards(trick)))),
    }),
  },
  repertoire: {
    explain: (state, seat, { cards }) => explainRepertoire(state, seat, cards),
    *legal(state, seat) {
      for (const cards of legalChoices(state.repertoires[seat]!)) yield { type: 'repertoire', cards };
    },
    random(state, seat, random) {
      const cards = randomChoice(state.repertoires[seat]!, random);
      return cards && { type: 'repertoire', cards };
    },
  },
  pass: {
    explain: () => null,
    *legal() {
      yield { type: 'pass' };
    },
    random: () => ({ type: 'pass' }),
    // "Turns": no passing while one has cards. Elsewhere a pass is plainly no move.
    untimely: ({ phase }) => (TURNS.includes(phase) ? refuse('must-play') : null),
  },
};

const TURNS: readonly string[] = ['trick.turns', 'ultimate.turns'];
