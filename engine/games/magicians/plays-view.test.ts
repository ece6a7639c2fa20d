// How a player's cards can be played in this turn, shown ahead: what is promised is legal once its phase has come.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../chance/fast.ts';
import { clone } from '../../core/clone.ts';
import { WATCHER } from '../../core/seat.ts';
import { openSession } from '../../session/session.ts';
import { CODES } from './cards.ts';
import { magicians } from './index.ts';
import { lay } from './table.testing.ts';
import type { Move, PlayView, State } from './types.ts';

const PHASE_OF: Readonly<Record<PlayView['phase'], string>> = {
  management: 'turn.management',
  dirtyTrick: 'turn.dirtyTrick.choosing',
  newTrick: 'turn.newTrick.playing',
};

/** All moves that a way promises; none where it is refused. */
function movesOf({ card, move, refusal, replaces, targets }: PlayView): Move[] {
  if (refusal) return [];
  if (move === 'support')
    return replaces.length === 0
      ? [{ type: move, card }]
      : replaces.map((replace) => ({ type: move, card, replace }));
  if (move === 'trick') return [{ type: move, card }];
  return targets.length === 0
    ? [{ type: move, card }]
    : targets.map(({ target, on }) =>
        on === null ? { type: move, card, target } : { type: move, card, target, on },
      );
}

const text = (move: Move): string => JSON.stringify(move);

/** Skips to the phase of each way: what is promised for it is exactly what is legal then. */
function checkAhead(state: State): number {
  const seat = state.turn;
  const { plays } = magicians.viewFor(state, seat);
  const ahead = clone(state);
  let promised = 0;
  for (const phase of ['management', 'dirtyTrick', 'newTrick'] as const) {
    const ways = plays.filter((way) => way.phase === phase);
    if (ahead.phase !== PHASE_OF[phase]) {
      expect(ways).toEqual([]);
      continue;
    }
    const legal = [...magicians.legalMoves(ahead, seat)].filter(({ type }) => type !== 'skip').map(text);
    const moves = ways.flatMap(movesOf).map(text);
    expect(moves.toSorted()).toEqual(legal.toSorted());
    promised += moves.length;
    // And what is refused is refused then for the same reason, whatever is added.
    for (const { card, move, refusal } of ways.filter((way) => way.refusal !== null))
      expect(magicians.explain(ahead, seat, { type: move, card })).toMatchObject({ code: refusal!.code });
    magicians.compiled.apply(ahead, seat, { type: 'skip' });
  }
  return promised;
}

test.for([2, 4, 7])(
  '%i players: the ways that are shown are the moves that are legal when their phase comes',
  (seats) => {
    let promised = 0;
    for (const seed of ['a', 'b']) {
      const session = openSession({ game: magicians, seats, options: {}, setup: {}, seed }, 'compiled');
      const random = fastRandom(seats + seed.charCodeAt(0));
      for (let moves = 0; moves < 500; moves += 1) {
        const state = session.state as State;
        const [seat] = magicians.awaiting(state);
        if (seat === undefined) break;
        if (magicians.viewFor(state, seat).plays.length > 0) promised += checkAhead(state);
        session.accept(seat, magicians.randomMove(state, seat, random));
      }
    }
    expect(promised).toBeGreaterThan(100);
  },
);

/** Ways as `card move phase`, with a refusal's code, what makes room and whom it may hit. */
const told = ({ card, move, refusal, replaces, targets }: PlayView): string =>
  [
    `${move} ${card}`,
    refusal?.code,
    replaces.length > 0 ? `for ${replaces.join(' ')}` : undefined,
    targets.length > 0 ? `at ${targets.map(({ target, on }) => on ?? target).join(' ')}` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

describe('each card of the hand', () => {
  const table = (is: 'mentalist' | 'magician') =>
    lay({
      theatres: [
        {
          is,
          hand: 'hat-trick levitation mentor trap-doors theatre style exposed double-cross scandal one-up-manship',
          tricks: 'penetration',
          support: 'old-timer',
        },
        { is: 'escapologist', tricks: 'old-standby', hand: 'secrecy' },
        { is: 'illusionist', tricks: 'transformation' },
      ],
    });

  test('is shown with its phase, what stands against it, what makes room and whom it may hit', () => {
    expect(table('magician').view(0).plays.map(told)).toEqual([
      'trick hat-trick',
      'trick levitation, ladder',
      'support mentor, for old-timer',
      'support trap-doors',
      'support theatre, stage-too-high',
      'support style, needs-five-tricks',
      'sabotage one-up-manship',
      'sabotage exposed, at old-standby transformation',
      'sabotage scandal, bad-target',
      'sabotage double-cross, at 1',
    ]);
  });

  test('is a Trait that the Mentalist can play in two phases', () => {
    expect(table('mentalist').view(0).plays.map(told)).toContain('trick style');
    expect(table('mentalist').view(0).plays.map(told)).toContain('support style, needs-five-tricks');
  });

  test('is shown no more when its phase is left', () => {
    const left = table('magician').skips(0);
    expect(left.view(0).plays.map(({ phase }) => phase)).not.toContain('management');
    expect(left.skips(0).view(0).plays.map(told)).toEqual(['trick hat-trick', 'trick levitation, ladder']);
    expect(left.skips(0).view(0).plays).toEqual([]);
  });

  test('is shown to nobody else, and to nobody once something is played', () => {
    const turn = table('magician');
    for (const viewer of [1, 2, WATCHER] as const) expect(turn.view(viewer).plays).toEqual([]);
    const full = lay({
      theatres: [
        {
          hand: 'parlor hat-trick old-standby legerdemain restoration levitation mentor exposed theatre',
          tricks: 'penetration',
        },
        {},
      ],
    }).supports(0, 'parlor');
    expect(full.view(0)).toMatchObject({ phase: 'turn.finale', plays: [] });
  });
});

test('every target that is missing is refused', () => {
  const sabotage = CODES.filter((_, card) => card >= CODES.indexOf('one-up-manship'));
  const victims = [
    { tricks: 'hat-trick', support: 'mentor lovely-assistant parlor style', hand: 'theatre' },
    { tricks: 'transformation', support: 'great-hall', hand: '' },
  ];
  for (const card of sabotage) {
    const table = lay({ theatres: [{ hand: card, tricks: 'penetration', support: 'inventor' }, ...victims] });
    const [way] = table.view(0).plays;
    table.skips(0);
    const legal = new Set(way!.targets.map(({ target, on }) => `${target} ${on}`));
    if (card !== 'one-up-manship') expect(legal.size).toBeGreaterThan(0);
    for (const target of [0, 1, 2, 3])
      for (const on of [null, ...CODES]) {
        if (legal.has(`${target} ${on}`)) continue;
        const move = { type: 'sabotage', card, target, ...(on === null ? {} : { on }) };
        expect(table.refused(0, move)).toBe('bad-target');
      }
  }
});

test('every card that makes no room is refused', () => {
  for (const card of ['inventor', 'lovely-assistant', 'parlor', 'trap-doors']) {
    const table = lay({
      theatres: [
        {
          hand: card,
          tricks: 'penetration hat-trick',
          support: 'old-timer glamorous-assistant cabaret straightjacket smoke-and-mirrors',
        },
        { support: 'mentor' },
      ],
    });
    const { replaces } = table.view(0).plays[0]!;
    expect(replaces.length).toBeGreaterThan(0);
    for (const replace of CODES.filter((code) => !replaces.includes(code)))
      expect(table.refused(0, { type: 'support', card, replace })).toBe('bad-replace');
  }
});
