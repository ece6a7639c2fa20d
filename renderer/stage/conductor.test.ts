// The conductor without a browser: a game whose picture fails never stops the table.
import { expect, test } from 'vitest';
import type { Motion, StageInput } from './contract.ts';
import type { GameStage, Scene } from './game-stage.ts';
import { stageInTestPage } from './page.testing.ts';

/** A view that says in its phase what shall go wrong with it. */
const input = (phase: string): StageInput => ({
  view: {
    game: 'conjuring',
    viewer: 0,
    phase,
    seats: [],
    awaiting: [],
    question: null,
    result: null,
  },
  seats: [],
  draft: null,
  judged: null,
  selected: null,
  focused: null,
  zoomed: null,
  bottom: 0,
});

/** A scene whose one thing is named after the phase. */
function sceneOf(phase: string): Scene {
  const picture = { key: phase, side: null, paint: () => undefined } as const;
  const rest = { rotation: 0, z: 0, lift: 0, shade: 0, alpha: 1, halo: null, target: null };
  return [{ id: phase, picture, x: 0, y: 0, width: 10, height: 10, ...rest }];
}

const conjuring: GameStage = {
  layout: ({ view: { phase } }) => {
    if (phase === 'no layout') throw new Error('No layout.');
    return sceneOf(phase);
  },
  animate: ({ input: { view } }) => {
    if (view.phase === 'no animation') throw new Error('No animation.');
    return [];
  },
  settle: () => ({ delay: 0, duration: 100 }),
};

/** A stage for that game; a thing of one name cannot be painted. */
async function stageIn(motion: Motion) {
  const opened = await stageInTestPage({
    motion,
    game: conjuring,
    drawing({ id }) {
      if (id === 'no paint') throw new Error('No paint.');
    },
  });
  return { ...opened, seen: () => [...opened.seen.keys()], resize: () => opened.resize(10) };
}

test.for(['off', 'normal'] as const)(
  'with motion %s, a view that has no layout is refused, and the next one is shown',
  async (motion) => {
    const { stage, seen, failures } = await stageIn(motion);
    await stage.show(input('one'), []);
    const refused = stage.show(input('no layout'), []);
    const shown = stage.show(input('two'), []);
    await expect(refused).rejects.toThrow('No layout.');
    await shown;
    expect(seen()).toEqual(['two']);
    expect(failures).toEqual([]);
  },
);

test('a view without a layout leaves the one before it on the table', async () => {
  const { stage, seen } = await stageIn('normal');
  await stage.show(input('one'), []);
  await expect(stage.show(input('no layout'), [])).rejects.toThrow('No layout.');
  expect(seen()).toEqual(['one']);
});

test('a view whose animation fails is refused, and shown at once all the same', async () => {
  const { stage, seen } = await stageIn('normal');
  await stage.show(input('one'), []);
  await expect(stage.show(input('no animation'), [])).rejects.toThrow('No animation.');
  expect(seen()).toEqual(['no animation']);
  await stage.show(input('two'), []);
  expect(seen()).toEqual(['two']);
});

test('a picture that cannot be painted while it moves is refused, and the next view is shown', async () => {
  const { stage, seen } = await stageIn('normal');
  await stage.show(input('one'), []);
  await expect(stage.show(input('no paint'), [])).rejects.toThrow('No paint.');
  await stage.show(input('two'), []);
  expect(seen()).toEqual(['two']);
});

test('what fails when nobody waits for it is told, and thrown at nobody', async () => {
  const { stage, seen, failures, resize } = await stageIn('off');
  await stage.show(input('one'), []);
  stage.update(input('no layout'));
  expect(failures.map(String)).toEqual(['Error: No layout.']);
  resize();
  expect(failures).toHaveLength(2);
  stage.update(input('two'));
  expect(seen()).toEqual(['two']);
});
