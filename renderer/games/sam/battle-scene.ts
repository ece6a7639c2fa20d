// A battle, large: both cards side by side, each with the sum of its real value line by line, and what comes of it.
import type { Battle, BattleSide, Place, Side } from '../../../engine/games/sam/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { TOUCH } from './field-room.ts';
import { CARD_PROPORTION, facePicture, matPicture } from './paint/index.ts';
import { GASLIGHT } from '../../stage/paint/footlights.ts';
import { type LedgerLine, ledgerPicture } from './signs/ledger.ts';
import { captionPicture } from './signs/named.ts';
import { DESTROYED, outcomePicture, VERSUS } from './signs/outcome.ts';
import { LAYER, type Table } from './table.ts';

/** The sides of a battle: the attacker stands at the left. */
export const SIDES = ['attacker', 'defender'] as const;

/** Where everything of a battle is. */
export interface Arena {
  readonly panel: Rect;
  readonly captions: Readonly<Record<Side, Rect>>;
  readonly cards: Readonly<Record<Side, Rect>>;
  readonly ledgers: Readonly<Record<Side, Rect>>;
  /** Between both cards. */
  readonly middle: Rect;
  readonly outcome: Rect;
  /** Where signs are thrown, along the near edge. */
  readonly throws: Rect;
}

/** How much of a battle is told already. */
export interface Told {
  /** How many lines of the sums, from above; all of them where this is left out. */
  readonly lines?: number;
  /** What came of it. */
  readonly outcome?: boolean;
}

/** Lines of a sum, the real value included. */
export const LINES = 5;
/** The parts of the height that captions, outcome and throws take. */
const [CAPTION, OUTCOME, THROWS] = [0.085, 0.1, 0.27] as const;
/** A panel that is not so many times as wide as it is high has the ledgers below the cards. */
const BROAD = 1.1;
/** How wide a ledger is, what is between the cards, and the margin of the panel, in px at usual text size. */
const [LEDGER, BETWEEN, MARGIN] = [200, 80, 22];
/** How far what is thrown stays from the edge of the panel, in px. */
const THROWS_MARGIN = 10;

/** @param hasThrows room is kept for what is thrown */
export function arenaIn(panel: Rect, text: number, hasThrows: boolean): Arena {
  const margin = Math.min(MARGIN * text, panel.height * 0.045, panel.width * 0.04);
  const room = {
    left: panel.left + margin,
    top: panel.top + margin,
    width: panel.width - 2 * margin,
    height: panel.height - 2 * margin,
  };
  const captionHigh = Math.max(18 * text, room.height * CAPTION);
  const outcomeHigh = Math.max(20 * text, room.height * OUTCOME);
  const throwsHigh = hasThrows ? Math.max(56, Math.min(room.height * THROWS, room.width * 0.2)) : 0;
  const gap = Math.max(3, room.height * 0.015);
  const top = room.top + captionHigh + gap;
  const high = room.height - captionHigh - outcomeHigh - throwsHigh - (hasThrows ? 3 : 2) * gap;
  const outcome = { ...room, top: top + high + gap, height: outcomeHigh };
  const edge = Math.min(margin, THROWS_MARGIN);
  const throws = {
    left: panel.left + edge,
    width: panel.width - 2 * edge,
    top: outcome.top + outcomeHigh + gap,
    height: throwsHigh,
  };
  const body = { ...room, top, height: high };
  const sides = panel.width > panel.height * BROAD ? beside(body, text) : below(body, text);
  // Beside the sign that puts it away, where there is one.
  const shut = hasThrows ? 0 : Math.max(0, TOUCH - margin);
  const half = (room.width - gap) / 2 - shut;
  const line = { top: room.top, width: half, height: captionHigh };
  const captions = {
    attacker: { ...line, left: room.left + shut },
    defender: { ...line, left: room.left + room.width - shut - half },
  };
  return { panel, captions, ...sides, outcome, throws };
}

type Sides = Pick<Arena, 'cards' | 'ledgers' | 'middle'>;

/** Ledgers stand outside, beside the cards. */
function beside({ left, top, width, height }: Rect, text: number): Sides {
  const between = Math.min(BETWEEN * text, width * 0.12);
  const ledger = Math.min(LEDGER * text, width * 0.28);
  const gap = 8 * text;
  const wide = Math.min((width - between) / 2 - ledger - gap, height / CARD_PROPORTION);
  const high = wide * CARD_PROPORTION;
  const middle = left + width / 2;
  const card = { top: top + (height - high) / 2, width: wide, height: high };
  const attacker = { ...card, left: middle - between / 2 - wide };
  const defender = { ...card, left: middle + between / 2 };
  const lines = { top, width: ledger, height };
  return {
    cards: { attacker, defender },
    ledgers: {
      attacker: { ...lines, left: attacker.left - gap - ledger },
      defender: { ...lines, left: defender.left + wide + gap },
    },
    middle: { left: middle - between / 2, top: card.top, width: between, height: high },
  };
}

