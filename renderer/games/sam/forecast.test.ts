// What the table works out of an attack by itself is what the host would say of it.
import { expect, test } from 'vitest';
import type { AttackPreview, BattlePreview, Considered, SamView } from '../../../engine/games/sam/types.ts';
import { forecastOf, vainOf } from './forecast.ts';
import { asked, game } from './played.testing.ts';

/** What the host says of an attack that is put together in Attack. */
function hosted<Preview>(
  state: Parameters<typeof game.consider>[0],
  seat: number,
  partial: Considered,
): Preview {
  const answer = game.consider(state, seat, partial);
  if (answer.refusal) throw new Error(answer.refusal.code);
  return answer.preview as Preview;
}

test.for([2, 4, 7])('%i players: battles and costs are those of the rules', (seats) => {
  const outcomes = new Set<string | null>();
  for (const [state, seat] of asked(seats, `forecast ${seats}`, 260)) {
    const view: SamView = game.viewFor(state, seat);
    if (view.question?.asks !== 'attack') continue;
    for (const { at, up, reach } of view.own) {
      if (!up || reach.length === 0) continue;
      const twos = view.own.filter((two) => two.up && two.at !== at && two.card.startsWith('2'));
      for (const boosts of [[], twos.map((two) => two.at)]) {
        const attack = { with: at, boosts };
        const { cost, canAdd } = hosted<AttackPreview>(state, seat, { type: 'attack', ...attack });
        for (const on of reach) {
          const told = hosted<BattlePreview>(state, seat, { type: 'attack', ...attack, on });
          expect(forecastOf(view, attack, on)).toEqual(told);
          outcomes.add(told.outcome);
          const why = cost > 14 + canAdd ? 'unpaid' : told.outcome === 'defender' ? 'beaten' : null;
          expect(vainOf(view, attack, on)).toBe(why);
        }
      }
    }
  }
  expect([...outcomes]).toEqual(expect.arrayContaining(['attacker', 'defender', null]));
});
