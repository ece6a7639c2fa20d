// What happened, as steps: each event leads from one view to the next, and each of those is laid out as any other.
import type { Event, SamView } from '../../../engine/games/sam/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Happened, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { boosted, declared, fizzled, paid, targeted } from './animate-attack.ts';
import { coin, destroyed, fought, threw, turnedUp } from './animate-battle.ts';
import { arranged, dealt, ordered, reshuffled } from './animate-deal.ts';
import { drawnTo, flipped, moved, swapped } from './animate-summon.ts';
import { BATTLE_TARGET } from './draft.ts';
import { layout } from './layout.ts';
import { type Moment, pauseFor, slide, turnOver } from './moment.ts';
import { replayed, seenBy } from './replay.ts';
import { placeId, tableOf } from './table.ts';

/** The steps for a view's events, in order; what is left over is settled by the stage. */
export function animate(after: SamView, happened: Happened): Step[] {
  const { last, input, size, words, events, before } = happened;
  const told = events as readonly Event[];
  // A battle that is looked at again makes room for what happens.
  const zoomed = input.zoomed === BATTLE_TARGET ? null : input.zoomed;
  const momentOf = (view: SamView): Moment => {
    const bare: StageInput = {
      ...input,
      view,
      zoomed,
      draft: null,
      judged: null,
      selected: null,
      focused: null,
    };
    return { view, table: tableOf(view, bare, size, words), scene: layout(view, bare, size, words) };
  };
  const quiet = seenBy(after.viewer, after);
  if (told[0]?.type === 'dealt') return dealt(momentOf(quiet), before);
  if (last === null) return [];
  let now = momentOf(seenBy(after.viewer, last.view as SamView));
  const steps: Step[] = [];
  for (const event of told) {
    const then = momentOf(replayed(now.view, event, quiet));
    steps.push(...stepsFor(event, now, then, { before, momentOf }));
    now = then;
  }
  return steps;
}

interface Around {
  readonly before: Scene;
  readonly momentOf: (view: SamView) => Moment;
}

function stepsFor(event: Event, now: Moment, then: Moment, { before, momentOf }: Around): Step[] {
  switch (event.type) {
    case 'arranged':
      return arranged(event.seat, now, then, before);
    case 'reshuffled':
      return reshuffled(now, then);
    case 'ordered':
      return ordered(
        event,
        momentOf({ ...now.view, phase: then.view.phase, turn: null, points: null }),
        then,
      );
    case 'flipped':
      return flipped(event, now, then);
    case 'swapped':
      return swapped(event, now, then);
    case 'declared':
      return declared(event, now, then);
    case 'paid':
      return paid(event, now, then);
    case 'fizzled':
      return fizzled(event.seat, now, then);
    case 'targeted':
      return targeted(event, then);
    case 'boosted':
      return boosted(event, now, then);
    case 'turned-up':
      return turnedUp(event, now, then);
    case 'fought':
      return fought(event.battle, now, then);
    case 'threw':
      return threw(event, now, then);
    case 'coin':
      return coin(event, now, then);
    case 'destroyed':
      return destroyed(event, now, then);
    case 'fell':
      return turnOver(
        now.scene,
        then.scene,
        event.cards.map(({ at }) => placeId(event.seat, at)),
      );
    case 'heart-replaced':
    case 'placed':
      return drawnTo(event.seat, event.at, now, then);
    case 'moved':
      return moved(event, now, then);
    case 'collapsed':
    case 'rose':
      return [slide(then.scene, TIMES.light, TIMES.winnerPause)];
    case 'turn':
      return [slide(then.scene, TIMES.light)];
    case 'points-lost':
      return [slide(then.scene, TIMES.light, event.lost > 0 ? pauseFor(then, event.seat) / 2 : 0)];
    case 'out':
    case 'ended':
      return [slide(then.scene, TIMES.light, TIMES.winnerPause)];
    case 'dealt':
    case 'done':
      return [];
    default:
      return event satisfies never;
  }
}
