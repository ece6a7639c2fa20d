// A battle that was fought, in one line, and as a ledger: what makes either value, and why it went as it did.
import { cardWords, modifiersOf, placeWords, sumWords } from '../../../engine/games/sam/describe.ts';
import type { Battle, BattleSide, Place } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';

type Fought = Battle<string, Place>;
type FoughtSide = BattleSide<string, Place>;

/** Both values, and who was better. */
export function battleLine(say: Say, battle: Fought, names: readonly string[]): string {
  const side = ({ seat, card }: FoughtSide): string =>
    say('table.sam.battle.whose', { card: cardWords(say, card), name: names[seat] ?? '' });
  return say('table.sam.battle.line', {
    attacker: side(battle.attacker),
    attack: sumWords(say, battle.attacker),
    defender: side(battle.defender),
    defence: sumWords(say, battle.defender),
    outcome: battle.winner ?? 'open',
    by: battle.challenge ?? 'none',
  });
}

/** A line of a ledger: what it is, and how much it makes or changes. */
export interface LedgerLine {
  readonly what: string;
  readonly value: number;
  /** Whether it changes what is above it; otherwise it is a value. */
  readonly isChange: boolean;
}

/** How a real value came about: the face value, then each change in its order, and the sum where there is any. */
export function ledgerOf(say: Say, side: FoughtSide): readonly LedgerLine[] {
  const changes = modifiersOf(side).map(({ what, add }) => ({
    what: say(`table.sam.battle.${what}`, {
      more: add > 0 ? 'yes' : 'no',
      count: side.twos.length,
      places: side.twos.map((at) => placeWords(say, at)).join(', '),
    }),
    value: add,
    isChange: true,
  }));
  const face = { what: say('table.sam.battle.face'), value: side.face, isChange: false };
  if (changes.length === 0) return [face];
  return [face, ...changes, { what: say('table.sam.battle.value'), value: side.value, isChange: false }];
}

/** Why it went as it did: which value is higher, or what decided between equal ones; then what that means. */
export function verdict(say: Say, battle: Fought, names: readonly string[]): string {
  const { attacker, defender, winner, challenge } = battle;
  return say('table.sam.battle.verdict', {
    attack: attacker.value,
    defence: defender.value,
    outcome: winner ?? 'open',
    by: challenge ?? 'none',
    attacker: cardWords(say, attacker.card),
    defender: cardWords(say, defender.card),
    owner: names[defender.seat] ?? '',
    twos: attacker.twos.length,
  });
}
