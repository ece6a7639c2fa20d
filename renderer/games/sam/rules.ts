// The rules of SAM as they are read: chapters, their figures, and which chapter a phase belongs to.
import { rulesOf } from '../../rules/contract.ts';
import { Code, DRAWN_CODES } from './rules-code.tsx';
import * as figures from './rules-figures.tsx';

export const rules = rulesOf<'sam'>()({
  Code,
  codes: DRAWN_CODES,
  ofPhase: {
    arranging: 'start',
    ordering: 'order',
    summon: 'summon',
    declaring: 'attack',
    paying: 'paying',
    targeting: 'reach',
    defending: 'battle',
    challenge: 'challenge',
    hearts: 'hearts',
    movement: 'movement',
    over: 'end',
  },
  chapters: {
    about: {
      title: 'sam.rules.about',
      blocks: [
        { kind: 'text', text: 'sam.rules.about.1' },
        { kind: 'text', text: 'sam.rules.about.2' },
        { kind: 'text', text: 'sam.rules.about.3' },
      ],
    },
    cards: {
      title: 'sam.rules.cards',
      blocks: [
        { kind: 'text', text: 'sam.rules.cards.1' },
        { kind: 'text', text: 'sam.rules.cards.2' },
        { kind: 'example', Figure: figures.Costs, text: 'sam.rules.cards.costs' },
        {
          kind: 'points',
          texts: ['sam.rules.cards.c', 'sam.rules.cards.d', 'sam.rules.cards.h', 'sam.rules.cards.s'],
        },
        { kind: 'text', text: 'sam.rules.cards.twos' },
      ],
    },
    start: {
      title: 'sam.rules.start',
      blocks: [
        { kind: 'text', text: 'sam.rules.start.1' },
        { kind: 'example', Figure: figures.FieldExample, text: 'sam.rules.start.field' },
        { kind: 'text', text: 'sam.rules.start.2' },
        { kind: 'text', text: 'sam.rules.start.3' },
      ],
    },
    order: {
      title: 'sam.rules.order',
      blocks: [
        { kind: 'text', text: 'sam.rules.order.1' },
        { kind: 'example', Figure: figures.Order, text: 'sam.rules.order.figure' },
        { kind: 'text', text: 'sam.rules.order.2' },
        { kind: 'text', text: 'sam.rules.order.3' },
      ],
    },
    turn: {
      title: 'sam.rules.turn',
      blocks: [
        { kind: 'text', text: 'sam.rules.turn.1' },
        { kind: 'text', text: 'sam.rules.turn.2' },
        { kind: 'text', text: 'sam.rules.turn.3' },
        { kind: 'text', text: 'sam.rules.turn.4' },
      ],
    },
    summon: {
      title: 'sam.rules.summon',
      blocks: [
        { kind: 'text', text: 'sam.rules.summon.1' },
        { kind: 'text', text: 'sam.rules.summon.2' },
        { kind: 'example', Figure: figures.SummonChain, text: 'sam.rules.summon.chain' },
        { kind: 'example', Figure: figures.ClubGain, text: 'sam.rules.summon.club' },
        { kind: 'text', text: 'sam.rules.summon.swap' },
      ],
    },
    attack: {
      title: 'sam.rules.attack',
      blocks: [
        { kind: 'text', text: 'sam.rules.attack.1' },
        { kind: 'text', text: 'sam.rules.attack.2' },
        { kind: 'text', text: 'sam.rules.attack.3' },
      ],
    },
    paying: {
      title: 'sam.rules.paying',
      blocks: [
        { kind: 'text', text: 'sam.rules.paying.1' },
        { kind: 'example', Figure: figures.Payment, text: 'sam.rules.paying.figure' },
        { kind: 'text', text: 'sam.rules.paying.2' },
        { kind: 'text', text: 'sam.rules.paying.3' },
      ],
    },
    reach: {
      title: 'sam.rules.reach',
      blocks: [
        { kind: 'text', text: 'sam.rules.reach.1' },
        { kind: 'example', Figure: figures.FrontReach, text: 'sam.rules.reach.front' },
        { kind: 'text', text: 'sam.rules.reach.2' },
        { kind: 'example', Figure: figures.SpadeReach, text: 'sam.rules.reach.spade' },
        { kind: 'text', text: 'sam.rules.reach.3' },
        { kind: 'example', Figure: figures.CollapsedReach, text: 'sam.rules.reach.collapsed' },
        { kind: 'text', text: 'sam.rules.reach.4' },
      ],
    },
    battle: {
      title: 'sam.rules.battle',
      blocks: [
        { kind: 'text', text: 'sam.rules.battle.1' },
        {
          kind: 'points',
          texts: ['sam.rules.battle.higher', 'sam.rules.battle.lower', 'sam.rules.battle.equal'],
        },
        { kind: 'text', text: 'sam.rules.battle.2' },
        {
          kind: 'points',
          texts: ['sam.rules.battle.suit', 'sam.rules.battle.faces', 'sam.rules.battle.twos'],
        },
        { kind: 'example', Figure: figures.JackOnQueen, text: 'sam.rules.battle.jack-queen' },
        { kind: 'example', Figure: figures.KingOnJack, text: 'sam.rules.battle.king-jack' },
        { kind: 'example', Figure: figures.KingOnQueen, text: 'sam.rules.battle.king-queen' },
        { kind: 'example', Figure: figures.Hidden, text: 'sam.rules.battle.hidden' },
        { kind: 'text', text: 'sam.rules.battle.3' },
        { kind: 'example', Figure: figures.FiveOnEight, text: 'sam.rules.battle.five' },
      ],
    },
    challenge: {
      title: 'sam.rules.challenge',
      blocks: [
        { kind: 'text', text: 'sam.rules.challenge.1' },
        { kind: 'example', Figure: figures.Signs, text: 'sam.rules.challenge.rps' },
        {
          kind: 'points',
          texts: ['sam.rules.challenge.odds-evens', 'sam.rules.challenge.coin'],
        },
        { kind: 'text', text: 'sam.rules.challenge.2' },
        { kind: 'option', option: 'challenge' },
      ],
    },
    hearts: {
      title: 'sam.rules.hearts',
      blocks: [
        { kind: 'text', text: 'sam.rules.hearts.1' },
        { kind: 'points', texts: ['sam.rules.hearts.destroyed', 'sam.rules.hearts.survives'] },
        { kind: 'example', Figure: figures.HeartReplaced, text: 'sam.rules.hearts.figure' },
        { kind: 'text', text: 'sam.rules.hearts.2' },
      ],
    },
    movement: {
      title: 'sam.rules.movement',
      blocks: [
        { kind: 'text', text: 'sam.rules.movement.1' },
        { kind: 'text', text: 'sam.rules.movement.2' },
      ],
    },
    end: {
      title: 'sam.rules.end',
      blocks: [
        { kind: 'text', text: 'sam.rules.end.1' },
        { kind: 'text', text: 'sam.rules.end.2' },
        { kind: 'option', option: 'stall' },
      ],
    },
    house: {
      title: 'sam.rules.house',
      blocks: [
        { kind: 'text', text: 'sam.rules.house.1' },
        { kind: 'option', option: 'challenge' },
        { kind: 'text', text: 'sam.rules.house.challenge' },
        { kind: 'option', option: 'stall' },
        { kind: 'text', text: 'sam.rules.house.stall' },
      ],
    },
    // Rulings SAM-R1 to SAM-R18, in their order.
    'what-if': {
      title: 'sam.rules.what-if',
      blocks: (
        [
          'look',
          'first',
          'flips',
          'worth',
          'fresh',
          'declared',
          'helpers',
          'hopeless',
          'hole',
          'spades',
          'collapse',
          'tie',
          'open',
          'two',
          'empty',
          'lost',
          'endless',
          'down',
        ] as const
      ).map((name) => ({
        kind: 'case',
        ask: `sam.rules.what-if.${name}`,
        answer: `sam.rules.what-if.${name}.answer`,
      })),
    },
    'who-knows': {
      title: 'sam.rules.who-knows',
      blocks: [
        {
          kind: 'points',
          texts: [
            'sam.rules.who-knows.all',
            'sam.rules.who-knows.own',
            'sam.rules.who-knows.both',
            'sam.rules.who-knows.nobody',
          ],
        },
        { kind: 'text', text: 'sam.rules.who-knows.1' },
      ],
    },
  },
});
