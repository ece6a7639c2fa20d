// Sampled states look, to the viewer they were sampled for, exactly like the real one; what is hidden differs, fairly.
import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../bots/random-game.testing.ts';
import { fastRandom } from '../../chance/fast.ts';
import { WATCHER } from '../../core/seat.ts';
import { cardOf } from './bots/heard.ts';
import { CARD_COUNT } from './cards.ts';
import { trickTaking } from './index.ts';
import { NO_CARD, type Card, type State } from './types.ts';

const tables = [2, 3, 4].flatMap((seats) =>
  [false, true].map((phantomShuffle) => ({ seats, phantomShuffle, sleightOfHand: seats === 3 })),
);

const everyCard = Array.from({ length: CARD_COUNT }, (_, card) => card);

/** Every card of a state, wherever it lies. */
function cardsIn(state: State): Card[] {
  const { decks, hands, repertoires, trick, out, ultimateCard } = state;
  return [
    ...[...decks, ...hands, ...repertoires].flat(),
    ...trick.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...out,
    ...(ultimateCard === NO_CARD ? [] : [ultimateCard]),
  ].sort((one, other) => one - other);
}

describe.for(tables)('$seats players, phantomShuffle $phantomShuffle', ({ seats, ...options }) => {
  test('a sampled state gives its viewer the same view, byte for byte, and holds every card once', () => {
    const random = fastRandom(1);
    const phases = new Set<string>();
    for (const seed of [0, 1, 2]) {
      for (const { view, events } of momentsOf(trickTaking, seats, options, 10 * seats + seed)) {
        phases.add(view.phase);
        const sampled = trickTaking.sampleHidden(view, events, random);
        expect(JSON.stringify(trickTaking.viewFor(sampled, view.viewer))).toBe(JSON.stringify(view));
        expect(cardsIn(sampled)).toEqual(everyCard);
      }
    }
    expect([...phases].sort()).toEqual([
      'over',
      'trick.escapes',
      'trick.leading',
      'trick.turns',
      'ultimate.challenge',
      'ultimate.choosing',
      'ultimate.turns',
    ]);
  });

  test('what is public of the trick is as it was: when each card was played, bars, Vanishes', () => {
    const random = fastRandom(2);
    let bars = 0;
    for (const seed of [3, 4]) {
      for (const { view, events, state } of momentsOf(trickTaking, seats, options, seed, [0])) {
        const sampled = trickTaking.sampleHidden(view, events, random);
        const { trick, plays, barred, vanishUsed, tricksDone } = state;
        expect(sampled).toMatchObject({ trick, plays, barred, vanishUsed, tricksDone });
        bars += barred.flat().length;
      }
    }
    expect(bars).toBeGreaterThan(0);
  });

  test('a card that came back to a hand is there until it is played', () => {
    const random = fastRandom(3);
    let returned = 0;
    for (const seed of [5, 6, 7]) {
      const held = new Map<string, number>();
      let told = 0;
      for (const { view, events } of momentsOf(trickTaking, seats, options, seed, [WATCHER])) {
        for (const event of events.slice(told)) {
          if (event.type === 'returned') held.set(event.card, event.to);
          if (event.type === 'played' || event.type === 'led') held.delete(event.card);
        }
        told = events.length;
        const { hands } = trickTaking.sampleHidden(view, events, random);
        for (const [code, seat] of held) expect(hands[seat]).toContain(cardOf(code));
        returned += held.size;
      }
    }
    expect(returned).toBeGreaterThan(0);
  });

  test('a sampled state can be played on to the end of the game', () => {
    const random = fastRandom(4);
    let moment = 0;
    for (const { view, events } of momentsOf(trickTaking, seats, options, 8, [1])) {
      moment += 1;
      if (moment % 5 !== 0) continue;
      const state = trickTaking.sampleHidden(view, events, random);
      for (let asked = trickTaking.awaiting(state); asked.length > 0; asked = trickTaking.awaiting(state))
        expect(
          trickTaking.compiled.apply(state, asked[0]!, trickTaking.randomMove(state, asked[0]!, random)),
        ).toBe(true);
      expect(trickTaking.result(state)).not.toBeNull();
    }
    expect(moment).toBeGreaterThan(20);
  });
});

test('each unseen card lies equally often in another hand, in a deck and face down', () => {
  const random = fastRandom(5);
  const [moment] = momentsOf(trickTaking, 2, {}, 9, [0]);
  const { view, events } = moment!;
  const draws = 4000;
  const inHand = new Map<Card, number>();
  const faceDown = new Map<Card, number>();
  const count = (counts: Map<Card, number>, card: Card) => counts.set(card, (counts.get(card) ?? 0) + 1);
  for (let i = 0; i < draws; i += 1) {
    const { hands, ultimateCard } = trickTaking.sampleHidden(view, events, random);
    for (const card of hands[1]!) count(inHand, card);
    count(faceDown, ultimateCard);
  }
  const unseen = CARD_COUNT - 7;
  for (const [counts, places] of [
    [inHand, 7],
    [faceDown, 1],
  ] as const) {
    expect(counts.size).toBe(unseen);
    const mean = (draws * places) / unseen;
    const chiSquare = [...counts.values()].reduce((sum, each) => sum + (each - mean) ** 2 / mean, 0);
    // Four standard deviations above its mean; a draw that favours anything is far beyond.
    expect(chiSquare).toBeLessThan(unseen - 1 + 4 * Math.sqrt(2 * (unseen - 1)));
  }
});

test('in the Ultimate Trick the hands can be counted, but with Phantom Shuffle only as far as cards were won', () => {
  const random = fastRandom(6);
  let differing = 0;
  for (const phantomShuffle of [false, true]) {
    let won: readonly (readonly string[])[] = [];
    for (const { view, events, state } of momentsOf(trickTaking, 3, { phantomShuffle }, 10, [2])) {
      if (view.phase === 'ultimate.choosing') won = view.seats.map(({ repertoire }) => repertoire);
      if (view.phase !== 'ultimate.turns') continue;
      const { hands } = trickTaking.sampleHidden(view, events, random);
      if (!phantomShuffle) expect(hands).toEqual(state.hands);
      else if (JSON.stringify(hands) !== JSON.stringify(state.hands)) differing += 1;
      if (view.turnsLeft === 6)
        hands.forEach((hand, seat) => expect(won[seat]!.map(cardOf)).toEqual(expect.arrayContaining(hand)));
    }
  }
  expect(differing).toBeGreaterThan(0);
});

test('while hands are chosen, another choice is any that could have been made', () => {
  const random = fastRandom(7);
  const sizes = new Set<number>();
  for (const { view, events } of momentsOf(trickTaking, 4, {}, 11, [WATCHER])) {
    if (view.phase !== 'ultimate.choosing') continue;
    for (let i = 0; i < 200; i += 1) {
      const { chosen, repertoires } = trickTaking.sampleHidden(view, events, random);
      chosen.forEach((cards, seat) => {
        expect(cards !== null).toBe(view.seats[seat]!.chose && repertoires[seat]!.length > 0);
        if (cards === null) return;
        expect(repertoires[seat]).toEqual(expect.arrayContaining(cards));
        sizes.add(cards.length);
      });
    }
  }
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBe(7);
});
