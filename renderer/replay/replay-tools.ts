// What the parts of a table are handed in a replay: its own table and pace, and a client with which nobody plays.
import type { Tools } from '../app/context.ts';
import type { Settings } from '../settings/settings.ts';
import { createStore, type Unbind } from '../store/store.ts';
import type { Projector } from './projector.ts';
import { motionAt } from './speed.ts';

export interface ReplayTools {
  readonly tools: Tools;
  readonly stop: Unbind;
}

export function replayTools(tools: Tools, projector: Projector): ReplayTools {
  const now = (): Settings => {
    const settings = tools.settings.state;
    return { ...settings, motion: motionAt(projector.state.state.speed, settings) };
  };
  const settings = createStore(now());
  const adjust = (): void =>
    settings.change((before) => {
      const after = now();
      const isSame = before.motion === after.motion && before.renderer === after.renderer;
      return isSame ? before : after;
    });
  const unbind = [tools.settings.watch(adjust), projector.state.watch(adjust)];
  return {
    tools: {
      ...tools,
      settings,
      store: projector.screen,
      client: { ...tools.client, ...projector.client, answer: () => undefined, consider: () => undefined },
    },
    stop: () => unbind.forEach((end) => end()),
  };
}
