// The rules of Magicians as they are read: chapters, their figures, and which chapter a phase belongs to.
import { rulesOf } from '../../rules/contract.ts';
import { Code, DRAWN_CODES } from './rules-code.tsx';
import * as figures from './rules-figures.tsx';

export const rules = rulesOf<'magicians'>()({
  Code,
  codes: DRAWN_CODES,
  ofPhase: {
    mulligan: 'start',
    draw: 'draw',
    management: 'management',
    choosing: 'dirty-trick',
    spying: 'dirty-trick',
    settling: 'limits',
    playing: 'new-trick',
    trimming: 'new-trick',
    intermission: 'intermission',
    prestige: 'prestige',
    finale: 'finale',
    over: 'end',
  },
  chapters: {
    about: {
      title: 'magicians.rules.about',
      blocks: [
        { kind: 'text', text: 'magicians.rules.about.1' },
        { kind: 'text', text: 'magicians.rules.about.2' },
        { kind: 'text', text: 'magicians.rules.about.3' },
      ],
    },
    who: {
      title: 'magicians.rules.who',
      blocks: [
        { kind: 'text', text: 'magicians.rules.who.1' },
        { kind: 'example', Figure: figures.Identities, text: 'magicians.rules.who.figure' },
      ],
    },
    cards: {
      title: 'magicians.rules.cards',
      blocks: [
        { kind: 'text', text: 'magicians.rules.cards.1' },
        { kind: 'example', Figure: figures.Deck, text: 'magicians.rules.cards.deck' },
        { kind: 'example', Figure: figures.Helpers, text: 'magicians.rules.cards.helpers' },
      ],
    },
    start: {
      title: 'magicians.rules.start',
      blocks: [
        { kind: 'text', text: 'magicians.rules.start.1' },
        { kind: 'text', text: 'magicians.rules.start.2' },
        { kind: 'option', option: 'mulligan' },
      ],
    },
    turn: {
      title: 'magicians.rules.turn',
      blocks: [
        { kind: 'text', text: 'magicians.rules.turn.1' },
        { kind: 'example', Figure: figures.Phases, text: 'magicians.rules.turn.phases' },
        { kind: 'text', text: 'magicians.rules.turn.2' },
        { kind: 'text', text: 'magicians.rules.turn.3' },
        { kind: 'text', text: 'magicians.rules.turn.4' },
      ],
    },
    draw: {
      title: 'magicians.rules.draw',
      blocks: [
        { kind: 'text', text: 'magicians.rules.draw.1' },
        { kind: 'text', text: 'magicians.rules.draw.2' },
      ],
    },
    management: {
      title: 'magicians.rules.management',
      blocks: [
        { kind: 'text', text: 'magicians.rules.management.1' },
        { kind: 'example', Figure: figures.StageExample, text: 'magicians.rules.management.stage' },
        { kind: 'text', text: 'magicians.rules.management.trait' },
        { kind: 'text', text: 'magicians.rules.management.limits' },
      ],
    },
    'dirty-trick': {
      title: 'magicians.rules.dirty-trick',
      blocks: [
        { kind: 'text', text: 'magicians.rules.dirty-trick.1' },
        { kind: 'text', text: 'magicians.rules.dirty-trick.2' },
        { kind: 'example', Figure: figures.Sabotage, text: 'magicians.rules.dirty-trick.figure' },
        { kind: 'text', text: 'magicians.rules.dirty-trick.spy' },
        { kind: 'text', text: 'magicians.rules.dirty-trick.3' },
        { kind: 'option', option: 'floor' },
      ],
    },
    'new-trick': {
      title: 'magicians.rules.new-trick',
      blocks: [
        { kind: 'text', text: 'magicians.rules.new-trick.1' },
        { kind: 'text', text: 'magicians.rules.new-trick.2' },
        { kind: 'example', Figure: figures.LadderExample, text: 'magicians.rules.new-trick.ladder' },
        { kind: 'text', text: 'magicians.rules.new-trick.helpers' },
        { kind: 'text', text: 'magicians.rules.new-trick.3' },
      ],
    },
    intermission: {
      title: 'magicians.rules.intermission',
      blocks: [{ kind: 'text', text: 'magicians.rules.intermission.1' }],
    },
    prestige: {
      title: 'magicians.rules.prestige',
      blocks: [
        { kind: 'text', text: 'magicians.rules.prestige.1' },
        { kind: 'example', Figure: figures.SorcererEarns, text: 'magicians.rules.prestige.sorcerer' },
        { kind: 'example', Figure: figures.IllusionistEarns, text: 'magicians.rules.prestige.illusionist' },
        { kind: 'option', option: 'goal' },
      ],
    },
    finale: {
      title: 'magicians.rules.finale',
      blocks: [{ kind: 'text', text: 'magicians.rules.finale.1' }],
    },
    limits: {
      title: 'magicians.rules.limits',
      blocks: [
        { kind: 'text', text: 'magicians.rules.limits.1' },
        {
          kind: 'points',
          texts: [
            'magicians.rules.limits.assistant',
            'magicians.rules.limits.helpers',
            'magicians.rules.limits.stage',
            'magicians.rules.limits.together',
            'magicians.rules.limits.props',
          ],
        },
        { kind: 'text', text: 'magicians.rules.limits.2' },
        { kind: 'text', text: 'magicians.rules.limits.3' },
        { kind: 'example', Figure: figures.Robbed, text: 'magicians.rules.limits.robbed' },
        { kind: 'option', option: 'stage' },
      ],
    },
    end: {
      title: 'magicians.rules.end',
      blocks: [
        { kind: 'text', text: 'magicians.rules.end.1' },
        { kind: 'text', text: 'magicians.rules.end.2' },
      ],
    },
    house: {
      title: 'magicians.rules.house',
      blocks: [
        { kind: 'text', text: 'magicians.rules.house.1' },
        { kind: 'option', option: 'goal' },
        { kind: 'text', text: 'magicians.rules.house.goal' },
        { kind: 'option', option: 'mulligan' },
        { kind: 'text', text: 'magicians.rules.house.mulligan' },
        { kind: 'option', option: 'floor' },
        { kind: 'text', text: 'magicians.rules.house.floor' },
        { kind: 'option', option: 'stage' },
        { kind: 'text', text: 'magicians.rules.house.stage' },
      ],
    },
    // Rulings MG-R1 to MG-R16, in their order.
    'what-if': {
      title: 'magicians.rules.what-if',
      blocks: (
        [
          'one',
          'excess',
          'stolen',
          'stage',
          'order',
          'rung',
          'helpers',
          'mentalist',
          'target',
          'disturbed',
          'below',
          'empty',
          'mulligan',
          'mentor',
          'endless',
          'level',
        ] as const
      ).map((name) => ({
        kind: 'case',
        ask: `magicians.rules.what-if.${name}`,
        answer: `magicians.rules.what-if.${name}.answer`,
      })),
    },
    'who-knows': {
      title: 'magicians.rules.who-knows',
      blocks: [
        {
          kind: 'points',
          texts: [
            'magicians.rules.who-knows.all',
            'magicians.rules.who-knows.own',
            'magicians.rules.who-knows.two',
            'magicians.rules.who-knows.spy',
            'magicians.rules.who-knows.nobody',
          ],
        },
        { kind: 'text', text: 'magicians.rules.who-knows.1' },
      ],
    },
  },
});
