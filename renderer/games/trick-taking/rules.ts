// The rules of Trick-Taking as they are read: chapters, their figures, and which chapter a phase belongs to.
import { rulesOf } from '../../rules/contract.ts';
import { Code, DRAWN_CODES } from './rules-code.tsx';
import * as figures from './rules-figures.tsx';

export const rules = rulesOf<'trick-taking'>()({
  Code,
  codes: DRAWN_CODES,
  ofPhase: {
    leading: 'trick',
    turns: 'trick',
    escapes: 'escapes',
    drawing: 'drawing',
    choosing: 'ultimate',
    'ultimate-turns': 'ultimate',
    challenge: 'challenge',
    over: 'end',
  },
  chapters: {
    about: {
      title: 'trick-taking.rules.about',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.about.1' },
        { kind: 'text', text: 'trick-taking.rules.about.2' },
        { kind: 'text', text: 'trick-taking.rules.about.3' },
      ],
    },
    cards: {
      title: 'trick-taking.rules.cards',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.cards.1' },
        { kind: 'example', Figure: figures.Effects, text: 'trick-taking.rules.cards.effects' },
        { kind: 'example', Figure: figures.Hats, text: 'trick-taking.rules.cards.hat' },
        { kind: 'example', Figure: figures.Deck, text: 'trick-taking.rules.cards.deck' },
      ],
    },
    deal: {
      title: 'trick-taking.rules.deal',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.deal.1' },
        { kind: 'text', text: 'trick-taking.rules.deal.2' },
        {
          kind: 'points',
          texts: [
            'trick-taking.rules.deal.two',
            'trick-taking.rules.deal.three',
            'trick-taking.rules.deal.four',
          ],
        },
        { kind: 'text', text: 'trick-taking.rules.deal.3' },
        { kind: 'option', option: 'phantomShuffle' },
      ],
    },
    trick: {
      title: 'trick-taking.rules.trick',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.trick.1' },
        { kind: 'option', option: 'sleightOfHand' },
        { kind: 'text', text: 'trick-taking.rules.trick.2' },
        { kind: 'text', text: 'trick-taking.rules.trick.3' },
        { kind: 'text', text: 'trick-taking.rules.trick.4' },
        { kind: 'text', text: 'trick-taking.rules.trick.5' },
      ],
    },
    effects: {
      title: 'trick-taking.rules.effects',
      blocks: [
        { kind: 'example', Figure: figures.ConjureExample, text: 'trick-taking.rules.effects.C' },
        { kind: 'example', Figure: figures.EscapeExample, text: 'trick-taking.rules.effects.E' },
        { kind: 'example', Figure: figures.IllusionExample, text: 'trick-taking.rules.effects.I' },
        { kind: 'example', Figure: figures.LevitateExample, text: 'trick-taking.rules.effects.L' },
        { kind: 'example', Figure: figures.MetamorphosisExample, text: 'trick-taking.rules.effects.M' },
        { kind: 'example', Figure: figures.SawExample, text: 'trick-taking.rules.effects.S' },
        { kind: 'example', Figure: figures.VanishExample, text: 'trick-taking.rules.effects.V' },
      ],
    },
    stacks: {
      title: 'trick-taking.rules.stacks',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.stacks.1' },
        { kind: 'example', Figure: figures.StackFirst, text: 'trick-taking.rules.stacks.first' },
        { kind: 'example', Figure: figures.StackSecond, text: 'trick-taking.rules.stacks.second' },
        { kind: 'example', Figure: figures.StackThird, text: 'trick-taking.rules.stacks.third' },
        { kind: 'text', text: 'trick-taking.rules.stacks.2' },
      ],
    },
    winner: {
      title: 'trick-taking.rules.winner',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.winner.1' },
        {
          kind: 'points',
          texts: [
            'trick-taking.rules.winner.effect',
            'trick-taking.rules.winner.colour',
            'trick-taking.rules.winner.illusion',
          ],
        },
        { kind: 'text', text: 'trick-taking.rules.winner.2' },
        { kind: 'text', text: 'trick-taking.rules.winner.3' },
        { kind: 'example', Figure: figures.WinnerHigh, text: 'trick-taking.rules.winner.high' },
        { kind: 'example', Figure: figures.WinnerLow, text: 'trick-taking.rules.winner.low' },
      ],
    },
    escapes: {
      title: 'trick-taking.rules.escapes',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.escapes.1' },
        { kind: 'text', text: 'trick-taking.rules.escapes.2' },
        { kind: 'example', Figure: figures.EscapesExample, text: 'trick-taking.rules.escapes.example' },
      ],
    },
    drawing: {
      title: 'trick-taking.rules.drawing',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.drawing.1' },
        { kind: 'text', text: 'trick-taking.rules.drawing.2' },
        { kind: 'text', text: 'trick-taking.rules.drawing.3' },
        { kind: 'text', text: 'trick-taking.rules.drawing.4' },
      ],
    },
    ultimate: {
      title: 'trick-taking.rules.ultimate',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.ultimate.1' },
        { kind: 'option', option: 'phantomShuffle' },
        { kind: 'text', text: 'trick-taking.rules.ultimate.2' },
        { kind: 'text', text: 'trick-taking.rules.ultimate.3' },
      ],
    },
    challenge: {
      title: 'trick-taking.rules.challenge',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.challenge.1' },
        { kind: 'example', Figure: figures.ChallengeExample, text: 'trick-taking.rules.challenge.example' },
        { kind: 'text', text: 'trick-taking.rules.challenge.2' },
      ],
    },
    end: {
      title: 'trick-taking.rules.end',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.end.1' },
        { kind: 'text', text: 'trick-taking.rules.end.2' },
      ],
    },
    house: {
      title: 'trick-taking.rules.house',
      blocks: [
        { kind: 'text', text: 'trick-taking.rules.house.1' },
        { kind: 'option', option: 'phantomShuffle' },
        { kind: 'text', text: 'trick-taking.rules.house.phantom' },
        { kind: 'option', option: 'sleightOfHand' },
        { kind: 'text', text: 'trick-taking.rules.house.sleight' },
      ],
    },
    // Rulings TT-R1 to TT-R15, in their order.
    'what-if': {
      title: 'trick-taking.rules.what-if',
      blocks: (
        [
          'hat',
          'lead',
          'silent',
          'eight',
          'whose',
          'deep',
          'back',
          'twice',
          'undone',
          'taken',
          'large',
          'holder',
          'nobody',
          'ultimate-escape',
          'ultimate-back',
        ] as const
      ).map((name) => ({
        kind: 'case',
        ask: `trick-taking.rules.what-if.${name}`,
        answer: `trick-taking.rules.what-if.${name}.answer`,
      })),
    },
    'who-knows': {
      title: 'trick-taking.rules.who-knows',
      blocks: [
        {
          kind: 'points',
          texts: [
            'trick-taking.rules.who-knows.all',
            'trick-taking.rules.who-knows.own',
            'trick-taking.rules.who-knows.nobody',
          ],
        },
        { kind: 'text', text: 'trick-taking.rules.who-knows.1' },
        { kind: 'option', option: 'phantomShuffle' },
      ],
    },
  },
});
