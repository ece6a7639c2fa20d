// What SAM's picture tells: whose turn it is, what may be done, what it costs, whom an attacker reaches, how a battle went.
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { dealt, lay } from '../../../engine/games/sam/table.testing.ts';
import type { SamView } from '../../../engine/games/sam/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { inputOf } from '../parts/played.testing.ts';
import {
  BATTLE_TARGET,
  CLOSE_TARGET,
  DECK_TARGET,
  DISCARD_TARGET,
  type Draft,
  fieldTarget,
  handTarget,
  placeTarget,
  STALL_TARGET,
  throwTarget,
} from './draft.ts';
import { layout } from './layout.ts';
import { play } from './played.testing.ts';
import { situations, tableFor } from './situations.testing.ts';

const DESK: Size = { width: 1280, height: 660, text: 1 };
const PHONE: Size = { width: 360, height: 560, text: 1 };

const words = (key: string, facts?: object): string => `${key}${JSON.stringify(facts ?? {})}`;
const sceneOf = (input: StageInput, size = DESK): Scene => layout(input.view as SamView, input, size, words);
const find = (scene: Scene, id: string): Placement | undefined => scene.find((thing) => thing.id === id);
const keyOf = (scene: Scene, id: string): string => find(scene, id)?.picture.key ?? '';
const haloOf = (scene: Scene, id: string) => find(scene, id)?.halo;

const three = new Map(situations(3));
const at = (name: string): StageInput => {
  const found = three.get(name);
  if (!found) throw new Error(`There is no situation "${name}".`);
  return found;
};

test.for([DESK, PHONE])('whoever is asked is lit, and one plate points ($width wide)', (size) => {
  for (const { view } of play({ seats: 4, viewer: 0, moves: 120 }).filter((_, index) => index % 4 === 0)) {
    const scene = sceneOf(inputOf(view), size);
    const lit = scene.filter(({ id }) => id.startsWith('lights:')).map(({ id }) => id);
    const expected = view.result ? view.result.winners : view.awaiting;
    expect(lit).toEqual(expected.map((seat) => `lights:${seat}`));
    const pointing = scene
      .filter(({ id }) => id.startsWith('plate:'))
      .filter(({ picture }) => picture.key.includes('"pointed":true'));
    expect(pointing.map(({ id }) => id)).toEqual(view.turn === null ? [] : [`plate:${view.turn}`]);
  }
});

