// Beside the own field: how the battle that is looked forward to would go, or how the last one went; pressed, it is shown large.
import type { BattleSide, Place } from '../../../engine/games/sam/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { NOTHING } from '../parts/focus.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { BATTLE_TARGET } from './draft.ts';
import { backPicture, CARD_PROPORTION, facePicture } from './paint/index.ts';
import { duelPicture, type DuelFacts } from './signs/duel.ts';
import { LAYER, type Table } from './table.ts';

/** How high its cards are at most, in px at usual text size; and the room beside and between them, as a part of the width. */
const CARD = 96;
const MIDDLE = 0.46;

type Duel = Omit<DuelFacts, 'text'> & {
  readonly attacker: string;
  /** Null for a card that lies face down. */
  readonly defender: string | null;
  readonly loser: 'attacker' | 'defender' | null;
  readonly isPast: boolean;
};

export function duelPlacements(table: Table): Placement[] {
  const { places } = table;
  const duel = duelOf(table);
  if (!duel) return [];
  const { attacker, defender, loser, isPast, ...facts } = duel;
  const { cards, middle } = duelRects(places.battle, places.text);
  const [left, right] = cards;
  return [
    place('duel', duelPicture({ ...facts, text: places.text }), middle, { z: LAYER.money }),
    place('duel:attacker', facePicture(attacker), left, {
      z: LAYER.money + 1,
      lift: 0.15,
      shade: loser === 'attacker' ? 0.5 : 0,
    }),
    place('duel:defender', defender === null ? backPicture() : facePicture(defender), right, {
      z: LAYER.money + 1,
      lift: 0.15,
      shade: loser === 'defender' ? 0.5 : 0,
    }),
    ...(isPast
      ? [place('press:battle', NOTHING, places.battle, { z: LAYER.money + 3, target: BATTLE_TARGET })]
      : []),
  ];
}

function duelRects(
  { left, top, width, height }: Rect,
  text: number,
): { readonly cards: readonly [Rect, Rect]; readonly middle: Rect } {
  const high = Math.min(height, CARD * text, ((width * (1 - MIDDLE)) / 2) * CARD_PROPORTION);
  const wide = Math.round(high / CARD_PROPORTION);
  const whole = Math.min(width, wide * 2 + 190 * text);
  const card = { left, top: top + (height - high) / 2, width: wide, height: high };
  const right = { ...card, left: left + whole - wide };
  const from = left + wide + 3;
  return { cards: [card, right], middle: { left: from, top, width: right.left - 3 - from, height } };
}

function duelOf({ view, shown, words }: Table): Duel | null {
  const { forecast } = shown;
  const value = (side: BattleSide<string, Place> | null): string =>
    side === null ? '?' : words('table.number', { value: side.value });
  if (forecast) {
    const { attacker, defender, outcome, mayAdd } = forecast;
    return {
      attacker: attacker.card,
      defender: defender?.card ?? null,
      values: [value(attacker), value(defender)],
      may: mayAdd > 0 ? words('sam.stage.may-add', { value: mayAdd }) : '',
      title: words('sam.stage.forecast'),
      says: words(`sam.stage.outcome.${outcome ?? 'open'}`),
      loser: loserOf(outcome),
      isPast: false,
    };
  }
  const { battle, challenge } = view;
  if (!battle || challenge) return null;
  return {
    attacker: battle.attacker.card,
    defender: battle.defender.card,
    values: [value(battle.attacker), value(battle.defender)],
    may: '',
    title: words('sam.stage.last-battle'),
    says: battle.winner === null ? '' : words(`sam.stage.past.${battle.winner}`),
    loser: loserOf(battle.winner),
    isPast: true,
  };
}

function loserOf(winner: string | null): 'attacker' | 'defender' | null {
  if (winner === 'attacker') return 'defender';
  return winner === 'defender' ? 'attacker' : null;
}
