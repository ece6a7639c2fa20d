// Steps of a battle: both cards come out large, their real values are counted line by line, and what comes of it is told.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Battle, Event, Place } from '../../../engine/games/sam/types.ts';
import type { Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { asLies, find, fly, type Flyer, THERE } from '../parts/fly.ts';
import { around, place } from '../parts/place.ts';

import { fighterId, LINES, SIDES, type Told } from './battle-scene.ts';
import { thrownPlacements } from './challenge-scene.ts';
import { cardAt, laid, looksOn, type Moment, slide, turnOver, without } from './moment.ts';
import { coinPicture, facePicture } from './paint/index.ts';
import { arenaOf, battleOn } from './scene.ts';
import { DESTROYED } from './signs/outcome.ts';
import { cardId, LAYER, placeId } from './table.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Fight = Battle<string, Place>;

/** How long a line of the sums is looked at, in ms: one that changes nothing, and one that does; and what comes of it. */
const LINE = { idle: 110, counts: 420 } as const;
const OUTCOME = { own: 1900, others: 1050 } as const;
/** How long both throws are looked at, or the coin, in ms. */
const THROWN = { own: 1300, others: 900 } as const;
/** Who looks on sees both sums at once, for so long before it is told what comes of them, in ms. */
const SUMS = 160;
/** How long a card is looked at that was turned up, or is about to go, in ms. */
const CARD = { own: TIMES.winnerPause / 2, others: 80 } as const;
/** How often the coin turns over, and how long that takes each time, in ms. */
const [TURNS, TURN] = [5, 150];

/** Both cards fight: what decides is told, and unless a challenge has to, both go back to where they lay. */
export function fought(battle: Fight, now: Moment, then: Moment): Step[] {
  const arena = arenaOf(then.table, battle);
  const ground = groundOf(now, battle);
  const sceneAt = (told: Told): Scene => [...ground, ...battleOn(then.table, battle, arena, told)];
  const begin = sceneAt({ lines: 0, outcome: false });
  const entering = SIDES.flatMap((side): Flyer[] => {
    const from = cardAt(now, battle[side].seat, battle[side].at);
    const to = begin.find(({ id }) => id === fighterId(side));
    return from && to ? [{ from: { ...from, picture: facePicture(battle[side].card) }, to }] : [];
  });
  const who = whoseEyes(then, battle);
  const counted =
    who === 'others'
      ? [slide(sceneAt({ outcome: false }), 0, SUMS)]
      : Array.from({ length: LINES }, (_, index) =>
          slide(
            sceneAt({ lines: index + 1, outcome: false }),
            0,
            counts(battle, index) ? LINE.counts : LINE.idle,
          ),
        );
  const told = sceneAt({});
  return [
    ...fly(entering, ground, begin, () => laid(wayTo(who))),
    ...counted,
    slide(told, TIMES.settle, (battle.winner === null ? THROWN : OUTCOME)[who]),
    ...(battle.winner === null ? [] : back(battle, told, then)),
  ];
}

/** Whether it is a battle of the viewer: who fights wants to know more than who looks on. */
function whoseEyes(moment: Moment, { attacker, defender }: Fight): 'own' | 'others' {
  return looksOn(moment, attacker.seat, defender.seat) ? 'others' : 'own';
}

/** How long a card is on its way to its battle or from it, in ms. */
function wayTo(who: 'own' | 'others'): number {
  return who === 'own' ? TIMES.gather : TIMES.play;
}

/** The table without the two that fight. */
function groundOf({ scene }: Moment, battle: Fight): Scene {
  return without(scene, ...SIDES.map((side) => placeId(battle[side].seat, battle[side].at)));
}

/** Whether a line of the sums tells something. */
function counts({ attacker, defender }: Fight, line: number): boolean {
  if (line === 0 || line === LINES - 1) return true;
  return [attacker, defender].some(
    ({ suit, faceCards, twosAdd }) => [0, suit, faceCards, twosAdd][line] !== 0,
  );
}

/** Both cards go back to where they lay. */
function back(battle: Fight, now: Scene, then: Moment): Step[] {
  const flyers = SIDES.flatMap((side): Flyer[] => {
    const from = now.find(({ id }) => id === fighterId(side));
    const to = cardAt(then, battle[side].seat, battle[side].at);
    return from && to ? [{ from: { ...from, shade: 0 }, to: { ...to, picture: from.picture } }] : [];
  });
  return fly(flyers, without(now, ...SIDES.map(fighterId)), then.scene, () =>
    laid(wayTo(whoseEyes(then, battle))),
  );
}

/** Both throws are seen at once; equal signs are thrown again. */
export function threw({ throws, winner }: Of<'threw'>, now: Moment, then: Moment): Step[] {
  const { battle } = now.view;
  if (!battle) return [slide(then.scene, TIMES.light)];
  const open = arenaOf(now.table, battle);
  const hands = thrownPlacements(now.table, open, throws);
  const rest = now.scene.filter(({ id }) => !/^(hand|throw):/.test(id));
  const shown = slide([...rest, ...hands], TIMES.settle, THROWN[whoseEyes(now, battle)]);
  if (winner === null) return [shown, slide(then.scene, TIMES.settle)];
  return [shown, ...decided(now, then, { ...battle, winner }, hands)];
}

/** The coin is tossed. Heads is the attacker's. */
export function coin({ face, winner }: Of<'coin'>, now: Moment, then: Moment): Step[] {
  const { battle } = now.view;
  if (!battle) return [slide(then.scene, TIMES.light)];
  const arena = arenaOf(now.table, battle);
  const told = [...groundOf(now, battle), ...battleOn(now.table, battle, arena, {})];
  const { left, top, width, height } = arena.throws;
  const box = around({ x: left + width / 2, y: top + height / 2 }, height * 0.94, height * 0.94);
  const coinAt = (turn: number): Placement => {
    // The last side that is seen is the one that counts.
    const shown = turn % 2 === 0 ? face : face === 'heads' ? 'tails' : 'heads';
    return place('coin', coinPicture(shown), box, { z: LAYER.scene + 20 });
  };
  const first = coinAt(TURNS);
  return [
    slide([...told, { ...first, y: first.y - box.height * 0.3, alpha: 0 }], 0),
    ...Array.from({ length: TURNS + 1 }, (_, index): Step => ({
      scene: [...told, coinAt(TURNS - index)],
      timing: (id) => (id === 'coin' ? { delay: 0, duration: TURN, turn: TURN } : THERE),
      hold: index === TURNS ? THROWN[whoseEyes(now, battle)] : 0,
    })),
    ...decided(now, then, { ...battle, winner }, [coinAt(0)]),
  ];
}

/** What decided is still seen while it is told what comes of it. */
function decided(now: Moment, then: Moment, battle: Fight, things: readonly Placement[]): Step[] {
  const open = arenaOf(now.table, { ...battle, winner: null });
  const told = [...groundOf(now, battle), ...battleOn(then.table, battle, open, {}), ...things];
  return [slide(told, TIMES.settle, OUTCOME[whoseEyes(then, battle)]), ...back(battle, told, then)];
}

/** A target that lay face down is turned up before values are compared. */
export function turnedUp({ seat, at }: Of<'turned-up'>, now: Moment, then: Moment): Step[] {
  return turnOver(now.scene, then.scene, [placeId(seat, at)], CARD[whoLoses(now, seat)]);
}

/** Whether the viewer has a part in what becomes of a seat's card. */
function whoLoses(moment: Moment, seat: Seat): 'own' | 'others' {
  return looksOn(moment, seat, moment.view.turn ?? seat) ? 'others' : 'own';
}

/** A card cracks where it lies, and goes to the discards. */
export function destroyed({ seat, at, card }: Of<'destroyed'>, now: Moment, then: Moment): Step[] {
  const from = cardAt(now, seat, at);
  const to = find(then, cardId(card));
  if (!from || !to) return [slide(then.scene, TIMES.light)];
  const crack = {
    ...asLies(place('crack', DESTROYED, { left: 0, top: 0, width: 1, height: 1 }, {}), from),
    z: from.z + 30,
  };
  const left = without(now.scene, placeId(seat, at));
  const who = whoLoses(now, seat);
  return [
    slide([...now.scene, crack], TIMES.settle, CARD[who]),
    ...fly([{ from, to }], left, then.scene, () => laid(wayTo(who))),
  ];
}
