// What finished games say together, and all of them below: who won what when.
import { useState } from 'preact/hooks';
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import type { HistoryFilter, Statistics } from '../../engine/history/statistics.ts';
import type { Say } from '../../engine/language/say.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import { asCompared } from '../../engine/protocol/fields.ts';
import type { Tools } from '../app/context.ts';
import { gameTitle } from '../screens/guest/game-title.ts';
import type { AppState } from '../store/state.ts';
import { ByGame } from './by-game.tsx';
import { Course } from './course.tsx';
import { Figures } from './figures.tsx';
import { Files } from './files.tsx';
import { GameList } from './game-list.tsx';
import { Meetings } from './meetings.tsx';
import { NamesSheet, type Renamed } from './names-sheet.tsx';
import { Players } from './players.tsx';
import { Shares } from './shares.tsx';
import { useStatistics } from './use-statistics.ts';

/** Somebody must have won so often that a line says more than the number. */
const WINS_FOR_A_LINE = 3;

interface StatisticsPageProps {
  readonly tools: Tools;
  readonly state: AppState;
  readonly filter: HistoryFilter;
}

export function StatisticsPage({ tools, state, filter }: StatisticsPageProps) {
  const { say, client } = tools;
  const [changes, setChanges] = useState(0);
  const [isNaming, setNaming] = useState(false);
  const isHeard = state.link === 'connected';
  const {
    statistics,
    filter: counted,
    unread,
    trouble,
  } = useStatistics(client.host, filter, isHeard, changes);
  const look = (to: HistoryFilter): void => client.go({ at: 'statistics', game: to.game, name: to.name });

  const renamed = ({ name, to }: Renamed): void => {
    setChanges((before) => before + 1);
    if (filter.name !== null && asCompared(filter.name) === asCompared(name)) look({ ...filter, name: to });
  };

  return (
    <main
      class="page history"
      onKeyDown={(event) => {
        const isOverNothing =
          event.target instanceof Element && event.target.closest('select, dialog') === null;
        if (event.key === 'Escape' && isOverNothing) client.go({ at: 'home' });
      }}
    >
      <header class="playbill small history-head">
        <h1>{say('history.title')}</h1>
        <button type="button" data-action="home" onClick={() => client.go({ at: 'home' })}>
          {say('history.back')}
        </button>
      </header>
      <div class="paper history-paper">
        {statistics && statistics.names.length + statistics.games > 0 && (
          <Filters say={say} names={statistics.names} filter={filter} onLook={look} />
        )}
        <div class="history-note" role="status">
          {trouble && <p>{trouble === 'lost' ? say('history.lost') : troubleSentence(say, trouble)}</p>}
          {!trouble && !statistics && <p>{say('history.loading')}</p>}
          {unread > 0 && <p>{say('history.unread', { count: unread })}</p>}
          {statistics?.games === 0 && unread === 0 && (
            <p class="history-empty">
              {say(filter.game === null && filter.name === null ? 'history.empty' : 'history.empty.filter')}
            </p>
          )}
        </div>
        {statistics && counted && statistics.games > 0 && (
          <>
            <Figures say={say} said={statistics} filter={counted} />
            <Parts say={say} said={statistics} filter={counted} />
            <GameList
              say={say}
              client={client}
              filter={filter}
              isHeard={isHeard}
              changes={changes + unread}
            />
            <div class="history-parts">
              <Files say={say} client={client} filter={filter} />
              {statistics.names.length > 0 && (
                <section class="history-part" aria-labelledby="history-names-head">
                  <h2 id="history-names-head">{say('history.names')}</h2>
                  <p class="choices-help">{say('history.names.help')}</p>
                  <div class="history-acts">
                    <button type="button" data-action="names" onClick={() => setNaming(true)}>
                      {say('history.names.open')}
                    </button>
                  </div>
                </section>
              )}
            </div>
          </>
        )}
      </div>
      {isNaming && statistics && (
        <NamesSheet
          say={say}
          client={client}
          names={statistics.names}
          onDone={renamed}
          onClose={() => setNaming(false)}
        />
      )}
    </main>
  );
}

interface PartsProps {
  readonly say: Say;
  readonly said: Statistics;
  readonly filter: HistoryFilter;
}

/** Only what says more than the numbers before it. */
function Parts({ say, said, filter }: PartsProps) {
  const { players, course, bots, sizes, meetings, forgotten } = said;
  const mostWins = Math.max(0, ...players.map(({ wins }) => wins));
  const playedAt = sizes.filter(({ games }) => games > 0);
  return (
    <div class="history-parts">
      {players.length > 0 && <Players say={say} said={said} game={filter.game} />}
      {course && course.from.length > 1 && mostWins >= WINS_FOR_A_LINE && (
        <Course say={say} course={course} />
      )}
      <div class="history-columns history-wide">
        {bots.length > 0 && (
          <Shares
            say={say}
            id="history-bots"
            title={say('history.bots')}
            rows={bots.map(({ game, bot, ...tally }) => ({
              key: `${game}/${bot}`,
              words: say('history.bots.against', { game: gameTitle(say, game), bot: botWords(say, bot) }),
              ...tally,
            }))}
          />
        )}
        {filter.name !== null && playedAt.length > 1 && (
          <Shares
            say={say}
            id="history-sizes"
            title={say('history.sizes')}
            rows={playedAt.map(({ players: count, games, wins, even }) => ({
              key: String(count),
              words: say('history.sizes.at', { players: count }),
              games,
              wins,
              even,
            }))}
          />
        )}
        <Meetings say={say} meetings={meetings} />
        <ByGame say={say} said={said} />
      </div>
      {forgotten > 0 && (
        <p class="choices-help history-wide">{say('history.forgotten', { count: forgotten })}</p>
      )}
    </div>
  );
}

/** The kind of a bot; one that this copy does not know is named by its id. */
function botWords(say: Say, bot: string): string {
  return bot === 'steady' || bot === 'random' ? say(`bot-kind.${bot}`) : bot;
}

interface FiltersProps {
  readonly say: Say;
  readonly names: readonly string[];
  readonly filter: HistoryFilter;
  readonly onLook: (filter: HistoryFilter) => void;
}

function Filters({ say, names, filter, onLook }: FiltersProps) {
  const chosen = names.find((name) => filter.name !== null && asCompared(name) === asCompared(filter.name));
  return (
    <div class="history-filters" role="search" aria-label={say('history.filter')}>
      <label>
        <span>{say('history.filter.game')}</span>
        <select
          value={filter.game ?? ''}
          onChange={({ currentTarget }) => onLook({ ...filter, game: currentTarget.value || null })}
        >
          <option value="">{say('history.filter.game.every')}</option>
          {GAMES_WITH_WORDS.map((game) => (
            <option key={game} value={game}>
              {gameTitle(say, game)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('history.filter.name')}</span>
        <select
          value={chosen ?? filter.name ?? ''}
          onChange={({ currentTarget }) => onLook({ ...filter, name: currentTarget.value || null })}
        >
          <option value="">{say('history.filter.name.every')}</option>
          {filter.name !== null && chosen === undefined && <option value={filter.name}>{filter.name}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
