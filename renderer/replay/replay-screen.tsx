// A replay: the table as it was seen, its log and, where they lie open, everybody's cards, and what it is steered with.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { View } from '../../engine/core/view.ts';
import type { GameId } from '../../engine/games/registry.ts';
import type { Tools } from '../app/context.ts';
import { screenOf } from '../games/registry.ts';
import type { GameScreen, Group } from '../games/screen.ts';
import { chapterIn, chapterOfPhase } from '../rules/contract.ts';
import type { TableState } from '../store/state.ts';
import { composingOf } from '../store/zoomed.ts';
import { actsAt } from '../table/act.ts';
import { Bar } from '../table/bar.tsx';
import { lastTool } from '../table/bar-tools.ts';
import { DomTable } from '../table/dom-table.tsx';
import { LogPanel } from '../table/log-panel.tsx';
import { happeningNow, momentInSight } from '../table/now.ts';
import type { Over } from '../table/over.ts';
import { Sheets } from '../table/sheets.tsx';
import { Signed, saySigned } from '../table/signs.tsx';
import { namesAt, type Speech, speechOf } from '../table/speech.ts';
import { StageHost } from '../table/stage-host.tsx';
import { useTableKeys } from '../table/table-keys.ts';
import { UnknownGame } from '../table/unknown-game.tsx';
import { BranchSheet } from './branch-sheet.tsx';
import { Deck } from './deck.tsx';
import { replayKey } from './keys.ts';
import { marksOf } from './marks.ts';
import { ReplayNews } from './news.tsx';
import { Notes } from './notes.tsx';
import { OpenCards } from './open-cards.tsx';
import type { Projector, ReplayState } from './projector.ts';
import { type Reel, stepOfEvent } from './reel.ts';
import { toolsOfReplay } from './replay-bar.ts';
import { SaveSheet } from './save-sheet.tsx';
import { isHeard } from './speed.ts';
import { useLog } from './use-log.ts';
import { useSides } from './use-sides.ts';
import { captionOf, positionWords } from './words.ts';

export interface ReplayScreenProps {
  /** The page's own. */
  readonly tools: Tools;
  /** Those of the replay. */
  readonly own: Tools;
  readonly projector: Projector;
  readonly state: ReplayState;
  readonly reel: Reel;
  readonly table: TableState;
  readonly onLeave: () => void;
}

/** Over a replay lies what lies over a table, or one of its own sheets. */
type ReplayOver = Over | 'branch' | 'save';

export function ReplayScreen(props: ReplayScreenProps) {
  const { tools, table, onLeave } = props;
  const { say } = tools;
  const { view } = table.shown;
  const screen = screenOf(view);
  const speech = useMemo(() => speechOf(say, view.game), [say, view.game]);
  if (!screen || !speech) return <UnknownGame say={say} game={view.game} onHome={onLeave} />;
  return <Known {...props} screen={screen} speech={speech} />;
}

interface KnownProps extends ReplayScreenProps {
  readonly screen: GameScreen<View>;
  readonly speech: Speech;
}

