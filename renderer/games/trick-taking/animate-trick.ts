// Steps in the middle of the table: the hat that turns over, cards that go back, a trick that is taken, the Ultimate card.
import type { Event } from '../../../engine/games/trick-taking/types.ts';
import type { Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { AT_ONCE, byHand, mean, timed, withoutGlow } from '../parts/timing.ts';

import { cardBack } from './paint/card.ts';
import type { Moment } from './replay.ts';
import { backId, cardId, LAYER, ULTIMATE } from './table.ts';

/** How high the hat is lifted as it turns over, and how high it bounces, in heights. */
const [LIFTED, BOUNCE] = [0.16, 0.05];
/** The parts of turning it over: up while it turns, down, and the bounce, which go up again and down. */
const TURN_PARTS = [0.56, 0.22, 0.11, 0.11] as const;
/** How far the way of a card bends, as a part of it. */
const ARC = 0.12;
/** How far the cards of a packet are turned against each other, in radians. */
const PACKET_TURN = 0.05;

const HAT = 'hat';

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

/** The winner's stack glows, then the trick is closed into a packet that goes to its winner's Repertoire. */
export function gather(event: Event & { readonly type: 'trick-taken' }, now: Moment, then: Moment): Step[] {
  const ids = new Set(event.cards.map(cardId));
  const isTaken = ({ id }: Placement): boolean => ids.has(id);
  const crowned = winnersOf(now, event.seat);
  // What was said of the stacks has had its time.
  const isAbout = ({ id }: Placement): boolean => /^(rank|sum|match|winning|caption|escaping|ring)/.test(id);
  const glowing = now.scene.map((placement): Placement =>
    crowned.has(placement.id)
      ? { ...placement, halo: 'winner', lift: 0.7, shade: 0 }
      : withoutGlow(placement),
  );
  const trick = now.scene.filter(isTaken).toSorted((one, other) => one.z - other.z);
  const top =
    then.scene.find(({ id }) => ids.has(id)) ?? then.scene.find(({ id }) => id === `pile:${event.seat}:0`);
  if (trick.length === 0 || !top) return [];
  const middle = { x: mean(trick.map(({ x }) => x)), y: mean(trick.map(({ y }) => y)) };
  const order = new Map(trick.map(({ id }, index) => [id, index]));
  const closed = glowing.filter((placement) => !isAbout(placement));
  const packet = closed.map((placement): Placement => {
    const at = order.get(placement.id);
    if (at === undefined) return placement;
    const rotation = (at - (trick.length - 1) / 2) * PACKET_TURN;
    return { ...placement, ...middle, rotation, halo: null, lift: 0.5, target: null, shade: 0 };
  });
  const last = event.cards.at(-1);
  const gathered = packet.map((placement): Placement => {
    const at = order.get(placement.id);
    if (at === undefined) return placement;
    const isLast = last !== undefined && placement.id === cardId(last);
    return {
      ...placement,
      x: top.x,
      y: top.y,
      width: top.width,
      height: top.height,
      rotation: 0,
      // The card that will lie on top comes down last.
      z: LAYER.fan - 1 - (isLast ? 0 : 1) + at / 100,
      lift: 0.12,
    };
  });
  return [
    { scene: glowing, timing: () => timed(0, TIMES.fade), hold: TIMES.winnerPause },
    { scene: packet, timing: () => byHand(TIMES.packet), hold: 0 },
    { scene: gathered, timing: () => byHand(TIMES.gather - TIMES.packet, ARC), hold: 0 },
    { scene: then.scene, timing: () => AT_ONCE, hold: 0 },
  ];
}

/** The cards of the stack that won: the one that was crowned last, or those of the winner's that take part. */
function winnersOf({ view }: Moment, seat: number): ReadonlySet<string> {
  const { stacks, winning } = view.trick;
  const own = stacks.filter(({ owner }) => owner === seat);
  const crowned = winning === null ? undefined : stacks[winning];
  const part = own.filter(({ match }) => match !== null);
  const won = crowned && own.includes(crowned) ? [crowned] : part.length > 0 ? part : own;
  return new Set(won.flatMap(({ cards }) => cards.map(({ card }) => cardId(card))));
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
