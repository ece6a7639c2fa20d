// Plays the steps of an animation, frame by frame, and asks for no frame when nothing moves.
import { type Drawn, drawnAt, endOf, type Flight, flightsBetween } from './flight.ts';
import type { Scene, Step } from './game-stage.ts';

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
}

export interface Player {
  /** The scene everything is in or on its way to. */
  readonly scene: Scene;
  readonly playing: boolean;
  /** Everything as it is drawn now. */
  drawn(): Iterable<Drawn>;
  /** Plays steps one after the other; resolves when the last scene is reached, rejects when one cannot be drawn. Times are stretched by `stretch`. */
  play(steps: readonly Step[], stretch: number): Promise<void>;
  /** Shows a scene at once. */
  jump(scene: Scene): void;
  /** Brings what is played to its end at once. */
  finish(): void;
}

const AT_ONCE = (): { delay: number; duration: number } => ({ delay: 0, duration: 0 });

export function createPlayer(canvas: Canvas, frames: Frames): Player {
  let scene: Scene = [];
  let drawn = new Map<string, Drawn>();
  let running: { readonly skip: () => void } | null = null;

  const drawFlight = (flight: Flight, time: number): void => {
    const now = drawnAt(flight, time);
    drawn.set(now.id, now);
    canvas.draw(now);
  };

  const jump = (to: Scene): void => {
    scene = to;
    drawn = new Map();
    for (const flight of flightsBetween(to, to, AT_ONCE, 0)) drawFlight(flight, 0);
    canvas.keep((id) => drawn.has(id));
    canvas.render();
  };

  const playStep = (step: Step, stretch: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const flights = flightsBetween(scene, step.scene, step.timing, stretch);
      const length = flights.reduce((most, flight) => Math.max(most, endOf(flight)), 0);
      scene = step.scene;
      let began: number | null = null;
      let handle = 0;
      let rested = false;
      const settled = new Set<Flight>();

      const draw = (time: number): void => {
        for (const flight of flights) {
          // Waits: drawn once, in the first frame. Has arrived: drawn for the last time.
          if (settled.has(flight) || (time > 0 && time < flight.delay)) continue;
          drawFlight(flight, time);
          if (time >= endOf(flight)) settled.add(flight);
        }
        if (!rested) canvas.render();
        rested = time >= length;
      };
      const frame = (now: number): void => {
        began ??= now;
        const time = now - began;
        try {
          draw(time);
        } catch (problem) {
          running = null;
          // Nobody but who waits for this step hears of an error in a frame.
          return reject(problem);
        }
        if (time >= length + step.hold * stretch) end();
        else handle = frames.request(frame);
      };
      const end = (): void => {
        running = null;
        frames.cancel(handle);
        try {
          jump(step.scene);
          resolve();
        } catch (problem) {
          reject(problem);
        }
      };
      running = { skip: end };
      handle = frames.request(frame);
    });

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
    async play(steps, stretch) {
      running?.skip();
      turn += 1;
      const mine = turn;
      const last = steps.at(-1);
      goal = last?.scene ?? null;
      for (const step of steps) {
        if (stretch === 0 || mine !== turn) break;
        await playStep(step, stretch);
      }
      if (last && mine === turn && scene !== last.scene) jump(last.scene);
    },
    jump,
    finish() {
      if (!running) return;
      turn += 1;
      running.skip();
      if (goal) jump(goal);
    },
  };
}
