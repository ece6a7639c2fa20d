// Conducts the stage: takes views, asks the game where everything is, and has it drawn and moved there.
import type { CreateStage, Motion, Stage, StageInput, StageListeners, StageOptions } from './contract.ts';
import { openEaselInUse } from './easel-in-use.ts';
import { emphasised, type Pointed } from './emphasis.ts';
import { asFades } from './fades.ts';
import type { Drawn } from './flight.ts';
import { createFrameWatch } from './frame-watch.ts';
import type { GameStage, Placement, Scene, Step, Timing } from './game-stage.ts';
import { createHand } from './hand.ts';
import { targetUnder } from './hit.ts';
import { stretchOf, TIMES } from './motion.ts';
import { blinkered } from './other-eyes.ts';
import { createPlayer } from './player.ts';
import { isSameScene } from './same-scene.ts';
import type { Surroundings } from './surroundings.ts';
import { createQueue, type Waiting } from './queue.ts';

/** What answers a pointer is quick. */
const AT_ONCE: Timing = { delay: 0, duration: TIMES.answer };

/** How a game is drawn, by its id. */
export type GameStages = (game: string) => GameStage;

/** A maker of stages for these games, in this page. */
export function stageFor(games: GameStages, page: Surroundings): CreateStage {
  return async (host, listeners, options) => {
    await page.facesLoaded();
    return openStage(games, page, host, listeners, options);
  };
}

