// Home: a wall of playbills, and the box office where a table is gone on with.
import { useMemo, useState } from 'preact/hooks';
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import type { GameId } from '../../engine/games/registry.ts';
import { allOf } from '../../engine/language/lists.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import { NoticeSlip } from '../archive/notice-slip.tsx';
import { HowItGoes } from '../rules/how-it-goes.tsx';
import { useBackCloses } from '../settings/back-closes.ts';
import { SettingsSheet } from '../settings/settings-sheet.tsx';
import type { AppState } from '../store/state.ts';
import { BILLS } from './bills.ts';
import { BoxOffice, inTurn } from './box-office.tsx';
import { GoOn } from './go-on.tsx';
import { formForNow, formsOf, openTable } from './new-table.ts';
import { Playbill } from './playbill.tsx';
import { keepLastGame, lastGame } from './remembered.ts';

export function Home({ tools, state }: { tools: Tools; state: AppState }) {
  const { say, client, memory } = tools;
  const [isSetting, setSetting] = useState(false);
  const arrivals = useStore(tools.arrivals);
  // Not anew with every game that is opened: the bills stay where they hang.
  const first = useMemo(() => lastGame(memory, GAMES_WITH_WORDS), [memory, arrivals]);
  // The game that was played last hangs first.
  const bills = BILLS.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
  const [next] = inTurn(state.tables);
  return (
    <main class="page wall home">
      <NoticeSlip tools={tools} notices={state.notices} />
      <div class="wall-hang">
        <header class="marquee">
          <h1>{say('table.title')}</h1>
          <p>{say('table.subtitle')}</p>
        </header>
        {next && <GoOn tools={tools} info={next} />}
        <div class="wall-tools wall-others">
          <button
            type="button"
            data-action="host"
            onClick={() => client.go({ at: 'setup', isForNetwork: true })}
          >
            {say('home.host')}
          </button>
          <button
            type="button"
            data-action="join"
            onClick={() => client.go({ at: 'join', address: null, code: null })}
          >
            {say('home.join')}
          </button>
        </div>
        <div class="wall-tools">
          <button type="button" data-action="archive" onClick={() => client.go({ at: 'archive' })}>
            {say('archive.home')}
          </button>
          <button
            type="button"
            data-action="statistics"
            onClick={() => client.go({ at: 'statistics', game: null, name: null })}
          >
            {say('history.home')}
          </button>
          <button type="button" data-action="settings" onClick={() => setSetting(true)}>
            {say('table.bar.settings')}
          </button>
        </div>
        {isSetting && <SettingsHere tools={tools} onClose={() => setSetting(false)} />}
        <ul class="bills" role="list" aria-label={say('home.bills')}>
          {bills.map((bill) => (
            <Playbill
              key={bill.id}
              say={say}
              bill={bill}
              actions={<Doors game={bill.id} tools={tools} state={state} />}
            />
          ))}
        </ul>
        <BoxOffice tools={tools} state={state} />
      </div>
    </main>
  );
}

/** Behind home there is nothing of the program that "back" could lead to. */
function SettingsHere(props: Parameters<typeof SettingsSheet>[0]) {
  useBackCloses(props.onClose);
  return <SettingsSheet {...props} />;
}

interface DoorsProps {
  readonly game: GameId;
  readonly tools: Tools;
  readonly state: AppState;
}

/** The ways into a game. */
function Doors({ game, tools, state }: DoorsProps) {
  const { say, client, memory } = tools;
  const [isShowing, setShowing] = useState(false);
  const arrivals = useStore(tools.arrivals);
  const now = useMemo(() => formForNow(game, tools), [game, tools, arrivals]);
  const seats = formsOf(game, tools).requests(now);
  const named = (kind: 'person' | 'bot'): string[] =>
    seats.flatMap((seat) => (seat.kind === kind ? [seat.name] : []));
  const bots = named('bot');
  const isReady = !state.isOpening && state.link === 'connected';
  const play = (): void => {
    if (isReady) openTable(game, now, tools);
  };
  return (
    <>
      <button
        type="button"
        class="main big"
        data-action="play-now"
        aria-describedby={`play-${game}`}
        disabled={!isReady}
        onClick={play}
      >
        {say('home.play')}
      </button>
      <p class="bill-company" id={`play-${game}`}>
        {say('home.play.people', {
          people: allOf(say, named('person')),
          bots: bots.length,
          names: allOf(say, bots),
        })}
      </p>
      <div class="bill-ways">
        <button
          type="button"
          data-action="set-table"
          onClick={() => {
            keepLastGame(memory, game);
            client.go({ at: 'setup' });
          }}
        >
          {say('home.set')}
        </button>
        <button type="button" data-action="how" onClick={() => setShowing(true)}>
          {say('table.bar.how')}
        </button>
        <button
          type="button"
          data-action="rules"
          onClick={() => client.go({ at: 'rules', game, chapter: null })}
        >
          {say('table.bar.rules')}
        </button>
      </div>
      {isShowing && <HowItGoes tools={tools} game={game} onClose={() => setShowing(false)} onPlay={play} />}
    </>
  );
}
