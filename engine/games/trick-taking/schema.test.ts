// Moves and options from outside: what is no move says so in words that help.
import { expect, test } from 'vitest';
import { SetupError } from '../../core/errors.ts';
import { openSession } from '../../session/session.ts';
import { trickTaking } from './index.ts';
import { partialSchema } from './schema.ts';
import type { State } from './types.ts';

const ANY = 'must be lead, turn, escape, repertoire or pass';
const NO_CARD_OF_THIS_GAME = 'is no card of this game';
const NEEDS = 'must name the target of a used Levitate, Saw or Vanish';
const NO_TARGET = 'must be left out: only a used Levitate, Saw or Vanish has a target';
const turn = (...plays: unknown[]) => ({ type: 'turn', plays });

test.for([
  [null, 'the move', ANY],
  [[], 'the move', ANY],
  [{}, 'type', ANY],
  [{ type: 'juggle' }, 'type', ANY],
  [{ type: 'pass', card: 'M3' }, 'card', 'is not known here'],
  [{ type: 'lead' }, 'card', NO_CARD_OF_THIS_GAME],
  [{ type: 'lead', card: 'M0' }, 'card', NO_CARD_OF_THIS_GAME],
  [{ type: 'lead', card: 'E8' }, 'card', NO_CARD_OF_THIS_GAME],
  [{ type: 'lead', card: 'm3' }, 'card', NO_CARD_OF_THIS_GAME],
  [{ type: 'lead', card: 'M3', hat: 'middle' }, 'hat', 'must be "high" or "low"'],
  [{ type: 'lead', card: 'M3', effect: true }, 'effect', 'is not known here'],
  [{ type: 'turn' }, 'plays', 'must be a list of the cards of the turn, in order'],
  [{ type: 'turn', plays: 'M3' }, 'plays', 'must be a list of the cards of the turn, in order'],
  [{ type: 'turn', card: 'M3' }, 'plays', 'must be a list of the cards of the turn, in order'],
  [turn(), 'plays', 'must name at least one card'],
  [turn('M3'), 'plays.0', 'must be a card of the turn, such as {"card":"M3","effect":true}'],
  [turn({ card: 'M3' }, { card: 'Z3' }), 'plays.1.card', NO_CARD_OF_THIS_GAME],
  [turn({ card: 'M3', effect: 'yes' }), 'plays.0.effect', 'must be true or false'],
  [turn({ card: 'M3', used: true }), 'used', 'is not known here'],
  [turn({ card: 'L3', effect: true }), 'plays.0.on', NEEDS],
  [turn({ card: 'C3', effect: true }, { card: 'V3', effect: true }), 'plays.1.on', NEEDS],
  [turn({ card: 'S3', effect: true, on: 'me' }), 'plays.0.on', NO_CARD_OF_THIS_GAME],
  [turn({ card: 'L3', on: 'M3' }), 'plays.0.on', NO_TARGET],
  [turn({ card: 'V3', effect: false, on: 'M3' }), 'plays.0.on', NO_TARGET],
  [turn({ card: 'M3', effect: true, on: 'C3' }), 'plays.0.on', NO_TARGET],
  [turn({ card: 'E3', effect: true, on: 'C3' }), 'plays.0.on', NO_TARGET],
  [
    { type: 'turn', plays: Array.from({ length: 51 }, () => ({ card: 'M3' })) },
    'plays',
    'must name at most 50 cards',
  ],
  [{ type: 'escape' }, 'take', NO_CARD_OF_THIS_GAME],
  [{ type: 'escape', take: 'X1' }, 'take', NO_CARD_OF_THIS_GAME],
  [{ type: 'repertoire', cards: 'M3' }, 'cards', 'must be a list of cards'],
  [{ type: 'repertoire', cards: [] }, 'cards', 'must name at least one card'],
  [{ type: 'repertoire', cards: ['M3', 'M9'] }, 'cards.1', NO_CARD_OF_THIS_GAME],
])('%o is malformed at %s', ([move, place, problem]) => {
  expect(trickTaking.parseMove(move)).toEqual({
    move: null,
    refusal: { code: 'malformed', facts: { place, problem } },
  });
});

test.for([
  ['an effect that is left out is not used', turn({ card: 'M3' }), turn({ card: 'M3', effect: false })],
  [
    'the effect of an Escape is never a choice',
    turn({ card: 'E3', effect: true }),
    turn({ card: 'E3', effect: false }),
  ],
  [
    'one card twice is no matter of form',
    turn({ card: 'M3' }, { card: 'M3' }),
    turn({ card: 'M3', effect: false }, { card: 'M3', effect: false }),
  ],
  [
    'an Ultimate hand is a set',
    { type: 'repertoire', cards: ['M3', 'C7', 'E0'] },
    { type: 'repertoire', cards: ['C7', 'E0', 'M3'] },
  ],
  [
    'a hand is a set, written in one order',
    { type: 'repertoire', cards: ['M3', 'E1', 'E0'] },
    { type: 'repertoire', cards: ['E0', 'E1', 'M3'] },
  ],
])('%s', ([, given, move]) => {
  expect(trickTaking.parseMove(given)).toEqual({ move, refusal: null });
});

test.for([
  [turn({ card: 'L3', effect: true }), true],
  [turn({ card: 'C3', effect: true }, { card: 'V3', effect: true }), true],
  [turn({ card: 'L3', effect: true }, { card: 'C3' }), false],
  [turn({ card: 'C3', on: 'M3' }), false],
  [turn(), false],
])('of a turn that is composed, only the last card may lack its target: %o', ([partial, fits]) => {
  expect(partialSchema.safeParse(partial).success).toBe(fits);
});

test.for([
  [{ seats: 1 }, 'seats'],
  [{ seats: 5 }, 'seats'],
  [{ options: { phantomShuffle: 'yes' } }, 'options.phantomShuffle'],
  [{ options: { sleightOfHand: 1 } }, 'options.sleightOfHand'],
  [{ options: { trapDoor: true } }, 'options.trapDoor'],
  [{ setup: { smoke: 2 } }, 'setup.smoke'],
  [{ setup: { smoke: -1 } }, 'setup.smoke'],
  [{ setup: { dealer: 1 } }, 'setup.dealer'],
  [{ decks: [['M3']] }, 'decks[0]'],
] as const)('a set-up with %o is refused at %s', ([given, place]) => {
  const open = () =>
    openSession(
      { game: trickTaking, seats: 2, options: {}, setup: {}, seed: 's', ...(given as object) },
      'compiled',
    );
  expect(open).toThrow(SetupError);
  expect(open).toThrow(`${place}: `);
});

test('naming what the seed chooses changes nothing else', () => {
  const open = (setup: object) =>
    openSession({ game: trickTaking, seats: 4, options: {}, setup, seed: 'q1' }, 'compiled').state as State;
  const chosen = open({});
  expect(open({ smoke: chosen.smoke })).toEqual(chosen);
});