describe('a field', () => {
  test('has its front row nearer the middle of the table, and its left at the left on either side', () => {
    const scene = sceneOf(at('summoning'));
    const [near, far] = [0, 1].map((seat) =>
      ['F1', 'F3', 'B3'].map((place) => find(scene, `at:${seat}:${place}`)),
    );
    expect(near?.[0]?.y).toBeLessThan(near?.[2]?.y ?? 0);
    expect(near?.[0]?.x).toBeLessThan(near?.[1]?.x ?? 0);
    expect(far?.[0]?.y).toBeGreaterThan(far?.[2]?.y ?? 0);
    const other = sceneOf(inputOf(lay({ fields: ['8c', '9h 8h 7h | 6h'] }).view(0)));
    expect(find(other, 'at:1:F1')?.x).toBeLessThan(find(other, 'at:1:F3')?.x ?? 0);
  });

  test('shows what lies face down to its owner alone, and as what lies face down', () => {
    const table = tableFor(3);
    const [own, others, watched] = [0, 1, 'watcher' as const].map((viewer) =>
      sceneOf(inputOf(table.view(viewer), { bottom: 0 })),
    );
    expect(keyOf(own ?? [], 'at:0:F3')).toBe('peek Kh');
    for (const scene of [others, watched]) expect(keyOf(scene ?? [], 'at:0:F3')).toBe('back sam');
    expect(keyOf(own ?? [], 'at:0:F1')).toBe('face sam 8c');
  });

  test('that has collapsed is one row with a torn edge, whatever places its cards have', () => {
    const view = lay({ fields: ['8c', '(9h) - - | 6h - 5s'], collapsed: [1] }).view(0);
    const scene = sceneOf(inputOf(view));
    const lying = ['F1', 'B1', 'B3'].map((place) => find(scene, `at:1:${place}`));
    expect(new Set(lying.map((card) => card?.y)).size).toBe(1);
    // From the left, as their places have their names.
    const [first, second, third] = lying.map((card) => card?.x ?? 0);
    expect(first).toBeLessThan(second ?? 0);
    expect(second).toBeLessThan(third ?? 0);
    const mixed = sceneOf(
      inputOf(lay({ fields: ['8c', '(9h) - - | 6h - 5s', '- - 4d | 3d - -'], collapsed: [1, 2] }).view(0)),
    );
    expect(find(mixed, 'at:2:B1')?.x).toBeLessThan(find(mixed, 'at:2:F3')?.x ?? 0);
    expect(keyOf(scene, 'broken:1')).toContain('sam.stage.collapsed');
    expect(find(scene, 'row:1:back')).toBeUndefined();
    expect(scene.filter(({ id }) => id.startsWith('spot:1:'))).toEqual([]);
  });

  test('of one’s own that has collapsed has all six places again where they are chosen from', () => {
    const scene = sceneOf(at('collapsed, moving'));
    expect(scene.filter(({ id }) => id.startsWith('spot:0:'))).toHaveLength(3);
    expect(find(scene, 'broken:0')).toBeDefined();
  });

  test('of somebody without cards is stamped', () => {
    const [, input] = situations(6).find(([name]) => name === 'summoning')!;
    const scene = sceneOf(input);
    expect(keyOf(scene, 'out:5')).toContain('sam.stage.out');
    expect(scene.some(({ id }) => /^(at|spot):5:/.test(id))).toBe(false);
  });

  test('that is small is pressed as a whole, and shown large with a card for every place', () => {
    const [, input] = situations(7).find(([name]) => name === 'picking a Spade')!;
    const small = sceneOf(input, PHONE);
    expect(find(small, 'at:1:F1')?.target).toBeNull();
    expect(find(small, 'rim:1')).toBeDefined();
    const large = sceneOf({ ...input, zoomed: fieldTarget(1) }, PHONE);
    expect(find(large, 'at:1:F1')?.target).toBe(placeTarget(1, 'F1'));
    expect(find(large, 'close')?.target).toBe(CLOSE_TARGET);
    const ring = find(sceneOf({ ...input, focused: placeTarget(1, 'F1') }, PHONE), 'focus');
    expect([ring?.x, ring?.y]).toEqual([find(small, 'at:1:F1')?.x, find(small, 'at:1:F1')?.y]);
  });
});

describe('whoever must act soon', () => {
  test.for([
    [1, false],
    [2, true],
    [3, true],
  ] as const)('is told after %i idle turns: %s', ([turns, isTold]) => {
    const scene = sceneOf(inputOf(tableFor(3, { idle: [0, turns, 0] }).view(0)));
    expect(keyOf(scene, 'plate:1').includes('sam.stage.idle')).toBe(isTold);
  });

  test('tells how many more quiet turns end the game once a third of them are over, and says more when pressed', () => {
    const stall = (quiet: number) =>
      find(sceneOf(inputOf(tableFor(3, { quiet, options: { stall: 10 } }).view(0))), 'stall');
    expect(stall(9)).toBeUndefined();
    expect(stall(10)?.picture.key).toContain('{"left":20}');
    expect(stall(10)?.target).toBe(STALL_TARGET);
  });
});

describe('the order of play', () => {
  test('has a plate for each of the set, the present one lit, those before done', () => {
    const plates = sceneOf(at('summoning')).filter(({ id }) => id.startsWith('order:'));
    expect(plates.map(({ id }) => id)).toEqual(['order:2', 'order:0', 'order:1']);
    const states = plates.map(({ picture }) => /"is":"(\w+)"/.exec(picture.key)?.[1]);
    expect(states).toEqual(['done', 'now', 'ahead']);
  });

  test('is said to go on in turns once two are left', () => {
    const [, input] = situations(2).find(([name]) => name === 'summoning')!;
    expect(keyOf(sceneOf(input), 'set')).toContain('sam.stage.in-turns');
    expect(keyOf(sceneOf(at('summoning')), 'set')).toContain('sam.stage.order');
  });
});

