// What a table is drawn with is brought once somebody is on the way to one, and not before.
import { expect, test } from 'vitest';
import { firstState, type AppState } from '../store/state.ts';
import { createStore } from '../store/store.ts';
import { stageAhead, type BringStage } from './stage-ahead.ts';

function ahead(first: AppState) {
  const store = createStore(first);
  const brought: string[] = [];
  const fonts = {
    load(face: string) {
      brought.push(face);
      return Promise.reject(new Error('There are no faces here.'));
    },
  } as unknown as FontFaceSet;
  const bring: BringStage = () => {
    brought.push('stage');
    return Promise.reject(new Error('There is no stage here.'));
  };
  return { store, brought, createStage: stageAhead(store, fonts, bring) };
}

test('nothing is brought at home, until a table is opened; then all of it once', () => {
  const { store, brought } = ahead(firstState({ at: 'home' }));
  expect(brought).toEqual([]);
  store.change((state) => ({ ...state, isOpening: true }));
  const once = [...brought];
  expect(once.filter((what) => what === 'stage')).toHaveLength(1);
  expect(once.length).toBeGreaterThan(1);
  store.change((state) => ({ ...state, isOpening: false, place: { at: 'setup' } }));
  expect(brought).toEqual(once);
});

test('an address of a table has it brought at once, and what fails is told by the stage alone', async () => {
  const { brought, createStage } = ahead(firstState({ at: 'table', id: 't' }));
  expect(brought).toContain('stage');
  const made = createStage(null as unknown as HTMLElement, {} as never, {} as never);
  await expect(made).rejects.toThrow('There is no stage here.');
});
