// Everybody's cards as they lie open in a replay, by player.
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import type { GameScreen } from '../games/screen.ts';
import { Name } from '../theme/name.tsx';

interface OpenCardsProps {
  readonly say: Say;
  /** By seat, codes of cards. */
  readonly open: readonly (readonly string[])[];
  /** By seat. */
  readonly names: readonly string[];
  readonly Picture: GameScreen<View>['Picture'];
  readonly onClose: () => void;
}

export function OpenCards({ say, open, names, Picture, onClose }: OpenCardsProps) {
  return (
    <aside class="log replay-open" id="open-cards" aria-label={say('replay.open')}>
      <header class="log-head">
        <h2>{say('replay.open')}</h2>
        <button type="button" onClick={onClose}>
          {say('table.close')}
        </button>
      </header>
      <div class="log-list" tabIndex={0} role="group" aria-label={say('replay.open')}>
        {open.map((cards, seat) => (
          <section key={seat} class="replay-hand">
            <h3>
              <Name name={names[seat] ?? ''} />
            </h3>
            {cards.length === 0 ? (
              <p>{say('replay.open.none')}</p>
            ) : (
              <div class="replay-cards">
                {cards.map((code, index) => (
                  // Of some cards there are several that are alike.
                  <Picture key={`${code} ${index}`} say={say} code={code} />
                ))}
              </div>
            )}
          </section>
        ))}
      </div>
    </aside>
  );
}
