// The seal of trump is always there, and the first card of a trick has a tab that hides nothing of its index.
import { describe, expect, test } from 'vitest';
import type { Placement, Scene } from '../../stage/game-stage.ts';
import { animate } from './animate.ts';
import { layout } from './layout.ts';
import { inputOf, type Moment, play } from './played.testing.ts';
import { openCardId } from './table.ts';

const WINDOWS = [
  [1280, 600],
  [1920, 960],
  [360, 580],
  [740, 262],
] as const;

/** The index of a face with its patch ends above this part of its height, and is left of this part of its width. */
const INDEX = { height: 0.5, width: 0.5 };

const find = (scene: Scene, wanted: string): Placement | undefined => scene.find(({ id }) => id === wanted);

describe.for([3, 4, 5])('%i players', (seats) => {
  const moments = play({ seats, viewer: 0, moves: 60 });

  describe.for(WINDOWS)('in %i by %i', ([width, height]) => {
    const sceneOf = ({ view }: Moment, text: number): Scene =>
      layout(view, inputOf(view), { width, height, text }, String);

    test.for([1, 1.5])('text times %d: the seal is there all the time, large enough to be seen', (text) => {
      for (const moment of moments) {
        const seal = find(sceneOf(moment, text), 'trump');
        expect(Math.min(seal?.width ?? 0, seal?.height ?? 0)).toBeGreaterThanOrEqual(17);
      }
    });

    test.for([1, 1.5])('text times %d: a tab lies on the first card of a trick, and on no index', (text) => {
      for (const moment of moments) {
        const { view } = moment;
        const scene = sceneOf(moment, text);
        const [first] = view.trick;
        const tab = find(scene, 'leads');
        expect(tab === undefined).toBe(first === undefined);
        if (!tab || !first) continue;
        const card = find(scene, openCardId(view, first.seat, first.card)) as Placement;
        const part = {
          left: (tab.x - tab.width / 2 - (card.x - card.width / 2)) / card.width,
          right: (tab.x + tab.width / 2 - (card.x - card.width / 2)) / card.width,
          top: (tab.y - tab.height / 2 - (card.y - card.height / 2)) / card.height,
          bottom: (tab.y + tab.height / 2 - (card.y - card.height / 2)) / card.height,
        };
        expect(tab.z).toBeGreaterThan(card.z);
        expect(part.left).toBeGreaterThanOrEqual(-0.001);
        expect(part.right).toBeLessThanOrEqual(1.001);
        expect(part.bottom).toBeLessThanOrEqual(1.001);
        expect(part.top > INDEX.height || part.left > INDEX.width).toBe(true);
        const crown = find(scene, 'winning');
        if (crown) {
          const apart =
            Math.abs(crown.x - tab.x) >= (crown.width + tab.width) / 2 ||
            Math.abs(crown.y - tab.y) >= (crown.height + tab.height) / 2 - 1;
          expect(apart).toBe(true);
        }
      }
    });
  });

  test('the tab does not stay behind when the trick is gathered', () => {
    const size = { width: 1280, height: 720, text: 1 };
    const at = moments.findIndex(({ events }) => events.some(({ type }) => type === 'trick-taken'));
    const [before, after] = [moments[at - 1] as Moment, moments[at] as Moment];
    const sceneOf = ({ view }: Moment): Scene => layout(view, inputOf(view), size, String);
    expect(find(sceneOf(before), 'leads')).toBeDefined();
    const steps = animate(after.view, {
      events: after.events,
      before: sceneOf(before),
      after: sceneOf(after),
      last: inputOf(before.view),
      input: inputOf(after.view),
      size,
      words: String,
    });
    // The winner glows, the trick is closed, and goes.
    expect(steps.length).toBeGreaterThanOrEqual(3);
    for (const { scene } of steps.slice(-3)) expect(find(scene, 'leads')).toBeUndefined();
  });
});
