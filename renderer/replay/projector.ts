// Shows a game once more: fetches its steps, goes to one, plays from there. What is seen is a table of its own, which nobody plays at.
import type { Eyes } from '../../engine/protocol/kept.ts';
import type { ReplaySpeed } from '../../engine/settings/replay.ts';
import { type Asking, NotAnswered } from '../client/asking.ts';
import type { Client } from '../client/client.ts';
import type { Message } from '../connection/messages.ts';
import { type AppState, firstState, type Frame, type Moment, type TroubleHere } from '../store/state.ts';
import { createStore, type Store, type Unbind } from '../store/store.ts';
import { rested } from '../store/table.ts';
import { type Presenter, startPresenter } from '../table/presenter.ts';
import { firstEyes, lastStep, nextPage, type Reel, wound } from './reel.ts';
import { lookAt } from './speed.ts';
import { jumped, replayWays, steppedOn, tableAt } from './table-at.ts';

export interface ReplayState {
  /** What is shown, as far as it has come; null before its first steps. */
  readonly reel: Reel | null;
  /** The step that is shown, or that things move to. */
  readonly at: number;
  /** A step that has not come yet, and is shown when it has; null for none. */
  readonly wanted: number | null;
  /** Whose eyes are wished; those of `reel` until theirs have come. Null: as the host has it. */
  readonly eyes: Eyes | null;
  readonly isPlaying: boolean;
  readonly speed: ReplaySpeed;
  /** Why no more of it comes; `lost` while the host cannot be heard. */
  readonly failed: TroubleHere | 'lost' | null;
  /** The picture can be drawn. */
  readonly hasStage: boolean;
  /** The step at which it ends, because what is kept of it means nothing from there on; null as long as it does. */
  readonly unshowable: number | null;
}

export interface Projector {
  readonly state: Store<ReplayState>;
  /** Holds the table as it is shown. */
  readonly screen: Store<AppState>;
  readonly client: Pick<Client, 'changeTable' | 'frameRested'>;
  readonly presenter: Presenter;
  /** Goes to a step at once; one that has not come yet is shown as soon as it has. */
  go(to: number): void;
  /** One move on, which is shown as it came about, or one back. */
  step(by: 1 | -1): void;
  /** Plays on, from the beginning where it stands at the end; or stops. */
  toggle(): void;
  setSpeed(speed: ReplaySpeed): void;
  /** Sees the same step through other eyes. */
  lookThrough(eyes: Eyes): void;
  /** Asks once more for what did not come. */
  again(): void;
  stageFailed(problem: unknown): void;
  /** Ends it where what it shows made no table: files hold whatever somebody has put into them. */
  cannotShow(problem: unknown): void;
  stop(): void;
}

export interface ProjectorParts {
  readonly table: string;
  /** Where to begin; null for the beginning and for the eyes that suit. */
  readonly step: number | null;
  readonly eyes: Eyes | null;
  readonly speed: ReplaySpeed;
  readonly ask: Asking['ask'];
  /** Tells when the host can be heard. */
  readonly link: Pick<Store<AppState>, 'state' | 'watch'>;
  /** Does something after so many milliseconds, unless the answer is called before. */
  readonly later: (ms: number, task: () => void) => Unbind;
}

/** Reels that stay in memory beside the one that is shown. */
const MOST_KEPT = 1;

