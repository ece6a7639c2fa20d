// A game once more: the table as somebody saw it, step by step.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { keptOf, readEntry } from '../../engine/settings/entry.ts';
import { replayEntry } from '../../engine/settings/replay.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import type { Place } from '../store/state.ts';
import { Guard } from './guard.tsx';
import { startProjector } from './projector.ts';
import { leaveReplay } from './leave.ts';
import { ReplayScreen } from './replay-screen.tsx';
import { replayTools } from './replay-tools.ts';

type ReplayPlace = Extract<Place, { at: 'replay' }>;

/** How long a replay stands still before the address tells where, in milliseconds. */
const ADDRESS_MS = 300;

export function ReplayPage({ tools, place }: { tools: Tools; place: ReplayPlace }) {
  const { say, client, store, memory } = tools;
  const { id } = place;
  /** Where it was begun anew, after something that cannot be shown. */
  const [anew, beginAnew] = useState<{ readonly step: number } | null>(null);
  const projector = useMemo(
    () =>
      startProjector({
        table: id,
        step: anew?.step ?? place.step,
        eyes: place.eyes,
        speed: readEntry(replayEntry, memory.read(replayEntry.key)).speed,
        ask: client.host.ask,
        link: store,
        later(ms, task) {
          const timer = window.setTimeout(task, ms);
          return () => window.clearTimeout(timer);
        },
      }),
    [id, client, store, memory, anew],
  );
  const own = useMemo(() => replayTools(tools, projector), [tools, projector]);
  useEffect(() => projector.stop, [projector]);
  useEffect(() => own.stop, [own]);
  const state = useStore(projector.state);
  const { table } = useStore(projector.screen);
  const { reel, at, wanted, isPlaying, speed, failed, unshowable } = state;
  useEffect(() => {
    const before = memory.read(replayEntry.key);
    if (readEntry(replayEntry, before).speed === speed) return;
    memory.keep(replayEntry.key, keptOf(replayEntry, { speed }, before));
  }, [memory, speed]);

  /** What the address was last made to say from here; anything else in it was typed, or gone back to. */
  const written = useRef({ step: place.step, eyes: place.eyes });
  useEffect(() => {
    if (reel === null || isPlaying || wanted !== null || unshowable !== null) return undefined;
    const timer = window.setTimeout(() => {
      written.current = { step: at, eyes: reel.eyes };
      store.change((now) =>
        now.place.at === 'replay' && now.place.id === id
          ? { ...now, place: { ...now.place, ...written.current } }
          : now,
      );
    }, ADDRESS_MS);
    return () => window.clearTimeout(timer);
  }, [store, id, reel?.eyes, at, isPlaying, wanted, unshowable]);
  useEffect(() => {
    const before = written.current;
    written.current = { step: place.step, eyes: place.eyes };
    if (place.step !== before.step) projector.go(place.step ?? 0);
    if (place.eyes !== before.eyes && place.eyes !== null) projector.lookThrough(place.eyes);
  }, [projector, place.step, place.eyes]);

  const leave = (): void => leaveReplay(window.history, client);
  if (unshowable !== null) {
    return (
      <main class="page">
        <div class="lost">
          <h1 class="visually-hidden">{say('replay.title')}</h1>
          <p role="alert">{say('replay.unshowable', { at: unshowable })}</p>
          <button type="button" class="main" data-action="leave" onClick={leave}>
            {say('replay.back')}
          </button>
          {unshowable > 0 && (
            <button type="button" data-action="begin-anew" onClick={() => beginAnew({ step: 0 })}>
              {say('replay.to-beginning')}
            </button>
          )}
        </div>
      </main>
    );
  }
  if (reel === null || table === null) {
    const trouble = failed !== null && failed !== 'lost' ? failed : null;
    return (
      <main class="page">
        <div class="lost">
          <h1 class="visually-hidden">{say('replay.title')}</h1>
          <p class={trouble ? undefined : 'loading'} role="status">
            {trouble ? troubleSentence(say, trouble) : say('replay.loading')}
          </p>
          <button type="button" class={trouble ? 'main' : undefined} data-action="leave" onClick={leave}>
            {say('replay.back')}
          </button>
        </div>
      </main>
    );
  }
  return (
    <Guard onFailed={projector.cannotShow}>
      <ReplayScreen {...{ tools, projector, state, reel, table }} own={own.tools} onLeave={leave} />
    </Guard>
  );
}
