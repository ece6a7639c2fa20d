// The rules of one turn once more, slowly and from the rules page alone: what the fast code is compared with.
import type { Seat } from '../../core/seat.ts';
import { NOBODY, type Play, type State } from './types.ts';

/** The printed colours, as the page prints them: a row for each rank. */
const PRINTED = `
1 | red | blue | orange | indigo | yellow | violet | green
2 | orange | indigo | yellow | violet | green | red | blue
3 | yellow | violet | green | red | blue | orange | indigo
4 | green | red | blue | orange | indigo | yellow | violet
5 | blue | orange | indigo | yellow | violet | green | red
6 | indigo | yellow | violet | green | red | blue | orange
7 | violet | green | red | blue | orange | indigo | yellow`;

const LETTERS = ['C', 'E', 'I', 'L', 'M', 'S', 'V'];
const COLOUR_OF = new Map<string, string>([['E0', 'green']]);
for (const row of PRINTED.trim().split('\n')) {
  const [rank, ...colours] = row.split('|').map((cell) => cell.trim());
  for (const [i, colour] of colours.entries()) COLOUR_OF.set(`${LETTERS[i]}${rank}`, colour);
}
/** Every card, in the order in which a state numbers them. */
export const ALL_CODES: readonly string[] = [
  ...LETTERS.flatMap((letter) => ['1', '2', '3', '4', '5', '6', '7'].map((rank) => letter + rank)),
  'E0',
];

const letter = (code: string): string => code.charAt(0);
const printed = (code: string): number => Number(code.slice(1));

/** A table in plain words. */
export interface Naive {
  hands: string[][];
  /** Top first. */
  stacks: { owner: Seat; cards: { code: string; by: Seat; used: boolean }[] }[];
  hat: 'high' | 'low';
  barred: string[][];
  usedVanishes: string[];
  hasLimit: boolean;
}

export function naiveOf(state: State): Naive {
  const code = (card: number): string => ALL_CODES[card] ?? '?';
  return {
    hands: state.hands.map((hand) => hand.map(code)),
    stacks: state.trick.map(({ owner, cards }) => ({
      owner,
      cards: cards.map(({ card, by, used }) => ({ code: code(card), by, used })),
    })),
    hat: state.hat,
    barred: state.barred.map((cards) => cards.map(code)),
    usedVanishes: state.vanishUsed.map(code),
    hasLimit: state.tricksDone < 7,
  };
}

/** Plays a card, or says by which code it is refused; "Turns", TT-R4 to TT-R9. */
export function playNaively(table: Naive, seat: Seat, { card, effect, on }: Play): string | null {
  const hand = table.hands[seat] ?? [];
  if (!hand.includes(card)) return 'not-in-hand';
  const bars = table.barred[seat] ?? [];
  if (bars.includes(card) && hand.some((other) => !bars.includes(other))) return 'barred';
  const vanishes = effect && letter(card) === 'V';
  const inTrick = table.stacks.flatMap(({ cards }) => cards).length;
  if (table.hasLimit && inTrick + 1 - (vanishes ? 1 : 0) > 7) return 'trick-full';
  const aimed = effect && 'LSV'.includes(letter(card));
  const stack = table.stacks.find(({ cards }) => cards.some(({ code }) => code === on));
  if (aimed && !stack) return 'no-target';
  if (vanishes && on === table.stacks[0]?.cards[0]?.code) return 'lead-cannot-vanish';
  if (vanishes && table.usedVanishes.includes(card)) return 'vanish-used';

  hand.splice(hand.indexOf(card), 1);
  table.barred[seat] = [];
  const lying = { code: card, by: seat, used: effect };
  if (aimed && !vanishes) {
    stack?.cards.push(lying);
    return null;
  }
  table.stacks.push({ owner: seat, cards: [lying] });
  if (effect && letter(card) === 'M') table.hat = table.hat === 'high' ? 'low' : 'high';
  if (vanishes && stack) {
    const gone = stack.cards.find(({ code }) => code === on);
    stack.cards = stack.cards.filter((other) => other !== gone);
    table.stacks = table.stacks.filter(({ cards }) => cards.length > 0);
    const to = stack.owner === NOBODY ? (gone?.by ?? 0) : stack.owner;
    table.hands[to]?.push(on ?? '');
    table.barred[to]?.push(on ?? '');
    table.usedVanishes.push(card);
  }
  return null;
}

/** "Who wins": the owner of the best candidate; null where there is none. */
export function naiveWinner({ stacks, hat }: Naive): Seat | null {
  const lead = stacks[0]?.cards[0]?.code ?? '';
  const candidates = stacks.flatMap(({ owner, cards }, place) => {
    const [top, ...beneath] = cards;
    if (!top || owner === NOBODY) return [];
    const byEffect = place === 0 || letter(top.code) === letter(lead);
    const byColour = COLOUR_OF.get(top.code) === COLOUR_OF.get(lead);
    const byIllusion = letter(top.code) === 'I' && top.used;
    if (!byEffect && !byColour && !byIllusion) return [];
    let rank = printed(top.code);
    for (const { code } of beneath) rank += letter(code) === 'L' ? printed(code) : -printed(code);
    return [{ owner, rank, tie: byEffect ? 0 : byColour ? 1 : 2, printed: printed(top.code) }];
  });
  const sign = hat === 'high' ? -1 : 1;
  candidates.sort(
    (one, other) =>
      sign * (one.rank - other.rank) || one.tie - other.tie || sign * (one.printed - other.printed),
  );
  return candidates[0]?.owner ?? null;
}

/** Why a turn is refused, by its code; null where it is legal. */
export function explainNaively(state: State, seat: Seat, plays: readonly Play[]): string | null {
  const table = naiveOf(state);
  let allowed = 1;
  let tooMany = false;
  for (const [index, play] of plays.entries()) {
    const code = playNaively(table, seat, play);
    if (code) return code;
    if (index >= allowed) tooMany = true;
    if (letter(play.card) === 'C' && play.effect) allowed += 2;
  }
  if (tooMany) return 'too-many-cards';
  return state.phase === 'ultimate.challenge' && naiveWinner(table) !== seat ? 'not-winning' : null;
}

/** Every well-formed way to play one of these cards at one of these targets. */
export function everyPlay(cards: readonly string[], targets: readonly string[]): Play[] {
  return cards.flatMap((card): Play[] => {
    const unused = { card, effect: false };
    if (letter(card) === 'E') return [unused];
    if (!'LSV'.includes(letter(card))) return [unused, { card, effect: true }];
    return [unused, ...targets.map((on) => ({ card, effect: true, on }))];
  });
}

/**
 * Every well-formed turn that is not refused for one of its cards but the last, or for having too many before the last,
 * with its code: a turn that goes on after such a fault has the same fault.
 */
export function* everyTurn(
  state: State,
  seat: Seat,
  plays: readonly Play[],
  before: readonly Play[] = [],
): Generator<{ readonly turn: readonly Play[]; readonly code: string | null }> {
  for (const play of plays) {
    const turn = [...before, play];
    const code = explainNaively(state, seat, turn);
    yield { turn, code };
    if (code === null || code === 'not-winning') yield* everyTurn(state, seat, plays, turn);
  }
}
