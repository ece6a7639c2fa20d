// The rules of Magic Trick as they are read: chapters, their figures, and which chapter a phase belongs to.
import { SUITS } from '../../../engine/games/magic-trick/types.ts';
import { rulesOf } from '../../rules/contract.ts';
import { Code } from './rules-code.tsx';
import { Sides, SleeveExample, SortExample, Suits, TrickByLed, TrickByTrump } from './rules-figures.tsx';
import { Many, Met, Missed, Prestige, Zero } from './rules-sums.tsx';

const RANKS = [0, 1, 2, 3, 4, 5, 6, 7];

export const rules = rulesOf<'magic-trick'>()({
  Code,
  codes: SUITS.flatMap((suit) => [suit, ...RANKS.map((rank) => `${suit}${rank}`)]),
  ofPhase: {
    dealing: 'deal',
    sorting: 'sort',
    playing: 'trick',
    sleeving: 'sleeve',
    scoring: 'score',
    over: 'end',
  },
  chapters: {
    about: {
      title: 'magic-trick.rules.about',
      blocks: [
        { kind: 'text', text: 'magic-trick.rules.about.1' },
        { kind: 'text', text: 'magic-trick.rules.about.2' },
        { kind: 'text', text: 'magic-trick.rules.about.3' },
      ],
    },
    cards: {
      title: 'magic-trick.rules.cards',
      blocks: [
        { kind: 'text', text: 'magic-trick.rules.cards.1' },
        { kind: 'example', Figure: Suits, text: 'magic-trick.rules.cards.trump' },
        { kind: 'example', Figure: Sides, text: 'magic-trick.rules.cards.sides' },
      ],
    },
    deal: {
      title: 'magic-trick.rules.deal',
      blocks: [
        { kind: 'text', text: 'magic-trick.rules.deal.1' },
        {
          kind: 'points',
          texts: [
            'magic-trick.rules.deal.four',
            'magic-trick.rules.deal.three',
            'magic-trick.rules.deal.five',
          ],
        },
        { kind: 'text', text: 'magic-trick.rules.deal.2' },
      ],
    },
    sort: {
      title: 'magic-trick.rules.sort',
      blocks: [
        { kind: 'text', text: 'magic-trick.rules.sort.1' },
        { kind: 'text', text: 'magic-trick.rules.sort.2' },
        { kind: 'example', Figure: SortExample, text: 'magic-trick.rules.sort.example' },
        { kind: 'text', text: 'magic-trick.rules.sort.3' },
        { kind: 'option', option: 'memory' },
      ],
    },
    trick: {
      title: 'magic-trick.rules.trick',
      blocks: [
        { kind: 'text', text: 'magic-trick.rules.trick.1' },
        { kind: 'text', text: 'magic-trick.rules.trick.2' },
        { kind: 'text', text: 'magic-trick.rules.trick.3' },
        { kind: 'example', Figure: TrickByTrump, text: 'magic-trick.rules.trick.trump' },
        { kind: 'example', Figure: TrickByLed, text: 'magic-trick.rules.trick.led' },
        { kind: 'text', text: 'magic-trick.rules.trick.4' },
      ],
    },
    sleeve: {
      title: 'magic-trick.rules.sleeve',
      blocks: [
        { kind: 'text', text: 'magic-trick.rules.sleeve.1' },
        { kind: 'text', text: 'magic-trick.rules.sleeve.2' },
        { kind: 'example', Figure: SleeveExample, text: 'magic-trick.rules.sleeve.example' },
        { kind: 'text', text: 'magic-trick.rules.sleeve.3' },
        { kind: 'text', text: 'magic-trick.rules.sleeve.4' },
      ],
    },
    score: {
      title: 'magic-trick.rules.score',
      blocks: [
        { kind: 'text', text: 'magic-trick.rules.score.1' },
        { kind: 'text', text: 'magic-trick.rules.score.2' },
        { kind: 'option', option: 'prestige' },
        { kind: 'example', Figure: Prestige, text: 'magic-trick.rules.score.prestige' },
        { kind: 'example', Figure: Met, text: 'magic-trick.rules.score.met' },
        { kind: 'example', Figure: Missed, text: 'magic-trick.rules.score.missed' },
        { kind: 'example', Figure: Zero, text: 'magic-trick.rules.score.zero' },
        { kind: 'example', Figure: Many, text: 'magic-trick.rules.score.many' },
      ],
    },
    end: {
      title: 'magic-trick.rules.end',
      blocks: [
        { kind: 'text', text: 'magic-trick.rules.end.1' },
        { kind: 'text', text: 'magic-trick.rules.end.2' },
        {
          kind: 'points',
          texts: [
            'magic-trick.rules.end.prestige',
            'magic-trick.rules.end.plain',
            'magic-trick.rules.end.shared',
          ],
        },
      ],
    },
    house: {
      title: 'magic-trick.rules.house',
      blocks: [
        { kind: 'text', text: 'magic-trick.rules.house.1' },
        { kind: 'option', option: 'prestige' },
        { kind: 'option', option: 'memory' },
        { kind: 'option', option: 'stacks' },
      ],
    },
    // Rulings MT-R1 to MT-R8, in their order.
    'what-if': {
      title: 'magic-trick.rules.what-if',
      blocks: (['first', 'only', 'forced', 'suits', 'eight', 'tie', 'equal', 'open'] as const).map(
        (name) => ({
          kind: 'case',
          ask: `magic-trick.rules.what-if.${name}`,
          answer: `magic-trick.rules.what-if.${name}.answer`,
        }),
      ),
    },
    'who-knows': {
      title: 'magic-trick.rules.who-knows',
      blocks: [
        {
          kind: 'points',
          texts: [
            'magic-trick.rules.who-knows.all',
            'magic-trick.rules.who-knows.sorter',
            'magic-trick.rules.who-knows.owner',
          ],
        },
        { kind: 'text', text: 'magic-trick.rules.who-knows.1' },
        { kind: 'option', option: 'memory' },
        { kind: 'option', option: 'stacks' },
      ],
    },
  },
});
