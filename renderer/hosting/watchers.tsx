// Guests who watch, by name.
import type { Say } from '../../engine/language/say.ts';
import { Name } from '../theme/name.tsx';
import { SendAway } from './seat-list.tsx';
import type { Guest } from './standing.ts';

interface WatchersProps {
  readonly say: Say;
  readonly guests: readonly Guest[];
  readonly onSendAway: (guest: Guest) => void;
}

export function Watchers({ say, guests, onSendAway }: WatchersProps) {
  const watching = guests.filter(({ seat }) => seat === null);
  if (watching.length === 0) return null;
  return (
    <section class="host-part" aria-labelledby="host-watchers">
      <h3 id="host-watchers" tabIndex={-1}>
        {say('hosting.watchers')}
      </h3>
      <ul class="host-seats" role="list">
        {watching.map((guest) => (
          <li key={guest.id} class="host-seat host-watcher">
            <div class="host-who">
              <p class="host-name">
                <Name name={guest.name} />
              </p>
              {guest.isLost && <p class="host-standing">{say('hosting.watchers.lost')}</p>}
            </div>
            <div class="host-acts">
              <SendAway say={say} guest={guest} onPress={onSendAway} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
