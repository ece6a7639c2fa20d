// Conducts the stage: takes views, asks the game where everything is, and has it drawn and moved there.
import type { AnyEvent } from '../../engine/core/game.ts';
import type {
  CreateStage,
  Drawing,
  Motion,
  Stage,
  StageInput,
  StageListeners,
  StageOptions,
  Target,
} from './contract.ts';
import { type Easel, openEasel } from './easel.ts';
import { createFrameWatch } from './frame-watch.ts';
import type { GameStage, Scene, Step } from './game-stage.ts';
import { targetAt } from './hit.ts';
import { stretchOf, TIMES } from './motion.ts';
import { NEEDED_FACES } from './paint/brush.ts';
import { createPlayer } from './player.ts';
import { densityNow, sizeOf, watchWindow } from './window.ts';

/** More views than this waiting, and they are shown without motion. */
const LONG_QUEUE = 2;
/** How long to wait for the faces, in ms; after that others are drawn. */
const FACES_PATIENCE = 3000;

/** How a game is drawn, by its id. */
export type GameStages = (game: string) => GameStage;

/** A maker of stages for these games. */
export function stageFor(games: GameStages): CreateStage {
  return async (host, listeners, options) => {
    await facesLoaded();
    return openStage(games, host, listeners, options);
  };
}

/** Text is painted into textures, so the faces must be there before. */
async function facesLoaded(): Promise<void> {
  const patience = new Promise((resolve) => window.setTimeout(resolve, FACES_PATIENCE));
  const faces = Promise.allSettled(NEEDED_FACES.map((face) => document.fonts.load(face)));
  await Promise.race([faces, patience]);
}

interface Job {
  readonly input: StageInput;
  readonly events: readonly AnyEvent[];
  readonly done: () => void;
}

async function openStage(
  games: GameStages,
  host: HTMLElement,
  listeners: StageListeners,
  options: StageOptions,
): Promise<Stage> {
  let size = sizeOf(host);
  let density = densityNow();
  const open = (drawing: Drawing): Promise<Easel> => {
    const at = (x: number, y: number): Target | null => targetAt(player.drawn(), x, y);
    return openEasel({ host, drawing, size, density, targetAt: at, listeners });
  };
  const watch = createFrameWatch();
  const player = createPlayer(
    {
      draw: (drawn) => easel.draw(drawn),
      keep: (wanted) => easel.keep(wanted),
      render: () => easel.render(),
    },
    {
      request: (callback) =>
        window.requestAnimationFrame((now) => {
          watch.frame(now);
          callback(now);
        }),
      cancel: (handle) => window.cancelAnimationFrame(handle),
    },
  );
  let easel = await open(options.renderer);

  let motion: Motion = options.motion;
  let latest: StageInput | null = null;
  let queue: Job[] = [];
  let working = false;
  let destroyed = false;

  const layout = (input: StageInput): Scene => games(input.view.game).layout(input, size, options.words);

  const perform = async (job: Job): Promise<void> => {
    const before = latest;
    latest = job.input;
    const game = games(job.input.view.game);
    const after = layout(job.input);
    const sameTable =
      before?.view.game === job.input.view.game && before.view.seats.length === job.input.view.seats.length;
    const hurry = queue.length > LONG_QUEUE || document.hidden;
    const known = sameTable || job.events.length > 0;
    if (hurry || motion === 'off' || !known) return player.jump(after);
    const scene = sameTable ? player.scene : [];
    const { input, events } = job;
    const steps = [...game.animate({ events, before: scene, after, input, size }), settleInto(after)];
    await player.play(steps, stretchOf(motion));
  };

  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    for (let job = queue.shift(); job && !destroyed; job = queue.shift()) {
      await perform(job);
      job.done();
    }
    working = false;
    if (!destroyed) rest();
  };

  /** What was chosen, focused or resized while things moved is shown when they have come to rest. */
  const rest = (): void => {
    if (latest) player.jump(layout(latest));
    easel.sweep();
    if (options.renderer === 'auto' && watch.isSlow) takeCanvas();
  };

  let exchanging = false;
  /** A machine whose WebGL is slow under a name that nobody knows draws faster without it. */
  const takeCanvas = (): void => {
    if (easel.kind === 'canvas' || exchanging) return;
    exchanging = true;
    open('canvas').then(
      (next) => {
        if (destroyed || next.kind === 'webgl') return next.destroy();
        easel.destroy();
        easel = next;
        // The window may have changed, and something may be moving again, since the new one was asked for.
        easel.resize(size, density);
        for (const drawn of player.drawn()) easel.draw(drawn);
        easel.render();
      },
      // Then it goes on slowly.
      () => undefined,
    );
  };

  const hurry = (): void => {
    const waiting = queue;
    const last = waiting.pop();
    queue = last ? [last] : [];
    for (const job of waiting) job.done();
    player.finish();
  };

  const changed = (): void => {
    const [next, dense] = [sizeOf(host), densityNow()];
    const same = next.width === size.width && next.height === size.height && next.text === size.text;
    if (same && dense === density) return;
    size = next;
    density = dense;
    easel.resize(size, density);
    hurry();
    if (latest) player.jump(layout(latest));
  };

  const stopWatching = watchWindow(host, changed);
  const onVisibility = (): void => {
    // A hidden page is given no frames, and whoever waits for the table would wait forever.
    if (document.hidden) player.finish();
  };
  document.addEventListener('visibilitychange', onVisibility);

  return {
    show: (input, events) =>
      new Promise((resolve) => {
        if (destroyed) return resolve();
        queue.push({ input, events, done: resolve });
        if (queue.length > LONG_QUEUE) player.finish();
        void work();
      }),
    update(input) {
      latest = input;
      if (working || destroyed) return;
      if (motion === 'off' || document.hidden) rest();
      else void player.play([settleInto(layout(input))], stretchOf(motion));
    },
    hurry,
    setMotion(next) {
      motion = next;
      if (next === 'off') hurry();
    },
    destroy() {
      destroyed = true;
      hurry();
      for (const job of queue) job.done();
      queue = [];
      stopWatching();
      document.removeEventListener('visibilitychange', onVisibility);
      easel.destroy();
    },
  };
}

function settleInto(scene: Scene): Step {
  return { scene, timing: () => ({ delay: 0, duration: TIMES.settle }), hold: 0 };
}
