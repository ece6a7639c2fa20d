// A Sabotage card is shown large to everybody, together with what it is aimed at, before it does anything.
import type { Event } from '../../../engine/games/magicians/types.ts';
import type { Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { find, fly } from '../parts/fly.ts';
import { byHand, timed, withoutGlow } from '../parts/timing.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { lastBack, leaving, type Moment } from './moment.ts';
import { cardPicture } from './paint/cards.ts';
import { RIM } from '../parts/rim.ts';
import { cardId, LAYER } from './table.ts';

/** How far the way of a card bends, as a part of it. */
const ARC = 0.08;
/** Where its middle may be, as parts of the window; and how far from the window's edge it stays, in px. */
const ACROSS = [0.5, 0.25, 0.75] as const;
const DOWN = [0.62, 0.36] as const;
const EDGE = 12;
/** How long it is looked at, in ms: by who played it, and by all others, who have to read it. */
const LOOKED_AT = { own: TIMES.winnerPause, others: 2 * TIMES.winnerPause } as const;

export function showSabotage(
  { seat, card, target, on }: Extract<Event, { readonly type: 'sabotaged' }>,
  now: Moment,
  then: Moment,
): Step[] {
  const from = leaving(now, seat, card);
  const after = find(then, cardId(card));
  if (!from || !after) return [];
  const last = lastBack(now, seat);
  const left = now.scene.filter(({ id }) => id !== last?.id || id === lastBack(then, seat)?.id);
  const aim = on === null ? find(then, `press:${target}`) : find(then, cardId(on));
  const large = place(cardId(card), cardPicture(card, then.words), besides(now, aim), {
    z: LAYER.shown,
    lift: 1,
    halo: 'played',
  });
  const aimed = aimedAt(then.scene, target, on).filter(({ id }) => id !== cardId(card));
  const [start, arrive] = fly([{ from, to: large }], left, aimed, () => byHand(TIMES.gather, ARC));
  if (!start || !arrive) return [];
  return [
    start,
    { ...arrive, hold: seat === then.view.viewer ? LOOKED_AT.own : LOOKED_AT.others },
    {
      scene: [...aimed, after],
      timing: (id) => (id === cardId(card) ? byHand(TIMES.gather, ARC) : timed(0, TIMES.settle)),
      hold: 0,
    },
  ];
}

/** Where the card can be shown so that what it is aimed at is seen, too: in the middle, or else as near to it as can be. */
function besides({ showing, window }: Moment, aim: Placement | undefined): Rect {
  if (!aim) return showing;
  const { width, height } = showing;
  const within = (at: number, size: number, room: number): number =>
    Math.min(Math.max(at - size / 2, EDGE), room - size - EDGE);
  const ways = DOWN.flatMap((down) =>
    ACROSS.map((across): Rect => ({
      left: within(across * window.width, width, window.width),
      top: within(down * window.height, height, window.height),
      width,
      height,
    })),
  );
  const covered = ({ left, top }: Rect): number => {
    const wide = Math.min(left + width, aim.x + aim.width / 2) - Math.max(left, aim.x - aim.width / 2);
    const high = Math.min(top + height, aim.y + aim.height / 2) - Math.max(top, aim.y - aim.height / 2);
    return Math.max(0, wide) * Math.max(0, high);
  };
  return [showing, ...ways].reduce((best, way) => (covered(way) < covered(best) ? way : best));
}

/** The scene with light on what the card is aimed at. */
function aimedAt(scene: Scene, target: number | null, on: string | null): Scene {
  const dark = scene.map(withoutGlow);
  if (on !== null)
    return dark.map((placement): Placement =>
      placement.id === cardId(on) ? { ...placement, halo: 'targeted', lift: 0.6 } : placement,
    );
  const theatre = dark.find(({ id }) => id === `theatre:${target}`);
  if (!theatre) return dark;
  const { x, y, width, height } = theatre;
  const box = { left: x - width / 2, top: y - height / 2, width, height };
  return [...dark, place(`rim:${target}`, RIM, box, { z: LAYER.play + 78 })];
}
