// Sampled states look, to the viewer they were sampled for, exactly like the real one; what is hidden differs, fairly.
import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../bots/random-game.testing.ts';
import { fastRandom } from '../../chance/fast.ts';
import { cardOf } from './bots/known.ts';
import { CARD_COUNT } from './cards.ts';
import { magicians } from './index.ts';
import { isOpeningTrick } from './mulligan.ts';
import { NO_CARD, type Card, type Options, type State } from './types.ts';

const tables: readonly { seats: number; options: Partial<Options> }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { mulligan: 'until', stage: 'lenient' } },
  { seats: 5, options: { floor: true } },
  { seats: 7, options: { mulligan: 'until', goal: 40 } },
];

const everyCard = Array.from({ length: CARD_COUNT }, (_, card) => card);

/** Every card of a state, wherever it lies. */
function cardsIn({ deck, discard, hands, tricks, support, sabotage }: State): Card[] {
  return [
    ...deck,
    ...discard,
    ...[...hands, ...tricks, ...support].flat(),
    ...(sabotage === NO_CARD ? [] : [sabotage]),
  ].sort((one, other) => one - other);
}

describe.for(tables)('$seats players, $options', ({ seats, options }) => {
  test('a sampled state gives its viewer the same view, byte for byte, and holds every card once', () => {
    const random = fastRandom(1);
    const phases = new Set<string>();
    for (const seed of seats < 5 ? [0, 1] : [0]) {
      for (const { view, events } of momentsOf(magicians, seats, options, 10 * seats + seed)) {
        phases.add(view.phase);
        const sampled = magicians.sampleHidden(view, events, random);
        expect(JSON.stringify(magicians.viewFor(sampled, view.viewer))).toBe(JSON.stringify(view));
        expect(cardsIn(sampled)).toEqual(everyCard);
      }
    }
    expect([...phases]).toEqual(expect.arrayContaining(['turn.management', 'turn.intermission', 'over']));
  });

  test('it can be played on to the end of the game', () => {
    const random = fastRandom(2);
    let moment = 0;
    for (const { view, events } of momentsOf(magicians, seats, options, 8, [1])) {
      moment += 1;
      if (moment % 9 !== 0) continue;
      const state = magicians.sampleHidden(view, events, random);
      for (let asked = magicians.awaiting(state); asked.length > 0; asked = magicians.awaiting(state))
        expect(
          magicians.compiled.apply(state, asked[0]!, magicians.randomMove(state, asked[0]!, random)),
        ).toBe(true);
      expect(magicians.result(state)).not.toBeNull();
    }
    expect(moment).toBeGreaterThan(20);
  });
});

test('a card that was seen going into a hand is taken to be there as long as it must be', () => {
  const random = fastRandom(3);
  let seen = 0;
  for (let seed = 0; seed < 12; seed += 1) {
    const held = new Map<string, number>();
    let told = 0;
    for (const { view, events, state } of momentsOf(magicians, 4, {}, seed, [2])) {
      for (const event of events.slice(told)) {
        if (event.type === 'snatched' && event.cards && event.from === 2)
          for (const code of event.cards) held.set(code, event.to);
        if (event.type === 'snatched' && event.cards === null)
          for (const [code, seat] of held) if (seat === event.from) held.delete(code);
      }
      told = events.length;
      for (const [code, seat] of held) if (!state.hands[seat]!.includes(cardOf(code))) held.delete(code);
      const { hands } = magicians.sampleHidden(view, events, random);
      for (const [code, seat] of held) expect(hands[seat]).toContain(cardOf(code));
      seen += held.size;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('while hands may be exchanged, whoever was passed over holds a level 1 Trick and whoever was asked holds none', () => {
  const random = fastRandom(4);
  let looked = 0;
  for (let seed = 0; seed < 40; seed += 1) {
    for (const { view, events } of momentsOf(magicians, 7, {}, seed, [0])) {
      if (view.phase !== 'mulligan') break;
      const { hands } = magicians.sampleHidden(view, events, random);
      view.seats.forEach(({ mulligan }, seat) => {
        const opens = hands[seat]!.some(isOpeningTrick);
        if (mulligan === 'not-asked') expect(opens).toBe(true);
        if (mulligan === 'kept' || view.awaiting.includes(seat)) expect(opens).toBe(false);
        looked += mulligan === null ? 0 : 1;
      });
    }
  }
  expect(looked).toBeGreaterThan(40);
});

test('each unseen card lies equally often in another hand', () => {
  const random = fastRandom(5);
  let turn = 0;
  for (const { view, events } of momentsOf(magicians, 3, {}, 9, [0])) {
    if (view.phase !== 'turn.management' || (turn += 1) < 6) continue;
    const draws = 4000;
    const inHand = new Map<Card, number>();
    for (let i = 0; i < draws; i += 1)
      for (const card of magicians.sampleHidden(view, events, random).hands[1]!)
        inHand.set(card, (inHand.get(card) ?? 0) + 1);
    const unseen = view.deck + view.seats[1]!.cards + view.seats[2]!.cards;
    expect(inHand.size).toBe(unseen);
    const mean = (draws * view.seats[1]!.cards) / unseen;
    const chiSquare = [...inHand.values()].reduce((sum, each) => sum + (each - mean) ** 2 / mean, 0);
    // Four standard deviations above its mean; a draw that favours anything is far beyond.
    expect(chiSquare).toBeLessThan(unseen - 1 + 4 * Math.sqrt(2 * (unseen - 1)));
    return;
  }
  throw new Error('the game was over too soon');
});