describe('who is out', () => {
  const [, input] = situations(6).find(([name]) => name === 'summoning')!;

  test('has neither number nor plain name in the order', () => {
    const key = keyOf(sceneOf(input), 'order:5');
    expect(key).toContain('"is":"out"');
    expect(key).toContain('"number":""');
  });

  test('is told at the own place that the others play on', () => {
    const view = lay({ fields: ['', '8c', '9c'] }).view(0);
    expect(keyOf(sceneOf(inputOf(view)), 'out:0')).toContain('sam.stage.out.goes-on');
    expect(keyOf(sceneOf(inputOf(view)), 'plate:0')).toContain('"figures":[]');
  });
});

describe('cards that are arranged', () => {
  const table = dealt({ hands: ['Kh 2c 9d 3s Ah 7c', '4c 5c 6c 8c 9c Tc'] });
  const draft: Draft = { kind: 'arrange', at: { B2: 'Kh' }, held: '2c' };

  test('are in hand first, to be taken', () => {
    const scene = sceneOf(inputOf(table.view(0)));
    for (const code of table.view(0).hand)
      expect(find(scene, `card:${code}`)).toMatchObject({ target: handTarget(code), halo: 'legal' });
    expect(scene.filter(({ id }) => id.startsWith('dealt:1:'))).toHaveLength(6);
  });

  test('lie in their places face down, and one that is held may go anywhere', () => {
    const scene = sceneOf(inputOf(table.view(0), { draft }));
    expect(find(scene, 'card:Kh')).toMatchObject({
      target: placeTarget(0, 'B2'),
      picture: { key: 'peek Kh' },
    });
    expect(find(scene, 'card:2c')?.halo).toBe('selected');
    expect(find(scene, 'spot:0:F1')).toMatchObject({ target: placeTarget(0, 'F1'), halo: 'legal' });
  });
});

describe('in Summon', () => {
  test('each own card says what it would change, and one that is too dear says so faintly', () => {
    const scene = sceneOf(at('summoning'));
    expect(keyOf(scene, 'tag:0:F1')).toContain('tag change 8');
    expect(keyOf(scene, 'tag:0:B2')).toContain('tag change -3');
    expect(keyOf(scene, 'tag:0:F3')).toContain('tag dear -13');
    expect(find(scene, 'tag:0:F3')?.alpha).toBeLessThan(1);
  });

  test('the purse holds the points, and shows what a flip that is looked at would leave', () => {
    const coins = (scene: Scene) =>
      scene.filter(({ id }) => id.startsWith('coin:')).map(({ alpha }) => alpha);
    expect(coins(sceneOf(at('summoning')))).toEqual([1, 1, 1, 1, 1]);
    const up = sceneOf(at('turning a card up'));
    expect(coins(up).filter((alpha) => alpha === 1)).toHaveLength(2);
    expect(keyOf(up, 'points')).toContain('5}|table.number{"value":2}');
    const down = sceneOf(at('turning a card down'));
    expect(coins(down)).toHaveLength(13);
    expect(coins(down).filter((alpha) => alpha === 1)).toHaveLength(5);
  });

  test('a card that lies face down may go to the discards', () => {
    const discards = (name: string) =>
      sceneOf(at(name)).findLast(({ target }) => target === DISCARD_TARGET)?.halo;
    expect(discards('turning a card up')).toBe('legal');
    expect(discards('turning a card down')).toBeNull();
  });
});

