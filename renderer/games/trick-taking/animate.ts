// What happened, as steps: each event leads from one view to the next, and each of those is laid out as any other.
import type { Event, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Happened, Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { AT_ONCE, byHand, timed, withoutGlow } from '../parts/timing.ts';
import { deal, draw, lookIntoRepertoire, openHands, reshuffle } from './animate-deal.ts';
import { escape, gather, pass, showWinner } from './animate-end.ts';
import { carriedBy, landHat, putOnHat, returnCard, revealUltimate, turnHat } from './animate-trick.ts';
import type { Draft } from './draft.ts';
import { layout } from './layout.ts';
import { cardBack } from './paint/card.ts';
import { type Moment, replayed, seenBy } from './replay.ts';
import { backId, cardId } from './table.ts';

/** How far the way of a card that is played or taken bends, as a part of it. */
const ARC = 0.1;
/** What one turn or lead consists of. */
const OF_A_TURN: readonly string[] = ['led', 'played', 'hat-turned', 'returned'];

/** The steps for a view's events, in order; what is left over is settled by the stage. */
export function animate(after: TrickTakingView, happened: Happened): Step[] {
  const { last, input, size, words, events } = happened;
  const told = events as readonly Event[];
  const momentOf = (view: TrickTakingView): Moment => {
    const bare = { ...input, view, draft: null, judged: null, selected: null, focused: null };
    return { view, scene: layout(view, bare, size, words) };
  };
  const quiet = seenBy(after.viewer, after);
  if (told[0]?.type === 'dealt') return deal(momentOf(quiet), happened);
  if (last === null) return [];
  const before = last.view as TrickTakingView;
  let now = momentOf(seenBy(after.viewer, before));
  const steps: Step[] = [];
  let next = 0;
  if (isLaid(last.draft as Draft | null, told[0])) {
    // What was composed here lies there already: it does not fly a second time.
    const first = told.findIndex(({ type }) => !OF_A_TURN.includes(type));
    next = first < 0 ? told.length : first;
    const own = told.slice(0, next);
    const view = own.reduce((one, event) => replayed(one, event, quiet), now.view);
    now = momentOf(litFor(view, actorOf(told[0])));
    steps.push(...confirm(own, happened.before, now));
    if (view.trick.hat !== before.trick.hat) steps.push(...landHat(now));
  }
  for (const event of told.slice(next)) {
    const actor = actorOf(event);
    if (actor !== undefined && !isSameLight(now.view, actor)) now = momentOf(litFor(now.view, actor));
    const then = momentOf(replayed(now.view, event, quiet));
    const { waiting, carrying } = carriedBy(now, then);
    steps.push(...stepsFor(event, now, waiting), ...carrying);
    now = then;
  }
  return steps;
}

/** Who is seen to act in an event; null: nobody is, undefined: whoever did before. */
function actorOf(event: Event | undefined): number | null | undefined {
  switch (event?.type) {
    case 'led':
    case 'played':
    case 'escaped':
    case 'trick-taken':
    case 'passed':
      return event.seat;
    case 'hat-passed':
      return event.to;
    case 'hat-turned':
    case 'returned':
    case 'winning':
    case 'challenge':
      return undefined;
    case 'ended':
      return event.winners.length === 1 ? event.winners[0] : null;
    default:
      return null;
  }
}

/** With the light on whoever acts. */
function litFor(view: TrickTakingView, actor: number | null | undefined): TrickTakingView {
  return { ...view, awaiting: actor === null || actor === undefined ? [] : [actor] };
}

function isSameLight({ awaiting }: TrickTakingView, actor: number | null): boolean {
  return actor === null ? awaiting.length === 0 : awaiting.length === 1 && awaiting[0] === actor;
}

/** Whether a draft of this screen is what has been played. */
function isLaid(draft: Draft | null, first: Event | undefined): boolean {
  if (draft === null || first === undefined) return false;
  if (first.type === 'led') return draft.kind === 'lead' && draft.card === first.card;
  return first.type === 'played' && draft.kind === 'turn' && draft.plays[0]?.card === first.card;
}

/** What was composed comes to rest; what it sends back arrives. */
function confirm(events: readonly Event[], before: Scene, now: Moment): Step[] {
  const returned = events.flatMap((event) => (event.type === 'returned' ? [event] : []));
  return [
    ...returned.flatMap((event) => returnCard(event, before, now)),
    { scene: now.scene, timing: () => timed(0, TIMES.settle), hold: 0 },
  ];
}

function stepsFor(event: Event, now: Moment, then: Moment): Step[] {
  switch (event.type) {
    case 'led':
      return [...play(event.seat, event.card, now, withHatOf(now, then)), ...putOnHat(then)];
    case 'played':
      return play(event.seat, event.card, now, then);
    case 'hat-turned':
      return turnHat(now, then);
    case 'returned':
      return returnCard(event, now.scene, then);
    case 'escaped':
      return escape(event, now, then);
    case 'trick-taken':
      return gather(event, now, then);
    case 'drew':
      return draw(event, now, then);
    case 'hat-passed':
      return [{ scene: then.scene, timing: () => byHand(TIMES.gather, ARC), hold: 0 }];
    case 'choosing':
      return lookIntoRepertoire(then);
    case 'hands-open':
      return openHands(now, then);
    case 'reshuffled':
      return reshuffle(now, then);
    case 'ultimate-led':
      return revealUltimate(event.card, now, then);
    case 'passed':
      return pass(then);
    case 'ended':
      return showWinner(then);
    case 'chose':
    case 'dealt':
    case 'challenge':
    case 'winning':
      return [];
    default:
      return event satisfies never;
  }
}

/** The next moment with the hat still where and as it was. */
function withHatOf(now: Moment, then: Moment): Moment {
  const hat = now.scene.find(({ id }) => id === 'hat');
  return { ...then, scene: then.scene.map((placement) => (placement.id === 'hat' && hat ? hat : placement)) };
}

/** A card leaves its hand and is laid where it goes; out of another's hand it is turned over on its way. */
function play(seat: number, code: string, now: Moment, then: Moment): Step[] {
  const id = cardId(code);
  const glowing = then.scene.map((placement): Placement =>
    placement.id === id ? { ...placement, halo: 'played' } : withoutGlow(placement),
  );
  const lay = new Set(now.scene.map((placement) => placement.id));
  // What is said of a card waits until it lies there.
  const marks = new Set(
    then.scene.filter(({ id: mark, on }) => on === id && !lay.has(mark)).map(({ id: mark }) => mark),
  );
  const step: Step = {
    scene: glowing,
    timing: (moved) =>
      moved === id
        ? byHand(TIMES.play, ARC)
        : marks.has(moved)
          ? timed(TIMES.play, TIMES.fade)
          : timed(0, TIMES.settle),
    hold: 0,
  };
  const last = (now.view.seats[seat]?.cards ?? 0) - 1;
  const back = backId(seat, last);
  if (now.scene.some((placement) => placement.id === id)) return [step];
  const named = now.scene.map((placement) =>
    placement.id === back ? { ...placement, id, picture: cardBack() } : placement,
  );
  return [{ scene: named, timing: () => AT_ONCE, hold: 0 }, step];
}
