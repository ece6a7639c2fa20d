// What SAM's picture tells beside the own field: whose action it is, what it costs, and why the last battle went as it did.
import { describe, expect, test } from 'vitest';
import type { SamView } from '../../../engine/games/sam/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { touching, words } from '../parts/laws.testing.ts';
import { layout } from './layout.ts';
import { situations } from './situations.testing.ts';

const DESK: Size = { width: 1280, height: 660, text: 1 };
const PHONE: Size = { width: 360, height: 560, text: 1 };

const sceneOf = (input: StageInput, size = DESK): Scene => layout(input.view as SamView, input, size, words);
const find = (scene: Scene, id: string): Placement | undefined => scene.find((thing) => thing.id === id);
const keyOf = (scene: Scene, id: string): string => find(scene, id)?.picture.key ?? '';

const three = new Map(situations(3));
const at = (name: string): StageInput => {
  const found = three.get(name);
  if (!found) throw new Error(`There is no situation "${name}".`);
  return found;
};

describe('what an action costs', () => {
  test.for([DESK, PHONE])('stands under the name of whose it is ($width wide)', (size) => {
    for (const [name, said] of [
      ['summoning', 'sam.stage.points-of{"name":"Player 0"}'],
      ['picking an attacker', 'sam.stage.attack-of{"name":"Player 0"}'],
      ['defending', 'sam.stage.attack-of{"name":"Player 1"}'],
    ] as const) {
      const input = {
        ...at(name),
        seats: at(name).seats.map((one, seat) => ({ ...one, name: `Player ${seat}` })),
      };
      const scene = sceneOf(input, size);
      expect(keyOf(scene, 'heading')).toContain(said);
      const [heading, plate] = [find(scene, 'heading')!, find(scene, 'plate:0')!];
      // The own plate stands nearer to the own edge: it heads nothing of another.
      expect(heading.y).toBeLessThan(plate.y);
      for (const { y } of scene.filter(({ id }) => /^(sum|purse|coin:)/.test(id)))
        expect(heading.y < y && y < plate.y).toBe(true);
    }
    expect(find(sceneOf(at('moving'), size), 'heading')).toBeUndefined();
  });

  test('stays in sight beside a field that is shown large', () => {
    const [, input] = situations(7).find(([name]) => name === 'picking a Spade, another field large')!;
    for (const size of [DESK, PHONE, { width: 740, height: 262, text: 1 }]) {
      const scene = sceneOf(input, size);
      const [veil, large, sum] = ['veil', 'large', 'sum'].map((id) => find(scene, id)!);
      expect(sum!.z).toBeGreaterThan(veil!.z);
      expect(touching([sum!], [large!])).toEqual([]);
      expect(find(scene, 'aim')).toBeUndefined();
    }
  });
});

describe('the last battle beside the field', () => {
  const fought = (options: { challenge: 'coin' | 'rps' }, winner: 'attacker' | 'defender'): Scene => {
    const { view } = at('after a battle');
    const battle = { ...(view as SamView).battle!, challenge: options.challenge, winner };
    return sceneOf({ ...at('after a battle'), view: { ...view, battle } as SamView });
  };

  test('says what made a value, and what came of it', () => {
    const key = keyOf(sceneOf(at('after a battle')), 'duel');
    expect(key).toContain('sam.stage.sum.twos');
    expect(key).toContain('sam.stage.past.attacker');
    expect(find(sceneOf(at('after a battle')), 'duel:decider')).toBeUndefined();
  });

  test('shows what decided between equal values', () => {
    const [coin, throws] = [
      fought({ challenge: 'coin' }, 'defender'),
      fought({ challenge: 'rps' }, 'attacker'),
    ];
    expect(keyOf(coin, 'duel')).toContain('sam.stage.past.coin.defender');
    expect(keyOf(coin, 'duel:decider')).toBe('coin tails');
    expect(keyOf(throws, 'duel')).toContain('sam.stage.past.challenge.attacker');
    expect(keyOf(throws, 'duel:decider')).toContain('throw rock');
  });
});