describe('before Summon is left', () => {
  /** The tag of an own card: what it says and how much, faint where it is too dear. */
  const tagOf = (scene: Scene, place: string): string =>
    `${keyOf(scene, `tag:0:${place}`).split(' ').slice(0, 3).join(' ')}${find(scene, `tag:0:${place}`)?.alpha === 1 ? '' : ' (faint)'}`;

  test('every card tells what turning it changes, and what is dear no more once another is turned', () => {
    const scene = sceneOf(at('summoning'));
    expect(tagOf(scene, 'F1')).toBe('tag change 8');
    expect(tagOf(scene, 'B2')).toBe('tag change -3');
    expect(tagOf(scene, 'F3')).toBe('tag dear -13 (faint)');
    const looked = sceneOf(at('turning a card down'));
    expect(tagOf(looked, 'F3')).toBe('tag change -13');
  });

  test('what may only be swapped has another light than what may be turned over', () => {
    const scene = sceneOf(at('summoning'));
    expect(['F1', 'B2', 'F3'].map((place) => haloOf(scene, `at:0:${place}`))).toEqual([
      'legal',
      'legal',
      'targeted',
    ]);
  });

  test('a face-up card that is looked at lights what it reaches, and darkens nothing of its own', () => {
    const scene = sceneOf(at('turning a card down'));
    expect(haloOf(scene, 'at:1:F2')).toBe('targeted');
    expect(find(scene, 'at:1:B1')).toMatchObject({ halo: null, shade: 0.5 });
    expect(find(scene, 'at:0:F3')?.shade).toBe(0);
    expect(haloOf(sceneOf(at('turning a card up')), 'at:1:F2')).toBeNull();
  });

  test('a target that is aimed at shows cost, chance and battle, and no points of flips', () => {
    const scene = sceneOf(at('aiming from Summon'));
    expect(haloOf(scene, 'at:1:F1')).toBe('winner');
    expect(find(scene, 'aim')).toBeDefined();
    expect(keyOf(scene, 'sum')).toContain('reached-by');
    expect(keyOf(scene, 'duel:defender')).toBe('face sam 9h');
    expect(tagOf(scene, 'F1')).toBe('tag cost 10');
    expect(find(scene, 'tag:0:B2')).toBeUndefined();
  });

  test('what is carried is not about to be turned over', () => {
    expect(keyOf(sceneOf({ ...at('turning a card down'), selected: 'carried' }), 'points')).not.toContain(
      '13',
    );
  });
});

describe('an attack', () => {
  test('that was put onto a card keeps it in sight while it is paid for', () => {
    const scene = sceneOf(at('paying, with a target kept'));
    expect(find(scene, 'aim')).toBeDefined();
    expect(haloOf(scene, 'at:1:F1')).toBe('winner');
    expect(keyOf(scene, 'duel:defender')).toBe('face sam 9h');
    expect(find(sceneOf(at('paying with a card')), 'aim')).toBeUndefined();
  });

  test('that nothing can pay for is not drawn for by a lit deck', () => {
    const table = lay({ fields: ['Ac (7c) | (3h)', '(8h) Qc | (5d)'] }).to('turn.attack.declaring');
    const draft: Draft = { kind: 'attack', with: 'F1', boosts: [], aim: null };
    const scene = sceneOf(inputOf(table.view(0), { draft }));
    expect(scene.findLast(({ target }) => target === DECK_TARGET)?.halo).not.toBe('legal');
  });

  test('lights what the attacker reaches, darkens what it does not, and waits for a draw', () => {
    const scene = sceneOf(at('picking an attacker'));
    expect(haloOf(scene, 'at:0:F1')).toBe('selected');
    expect(haloOf(scene, 'at:1:F2')).toBe('targeted');
    expect(find(scene, 'at:1:B1')).toMatchObject({ halo: null, shade: 0.5 });
    expect(scene.findLast(({ target }) => target === DECK_TARGET)?.halo).toBe('legal');
    expect(keyOf(scene, 'sum')).toMatch(/"points":"\?".*"cost":"table.number{\\"value\\":10}"/);
    expect(keyOf(scene, 'sum')).toContain('reached-by');
    expect(find(scene, 'aim')).toBeUndefined();
  });

  test('tells how a battle with what is aimed at would go', () => {
    const scene = sceneOf(at('aiming at a card'));
    expect(find(scene, 'aim')).toBeDefined();
    expect(keyOf(scene, 'tag:0:F2')).toContain('tag adds 2');
    expect(keyOf(scene, 'duel')).toMatch(/10.*9.*sam\.stage\.outcome\.attacker/);
    expect(keyOf(scene, 'duel:defender')).toBe('face sam 9h');
  });

  test('never tells what lies face down', () => {
    const scene = sceneOf(at('looking at a target'));
    expect(keyOf(scene, 'duel:defender')).toBe('back sam');
    expect(keyOf(scene, 'duel')).toContain('"?"');
    expect(keyOf(scene, 'duel')).toContain('outcome.open');
  });

  test('has the drawn card beside its cost, and counts what is to be paid', () => {
    const [before, after] = ['paying', 'paying with a card'].map((name) => sceneOf(at(name)));
    expect(find(before ?? [], 'card:6s')).toMatchObject({ picture: { key: 'face sam 6s' }, target: null });
    expect(find(before ?? [], 'drawn')).toBeUndefined();
    expect(keyOf(before ?? [], 'sum')).toContain('"is":"short"');
    expect(keyOf(before ?? [], 'tag:0:B1')).toContain('tag pays 5');
    expect(keyOf(after ?? [], 'sum')).toContain('"is":"met"');
    expect(haloOf(after ?? [], 'at:0:B1')).toBe('selected');
  });

  test('is over for the picture when it is over', () => {
    for (const name of ['placing the card of a Heart', 'after a battle']) {
      const scene = sceneOf(at(name));
      expect(find(scene, 'aim')).toBeUndefined();
      expect(find(scene, 'sum')).toBeUndefined();
      expect(find(scene, 'press:battle')?.target).toBe(BATTLE_TARGET);
    }
  });
});

