// Plays the steps of an animation, frame by frame, and asks for no frame when nothing moves.
import { type Drawn, drawnAt, endOf, type Flight, flightsBetween } from './flight.ts';
import type { Placement, Scene, Step } from './game-stage.ts';

/** Where animation frames come from. */
export interface Frames {
  request(callback: (now: number) => void): number;
  cancel(handle: number): void;
}

/** Who draws what the player plays. */
export interface Canvas {
  draw(drawn: Drawn): void;
  /** Takes away what is not in the scene. */
  keep(wanted: (id: string) => boolean): void;
  render(): void;
  /** Nothing moves any more. */
  rested(): void;
  /** What nobody waited for could not be drawn. */
  failed(problem: unknown): void;
}

export interface Player {
  /** The scene everything is in or on its way to. */
  readonly scene: Scene;
  readonly playing: boolean;
  /** Everything where it is drawn now, on its way or not. */
  asDrawn(): Scene;
  /** Everything as it is drawn now. */
  drawn(): Iterable<Drawn>;
  /**
   * Plays steps one after the other, from wherever things are now; resolves when the last scene is reached or its step
   * is one that nobody waits for, rejects when one cannot be drawn. Times are stretched by `stretch`.
   */
  play(steps: readonly Step[], stretch: number): Promise<void>;
  /** Stretches the times of what is played by this from now on. */
  setStretch(stretch: number): void;
  /** Shows a scene at once. */
  jump(scene: Scene): void;
  /** Brings what is played to its end at once. */
  finish(): void;
}

/** A step that is being played. */
interface Running {
  /** Shows its last scene at once. */
  skip(): void;
  /** Stops it where it is. */
  leave(): void;
}

const AT_ONCE = (): { delay: number; duration: number } => ({ delay: 0, duration: 0 });

export function createPlayer(canvas: Canvas, frames: Frames): Player {
  let scene: Scene = [];
  let drawn = new Map<string, Drawn>();
  let running: Running | null = null;
  let pace = 1;

  const drawFlight = (flight: Flight, time: number): void => {
    const now = drawnAt(flight, time);
    drawn.set(now.id, now);
    canvas.draw(now);
  };

  const jump = (to: Scene): void => {
    scene = to;
    drawn = new Map();
    for (const flight of flightsBetween(to, to, AT_ONCE)) drawFlight(flight, 0);
    canvas.keep((id) => drawn.has(id));
    canvas.render();
  };

  const playStep = (step: Step): Promise<void> =>
    new Promise((resolve, reject) => {
      let flights = flightsBetween(scene, step.scene, step.timing);
      const length = flights.reduce((most, flight) => Math.max(most, endOf(flight)), 0);
      scene = step.scene;
      let last: number | null = null;
      let time = 0;
      let handle = 0;
      let rested = false;
      let awaited = true;

      const draw = (): void => {
        if (rested) return;
        // What waits is drawn once, in the first frame; what has arrived is drawn for the last time.
        const first = time === 0;
        for (const flight of flights) if (first || time >= flight.delay) drawFlight(flight, time);
        flights = flights.filter((flight) => time < endOf(flight));
        canvas.render();
        rested = time >= length;
      };
      const frame = (now: number): void => {
        time += (now - (last ?? now)) / pace;
        last = now;
        try {
          draw();
        } catch (problem) {
          running = null;
          return fail(problem);
        }
        if (time >= length + step.hold) end();
        else handle = frames.request(frame);
      };
      const end = (): void => {
        running = null;
        frames.cancel(handle);
        try {
          jump(step.scene);
          resolve();
          if (step.isTail) canvas.rested();
        } catch (problem) {
          fail(problem);
        }
      };
      /** Nobody but who waits for this step hears of an error in a frame. */
      const fail = (problem: unknown): void => {
        if (awaited) reject(problem);
        else canvas.failed(problem);
      };
      const leave = (): void => {
        running = null;
        frames.cancel(handle);
        resolve();
      };
      if (step.isTail) {
        // Who shows it hears at once whether it can be drawn.
        draw();
        awaited = false;
        resolve();
      }
      running = { skip: end, leave };
      handle = frames.request(frame);
    });

  /** Everything where it is drawn now, so that what comes next can set out from there. */
  const asDrawn = (): Scene => {
    const there = new Map(scene.map((placement) => [placement.id, placement]));
    return Array.from(drawn.values(), (now) => posed(there.get(now.id), now));
  };

  // Raised whenever what is played shall stop: each `play` goes on only while it is the last one.
  let turn = 0;
  /** The scene that what is played leads to. */
  let goal: Scene | null = null;
  return {
    get scene() {
      return scene;
    },
    get playing() {
      return running !== null;
    },
    drawn: () => drawn.values(),
    asDrawn: () => (running ? asDrawn() : scene),
    async play(steps, stretch) {
      if (running) {
        scene = asDrawn();
        running.leave();
      }
      turn += 1;
      const mine = turn;
      pace = stretch;
      const last = steps.at(-1);
      goal = last?.scene ?? null;
      for (const step of steps) {
        if (stretch === 0 || mine !== turn) break;
        await playStep(step);
      }
      if (last && mine === turn && scene !== last.scene) jump(last.scene);
    },
    setStretch(stretch) {
      if (stretch > 0) pace = stretch;
    },
    jump(to) {
      running?.leave();
      turn += 1;
      jump(to);
    },
    finish() {
      if (!running) return;
      turn += 1;
      running.skip();
      if (goal) jump(goal);
    },
  };
}

/** A thing as it is drawn now; one that is on its way out is in no scene any more. */
function posed(placement: Placement | undefined, now: Drawn): Placement {
  const { id, picture, x, y, width, height, rotation, lift, shade, alpha, halo } = now;
  const pose = { id, picture, x, y, width, height, rotation, lift, shade, alpha, halo };
  return { ...pose, z: placement?.z ?? now.z, target: placement?.target ?? null };
}