function Known(props: KnownProps) {
  const { tools, own, projector, state, reel, table, screen, speech, onLeave } = props;
  const { say } = tools;
  const { shown } = table;
  const { view } = shown;
  const names = namesAt(reel.seats);
  const [over, setOver] = useState<ReplayOver | null>(null);
  const logButton = useRef<HTMLButtonElement>(null);
  const [sides, setSide] = useSides(reel.eyes === 'open', screen.opened !== undefined);
  /** The slider says itself where it is. */
  const isSlid = useRef(false);
  const signed = useMemo(
    () => speechOf(saySigned(say, screen.codeNamedBy), view.game),
    [say, screen, view.game],
  );
  const marks = useMemo(
    () => marksOf(reel, screen.log.headings(say, reel.events)),
    [say, screen, reel.events, reel.eyes],
  );
  const acts = useMemo(() => actsAt(own.store, own.client, (at) => setOver({ taken: at })), [own]);
  const listeners = useMemo(
    () => ({
      point: acts.point,
      longPress: acts.ask,
      hover: acts.aim,
      lift: () => false,
      takes: () => false,
      drop: () => undefined,
    }),
    [acts],
  );
  useEffect(() => {
    if (!state.hasStage) projector.presenter.takeStage(null);
  }, [projector, state.hasStage]);
  useTableKeys((key, target) => {
    if (replayKey(projector, marks, key, target)) {
      isSlid.current = false;
      return true;
    }
    return acts.key(null, key);
  });
  const toLine = useMemo(
    () => (event: number) => {
      const { reel: now } = projector.state.state;
      if (now) projector.go(stepOfEvent(now, event));
    },
    [projector],
  );

  const { view: inSight } = momentInSight(table);
  const groups = onlyRead(screen.groups(say, view, names, composingOf(table)));
  const hands = screen.hands?.scored(table.log) ?? [];
  const lastTrick = screen.lastTrick?.(say, table.log, names) ?? null;
  const step = reel.steps[state.at];
  const told = `${view.viewer} ${names.join()}`;
  const log = useLog({ log: table.log, undone: table.undone, from: step?.before ?? 0 }, told);
  const lines = (step?.events ?? []).map((event) => speech.event(event, shown)).filter((line) => line !== '');
  const happened = captionOf(
    (step?.events ?? []).map((event) => signed?.event(event, shown) ?? '').filter((line) => line !== ''),
  );
  const outcome = view.result && signed?.result(view.result, shown);
  const explained = table.explained && signed?.explained(table.explained, composingOf(table), shown);
  const caption =
    explained || happeningNow(say, table) || outcome || happened || (signed?.asked(shown) ?? '');
  const close = (): void => setOver(null);
  const bar = toolsOfReplay(say, {
    hasScore: screen.hands ? hands.length > 0 : screen.standings ? true : null,
    standing: screen.standings?.(say, view).title ?? null,
    last: lastTool(say, screen, view, lastTrick !== null),
    sides,
    hasCards: reel.eyes === 'open',
    mayBranch: reel.mayBranch,
    isOver: view.result !== null,
    logButton,
    onScore: () => setOver('score'),
    onLast: () => setOver({ taken: 'last' }),
    onLog: () => setSide('log', !sides.log),
    onCards: () => setSide('cards', !sides.cards),
    onBranch: () => setOver('branch'),
    onSave: () => setOver('save'),
    onRules: () => setOver({ rules: chapterIn(screen.rules, null) }),
    onSettings: () => setOver('settings'),
    onLeave,
  });
  const position = positionWords(say, reel, marks, state.at);
  const open = step?.open ?? null;
  const hasSide = sides.log || (sides.cards && open !== null);

  return (
    <main class={hasSide ? 'table table-with-log replay' : 'table replay'} data-game={screen.id}>
      <div class="table-behind">
        <div class="bar-place">
          <Bar
            say={say}
            phase={speech.phase(inSight)}
            progress={say(reel.title === '' ? 'replay.progress' : 'replay.progress.titled', {
              progress: screen.progress(say, inSight),
              title: reel.title,
            })}
            tools={bar}
            isBehind={false}
            onPhase={() => setOver({ rules: chapterOfPhase(screen.rules, inSight.phase) })}
          />
        </div>
        <DomTable
          say={say}
          question={`${position}. ${speech.asked(shown)}`}
          groups={groups}
          onPoint={acts.point}
          onKey={acts.key}
          onFocus={acts.focus}
        />
        {state.hasStage ? (
          <StageHost
            tools={own}
            presenter={projector.presenter}
            listeners={listeners}
            words={say}
            onFailed={projector.stageFailed}
          />
        ) : (
          <p class="stage stage-missing">{say('table.trouble.stage')}</p>
        )}
        <Deck
          {...{ say, projector, state, reel, marks, names }}
          notes={<Notes {...{ say, projector, state, reel }} />}
          onSlide={(to) => {
            isSlid.current = true;
            projector.go(to);
          }}
        >
          <Signed say={say} Code={screen.rules.Code} words={caption} />
        </Deck>
        {hasSide && (
          <div class="replay-side">
            {sides.cards && open !== null && (
              <OpenCards
                {...{ say, open, names }}
                Picture={screen.Picture}
                onClose={() => setSide('cards', false)}
              />
            )}
            {sides.log && (
              <LogPanel
                say={say}
                events={log.log}
                undone={log.undone}
                words={(event) => speech.event(event, shown)}
                names={names}
                told={told}
                ways={screen.log}
                Code={screen.rules.Code}
                jump={{ from: log.from, to: toLine }}
                onClose={() => {
                  setSide('log', false);
                  logButton.current?.focus();
                }}
              />
            )}
          </div>
        )}
      </div>
      <ReplayNews
        label={say('table.dom.news')}
        at={state.at}
        isSilent={state.isPlaying && !isHeard(state.speed)}
        lines={state.isPlaying || isSlid.current ? lines : [position, ...lines]}
      />
      {over === 'branch' && (
        <BranchSheet {...{ tools, reel }} game={screen.id as GameId} at={state.at} onClose={close} />
      )}
      {over === 'save' && <SaveSheet {...{ tools, reel, names }} onClose={close} />}
      <Sheets
        {...{ tools, table, screen, names, hands, lastTrick }}
        over={over === 'branch' || over === 'save' ? null : over}
        here={null}
        result={null}
        onOver={setOver}
        onLeave={onLeave}
        onEndAway={close}
      />
    </main>
  );
}

/** Nothing is chosen in a replay, and nobody has to hear why not; what means something by itself can still be pointed at. */
function onlyRead(groups: readonly Group[]): readonly Group[] {
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      isChoice: item.isChoice && item.whyNot === null,
      whyNot: null,
    })),
  }));
}
