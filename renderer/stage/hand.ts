// The hand over the table: picks a thing up, carries it under the pointer, and lets it go.
import { type Carry, createCarry, type Point } from './carry.ts';
import type { StageInput, StageListeners, Target } from './contract.ts';
import type { Drawn } from './flight.ts';
import type { Scene } from './game-stage.ts';
import { targetAt } from './hit.ts';
import type { Player } from './player.ts';

export interface HandParts {
  readonly player: Player;
  /** Draws a thing where the hand has it, or where it lies. */
  readonly draw: (drawn: Drawn) => void;
  readonly render: () => void;
  readonly listeners: Pick<StageListeners, 'lift' | 'takes' | 'drop' | 'hover'>;
  /** Shows what takes what is carried. */
  readonly pointAt: (target: Target | null) => void;
  /** Whether another view is being shown, so that nothing else can be. */
  readonly isBusy: () => boolean;
  /** Shows the table as it is by now: what was put down takes its time, what is picked up does not. */
  readonly show: (isPutDown: boolean) => void;
  /** Whether an answer to what the table asks is on its way. */
  readonly isAnswered: () => boolean;
}

export interface Hand {
  /** Whether a target that is dragged from a point is picked up. */
  lift(target: Target, at: Point): boolean;
  carryTo(at: Point): void;
  /** Lets go there, or (null) puts back. */
  letGo(at: Point | null): void;
  /** Puts down what was let go and waits for nothing any more; false when there is no such thing. */
  putDown(input: StageInput): boolean;
  /** Puts down, without a flight, what does not stay in the hand while another view is shown. */
  emptyBefore(before: StageInput | null, next: StageInput): void;
  inHand(scene: Scene): Scene;
  posed(drawn: Drawn): Drawn;
}

/** An empty hand. */
export function createHand(parts: HandParts): Hand {
  const { player, draw, render, listeners, pointAt, isBusy, show, isAnswered } = parts;
  let carry: Carry | null = null;
  /** What takes what is carried, under it. */
  let over: Target | null = null;

  /** Everything that the hand has is drawn; what moves besides draws the rest by itself. */
  const drawCarried = ({ has }: Carry): void => {
    for (const drawn of player.drawn()) if (has(drawn.id)) draw(drawn);
    if (!player.playing) render();
  };

  /** The hand is empty; what was in it lies where it was. */
  const layDown = (was: Carry): void => {
    const from = was.placed(player.asDrawn());
    carry = null;
    player.jump(from);
  };

  const release = (was: Carry): void => {
    if (!isBusy()) {
      layDown(was);
      return show(true);
    }
    // What is being shown has a place for it.
    carry = null;
    drawCarried(was);
  };

  return {
    lift(target, at) {
      // What was let go is still on its way.
      if (carry) return false;
      carry = createCarry(player.asDrawn(), target, at);
      if (!carry) return false;
      if (!listeners.lift(target)) {
        carry = null;
        return false;
      }
      pointAt(null);
      if (!isBusy()) show(false);
      return true;
    },
    carryTo(at) {
      if (!carry?.isHeld) return;
      carry.moveTo(at);
      drawCarried(carry);
      const target = targetAt(player.drawn(), at.x, at.y);
      const taking = target !== null && listeners.takes(target) ? target : null;
      pointAt(taking);
      if (taking === over) return;
      over = taking;
      listeners.hover(taking);
    },
    letGo(at) {
      if (!carry?.isHeld) return;
      const target = at && targetAt(player.drawn(), at.x, at.y);
      carry.isHeld = false;
      over = null;
      pointAt(null);
      listeners.drop(target);
      // A move that is on its way sets out from where it was let go.
      if (carry && !isAnswered()) release(carry);
    },
    putDown(input) {
      if (!carry || carry.isHeld || input.isAnswered) return false;
      release(carry);
      return true;
    },
    emptyBefore(before, next) {
      if (!carry) return;
      const isSameEyes = before?.view.viewer === next.view.viewer;
      if (!isSameEyes || !(carry.isHeld || next.isAnswered)) layDown(carry);
    },
    inHand: (scene) => carry?.inHand(scene) ?? scene,
    posed: (drawn) => carry?.posed(drawn) ?? drawn,
  };
}
