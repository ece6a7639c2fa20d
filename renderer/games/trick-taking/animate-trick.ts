// Steps in the middle of the table: the hat that turns over, the crown that goes to another card, cards that go back.
import type { Event } from '../../../engine/games/trick-taking/types.ts';
import type { Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { AT_ONCE, byHand, timed, withoutGlow } from '../parts/timing.ts';

import { cardBack } from './paint/card.ts';
import type { Moment } from './replay.ts';
import { backId, cardId, LAYER, ULTIMATE } from './table.ts';

/** How high the hat is lifted as it turns over, and how high it bounces, in heights. */
const [LIFTED, BOUNCE] = [0.16, 0.05];
/** The parts of turning it over: up while it turns, down, and the bounce, which go up again and down. */
const TURN_PARTS = [0.56, 0.22, 0.11, 0.11] as const;
/** How far the way of a card bends, as a part of it. */
const ARC = 0.12;
/** What is put together turns the hat while it is held: how high it is tossed once it is played, in heights, and in which parts of the time. */
const TOSSED = 0.34;
const TOSS_PARTS = [0.3, 0.3, 0.2, 0.2] as const;

const HAT = 'hat';
const CROWN = 'winning';

/** The hat turns over where it lies. */
export function turnHat(now: Moment, then: Moment): Step[] {
  const hat = hatIn(then.scene);
  if (!hat || hatIn(now.scene)?.picture.key === hat.picture.key) return [];
  return turnedTo(then, hat);
}

/** The hat is put on the table, and turned over on its way where it shows the other face. */
export function putOnHat(then: Moment): Step[] {
  const hat = hatIn(then.scene);
  return hat ? turnedTo(then, hat) : [];
}

/** The hat, which shows its face already, is tossed up, falls where it belongs and bounces. */
export function landHat({ scene }: Moment): Step[] {
  const hat = hatIn(scene);
  if (!hat) return [];
  const at = (up: number, lift: number): Scene =>
    scene.map((one) => (one.id === HAT ? { ...hat, y: hat.y - hat.height * up, lift } : one));
  const scenes = [at(TOSSED, 1), at(0, hat.lift), at(BOUNCE, hat.lift + 0.2), scene];
  return scenes.map((next, part) => ({
    scene: next,
    timing: () => timed(0, (TOSS_PARTS[part] ?? 0) * TIMES.turnLarge),
    hold: 0,
  }));
}

/**
 * The crown goes to another card only when what gives it to that one has been seen: until then it waits where it was.
 * @returns the next moment with the crown still there, and the step that carries it over; none where it stays
 */
export function carriedBy(now: Moment, then: Moment): { waiting: Moment; carrying: Step[] } {
  const still = { waiting: then, carrying: [] };
  const [crown, next] = [now.scene, then.scene].map((scene) => scene.find(({ id }) => id === CROWN));
  if (!crown?.on || !next?.on || crown.on === next.on) return still;
  const [was, is] = [now.scene, then.scene].map((scene) => scene.find(({ id }) => id === crown.on));
  // The card that wore it has left the trick.
  const lies = then.view.trick.stacks.some(({ cards }) =>
    cards.some(({ card }) => cardId(card) === crown.on),
  );
  if (!was || !is || !lies) return still;
  const [x, y] = [is.x + crown.x - was.x, is.y + crown.y - was.y];
  const scene = then.scene.map((placement): Placement => {
    if (placement.id === CROWN) return { ...crown, x, y, width: next.width, height: next.height };
    if (placement.id === crown.on) return { ...placement, halo: 'winner' };
    return placement.id === next.on && placement.halo === 'winner' ? { ...placement, halo: null } : placement;
  });
  const over = then.scene.map((placement) =>
    placement.id === CROWN ? { ...placement, z: LAYER.ghost } : placement,
  );
  return {
    waiting: { ...then, scene },
    carrying: [
      {
        scene: over,
        timing: (id) => (id === CROWN ? byHand(TIMES.exchange, ARC) : timed(0, TIMES.exchange)),
        hold: 0,
      },
    ],
  };
}

/** Up while it turns, down, and a small bounce. */
function turnedTo(then: Moment, hat: Placement): Step[] {
  const at = (up: number, lift: number): Scene =>
    then.scene.map((one) => (one.id === HAT ? { ...hat, y: hat.y - hat.height * up, lift } : one));
  const [up, down, again, last] = TURN_PARTS.map((part) => part * TIMES.turnLarge) as [
    number,
    number,
    number,
    number,
  ];
  const turning: Step = {
    scene: at(LIFTED, 1),
    timing: (id) => (id === HAT ? { ...byHand(up), turn: up } : timed(0, TIMES.settle)),
    hold: 0,
  };
  const step = (scene: Scene, duration: number): Step => ({
    scene,
    timing: () => timed(0, duration),
    hold: 0,
  });
  return [
    turning,
    step(at(0, hat.lift), down),
    step(at(BOUNCE, hat.lift + 0.2), again),
    step(then.scene, last),
  ];
}

function hatIn(scene: Scene): Placement | undefined {
  return scene.find(({ id }) => id === HAT);
}

/** A card goes back to a hand, open as it lay; in another's hand it is then turned over. */
export function returnCard(
  event: Event & { readonly type: 'returned' },
  before: Scene,
  then: Moment,
): Step[] {
  const id = cardId(event.card);
  const going: Step = {
    scene: then.scene.map(withoutGlow),
    timing: (moved) => (moved === id ? byHand(TIMES.gather, ARC) : timed(0, TIMES.settle)),
    hold: 0,
  };
  if (then.view.viewer === event.to) return [going];
  const card = before.find((placement) => placement.id === id);
  const last = backId(event.to, (then.view.seats[event.to]?.cards ?? 0) - 1);
  const place = then.scene.find((placement) => placement.id === last);
  if (!card || !place) return [];
  const with_ = (arrived: Placement): Scene =>
    then.scene.map((placement) => (placement.id === last ? arrived : withoutGlow(placement)));
  const open = { ...place, id, picture: card.picture, z: LAYER.ghost, lift: 0.4 };
  return [
    { ...going, scene: with_(open) },
    { scene: with_({ ...open, picture: cardBack() }), timing: () => timed(0, TIMES.turnOver), hold: 0 },
    { scene: with_(place), timing: () => AT_ONCE, hold: 0 },
  ];
}

/** The Ultimate Trick Card is turned over where it lay, then leads; the hat is put beside it. */
export function revealUltimate(code: string, now: Moment, then: Moment): Step[] {
  const id = cardId(code);
  const lay = now.scene.find((placement) => placement.id === ULTIMATE);
  const lead = then.scene.find((placement) => placement.id === id);
  const hat = hatIn(now.scene);
  if (!lay || !lead) return putOnHat(then);
  const others = now.scene.filter(({ id }) => !id.startsWith(ULTIMATE));
  const named: Placement = { ...lay, id, picture: cardBack(), z: LAYER.ghost };
  const led = then.scene.map((placement) => (placement.id === HAT && hat ? hat : placement));
  return [
    { scene: [...others, named], timing: () => AT_ONCE, hold: TIMES.settle },
    {
      scene: [...others, { ...named, picture: lead.picture, halo: 'played', lift: 0.9, shade: 0 }],
      timing: () => timed(0, TIMES.turnLarge),
      hold: TIMES.winnerPause / 2,
    },
    { scene: led, timing: (moved) => (moved === id ? byHand(TIMES.play) : timed(0, TIMES.settle)), hold: 0 },
    ...putOnHat(then),
  ];
}
