// Test code: the moments of SAM that look most different, as the stage is given them.
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { type Laid, lay, type Table } from '../../../engine/games/sam/table.testing.ts';
import type { Considered, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import { inputOf, playGame } from '../parts/played.testing.ts';
import { BATTLE_TARGET, type Draft, fieldTarget, placeTarget } from './draft.ts';

/** A draft of seat 0 with the host's word about the move that it stands for. */
function drafted(
  table: Table,
  draft: Draft,
  partial: Considered,
  more: Partial<StageInput> = {},
): StageInput {
  const said = table.considers(0, partial);
  if (said.refusal) return inputOf(table.view(0), { draft, ...more });
  const { lacks, next, preview } = said;
  return inputOf(table.view(0), { draft, judged: { draft, lacks, next, preview }, ...more });
}

const OTHERS = [
  '9h (4h) - | Td (2s) 6c',
  '(7c) Qs (5d) | - Kd 2d',
  '- - - | (8h) 3c',
  'Jd (Tc) (3h) | (9d) 2h (As)',
  '',
  '6d (7s) Ac | 4d (4c) -',
];
const OWN = '8c 2c (Kh) | 5h (3s) 9s';

/** A table of so many with seat 0 at turn in the middle of a game. */
export function tableFor(seats: number, more: Partial<Laid> = {}): Table {
  const alone = seats === 2;
  return lay({
    fields: [OWN, ...OTHERS.slice(0, seats - 1)],
    order: [2, 0, 3, 5, 1, 4, 6].filter((seat) => seat < seats),
    idle: [2, ...Array.from({ length: seats - 1 }, (_, index) => index % 4)],
    discard: 'Jh 7d',
    quiet: alone ? 8 : 0,
    ...more,
  });
}

/** By name, what seat 0 sees at a table of so many. */
export function situations(seats: number): [string, StageInput][] {
  const summon = (): Table => tableFor(seats);
  const attacking = (deck = '6s 3d'): Table => tableFor(seats, { deck, phase: 'turn.attack.declaring' });
  const paying = (): Table => attacking().makes(0, { type: 'attack', with: 'F1', boosts: ['F2'] });
  const targeting = (): Table => attacking('Ks').makes(0, { type: 'attack', with: 'F1', boosts: ['F2'] });
  const attack = (at: Place, boosts: Place[], aim: string | null): Draft => ({
    kind: 'attack',
    with: at,
    boosts,
    aim,
  });
  const on = { seat: 1, at: 'F1' } as const;
  const defending = (): Table =>
    tableFor(seats, {
      fields: ['8c 2c (Kh) | 5h (3s) 9s', '9h (4h) - | Td (2s) 6c', ...OTHERS.slice(1, seats - 1)],
      turn: 1,
      deck: 'Ks',
      phase: 'turn.attack.declaring',
    })
      .makes(1, { type: 'attack', with: 'F1', boosts: [] })
      .makes(1, { type: 'target', seat: 0, at: 'F1' });
  const equal = (challenge: 'rps' | 'odds-evens', first = false): Table => {
    const table = tableFor(seats, {
      fields: ['9c 2c (Kh) | 5h (3s) 9s', ...OTHERS.slice(0, seats - 1)],
      deck: 'Ks',
      phase: 'turn.attack.declaring',
      options: { challenge },
    })
      .makes(0, { type: 'attack', with: 'F1', boosts: [] })
      .makes(0, { type: 'target', seat: 1, at: 'F1' });
    if (first)
      table.makes(1, challenge === 'rps' ? { type: 'throw', sign: 'rock' } : { type: 'throw', fingers: 3 });
    return table;
  };
  const heart = (): Table =>
    tableFor(seats, {
      fields: ['8c - (Th) | 5s (3s) -', ...OTHERS.slice(0, seats - 1)],
      turn: 1,
      deck: 'Ks 4s',
      phase: 'turn.attack.declaring',
    })
      .makes(1, { type: 'attack', with: 'F1', boosts: [] })
      .makes(1, { type: 'target', seat: 0, at: 'F3' });
  const fought = (): Table => targeting().makes(0, { type: 'target', ...on });
  const fallen = (): Table =>
    tableFor(seats, { fields: ['- - - | 5h (3s) 9c', ...OTHERS.slice(0, seats - 1)] });
  const shown = (name: string, table: Table, more: Partial<StageInput> = {}): [string, StageInput] => [
    name,
    inputOf(table.view(0), more),
  ];
  const [deal] = playGame({ game: 'sam', seats, viewer: 0, seed: 'a', options: {}, moves: 1 });
  const hand = (deal!.view as SamView).hand;
  const whole = playGame({
    game: 'sam',
    seats,
    viewer: 0,
    seed: 'b',
    options: { stall: 10 },
    moves: 4000,
  }).at(-1)!;
  return [
    ['arranging', inputOf(deal!.view)],
    [
      'arranging, some laid',
      inputOf(deal!.view, {
        draft: { kind: 'arrange', at: { F1: hand[2]!, B2: hand[0]! }, held: hand[4]! } satisfies Draft,
      }),
    ],
    shown('summoning', summon()),
    ['turning a card up', drafted(summon(), { kind: 'turn', at: 'B2' }, { type: 'flip', at: 'B2' })],
    ['turning a card down', drafted(summon(), { kind: 'turn', at: 'F1' }, { type: 'flip', at: 'F1' })],
    shown('aiming from Summon', summon(), { draft: attack('F1', [], placeTarget(1, 'F1')) }),
    shown('declaring', attacking()),
    [
      'picking an attacker',
      drafted(attacking(), attack('F1', [], null), { type: 'attack', with: 'F1', boosts: [] }),
    ],
    [
      'aiming at a card',
      drafted(attacking(), attack('F1', ['F2'], placeTarget(1, 'F1')), {
        type: 'attack',
        with: 'F1',
        boosts: ['F2'],
        on,
      }),
    ],
    [
      'picking a Spade',
      drafted(attacking(), attack('B3', [], null), { type: 'attack', with: 'B3', boosts: [] }),
    ],
    [
      'picking a Spade, another field large',
      drafted(
        attacking(),
        attack('B3', [], null),
        { type: 'attack', with: 'B3', boosts: [] },
        { zoomed: fieldTarget(1) },
      ),
    ],
    shown('paying', paying()),
    [
      'paying with a card',
      drafted(paying(), { kind: 'pay', flip: ['B1'], aim: null }, { type: 'pay', flip: ['B1'] }),
    ],
    shown('paying, with a target kept', paying(), {
      draft: { kind: 'pay', flip: [], aim: placeTarget(1, 'F1') } satisfies Draft,
    }),
    shown('naming the target', targeting()),
    [
      'looking at a target',
      drafted(
        targeting(),
        { kind: 'target', aim: placeTarget(1, 'F2') },
        { type: 'target', seat: 1, at: 'F2' },
      ),
    ],
    shown('defending', defending()),
    [
      'helping the defender',
      drafted(defending(), { kind: 'boost', with: ['F2'] }, { type: 'boost', with: ['F2'] }),
    ],
    shown('throwing a sign', equal('rps')),
    shown('throwing fingers', equal('odds-evens', true)),
    shown('placing the card of a Heart', heart()),
    shown('moving', tableFor(seats, { phase: 'turn.movement' })),
    [
      'moving a card',
      drafted(
        tableFor(seats, { phase: 'turn.movement' }),
        { kind: 'move', from: 'B2' },
        { type: 'move', from: 'B2' },
      ),
    ],
    shown('after a battle', fought()),
    shown('the last battle, large', fought(), { zoomed: BATTLE_TARGET }),
    shown('collapsed', fallen()),
    shown('collapsed, moving', fallen().to('turn.movement')),
    shown('another field large', summon(), { zoomed: fieldTarget(seats > 3 ? 3 : 1) }),
    ['watching', inputOf(defending().view('watcher'))],
    ['for all to see, defending', inputOf(defending().view('watcher'), { isForAll: true })],
    ['for all to see, arranging', inputOf(seenByAll(deal!.view as SamView), { isForAll: true })],
    ['for all to see, after a battle', inputOf(fought().view('watcher'), { isForAll: true })],
    [
      'for all to see, one field large',
      inputOf(defending().view('watcher'), { isForAll: true, zoomed: fieldTarget(1) }),
    ],
    ['at the end', inputOf(whole.view)],
  ];
}

/** The same, when nobody's hand is seen. */
function seenByAll(view: SamView): SamView {
  return { ...view, viewer: 'watcher', hand: [], own: [], question: null };
}
