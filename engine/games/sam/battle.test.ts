// Every battle there can be: all cards against all, face up and face down, with all numbers of twos on both sides, against formulas of its own.
import { expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { CODES, parseCard } from './cards.ts';
import { sam } from './index.ts';
import { lay } from './table.testing.ts';
import { NO_CARD, type Move, type State } from './types.ts';

const ORDER = '0123456789TJQKA';
const TWOS = ['2c', '2d', '2h', '2s'];
/** Places of the twos of either side, and of the target: Spades reach over one row. */
const MINE = [1, 2, 3];
const THEIRS = [1, 2, 4];
const [FRONT, BACK, LAST] = [0, 3, 5];

interface Fight {
  readonly mine: string;
  readonly theirs: string;
  readonly isDown: boolean;
  /** How many twos help on either side. */
  readonly twos: readonly [number, number];
}

/** Twice the difference of real values, told in one sum: above 0 the attacker is higher. */
function lead({ mine, theirs, twos }: Fight): number {
  const [one, other] = [ORDER.indexOf(mine[0]!), ORDER.indexOf(theirs[0]!)];
  let ahead = one - other;
  for (const card of [mine, theirs]) if (card.endsWith('d')) ahead -= 2;
  const areFaces = one > 10 && other > 10;
  if (areFaces) ahead -= 2 * Math.sign(ahead);
  return ahead + 2 * (twos[0] - twos[1]);
}

/** Every fight between two cards of the deck, with as many twos as are left. */
function* fights(mine: string): Generator<Fight> {
  for (const theirs of CODES) {
    if (theirs === mine) continue;
    const left = TWOS.filter((two) => two !== mine && two !== theirs).length;
    for (let own = 0; own <= Math.min(left, MINE.length); own += 1)
      for (let other = 0; other <= Math.min(left - own, THEIRS.length); other += 1)
        for (const isDown of [false, true]) yield { mine, theirs, isDown, twos: [own, other] };
  }
}

/** Enough cards to lie last and to be drawn, whatever fights. */
const SPARE = ['9c', '9d', '9h', '9s', 'Tc'];

const bare: State = { ...lay({ fields: ['-', '-'], options: { challenge: 'odds-evens' } }).state, deck: [] };

/** The moment in which the target is to be named; somebody else's card lies last, so that nobody is out. */
function before({ mine, theirs, isDown, twos }: Fight): State {
  const state = clone(bare);
  const named = new Set([mine, theirs]);
  const helping = TWOS.filter((two) => !named.has(two));
  const put = (seat: number, at: number, code: string, up: boolean): void => {
    state.field[seat]![at] = parseCard(code)!;
    state.faceUp[seat]![at] = up;
    named.add(code);
  };
  put(0, FRONT, mine, true);
  put(1, target(mine), theirs, !isDown);
  for (const at of MINE.slice(0, twos[0])) put(0, at, helping.shift()!, true);
  for (const at of THEIRS.slice(0, twos[1])) put(1, at, helping.shift()!, true);
  const others = SPARE.filter((code) => !named.has(code));
  for (const seat of [0, 1]) put(seat, LAST, others.pop()!, false);
  state.deck = others.map((code) => parseCard(code)!);
  (state as { phase: string }).phase = 'turn.attack.targeting';
  state.attack = {
    with: FRONT,
    boosts: MINE.slice(0, twos[0]),
    drawn: 0,
    points: 20,
    cost: 0,
    paid: [],
    targetSeat: -1,
    targetAt: -1,
    helpers: [],
  };
  return state;
}

function target(mine: string): number {
  return mine.endsWith('s') ? BACK : FRONT;
}

/** Names the target, helps with all twos, and throws so that one side is better where values are equal. */
function fought(state: State, { mine, twos }: Fight, fingers: number): void {
  const make = (seat: number, move: Move): void => {
    if (!sam.compiled.apply(state, seat, move)) throw new Error(`${JSON.stringify(move)} is not taken.`);
  };
  make(0, { type: 'target', seat: 1, at: target(mine) === FRONT ? 'F1' : 'B1' });
  const places = (['F2', 'F3', 'B2'] as const).slice(0, twos[1]);
  if (twos[1] > 0) make(1, { type: 'boost', with: places });
  if (state.phase !== 'turn.attack.challenge') return;
  make(0, { type: 'throw', fingers });
  make(1, { type: 'throw', fingers: 2 });
}

/** Whether each of a side's cards that took part lies face up afterwards, the fighter first; null where nothing lies. */
function lying(state: State, seat: number, at: number, twos: readonly number[]): (boolean | null)[] {
  return [at, ...twos].map((place) =>
    state.field[seat]![place] === NO_CARD ? null : state.faceUp[seat]![place]!,
  );
}

/** What the table of the page says of a battle that is won or lost, checked on both fields; answers what is wrong. */
function wrongWith(fight: Fight, fingers: number): string | null {
  const state = before(fight);
  const next = state.deck.at(-1)!;
  const count = state.deck.length;
  fought(state, fight, fingers);
  const ahead = lead(fight);
  const isWon = ahead > 0 || (ahead === 0 && fingers === 1);
  const [own, other] = fight.twos;
  const at = target(fight.mine);
  const isReplaced = isWon && fight.isDown && fight.theirs.endsWith('h');
  const isAsked = !isWon && fight.isDown && fight.theirs.endsWith('h');
  const expected = {
    winner: isWon ? 'attacker' : 'defender',
    challenge: ahead === 0 ? 'odds-evens' : null,
    attackers: [isWon, ...MINE.slice(0, own).map(() => isWon)],
    defenders: [isWon ? (isReplaced ? false : null) : true, ...THEIRS.slice(0, other).map(() => !isWon)],
    discarded: isWon ? [parseCard(fight.theirs)!] : [],
    lies: isWon ? (isReplaced ? next : NO_CARD) : parseCard(fight.theirs)!,
    drawn: isReplaced ? 1 : 0,
    heart: isAsked ? 1 : -1,
  };
  const real = {
    winner: state.battle!.winner,
    challenge: state.battle!.challenge,
    attackers: lying(state, 0, FRONT, MINE.slice(0, own)),
    defenders: lying(state, 1, at, THEIRS.slice(0, other)),
    discarded: state.discard,
    lies: state.field[1]![at]!,
    drawn: count - state.deck.length,
    heart: state.heart,
  };
  const [is, should] = [JSON.stringify(real), JSON.stringify(expected)];
  return is === should ? null : `${JSON.stringify(fight)} is ${is}, and should be ${should}`;
}

test.for(CODES)('%s against every card, face up and down, with twos on both sides', (mine) => {
  let count = 0;
  const wrong: string[] = [];
  for (const fight of fights(mine)) {
    for (const fingers of lead(fight) === 0 ? [1, 2] : [1]) {
      const found = wrongWith(fight, fingers);
      if (found !== null) wrong.push(found);
      count += 1;
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
