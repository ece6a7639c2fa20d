// Beside the own field: how the battle that is looked forward to would go and why, or how the last one went; pressed, it is shown large.
import { modifiersOf } from '../../../engine/games/sam/describe.ts';
import type { BattleSide, Options, Place, Side } from '../../../engine/games/sam/types.ts';
import type { Picture, Placement } from '../../stage/game-stage.ts';
import { NOTHING } from '../parts/focus.ts';
import { around, place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { BATTLE_TARGET } from './draft.ts';
import { backPicture, CARD_PROPORTION, coinPicture, facePicture, throwPicture } from './paint/index.ts';
import { type DuelFacts, duelPicture, duelRoom } from './signs/duel.ts';
import { LAYER, type Table } from './table.ts';

/** How high its cards are at most, in px at usual text size; the room between them, as a part of the width, and at most. */
const CARD = 96;
const [MIDDLE, BROAD] = [0.46, 190];
/** How large what decides is, as a part of a card's height, and of the room between both cards. */
const DECIDER = { high: 0.5, wide: 0.26 } as const;

type Sums = BattleSide<string, Place>;

interface Duel {
  readonly facts: DuelFacts;
  readonly attacker: string;
  /** Null for a card that lies face down. */
  readonly defender: string | null;
  readonly loser: Side | null;
  /** What decides between equal values; null where they are not equal. */
  readonly decider: Picture | null;
  readonly isPast: boolean;
}

export function duelPlacements(table: Table): Placement[] {
  const { places } = table;
  const duel = duelOf(table);
  if (!duel) return [];
  const { facts, attacker, defender, loser, decider, isPast } = duel;
  const { whole, cards, middle, most } = duelRects(places.battle, facts);
  const [left, right] = cards;
  const size = Math.min(left.height * DECIDER.high, (right.left - left.left - left.width) * DECIDER.wide);
  const z = LAYER.money + 1;
  return [
    place('duel', duelPicture(facts, most, left.width), whole, { z: LAYER.money }),
    place('duel:attacker', facePicture(attacker), left, {
      z,
      lift: 0.15,
      shade: loser === 'attacker' ? 0.5 : 0,
    }),
    place('duel:defender', defender === null ? backPicture() : facePicture(defender), right, {
      z,
      lift: 0.15,
      shade: loser === 'defender' ? 0.5 : 0,
    }),
    ...(decider ? [place('duel:decider', decider, around(middle, size, size), { z })] : []),
    ...(isPast
      ? [place('press:battle', NOTHING, places.battle, { z: LAYER.money + 3, target: BATTLE_TARGET })]
      : []),
  ];
}

function duelRects({ left, top, width, height }: Rect, facts: DuelFacts) {
  const { text } = facts;
  const most = Math.min(CARD * text, ((width * (1 - MIDDLE)) / 2) * CARD_PROPORTION);
  const { cards } = duelRoom(facts, height, most);
  const wide = Math.round(cards.height / CARD_PROPORTION);
  const whole = Math.min(width, wide * 2 + BROAD * text);
  const card = { left, top: top + cards.top, width: wide, height: cards.height };
  return {
    whole: { left, top, width: whole, height },
    cards: [card, { ...card, left: left + whole - wide }] as const,
    middle: { x: left + whole / 2, y: card.top + card.height / 2 },
    most,
  };
}

function duelOf(table: Table): Duel | null {
  const { view, shown, words, places } = table;
  const { forecast } = shown;
  const { text } = places;
  const value = (side: Sums | null): string =>
    side === null ? '?' : words('table.number', { value: side.value });
  if (forecast) {
    const { attacker, defender, outcome, mayAdd } = forecast;
    const decider = outcome === 'challenge' ? deciderOf(view.options.challenge, null) : null;
    return {
      facts: {
        title: words('sam.stage.forecast'),
        values: [value(attacker), value(defender)],
        sums: [sumOf(table, attacker), defender ? sumOf(table, defender) : []],
        may: mayAdd > 0 ? words('sam.stage.may-add', { value: mayAdd }) : '',
        says: [words(`sam.stage.outcome.${outcome ?? 'open'}`)],
        isDecided: decider !== null,
        text,
      },
      attacker: attacker.card,
      defender: defender?.card ?? null,
      loser: loserOf(outcome),
      decider,
      isPast: false,
    };
  }
  const { battle, challenge } = view;
  if (!battle || challenge) return null;
  const { attacker, defender, winner } = battle;
  const decider = battle.challenge === null ? null : deciderOf(battle.challenge, winner);
  return {
    facts: {
      title: words('sam.stage.last-battle'),
      values: [value(attacker), value(defender)],
      sums: [sumOf(table, attacker), sumOf(table, defender)],
      may: '',
      says: winner === null ? [] : pastOf(table, winner, battle.challenge),
      isDecided: decider !== null,
      text,
    },
    attacker: attacker.card,
    defender: defender.card,
    loser: loserOf(winner),
    decider,
    isPast: true,
  };
}

/** How a value comes about, in words and in figures alone; none where it is the face value. */
function sumOf({ words }: Table, side: Sums): string[] {
  const changes = modifiersOf(side);
  if (changes.length === 0) return [];
  const face = words('table.number', { value: side.face });
  const [told, counted] = [
    changes.map(({ what, add }) => words(`sam.stage.sum.${what}`, { value: add })),
    changes.map(({ add }) => words('sam.stage.change', { value: add })),
  ];
  return [told, counted].map((parts) => [face, ...parts].join(' '));
}

/** What came of it, with what decided between equal values; and the same without that. */
function pastOf({ words }: Table, winner: Side, challenge: Options['challenge'] | null): string[] {
  const plain = words(`sam.stage.past.${winner}`);
  if (challenge === null) return [plain];
  return [words(`sam.stage.past.${challenge === 'coin' ? 'coin' : 'challenge'}.${winner}`), plain];
}

/** Coin, fist or fingers; the coin shows the side of who won. */
function deciderOf(challenge: Options['challenge'], winner: Side | null): Picture {
  if (challenge === 'coin') return coinPicture(winner === 'defender' ? 'tails' : 'heads');
  return throwPicture(challenge === 'rps' ? 'rock' : 2);
}

function loserOf(winner: string | null): Side | null {
  if (winner === 'attacker') return 'defender';
  return winner === 'defender' ? 'attacker' : null;
}
