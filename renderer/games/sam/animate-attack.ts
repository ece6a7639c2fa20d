// Steps of an attack before anybody fights: a card is drawn for its cost, others pay, the target is named, twos help.
import type { Seat } from '../../../engine/core/seat.ts';
import { faceValue, parseCard } from '../../../engine/games/sam/cards.ts';
import type { Event } from '../../../engine/games/sam/types.ts';
import type { Placement, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { asLies, find, fly } from '../parts/fly.ts';
import { around, place } from '../parts/place.ts';
import { withoutGlow } from '../parts/timing.ts';
import {
  cardAt,
  laid,
  looksOn,
  type Moment,
  pauseFor,
  slide,
  topOfDeck,
  turnOver,
  without,
  withThings,
} from './moment.ts';
import { backPicture } from './paint/index.ts';
import { tagPicture } from './signs/tag.ts';
import { cardId, LAYER, placeId } from './table.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** How long the sum of draw and cost is looked at, in ms: by who attacks or pays, and by all others. */
const SUM = { own: 650, others: 360 } as const;
/** How long a target is looked at by who is neither it nor attacks it, in ms. */
const TARGETED = 240;
/** How high a figure is that flies, as a part of the card it comes from, and its bounds in px. */
const FIGURE = { part: 0.26, least: 20, most: 42, wide: 1.9 } as const;

/** The attacker and its twos stand up, and a card is drawn; it lies beside the cost until the attack is over. */
export function declared({ drawn, seat }: Of<'declared'>, now: Moment, then: Moment): Step[] {
  const deck = topOfDeck(now);
  const id = cardId(drawn);
  const to = find(then, id);
  if (!deck || !to) return [slide(then.scene, TIMES.light)];
  const looksAt = looksOn(then, seat);
  // The sum is told when the card is there.
  const bare = without(then.scene, id, 'sum');
  return [
    slide(bare, TIMES.settle),
    ...fly([{ from: asLies({ ...to, picture: backPicture() }, deck), to }], bare, [...bare, to], () =>
      laid(looksAt ? TIMES.play : TIMES.gather),
    ),
    slide(then.scene, TIMES.fade, looksAt ? SUM.others : SUM.own),
  ];
}

/** Cards are turned face down, and what they bring goes to the sum. */
export function paid({ seat, cards }: Of<'paid'>, now: Moment, then: Moment): Step[] {
  const sum = find(then, 'sum');
  const figures = cards.flatMap(({ at, card }): Placement[] => {
    const from = cardAt(now, seat, at);
    if (!from) return [];
    const value = faceValue(parseCard(card) ?? 0);
    const high = Math.min(FIGURE.most, Math.max(FIGURE.least, from.height * FIGURE.part));
    const said = then.table.words('sam.stage.change', { value });
    return [
      place(`pays:${at}`, tagPicture('pays', said, value), around(from, high * FIGURE.wide, high), {
        z: LAYER.flying,
        lift: 0.4,
      }),
    ];
  });
  const told = now.scene.filter(({ id }) => id === 'sum');
  const turned = withThings(then.scene, told);
  const ids = cards.map(({ at }) => placeId(seat, at));
  const flown = figures.map((figure): Placement =>
    sum ? { ...figure, x: sum.x - sum.width / 4, y: sum.y } : figure,
  );
  return [
    slide([...now.scene.map(withoutGlow), ...figures], TIMES.settle, pauseFor(then, seat) / 2),
    ...turnOver([...now.scene, ...figures], [...turned, ...figures], ids),
    { scene: [...turned, ...flown], timing: () => ({ ...laid(TIMES.gather), turn: 0 }), hold: 0 },
    slide(then.scene, TIMES.fade, looksOn(then, seat) ? SUM.others : SUM.own),
  ];
}

/** The attack comes to nothing: what is missing is looked at once more, then all lie as before. */
export function fizzled(seat: Seat, now: Moment, then: Moment): Step[] {
  return [slide(now.scene.map(withoutGlow), 0, pauseFor(then, seat)), slide(then.scene, TIMES.light)];
}

/** The target is named. */
export function targeted({ seat, target }: Of<'targeted'>, then: Moment): Step[] {
  return looksOn(then, seat, target)
    ? [slide(then.scene, TIMES.settle, TARGETED)]
    : [slide(then.scene, TIMES.light, pauseFor(then, seat))];
}

/** Twos that help the defender stand up. */
export function boosted({ seat, twos }: Of<'boosted'>, now: Moment, then: Moment): Step[] {
  if (twos.length === 0) return [];
  const raised = then.scene.map((placement): Placement =>
    twos.some(({ at }) => placeId(seat, at) === placement.id)
      ? { ...placement, y: placement.y - placement.height * 0.06, lift: 0.6, halo: 'played' }
      : placement,
  );
  return [slide(raised, TIMES.settle, pauseFor(now, seat))];
}