/** Ledgers stand below the cards. */
function below({ left, top, width, height }: Rect, text: number): Sides {
  const between = Math.min(BETWEEN * text, width * 0.14);
  const column = (width - between) / 2;
  const lines = Math.min(height * 0.5, LINES * 26 * text);
  const high = Math.min(height - lines - 4, column * CARD_PROPORTION);
  const wide = high / CARD_PROPORTION;
  const from = (of: number): Rect => ({ left: of + (column - wide) / 2, top, width: wide, height: high });
  const right = left + column + between;
  const under = { top: top + height - lines, width: column, height: lines };
  return {
    cards: { attacker: from(left), defender: from(right) },
    ledgers: { attacker: { ...under, left }, defender: { ...under, left: right } },
    middle: { left: left + column, top, width: between, height: high },
  };
}

/** The felt that they fight on. */
const GROUND = matPicture({ isOpposite: false, isLit: false, isCollapsed: true });

/** One of the two cards, wherever it lies otherwise. */
export const fighterId = (side: Side): string => `fighter:${side}`;

/** A battle over the table. */
export function battlePlacements(
  table: Table,
  battle: Battle<string, Place>,
  arena: Arena,
  { lines = LINES, outcome = true }: Told = {},
): Placement[] {
  const { places, words } = table;
  const loser = outcome && battle.winner !== null ? otherOf(battle.winner) : null;
  return [
    place('arena', GROUND, arena.panel, { z: LAYER.scene }),
    place('arena:light', GASLIGHT, arena.panel, { z: LAYER.scene + 0.5 }),
    place('versus', VERSUS, arena.middle, { z: LAYER.scene + 1 }),
    ...SIDES.flatMap((side) => [
      place(`caption:${side}`, caption(table, battle, side), arena.captions[side], { z: LAYER.scene + 2 }),
      place(fighterId(side), facePicture(battle[side].card), arena.cards[side], {
        z: LAYER.scene + 10,
        lift: 0.7,
        halo: outcome && battle.winner === side ? 'winner' : null,
        shade: loser === side ? 0.45 : 0,
      }),
      place(
        `ledger:${side}`,
        ledgerPicture(linesOf(table, battle[side], side), lines, side, places.text),
        arena.ledgers[side],
        { z: LAYER.scene + 2 },
      ),
    ]),
    ...(loser === 'defender'
      ? [
          place('destroyed', DESTROYED, arena.cards.defender, {
            z: LAYER.scene + 12,
            on: fighterId('defender'),
          }),
        ]
      : []),
    ...(outcome
      ? [
          place('outcome', outcomePicture(words(outcomeKey(battle)), places.text), arena.outcome, {
            z: LAYER.scene + 3,
          }),
        ]
      : []),
  ];
}

export function otherOf(side: Side): Side {
  return side === 'attacker' ? 'defender' : 'attacker';
}

function outcomeKey({ winner, challenge }: Battle<string, Place>) {
  if (winner === null) return challenge === 'coin' ? 'sam.stage.equal.coin' : 'sam.stage.equal';
  const how = challenge === null ? 'values' : challenge === 'coin' ? 'coin' : 'challenge';
  return `sam.stage.${how}.${winner}` as const;
}

function caption({ input, words, places }: Table, battle: Battle<string, Place>, side: Side) {
  const name = input.seats[battle[side].seat]?.name ?? '';
  return captionPicture(name, (called) => words(`sam.stage.${side}`, { name: called }), places.text);
}

/** How a real value comes about, in the order in which it is counted. */
function linesOf(
  { words }: Table,
  { card, face, suit, faceCards, twosAdd, value }: BattleSide<string, Place>,
  side: Side,
): LedgerLine[] {
  const change = (by: number): string => (by === 0 ? '' : words('sam.stage.change', { value: by }));
  const number = (what: number): string => words('table.number', { value: what });
  return [
    { says: words('sam.stage.ledger.face'), value: number(face), isSum: false },
    {
      says: words(card.endsWith('d') ? `sam.stage.ledger.diamond.${side}` : 'sam.stage.ledger.suit'),
      value: change(suit),
      isSum: false,
    },
    { says: words('sam.stage.ledger.face-cards'), value: change(faceCards), isSum: false },
    { says: words('sam.stage.ledger.twos'), value: change(twosAdd), isSum: false },
    { says: words('sam.stage.ledger.value'), value: number(value), isSum: true },
  ];
}
