// Home: open a table, or go on with one.
import { useState } from 'preact/hooks';
import { listOf } from '../../engine/language/lists.ts';
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import type { GameId } from '../../engine/games/registry.ts';
import type { Say } from '../../engine/language/say.ts';
import type { TableInfo } from '../../engine/protocol/to-client.ts';
import type { Tools } from '../app/context.ts';
import { SettingsSheet } from '../settings/settings-sheet.tsx';
import type { AppState } from '../store/state.ts';

/** So many of the newest tables are offered at first. */
const FEW = 10;

export function Home({ tools, state }: { tools: Tools; state: AppState }) {
  const { say, client } = tools;
  const [isSetting, setSetting] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const tables = [...state.tables].sort((one, other) => other.at - one.at);
  const offered = showsAll ? tables : tables.slice(0, FEW);
  return (
    <main class="page home">
      <header class="playbill">
        <h1>{say('table.title')}</h1>
        <p>{say('table.subtitle')}</p>
      </header>
      <div class="home-actions">
        <button
          type="button"
          class="main big"
          data-action="set-table"
          onClick={() => client.go({ at: 'setup' })}
        >
          {say('table.home.new')}
        </button>
        <button type="button" onClick={() => setSetting(true)}>
          {say('table.bar.settings')}
        </button>
      </div>
      {isSetting && <SettingsSheet tools={tools} onClose={() => setSetting(false)} />}
      <section class="paper" aria-labelledby="continue">
        <h2 id="continue">{say('table.home.continue')}</h2>
        {state.link === 'connecting' ? (
          <p>{say('table.link.connecting')}</p>
        ) : tables.length === 0 ? (
          <p>{say('table.home.empty')}</p>
        ) : (
          <>
            <ul class="tables" id="tables">
              {offered.map((info) => (
                <li key={info.id}>
                  <TableButton say={say} info={info} onJoin={() => client.go({ at: 'table', id: info.id })} />
                </li>
              ))}
            </ul>
            {tables.length > FEW && (
              <button
                type="button"
                class="tables-more"
                aria-expanded={showsAll}
                aria-controls="tables"
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? say('table.home.few') : say('table.home.all', { count: tables.length })}
              </button>
            )}
          </>
        )}
      </section>
    </main>
  );
}

interface TableButtonProps {
  readonly say: Say;
  readonly info: TableInfo;
  readonly onJoin: () => void;
}

function TableButton({ say, info, onJoin }: TableButtonProps) {
  const { names, status, at } = info;
  return (
    <button type="button" data-table={info.id} onClick={onJoin}>
      <span class="tables-game">{gameTitle(say, info.game)}</span>
      <span class="tables-names">{listOf(names)}</span>
      <span class="tables-facts">{say('table.home.facts', { status, at })}</span>
    </button>
  );
}

/** The title of a game; a table of a game that this page does not know is named by its id. */
function gameTitle(say: Say, game: string): string {
  const known = GAMES_WITH_WORDS.find((id) => id === game) as GameId | undefined;
  return known ? say(`${known}.title`) : game;
}
