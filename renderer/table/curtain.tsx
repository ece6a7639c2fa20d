// The curtain over the table between two people at one screen: who is called, and the button that lifts it.
import { useEffect, useRef } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import type { BarTool } from './bar.tsx';
import type { CurtainPhase } from './curtain-phase.ts';

interface CurtainProps {
  readonly say: Say;
  readonly phase: Exclude<CurtainPhase, 'up'>;
  /** Who is called; null while it rises. */
  readonly name: string | null;
  /** In whose turn, where that is somebody else's and they are asked something for once. */
  readonly turn: string | null;
  /** Something lies over it, such as the rules, and has the focus for itself. */
  readonly isCovered: boolean;
  /** Takes back what was decided before it fell; null where nothing can be taken back. */
  readonly undo: Pick<BarTool, 'label' | 'help' | 'onPress'> | null;
  readonly onLift: () => void;
  readonly onLeave: () => void;
}

export function Curtain({ say, phase, name, turn, isCovered, undo, onLift, onLeave }: CurtainProps) {
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isCovered) lift.current?.focus();
  }, [name, isCovered]);
  return (
    <section
      class={`curtain curtain-${phase}`}
      id="curtain"
      data-phase={phase}
      aria-labelledby="curtain-title"
      aria-hidden={phase === 'rising'}
    >
      <div class="curtain-cloth">
        {name !== null && (
          <div class="curtain-words">
            <h1 id="curtain-title">
              {say(turn === null ? 'table.curtain.title' : 'table.curtain.title.between', { name })}
            </h1>
            {turn !== null && <p>{say('table.curtain.between', { turn })}</p>}
            <p>{say('table.curtain.hand-over', { name })}</p>
            <button ref={lift} type="button" class="main big" id="curtain-lift" onClick={onLift}>
              {say('table.curtain.lift')}
            </button>
            <div class="curtain-lesser">
              {undo !== null && (
                <button
                  type="button"
                  class="curtain-leave"
                  data-tool="take-back"
                  title={undo.help}
                  onClick={undo.onPress}
                >
                  {undo.label}
                </button>
              )}
              <button type="button" class="curtain-leave" onClick={onLeave}>
                {say('table.curtain.leave')}
              </button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
