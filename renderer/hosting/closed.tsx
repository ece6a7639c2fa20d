// A table that is not on the network, and what opening it would mean.
import type { Say } from '../../engine/language/say.ts';
import type { HostActs } from './acts.ts';

export function Closed({ say, acts }: { say: Say; acts: Pick<HostActs, 'host'> }) {
  return (
    <div class="host-part host-closed">
      <p class="lead">{say('hosting.open.about')}</p>
      <div class="sheet-actions">
        <button type="button" class="main big" data-act="open" onClick={() => acts.host(true)}>
          {say('hosting.open')}
        </button>
      </div>
    </div>
  );
}
