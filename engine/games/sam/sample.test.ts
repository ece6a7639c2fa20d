// Sampled states look, to the viewer they were sampled for, exactly like the real one; what is hidden differs, and could be so.
import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../bots/random-game.testing.ts';
import { fastRandom } from '../../chance/fast.ts';
import { CARD_COUNT } from './cards.ts';
import { sam } from './index.ts';
import { knowNothing, learn, UNSEEN } from './knowledge.ts';
import { NO_CARD, type Options, type State } from './types.ts';

const tables: readonly { seats: number; options: Partial<Options> }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { challenge: 'odds-evens', stall: 10 } },
  { seats: 7, options: { challenge: 'coin', stall: 10 } },
];

const everyCard = Array.from({ length: CARD_COUNT }, (_, card) => card);

/** Every card of a state, wherever it lies. */
function cardsIn({ deck, discard, dealt, field }: State): number[] {
  const lying = field.flat().filter((card) => card !== NO_CARD);
  return [...deck, ...discard, ...dealt.flat(), ...lying].sort((one, other) => one - other);
}

describe.for(tables)('$seats players, $options', ({ seats, options }) => {
  test('a sampled state gives its viewer the same view, byte for byte, and holds every card once', () => {
    const random = fastRandom(1);
    const phases = new Set<string>();
    let moment = 0;
    for (const { view, events } of momentsOf(sam, seats, options, 20 + seats)) {
      phases.add(view.phase);
      moment += 1;
      // Every moment of the beginning, and one of seven later: what is remembered grows, and the games are long.
      if (moment > 60 && moment % 7 !== 0 && view.result === null) continue;
      const sampled = sam.sampleHidden(view, events, random);
      expect(JSON.stringify(sam.viewFor(sampled, view.viewer))).toBe(JSON.stringify(view));
      expect(cardsIn(sampled)).toEqual(everyCard);
    }
    expect([...phases]).toEqual(
      expect.arrayContaining(['arranging', 'turn.summon', 'turn.movement', 'over']),
    );
  });

  test('what is remembered is true: cards that were seen lie there, and hidden ones are of the age of their deck', () => {
    let [remembered, hidden, ages] = [0, 0, 0];
    for (const seed of [1, 2, 3]) {
      const knowledge = knowNothing(seats);
      let told = 0;
      for (const { state, events } of momentsOf(sam, seats, options, seed, [0])) {
        for (; told < events.length; told += 1) learn(knowledge, events[told]!);
        ages = Math.max(ages, knowledge.age);
        for (const [seat, cards] of state.field.entries()) {
          if (!state.dealt.every(({ length }) => length === 0)) continue;
          for (const [at, card] of cards.entries()) {
            const known = knowledge.cards[seat]![at]!;
            if (known === UNSEEN) {
              hidden += 1;
              expect(knowledge.ageOf[card]).toBe(knowledge.ages[seat]![at]);
            } else {
              remembered += 1;
              expect(known).toBe(card);
            }
          }
        }
        for (const card of state.deck) expect(knowledge.ageOf[card]).toBe(knowledge.age);
        expect(knowledge.discard).toEqual(state.discard);
      }
    }
    expect(Math.min(remembered, hidden, ages)).toBeGreaterThan(0);
  });

  test('it can be played on to the end of the game', () => {
    const random = fastRandom(2);
    let moment = 0;
    for (const { view, events } of momentsOf(sam, seats, options, 8, [1])) {
      moment += 1;
      if (moment % 60 !== 1) continue;
      const state = sam.sampleHidden(view, events, random);
      for (let asked = sam.awaiting(state); asked.length > 0; asked = sam.awaiting(state))
        expect(sam.compiled.apply(state, asked[0]!, sam.randomMove(state, asked[0]!, random))).toBe(true);
      expect(sam.result(state)).not.toBeNull();
    }
    expect(moment).toBeGreaterThan(60);
  });
});

test("another's throw is drawn anew, one's own is kept", () => {
  const thrown = new Set<string>();
  for (let seed = 0; seed < 40 && thrown.size < 3; seed += 1)
    for (const { view, events } of momentsOf(sam, 2, { stall: 10 }, seed, [0, 1])) {
      if (view.challenge?.thrown.length !== 1) continue;
      const [seat] = view.challenge.thrown;
      for (const drawn of [1, 2, 3, 4, 5, 6]) {
        const sampled = sam.sampleHidden(view, events, fastRandom(drawn));
        if (seat === view.viewer) expect(sam.viewFor(sampled, seat).challenge!.own).toBe(view.challenge.own);
        else thrown.add(String(sampled.thrown[seat!]));
      }
    }
  expect([...thrown].sort()).toEqual(['0', '1', '2']);
});
