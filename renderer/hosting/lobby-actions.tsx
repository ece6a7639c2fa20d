// Below the lobby: the beginning, or why it has to wait; and the ways out.
import { useRef } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import type { HostActs } from './acts.ts';

interface LobbyActionsProps {
  readonly say: Say;
  /** How many seats nobody has taken. */
  readonly free: number;
  /** How many guests have a seat and cannot be heard. */
  readonly lost: number;
  readonly isOpen: boolean;
  /** The program can be heard. */
  readonly isLinked: boolean;
  readonly acts: Pick<HostActs, 'begin' | 'host'>;
  readonly onFill: () => void;
  readonly onHome: () => void;
}

export function LobbyActions({ say, free, lost, isOpen, isLinked, acts, onFill, onHome }: LobbyActionsProps) {
  const fill = useRef<HTMLButtonElement>(null);
  const isReady = free === 0 && isLinked;
  return (
    <footer class="host-actions">
      <p id="begin-why" class="host-why" role="status">
        {whatHolds(say, free, lost)}
      </p>
      <div class="sheet-actions">
        <button
          type="button"
          class="main big"
          data-act="begin"
          aria-disabled={!isReady}
          aria-describedby="begin-why"
          onClick={() => {
            // Not switched off outright: whoever comes to it by keyboard hears the reason, and is led to a remedy.
            if (isReady) acts.begin();
            else fill.current?.focus();
          }}
        >
          {say('hosting.begin')}
        </button>
        {free > 0 && (
          <button type="button" ref={fill} data-act="fill" disabled={!isLinked} onClick={onFill}>
            {say('hosting.fill', { count: free })}
          </button>
        )}
        {isOpen && (
          <button type="button" data-act="close" disabled={!isLinked} onClick={() => acts.host(false)}>
            {say('hosting.close')}
          </button>
        )}
        <button type="button" onClick={onHome}>
          {say('hosting.lobby.home')}
        </button>
      </div>
    </footer>
  );
}

function whatHolds(say: Say, free: number, lost: number): string {
  if (free > 0) return say('hosting.begin.waits', { count: free });
  return lost > 0 ? say('hosting.begin.lost', { count: lost }) : say('hosting.begin.ready');
}
