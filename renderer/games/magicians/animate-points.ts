// Prestige Points move: every card shows what it earns, the figures fly to the counter, and that climbs along its rule.
import type { Earned, Event } from '../../../engine/games/magicians/types.ts';
import type { Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { find } from '../parts/fly.ts';
import { around, place } from '../parts/place.ts';
import { AT_ONCE, timed, withoutGlow } from '../parts/timing.ts';
import { filledPart } from './gauge.ts';
import type { Moment } from './moment.ts';
import { earnedPicture, gainPicture, lostPicture } from './signs/earned.ts';
import { pointsPicture } from './signs/gauge.ts';
import { cardId, LAYER } from './table.ts';

/** From one figure to the next, in ms; all of them are there after this time at most. */
const APART = 70;
const ALL = 420;
/** How long what was earned is looked at, in ms: by whoever earned it, and by others, who wait for their turn. */
const LOOKED_AT = { own: TIMES.winnerPause, others: 400 } as const;
/** How long the sum is looked at when the counter has climbed, in ms. */
const SUM = 260;
/** In how many steps a counter climbs, and how long one takes, in ms. */
const [STEPS, STEP] = [5, 90];
/** The size of a figure, in widths of a card, and its bounds in px. */
const FIGURE = { part: 0.56, least: 24, most: 54 } as const;
/** How wide one is that tells of a bonus, in heights. */
const WITH_BONUS = 1.75;

/** A Prestige Phase. */
export function prestige(
  event: Extract<Event, { readonly type: 'prestige' }>,
  now: Moment,
  then: Moment,
): Step[] {
  const { seat, cards, disturbed, earned: sum } = event;
  const pause = LOOKED_AT[seat === then.view.viewer ? 'own' : 'others'];
  const begin = withPoints(then, seat, now).map(withoutGlow);
  const counter = begin.find(({ id }) => id === `points:${seat}`);
  const shown = cards.flatMap((earned) => figureOf(earned, now));
  if (shown.length === 0 || !counter)
    return [{ scene: then.scene, timing: () => timed(0, TIMES.light), hold: 0 }];
  const apart = Math.min(APART, ALL / shown.length);
  const order = new Map(shown.map(({ at }, index) => [at.id, index]));
  const delayed = (duration: number) => (id: string) => {
    const index = order.get(id);
    return index === undefined ? timed(0, TIMES.settle) : timed(index * apart, duration);
  };
  const rising: Step[] = [
    { scene: [...begin, ...shown.map(({ from }) => from)], timing: () => timed(0, TIMES.settle), hold: 0 },
    { scene: [...begin, ...shown.map(({ at }) => at)], timing: delayed(TIMES.play), hold: pause },
  ];
  if (disturbed) {
    // Nothing comes of it.
    const fallen = shown.map(({ at }) => ({ ...at, y: at.y + at.height, alpha: 0 }));
    return [
      ...rising,
      { scene: [...begin, ...fallen], timing: delayed(TIMES.light), hold: 0 },
      { scene: then.scene, timing: () => timed(0, TIMES.settle), hold: 0 },
    ];
  }
  const gathered = shown.map(({ at }) => ({
    ...at,
    x: counter.x,
    y: counter.y,
    width: counter.height,
    height: counter.height,
  }));
  const total = sumOver(counter, seat, then.words('magicians.stage.income', { value: sum }));
  return [
    ...rising,
    { scene: [...begin, ...gathered], timing: delayed(TIMES.gather), hold: 0 },
    ...climbing([...begin, total], seat, now, then),
    { scene: [...then.scene, total], timing: () => timed(0, STEP), hold: SUM },
    { scene: then.scene, timing: () => timed(0, TIMES.fade), hold: 0 },
  ];
}

/** What all cards have earned together, over the counter. */
function sumOver(counter: Placement, seat: number, said: string): Placement {
  const high = Math.max(FIGURE.least, Math.min(FIGURE.most, counter.height * 1.6));
  const box = around({ x: counter.x + high * 0.4, y: counter.y - high * 0.9 }, high * WITH_BONUS, high);
  return place(`sum:${seat}`, gainPicture(said), box, { z: LAYER.earned, lift: 0.6 });
}

/** The counter goes from what it shows to what it will show, number by number and along the rule. */
function climbing(begin: Scene, seat: number, now: Moment, then: Moment): Step[] {
  const [from, to] = [now, then].map(({ view }) => view.seats[seat]?.score ?? 0) as [number, number];
  return Array.from({ length: STEPS - 1 }, (_, index): Step => {
    const points = Math.round(from + ((to - from) * (index + 1)) / STEPS);
    return { scene: atPoints(begin, then, seat, points), timing: () => timed(0, STEP), hold: 0 };
  });
}

/** A scene whose counter and rule of a seat show so many points. */
function atPoints(scene: Scene, { view, words }: Moment, seat: number, points: number): Scene {
  const rule = scene.find(({ id }) => id === `gauge:${seat}`);
  const said = words('table.number', { value: points });
  return scene.map((placement): Placement => {
    if (placement.id === `points:${seat}`) return { ...placement, picture: pointsPicture(said) };
    if (placement.id !== `fill:${seat}` || !rule) return placement;
    const whole = rule.width - 2;
    const width = Math.max(1, whole * filledPart(points, view.options.goal));
    return { ...placement, x: rule.x - whole / 2 + width / 2, width };
  });
}

/** The scene of after with the counter of a seat as it was before. */
function withPoints(then: Moment, seat: number, now: Moment): Scene {
  return then.scene.map((placement) =>
    placement.id === `points:${seat}` || placement.id === `fill:${seat}` || placement.id === `gauge:${seat}`
      ? (find(now, placement.id) ?? placement)
      : placement,
  );
}

/** The figure of what a card earns: on the card, and risen from it. */
function figureOf(
  { card, level, bonus }: Earned<string>,
  { scene, words }: Moment,
): { readonly from: Placement; readonly at: Placement }[] {
  const lying = scene.find(({ id }) => id === cardId(card));
  if (!lying) return [];
  const high = Math.min(FIGURE.most, Math.max(FIGURE.least, lying.width * FIGURE.part));
  const wide = bonus > 0 ? high * WITH_BONUS : high;
  const picture = earnedPicture(
    words('table.number', { value: level }),
    bonus > 0 ? words('magicians.stage.income', { value: bonus }) : '',
  );
  const { x, y } = lying;
  const at = place(`earned:${card}`, picture, around({ x, y: y - lying.height * 0.22 }, wide, high), {
    z: LAYER.earned,
    lift: 0.6,
  });
  return [{ from: { ...at, y: y + lying.height * 0.2, alpha: 0 }, at }];
}

/** Somebody loses points: how many falls from the counter. */
export function losePoints(
  { seat, lost }: Extract<Event, { readonly type: 'lost-points' }>,
  now: Moment,
  then: Moment,
): Step[] {
  const counter = find(now, `points:${seat}`);
  if (!counter) return [];
  const high = Math.max(FIGURE.least, Math.min(FIGURE.most, counter.height * 1.7));
  const said = now.words('magicians.stage.income', { value: -lost });
  const figure = place(`lost:${seat}`, lostPicture(said), around(counter, high * WITH_BONUS, high), {
    z: LAYER.earned,
    lift: 0.6,
  });
  const falls = { ...figure, y: figure.y + high * 1.6, alpha: 0 };
  return [
    { scene: [...now.scene.map(withoutGlow), { ...figure, alpha: 0 }], timing: () => AT_ONCE, hold: 0 },
    {
      scene: [...now.scene.map(withoutGlow), figure],
      timing: () => timed(0, TIMES.settle),
      hold: LOOKED_AT.own,
    },
    { scene: [...then.scene, falls], timing: () => timed(0, TIMES.light), hold: 0 },
  ];
}
