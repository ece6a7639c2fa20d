// A table that gathers its players, as its host sees it: how guests come in, who is there, and the beginning.
import type { GameId } from '../../engine/games/registry.ts';
import { GAMES_WITH_WORDS, words } from '../../engine/games/words.ts';
import type { Company, Hosting } from '../../engine/protocol/network.ts';
import type { Tools } from '../app/context.ts';
import { Agreed } from '../screens/guest/at-hand.tsx';
import { formsOf } from '../screens/new-table.ts';
import type { AppState } from '../store/state.ts';
import { UnknownGame } from '../table/unknown-game.tsx';
import { hostActs } from './acts.ts';
import { lostGuests, NOT_HOSTED } from './here.ts';
import { HostPanels } from './host-panels.tsx';
import { LobbyActions } from './lobby-actions.tsx';
import { SitterChooser } from './sitter-chooser.tsx';
import { isVacant, openSeats } from './standing.ts';
import { fillOf } from './who-sits.ts';

interface HostLobbyProps {
  readonly tools: Tools;
  readonly state: AppState;
  readonly company: Company;
  /** Null until the host has told. */
  readonly hosting: Hosting | null;
}

export function HostLobby({ tools, state, company, hosting }: HostLobbyProps) {
  const { say, client } = tools;
  const { seats } = company;
  const home = (): void => client.go({ at: 'home' });
  const game: GameId | undefined = GAMES_WITH_WORDS.find((id) => id === company.game);
  if (game === undefined) return <UnknownGame say={say} game={company.game} onHome={home} />;

  const told = hosting ?? NOT_HOSTED;
  const acts = hostActs(company.table, client.request);
  const forms = formsOf(game, tools);
  const isOpen = told.network !== null;
  return (
    <main class="page host-lobby">
      <header class="playbill small">
        <h1>{say(isOpen ? 'hosting.lobby.title' : 'hosting.lobby.title.closed')}</h1>
      </header>
      <div class="paper" data-bill={game}>
        <header class="host-head">
          <h2>{say(`${game}.title`)}</h2>
          <p class="overline">{say('table.setup.length', words[game].minutes)}</p>
          <Agreed say={say} game={game} options={company.options} />
        </header>
        <HostPanels
          say={say}
          seats={seats}
          hosting={told}
          ticket={state.ticket}
          acts={acts}
          seatActs={{ sendAway: ({ id }) => acts.remove(id) }}
          chooser={(seat, standing) =>
            standing === 'device' || standing === 'stands-in' || isVacant(standing) ? null : (
              <SitterChooser {...{ say, game, forms, seats, seat, acts }} />
            )
          }
        />
        {isOpen && <p class="host-small">{say('hosting.lobby.stays')}</p>}
        <LobbyActions
          say={say}
          free={openSeats(seats).length}
          lost={lostGuests({ seats, hosting: told }).length}
          isOpen={isOpen}
          isLinked={state.link === 'connected'}
          acts={acts}
          onFill={() => fillOf(forms, seats).forEach(([seat, who]) => acts.sit(seat, who))}
          onHome={home}
        />
      </div>
    </main>
  );
}