async function openStage(
  games: GameStages,
  page: Surroundings,
  host: HTMLElement,
  listeners: StageListeners,
  options: StageOptions,
): Promise<Stage> {
  const watch = createFrameWatch();
  const draw = (drawn: Drawn): void => using.easel.draw(hand.posed(drawn));
  const player = createPlayer(
    {
      draw,
      keep: (wanted) => using.easel.keep(wanted),
      render: () => using.easel.render(),
      rested: () => rested(),
      failed(problem) {
        stumbled = true;
        options.failed(problem);
      },
    },
    {
      request: (callback) =>
        page.frames.request((now) => {
          watch.frame(now);
          callback(now);
        }),
      cancel: page.frames.cancel,
    },
  );
  const using = await openEaselInUse(page, host, options.renderer, {
    targetAt: (x, y) => targetUnder(player.drawn(), player.scene, pointed, x, y),
    listeners: {
      ...listeners,
      hover(target) {
        pointAt(target === null ? null : { target, by: 'mouse' });
        listeners.hover(target);
      },
      touch: (target) => pointAt(target === null ? null : { target, by: 'finger' }),
      lift: (target, at) => !destroyed && hand.lift(target, at),
      carry: (at) => attempt(() => hand.carryTo(at)),
      drop: (at) => attempt(() => hand.letGo(at)),
    },
    exchanged: (easel) =>
      attempt(() => {
        for (const drawn of player.drawn()) draw(drawn);
        easel.render();
      }),
  });

  let motion: Motion = options.motion;
  let latest: StageInput | null = null;
  let pointed: Pointed | null = null;
  /** What was laid out last; another `latest` or `pointed` is still to be shown. */
  let laid: { input: StageInput; pointed: Pointed | null } | null = null;
  let destroyed = false;
  /** What lies on the table could not be drawn, so nothing can set out from there. */
  let stumbled = false;

  const layout = (input: StageInput): Scene => {
    const scene = games(input.view.game).layout(input, using.size, options.words);
    laid = { input, pointed };
    return hand.inHand(emphasised(scene, pointed, using.size.width));
  };

  const move = (from: Scene, steps: readonly Step[]): Promise<void> =>
    player.play(motion === 'fades' ? asFades(from, steps) : steps, stretchOf(motion));

  const hand = createHand({
    player,
    draw,
    render: () => using.easel.render(),
    listeners,
    pointAt: (target) => pointAt(target === null ? null : { target, by: 'carried' }),
    isBusy: () => queue.isWorking,
    show(isPutDown) {
      if (latest) showChange(latest, isPutDown ? undefined : AT_ONCE);
    },
    isAnswered: () => latest?.isAnswered === true,
  });

  /** What is left over goes to its place, and nobody waits for it. */
  const settle = (from: Scene, input: StageInput, to: Scene): Step => {
    const game = games(input.view.game);
    const [before, after] = [byId(from), byId(to)];
    return { scene: to, timing: (id) => game.settle(before.get(id), after.get(id)), hold: 0, isTail: true };
  };

  /** The scene while something happens and nobody is asked anything. */
  const quiet = (input: StageInput): Scene => {
    const view = { ...input.view, awaiting: [], question: null };
    return games(input.view.game).layout({ ...input, view }, using.size, options.words);
  };

  const perform = async (job: Waiting): Promise<void> => {
    const before = latest;
    hand.emptyBefore(before, job.input);
    const game = games(job.input.view.game);
    const after = layout(job.input);
    // Not before: a view that cannot be laid out leaves the one before on the table.
    latest = job.input;
    const sameTable =
      before?.view.game === job.input.view.game && before.view.seats.length === job.input.view.seats.length;
    const hurry = queue.isLong || page.isHidden;
    const { input, events } = job;
    const known = sameTable ? !isSeenAnew(before, job) : events.length > 0;
    if (hurry || motion === 'off' || !known || stumbled) {
      player.jump(after);
      stumbled = false;
      rested();
      return;
    }
    let scene = sameTable ? player.scene : [];
    const last = sameTable ? before : null;
    let from = last ? quiet(last) : [];
    if (before && before.view.viewer !== input.view.viewer) {
      scene = blinkered(scene, after);
      from = blinkered(from, after);
      player.jump(scene);
    }
    const { words } = options;
    const { size } = using;
    const told = game.animate({ events, before: from, after: quiet(input), last, input, size, words });
    const steps = told.map((step) => ({ ...step, scene: hand.inHand(step.scene) }));
    await move(scene, [...steps, settle(steps.at(-1)?.scene ?? scene, input, after)]);
  };

  /** Does what nobody waits for; a game's picture can fail there, too. */
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (problem) {
      stumbled = true;
      options.failed(problem);
    }
  };

  /** What was chosen, focused or pointed at while things moved is shown when they have come to rest. */
  const rest = (): void => {
    if (latest && (laid?.input !== latest || laid.pointed !== pointed || stumbled)) showChange(latest);
  };

  const queue = createQueue({
    perform,
    stumbled() {
      stumbled = true;
    },
    rest: () => attempt(rest),
  });

  let isLooking = false;
  const rested = (): void => {
    using.easel.sweep();
    // What flew away from under a mouse that rests is not pointed at any more; where that moves something, once is enough.
    if (!isLooking) {
      isLooking = true;
      using.easel.lookAgain();
      isLooking = false;
    }
    if (options.renderer === 'auto' && watch.isSlow) using.takeCanvas();
  };

  /** Another draft, selection or focus, or another thing under the pointer. */
  const showChange = (input: StageInput, timing?: Timing): void => {
    const to = layout(input);
    // What is on its way there already goes on as it was.
    if (!stumbled && isSameScene(player.scene, to)) return;
    const from = player.asDrawn();
    if (motion === 'off' || page.isHidden || stumbled) {
      player.jump(to);
      rested();
      return;
    }
    const step = settle(from, input, to);
    move(from, [timing ? { ...step, timing: () => timing } : step]).catch(options.failed);
  };

  const pointAt = (next: Pointed | null): void => {
    if (next?.target === pointed?.target && next?.by === pointed?.by) return;
    pointed = next;
    if (queue.isWorking || destroyed || !latest) return;
    const input = latest;
    attempt(() => showChange(input, AT_ONCE));
  };

  const hurry = (): void => {
    queue.hurry();
    attempt(player.finish);
  };

  const changed = (): void => {
    if (!using.fitWindow()) return;
    hurry();
    attempt(() => {
      if (latest) player.jump(layout(latest));
      rested();
    });
  };

  const stopWatching = page.watchWindow(host, changed);
  const stopWatchingHidden = page.watchHidden(() => {
    // A hidden page is given no frames, and whoever waits for the table would wait forever.
    if (page.isHidden) attempt(player.finish);
  });

  return {
    show: (input, events) =>
      queue.show(input, events, () => {
        if (queue.isLong) attempt(player.finish);
      }),
    update(input) {
      latest = input;
      if (queue.isWorking || destroyed) return;
      attempt(() => {
        if (!hand.putDown(input)) showChange(input);
      });
    },
    hurry,
    setMotion(next) {
      motion = next;
      // Whoever wants no flights does not want to see the end of this one either.
      if (next === 'off' || next === 'fades') hurry();
      else player.setStretch(stretchOf(next));
    },
    destroy() {
      destroyed = true;
      hurry();
      queue.end();
      stopWatching();
      stopWatchingHidden();
      using.destroy();
    },
  };
}

function byId(scene: Scene): ReadonlyMap<string, Placement> {
  return new Map(scene.map((placement) => [placement.id, placement]));
}

/** Whether the table has turned, or other eyes see it and nothing has happened: then nothing may seem to move. */
function isSeenAnew(before: StageInput, { input, events }: Waiting): boolean {
  if (before.bottom !== input.bottom || before.isForAll !== input.isForAll) return true;
  return before.view.viewer !== input.view.viewer && events.length === 0;
}
