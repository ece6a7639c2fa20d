// The element the stage draws in, and the stage's life: made when the table opens, anew when another way to
// draw is chosen, taken down when the table is left.
import { useEffect, useRef } from 'preact/hooks';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import type { Stage, StageListeners, StageOptions } from '../stage/contract.ts';
import type { Presenter } from './presenter.ts';

interface StageHostProps {
  readonly tools: Tools;
  readonly presenter: Presenter;
  readonly listeners: StageListeners;
  readonly words: StageOptions['words'];
  readonly onFailed: (problem: unknown) => void;
}

export function StageHost({ tools, presenter, listeners, words, onFailed }: StageHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const { renderer } = useStore(tools.settings);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const { settings, createStage } = tools;
    presenter.awaitStage();
    let stage: Stage | null = null;
    let isGone = false;
    const motion = () => (document.hidden ? 'off' : settings.state.motion);
    const adjust = (): void => {
      stage?.setMotion(motion());
      // A page in the background gets no animation frames, so what moves there would never arrive.
      if (document.hidden) stage?.hurry();
    };
    createStage(element, listeners, { motion: motion(), renderer, words, failed: onFailed }).then(
      (made) => {
        if (isGone) {
          made.destroy();
          return;
        }
        stage = made;
        adjust();
        presenter.takeStage(made);
      },
      (problem: unknown) => {
        if (isGone) return;
        onFailed(problem);
        presenter.takeStage(null);
      },
    );
    const unwatch = settings.watch(adjust);
    document.addEventListener('visibilitychange', adjust);
    return () => {
      isGone = true;
      unwatch();
      document.removeEventListener('visibilitychange', adjust);
      stage?.destroy();
    };
  }, [tools, presenter, listeners, words, onFailed, renderer]);
  return <div ref={host} class="stage" id="stage" aria-hidden="true" />;
}
