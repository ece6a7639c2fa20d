// Moves from outside: what is no move says so in words that help, and one choice is always written in one way.
import { expect, test } from 'vitest';
import { magicians } from './index.ts';

const ANY = 'must be mulligan, keep, support, sabotage, take, trick, draw, discard or skip';
const NO_CARD = 'is no card of this game';
const UNKNOWN = 'is not known here';

test.for([
  [null, 'the move', ANY],
  [{}, 'type', ANY],
  [{ type: 'perform', card: 'hat-trick' }, 'type', ANY],
  [{ type: 'skip', card: 'hat-trick' }, 'card', UNKNOWN],
  [{ type: 'skip', play: { type: 'trick', card: 'hat-trick' } }, 'play', UNKNOWN],
  [{ type: 'trick' }, 'card', NO_CARD],
  [{ type: 'trick', card: 'Hat Trick' }, 'card', NO_CARD],
  [{ type: 'trick', card: 'toString' }, 'card', NO_CARD],
  [{ type: 'trick', card: 'hat-trick', replace: 'parlor' }, 'replace', UNKNOWN],
  [{ type: 'support', card: 'mentor', replace: 'tophat' }, 'replace', NO_CARD],
  [{ type: 'sabotage', card: 'exposed', target: 7 }, 'target', 'must be a seat'],
  [{ type: 'sabotage', card: 'exposed', target: 'Bea' }, 'target', 'must be a seat'],
  [{ type: 'sabotage', card: 'exposed', target: 1, on: 3 }, 'on', NO_CARD],
  [{ type: 'discard', card: 'mentor' }, 'cards', 'must be a list of cards'],
  [{ type: 'discard', cards: [] }, 'cards', 'must name at least one card'],
  [{ type: 'discard', cards: ['mentor', 'mentalist'] }, 'cards.1', NO_CARD],
])('%o is malformed at %s', ([move, place, problem]) => {
  expect(magicians.parseMove(move)).toEqual({
    move: null,
    refusal: { code: 'malformed', facts: { place, problem } },
  });
});

test('a set of cards is written in one order', () => {
  const cards = ['style', 'mentor', 'exposed'];
  expect(magicians.parseMove({ type: 'discard', cards }).move).toEqual({
    type: 'discard',
    cards: ['exposed', 'mentor', 'style'],
  });
});