describe('a battle that is looked at again', () => {
  const scene = sceneOf(at('the last battle, large'));

  test('has both cards and their sums, and what came of it', () => {
    expect(keyOf(scene, 'fighter:attacker')).toBe('face sam 8c');
    expect(keyOf(scene, 'fighter:defender')).toBe('face sam 9h');
    expect(find(scene, 'destroyed')?.on).toBe('fighter:defender');
    expect(keyOf(scene, 'ledger:attacker')).toMatch(/face.*8.*twos.*2.*value.*10/);
    expect(keyOf(scene, 'outcome')).toContain('sam.stage.values.attacker');
  });

  test('is put away by its sign, or by pressing anywhere else', () => {
    expect(find(scene, 'close')?.target).toBe(CLOSE_TARGET);
    expect(find(scene, 'aside')?.target).toBe(CLOSE_TARGET);
  });
});

describe('a challenge', () => {
  test('has three signs to throw, or five fingers', () => {
    const thrown = (name: string) =>
      sceneOf(at(name)).flatMap(({ target, id }) => (target?.startsWith('throw:') ? [[target, id]] : []));
    expect(thrown('throwing a sign').map(([target]) => target)).toEqual(
      ['rock', 'paper', 'scissors'].map(throwTarget),
    );
    expect(thrown('throwing fingers').map(([target]) => target)).toEqual([1, 2, 3, 4, 5].map(throwTarget));
  });

  test('tells who has thrown, never what, except to whoever threw it', () => {
    const table = tableFor(3, {
      fields: ['9c 2c', '9h (4h) - | Td', '8s | 7s'],
      deck: 'Ks',
      phase: 'turn.attack.declaring',
    })
      .makes(0, { type: 'attack', with: 'F1', boosts: [] })
      .makes(0, { type: 'target', seat: 1, at: 'F1' })
      .makes(1, { type: 'throw', sign: 'paper' });
    const [attacker, defender, watcher] = [0, 1, 'watcher' as const].map((viewer) =>
      keyOf(sceneOf(inputOf(table.view(viewer), { bottom: 0 })), 'hand:defender'),
    );
    expect([attacker, watcher]).toEqual(['throw covered right', 'throw covered right']);
    expect(defender).toBe('throw paper right');
    expect(keyOf(sceneOf(inputOf(table.view('watcher'), { bottom: 0 })), 'hand:attacker')).toBe(
      'waiting hand',
    );
    // What can be thrown stands for the own hand.
    expect(find(sceneOf(inputOf(table.view(0))), 'hand:attacker')).toBeUndefined();
  });
});
