// What happened, as steps: each event leads from one view to the next, and each of those is laid out as any other.
import type { Event, MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Happened, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { byHand, timed } from '../parts/timing.ts';
import { deal, discard, draw, openHand, play, reshuffle, snatch, steal } from './animate-cards.ts';
import { losePoints, prestige } from './animate-points.ts';
import { showSabotage } from './animate-sabotage.ts';
import { layout } from './layout.ts';
import type { Moment } from './moment.ts';
import { placesOf } from './places.ts';
import { replayed, seenBy } from './replay.ts';

/** How far the way of a card bends, as a part of it. */
const ARC = 0.1;

/** The steps for a view's events, in order; what is left over is settled by the stage. */
export function animate(after: MagiciansView, happened: Happened): Step[] {
  const { last, input, size, words, events, before } = happened;
  const told = events as readonly Event[];
  const { showing } = placesOf(size, after.seats.length, 0);
  const momentOf = (view: MagiciansView): Moment => {
    const bare = { ...input, view, draft: null, judged: null, selected: null, focused: null };
    return { view, scene: layout(view, bare, size, words), words, showing, window: size };
  };
  const quiet = seenBy(after.viewer, after);
  if (told[0]?.type === 'dealt') return deal(momentOf(quiet), before);
  if (last === null) return [];
  let now = momentOf(seenBy(after.viewer, last.view as MagiciansView));
  const steps: Step[] = [];
  for (const event of told) {
    const then = momentOf(replayed(now.view, event, quiet));
    steps.push(...stepsFor(event, now, then, after));
    now = then;
  }
  return steps;
}

function stepsFor(event: Event, now: Moment, then: Moment, after: MagiciansView): Step[] {
  switch (event.type) {
    case 'turn':
      return [{ scene: then.scene, timing: () => timed(0, TIMES.light), hold: 0 }];
    case 'drew':
      return draw(event, now, then);
    case 'supported':
    case 'performed':
      return play(event.seat, event.card, now, then);
    case 'sabotaged':
      return showSabotage(event, now, then);
    case 'stolen':
      return steal(event.card, now, then);
    case 'snatched':
      return snatch(event, now, then);
    case 'discarded':
      return discard(event.seat, event.cards, event.from, now, then);
    case 'mulliganed':
      return discard(event.seat, event.cards, 'hand', now, then);
    case 'reshuffled':
      return reshuffle(now, then);
    case 'spied':
      return after.spied === null || event.cards === null ? [] : openHand(event.on, event.cards, now);
    case 'lost-points':
      return losePoints(event, now, then);
    case 'disturbed':
      return [{ scene: then.scene, timing: () => timed(0, TIMES.light), hold: TIMES.winnerPause / 2 }];
    case 'prestige':
      return prestige(event, now, then);
    case 'ended':
      return [{ scene: then.scene, timing: () => byHand(TIMES.light, ARC), hold: TIMES.winnerPause }];
    case 'dealt':
    case 'kept':
    case 'skipped':
      return [];
    default:
      return event satisfies never;
  }
}