export function startProjector(parts: ProjectorParts): Projector {
  const { table: id, ask, link, later } = parts;
  const screen = createStore(firstState({ at: 'replay', id, step: parts.step, eyes: parts.eyes }));
  const state = createStore<ReplayState>({
    reel: null,
    at: parts.step ?? 0,
    wanted: parts.step ?? 0,
    eyes: parts.eyes,
    isPlaying: false,
    speed: parts.speed,
    failed: null,
    hasStage: true,
    unshowable: null,
  });
  const client: Projector['client'] = {
    changeTable: (change) =>
      attempt(() => screen.change((now) => ({ ...now, table: now.table && change(now.table) }))),
    frameRested: (frame) => client.changeTable((table) => rested(table, frame, replayWays)),
  };
  /** Reels seen before, the last one last. */
  let kept: readonly Reel[] = [];
  /** Rises with each fetching, so that what an older one brings is let go. */
  let fetching = 0;
  let isStopped = false;
  let endLook: Unbind | null = null;

  /** The end of a hand is looked at before the next one is dealt, which comes with the same move. */
  const pause = (_shown: Moment, { isAfterReading = false }: Frame): number =>
    isAfterReading ? lookAt(state.state.speed) : 0;

  const stageFailed = (problem: unknown): void => {
    console.warn('The stage cannot draw:', problem);
    state.change((now) => ({ ...now, hasStage: false }));
    presenter.takeStage(null);
  };
  const cannotShow = (problem: unknown, at = state.state.at): void => {
    if (state.state.unshowable !== null) return;
    console.warn('The replay cannot show this:', problem);
    stop();
    state.change((now) => ({ ...now, isPlaying: false, unshowable: at }));
  };
  const attempt = (act: () => void, at?: number): void => {
    try {
      act();
    } catch (problem) {
      cannotShow(problem, at);
    }
  };
  const presenter = startPresenter({ store: screen, client, failed: cannotShow, pause, later });

  const notLooking = (): void => {
    endLook?.();
    endLook = null;
  };

  /** Shows a step that has come, at once. */
  const show = (reel: Reel, at: number): void => {
    notLooking();
    presenter.hurry();
    attempt(() => {
      screen.change((now) => ({
        ...now,
        table: now.table ? jumped(now.table, reel, at) : tableAt(reel, at),
      }));
      state.change((now) => ({ ...now, reel, at, wanted: null, eyes: reel.eyes }));
    }, at);
  };

  const go = (to: number): void => {
    const { reel } = state.state;
    if (reel === null) return;
    const at = Math.min(lastStep(reel), Math.max(0, to));
    if (at < reel.steps.length) return show(reel, at);
    notLooking();
    state.change((now) => ({ ...now, wanted: at }));
  };

  const stepOn = (): void => {
    const { reel, at } = state.state;
    const next = at + 1;
    if (reel === null || next >= reel.steps.length) return go(next);
    notLooking();
    presenter.hurry();
    state.change((now) => ({ ...now, at: next, wanted: null }));
    client.changeTable((table) => steppedOn(table, reel, next));
  };

  /** While it plays and all that moved has come to rest, the position is looked at, and then the next move comes. */
  const playOn = (): void => {
    const { isPlaying, reel, at, wanted, speed } = state.state;
    const { table } = screen.state;
    if (!isPlaying || isStopped || endLook || reel === null || table === null) return;
    if (table.waiting.length > 0 || wanted !== null) return;
    if (at >= lastStep(reel)) return state.change((now) => ({ ...now, isPlaying: false }));
    if (at + 1 >= reel.steps.length) return;
    endLook = later(lookAt(speed), () => {
      endLook = null;
      stepOn();
    });
  };

  /** Takes a reel that has grown; shows what was waited for. */
  const take = (reel: Reel): void => {
    const { reel: shown, wanted, at } = state.state;
    const isShown = shown !== null && shown.eyes === reel.eyes;
    const target = Math.min(wanted ?? at, lastStep(reel));
    if (isShown) state.change((now) => ({ ...now, reel }));
    if ((isShown ? wanted === null : false) || target >= reel.steps.length) return playOn();
    if (shown !== null && !isShown) {
      kept = [...kept.filter(({ eyes }) => eyes !== shown.eyes && eyes !== reel.eyes), shown].slice(
        -MOST_KEPT,
      );
    }
    show(reel, target);
  };

  const page = async (eyes: Eyes, before: Reel | null): Promise<Message<'steps'> | null> => {
    const next = nextPage(before);
    return next && (await ask({ type: 'replay', table: id, eyes, ...next }, 'steps'));
  };

  /** What comes first tells whose eyes there are, and may be seen through others than wished. */
  const firstPage = async (wished: Eyes | null): Promise<Message<'steps'> | null> => {
    try {
      return await page(wished ?? 'watcher', null);
    } catch (problem) {
      const code = problem instanceof NotAnswered ? problem.trouble?.code : null;
      const isForbidden = code === 'game-not-over' || code === 'no-such-seat';
      if (!isForbidden || wished === null || wished === 'watcher') throw problem;
      return page('watcher', null);
    }
  };

  const fetchFrom = async (wished: Eyes | null, known: Reel | null): Promise<void> => {
    fetching += 1;
    const mine = fetching;
    const isOver = (): boolean => isStopped || mine !== fetching;
    state.change((now) => ({ ...now, failed: null }));
    try {
      let reel = known;
      if (reel === null) {
        let first = await firstPage(wished);
        if (isOver() || first === null) return;
        const eyes = firstEyes(first, wished);
        if (eyes !== first.eyes) first = await page(eyes, null);
        if (isOver() || first === null) return;
        reel = wound(null, first);
      }
      while (reel !== null) {
        take(reel);
        const next = await page(reel.eyes, reel);
        if (isOver() || next === null) return;
        const longer = wound(reel, next);
        // A host that brings nothing would be asked for ever.
        if (longer === reel || next.steps.length === 0)
          throw new NotAnswered({ code: 'host-failed', facts: {} });
        reel = longer;
      }
    } catch (problem) {
      if (isOver()) return;
      const trouble =
        problem instanceof NotAnswered ? problem.trouble : { code: 'host-failed' as const, facts: {} };
      state.change((now) => ({ ...now, isPlaying: false, failed: trouble ?? 'lost' }));
    }
  };

  const again = (): void => {
    const { reel, eyes } = state.state;
    void fetchFrom(eyes, reel !== null && (eyes === null || eyes === reel.eyes) ? reel : null);
  };

  const unwatchLink = link.watch(({ link: heard }) => {
    const { failed } = state.state;
    if (heard === 'connected' && failed === 'lost') again();
  });
  const unwatchScreen = screen.watch(playOn);
  const stop = (): void => {
    isStopped = true;
    notLooking();
    unwatchLink();
    unwatchScreen();
    presenter.stop();
  };

  if (link.state.link === 'connected') void fetchFrom(parts.eyes, null);
  else state.change((now) => ({ ...now, failed: 'lost' }));

  return {
    state,
    screen,
    client,
    presenter,
    go,
    step: (by) => (by === 1 ? stepOn() : go((state.state.wanted ?? state.state.at) - 1)),
    toggle() {
      const { isPlaying, reel, at } = state.state;
      notLooking();
      state.change((now) => ({ ...now, isPlaying: !isPlaying && reel !== null }));
      if (isPlaying || reel === null) return;
      if (at >= lastStep(reel)) go(0);
      else stepOn();
    },
    setSpeed(speed) {
      notLooking();
      state.change((now) => ({ ...now, speed }));
      playOn();
    },
    lookThrough(eyes) {
      const { reel } = state.state;
      if (eyes === state.state.eyes) return;
      state.change((now) => ({ ...now, eyes }));
      const known = [...kept, ...(reel ? [reel] : [])].find((one) => one.eyes === eyes) ?? null;
      void fetchFrom(eyes, known);
    },
    again,
    stageFailed,
    cannotShow,
    stop,
  };
}
