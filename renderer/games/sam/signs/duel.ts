// Around two small cards that fight: their real values between them, and in lines above and below what it is and why.
import { CHALK, GOLD } from '../../../stage/cards/palette.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Brush, figure, fitting, write } from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';

export interface DuelFacts {
  readonly title: string;
  readonly values: readonly [string, string];
  /** What makes either value, in words of which the first that fit are said; none where it is a face value alone. */
  readonly sums: readonly [readonly string[], readonly string[]];
  /** What twos could still add at the right; empty for nothing. */
  readonly may: string;
  /** What comes of it, in words of which the first that fit are said. */
  readonly says: readonly string[];
  /** Between the values stands what decides, which is a picture of its own. */
  readonly isDecided: boolean;
  readonly text: number;
}

/** The height of a line, and of the cards at least, in px at usual text size. */
const [LINE, LEAST_CARD] = [16, 30];
/** The least size of a line of text, in px. */
const LEAST = 12;
/** Where the values stand between both cards, as parts of the width there. */
const VALUES = [0.25, 0.75] as const;

export type DuelLine = 'title' | 'sums' | 'may' | 'says';

/** What of it there is room for, and where the cards lie, in px from the top. */
export interface DuelRoom {
  readonly lines: readonly DuelLine[];
  readonly cards: { readonly top: number; readonly height: number };
}

/** @param most how high cards are at most, in px */
export function duelRoom(facts: DuelFacts, height: number, most: number): DuelRoom {
  const { text } = facts;
  const count = Math.floor((height - LEAST_CARD * text) / (LINE * text));
  const wanted: readonly (DuelLine | null)[] = [
    'says',
    'title',
    facts.sums.some((said) => said.length > 0) ? 'sums' : null,
    facts.may === '' ? null : 'may',
  ];
  const lines = wanted.filter((line) => line !== null).slice(0, Math.max(0, count));
  const written = lines.length * LINE * text;
  const high = Math.min(most, height - written);
  const from = (height - written - high) / 2;
  return { lines, cards: { top: from + (lines.includes('title') ? LINE * text : 0), height: high } };
}

/** @param card how wide either card is, in px, at the left and at the right */
export function duelPicture(facts: DuelFacts, most: number, card: number): Picture {
  return {
    key: `duel ${JSON.stringify(facts)}`,
    side: null,
    paint: (brush, width, height, faces) =>
      paintDuel(brush, facts, duelRoom(facts, height, most), [width, card], faces),
  };
}

function paintDuel(
  brush: Brush,
  { title, values, sums, may, says, isDecided, text }: DuelFacts,
  { lines, cards }: DuelRoom,
  [width, card]: readonly [number, number],
  faces: Faces,
): void {
  const line = LINE * text;
  const tell = (said: readonly string[], y: number, middle: number, room: number, style: string): void => {
    brush.font = faces.label(LEAST);
    const fits = said.find((one) => brush.measureText(one).width <= room) ?? said.at(-1) ?? '';
    const font = fitting(brush, fits, room, faces.label, { wished: 13.5 * text, least: LEAST });
    write(brush, fits, { x: middle, y, width: room, align: 'center' }, { font, style });
  };
  if (lines.includes('title')) tell([title], cards.top - line / 2, width / 2, width, '#cdbf9e');
  const between = width - 2 * card;
  const middle = cards.top + cards.height / 2;
  const size = Math.min(cards.height * 0.72, between * 0.36, 42 * text);
  values.forEach((value, index) => {
    const x = card + between * (VALUES[index] ?? 0.5);
    figure(brush, value, { x, y: middle }, faces.rank(size), CHALK);
  });
  if (!isDecided) figure(brush, ':', { x: width / 2, y: middle }, faces.rank(size * 0.8), GOLD);
  let y = cards.top + cards.height + line / 2;
  if (lines.includes('sums')) {
    const half = width / 2 - 4;
    sums.forEach((said, index) => tell(said, y, index === 0 ? half / 2 : width - half / 2, half, CHALK));
    y += line;
  }
  if (lines.includes('may')) {
    tell([may], y, width / 2, width, CHALK);
    y += line;
  }
  if (lines.includes('says')) tell(says, y, width / 2, width, CHALK);
}
