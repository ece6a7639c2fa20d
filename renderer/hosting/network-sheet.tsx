// The network beside a game: the way in, the door, the seats; laid over the table.
import { words } from '../../engine/games/words.ts';
import type { GameId } from '../../engine/games/registry.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import { Sheet } from '../table/sheet.tsx';
import { hostActs } from './acts.ts';
import type { HostedHere } from './here.ts';
import { HostPanels } from './host-panels.tsx';
import { isForAllToSee } from './standing.ts';

interface NetworkSheetProps {
  readonly tools: Tools;
  readonly game: GameId;
  readonly here: HostedHere;
  readonly onClose: () => void;
}

export function NetworkSheet({ tools, game, here, onClose }: NetworkSheetProps) {
  const { say, client } = tools;
  const { ticket, trouble } = useStore(tools.store);
  const { table, seats, hosting } = here;
  const acts = hostActs(table, client.request);
  const bot = words[game].botKinds[0];
  return (
    <Sheet
      id="network"
      title={say('hosting.sheet.title')}
      onClose={onClose}
      close={say('table.close')}
      foot={
        hosting.network !== null && (
          <footer class="host-actions">
            <p class="host-small">{say('hosting.close.about')}</p>
            <button type="button" data-act="close" onClick={() => acts.host(false)}>
              {say('hosting.close')}
            </button>
          </footer>
        )
      }
    >
      {trouble && (
        // What is said above the page lies below the sheet.
        <p class="field-error host-trouble" role="alert">
          {troubleSentence(say, trouble)}
        </p>
      )}
      <HostPanels
        say={say}
        seats={seats}
        hosting={hosting}
        ticket={ticket}
        acts={acts}
        seatActs={{
          sendAway: ({ id }) => acts.remove(id, bot),
          takeBack: (seat) => acts.sit(seat, { kind: 'person' }),
          ...(bot !== undefined && { letBotPlay: (seat) => acts.sit(seat, { kind: 'bot', bot }) }),
        }}
        note={
          hosting.network !== null &&
          isForAllToSee(seats) && <p class="hint">{say('hosting.all-on-devices')}</p>
        }
      />
    </Sheet>
  );
}
