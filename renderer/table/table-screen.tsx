// The table: the picture, its twin in words, what is asked, and the sheets that lie over them.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import type { GameId } from '../../engine/games/registry.ts';
import { screenOf } from '../games/registry.ts';
import { hostActs } from '../hosting/acts.ts';
import { countWaiting, hostedHere } from '../hosting/here.ts';
import { Slip } from '../hosting/slip.tsx';
import { chapterIn, chapterOfPhase } from '../rules/contract.ts';
import type { Target } from '../stage/contract.ts';
import type { TableState } from '../store/state.ts';
import { sharedBy } from '../store/eyes.ts';
import { openQuestion } from '../store/table.ts';
import { undoingAt } from '../store/undoing.ts';
import { CompanySigns } from '../screens/guest/company-signs.tsx';
import { composingOf } from '../store/zoomed.ts';
import { actsAt } from './act.ts';
import { Bar } from './bar.tsx';
import { lastTool, toolsOfBar } from './bar-tools.ts';
import { Curtain } from './curtain.tsx';
import { useCurtainPhase } from './curtain-phase.ts';
import { createCurtainPresses } from './curtain-presses.ts';
import { DomTable } from './dom-table.tsx';
import { createGestures } from './gestures.ts';
import { useKeptFocus } from './keep-focus.ts';
import { wouldLoseDraft } from './leave.ts';
import { LogPanel } from './log-panel.tsx';
import { News } from './news.tsx';
import { happeningNow, momentInSight } from './now.ts';
import { type Over, showsNothing } from './over.ts';
import { pauseBefore } from './pace.ts';
import { startPresenter } from './presenter.ts';
import { Prompt } from './prompt.tsx';
import { Sheets } from './sheets.tsx';
import { Signed, saySigned } from './signs.tsx';
import { namesAt, speechOf } from './speech.ts';
import { StageHost } from './stage-host.tsx';
import { useTableKeys } from './table-keys.ts';
import { undoOnCurtain, undoTool, useUndoKey } from './undo-tool.ts';
import { UndoSlip, useOutcome } from './undo-slip.tsx';
import { UnknownGame } from './unknown-game.tsx';

/** Opens the aid. */
const AID_KEY = '?';

export function TableScreen({ tools, table }: { tools: Tools; table: TableState }) {
  const { say, store, client } = tools;
  const { shown } = table;
  const { view } = shown;
  const [over, setOver] = useState<Over | null>(null);
  /** Put away to look at the table; the bar leads back to it. */
  const [isEndAway, setEndAway] = useState(false);
  const logButton = useRef<HTMLButtonElement>(null);
  const [hasStage, setHasStage] = useState(true);
  const state = useStore(store);
  const here = hostedHere(state, table);
  const company = state.company?.table === table.id ? state.company : null;
  const isHosted = here !== null && here.hosting.network !== null;
  const screen = screenOf(view);
  const speech = useMemo(() => speechOf(say, view.game), [say, view.game]);
  /** The same with signs, for the eye. */
  const signedSpeech = useMemo(
    () => (screen ? speechOf(saySigned(say, screen.codeNamedBy), view.game) : null),
    [say, screen, view.game],
  );
  const acts = useMemo(() => actsAt(store, client, (at) => setOver({ taken: at })), [store, client]);
  const failed = useMemo(
    () => (problem: unknown) => {
      console.warn('The stage cannot draw:', problem);
      setHasStage(false);
    },
    [],
  );
  const { motion, renderer } = useStore(tools.settings);
  const presenter = useMemo(
    () =>
      startPresenter({
        store,
        client,
        failed,
        pause: (shown, frame) => (document.hidden ? 0 : pauseBefore(shown, frame, tools.settings.state)),
        later(ms, task) {
          const timer = window.setTimeout(task, ms);
          return () => window.clearTimeout(timer);
        },
      }),
    [store, client, failed, tools],
  );
  useEffect(() => presenter.stop, [presenter]);
  useEffect(() => setHasStage(true), [renderer]);
  useEffect(() => {
    if (!hasStage) presenter.takeStage(null);
  }, [presenter, hasStage]);
  const gestures = useMemo(
    () =>
      createGestures({
        hurry: presenter.hurry,
        isAsked: () => store.state.table !== null && openQuestion(store.state.table) !== null,
        moves: () => acts.moves,
      }),
    [presenter, store, acts],
  );
  const listeners = useMemo(
    () => ({
      point(target: Target) {
        // The second press of two: the click that follows it is what counts, because nothing may lie there by now.
        if (!gestures.isAgain || !acts.knowsTwice) acts.point(target);
      },
      longPress: acts.ask,
      hover: acts.aim,
      lift: acts.lift,
      takes: acts.takes,
      drop(target: Target | null) {
        gestures.letGo(performance.now());
        acts.drop(target);
      },
    }),
    [acts, gestures],
  );
  const names = namesAt(shown.seats);
  const composing = composingOf(table);
  const groups = screen?.groups(say, view, names, composing) ?? [];
  const open = openQuestion(table);
  const keptFocus = useKeptFocus(
    shown,
    open === null ? null : { id: open, list: screen?.listAsked?.(view) ?? groups[0]?.id ?? '' },
  );
  const [curtainPhase, hurryCurtain] = useCurtainPhase(table.curtain, motion);
  const curtainNow = useRef({ phase: curtainPhase, hurry: hurryCurtain });
  curtainNow.current = { phase: curtainPhase, hurry: hurryCurtain };
  const curtainPresses = useMemo(
    () =>
      createCurtainPresses({
        phase: () => curtainNow.current.phase,
        hurry: () => curtainNow.current.hurry(),
      }),
    [],
  );
  /** Whose eyes the table had last; null before anybody's. */
  const played = useRef<number | null>(null);
  if (view.viewer !== 'watcher') played.current = view.viewer;
  const isBehind = table.curtain !== null;
  useEffect(() => {
    // What was opened to look at the table goes with whoever looked; what is read elsewhere may be read on.
    if (isBehind) setOver((before) => (showsNothing(before) ? before : null));
  }, [isBehind]);
  const closeLog = (): void => {
    setOver(null);
    logButton.current?.focus();
  };
  useTableKeys((key) => {
    if (isBehind) return false;
    if (key === AID_KEY && screen?.Aid) {
      setOver('aid');
      return true;
    }
    // What is composed is nearer than the log.
    if (acts.key(null, key)) return true;
    if (key !== 'Escape' || over !== 'log') return false;
    closeLog();
    return true;
  });
  useUndoKey(client.undo);
  const undoing = undoingAt(state, table.id);
  const [undoCame, closeUndo] = useOutcome(undoing, table);
  const leave = (): void => client.go({ at: 'home' });
  if (!screen || !speech || !signedSpeech) return <UnknownGame say={say} game={view.game} onHome={leave} />;

  const happening = happeningNow(say, table);
  const { view: inSight } = momentInSight(table);
  const question = happening ?? speech.question(shown);
  const asked = happening ?? signedSpeech.asked(shown);
  const whose = sharedBy(shown);
  const isForAll = shown.holds.length === 0;
  const turn = screen.turnOf?.(view) ?? null;
  const preview = open === null ? '' : signedSpeech.preview(composing, shown);
  const hasEnded = view.result !== null && table.reading === null && table.waiting.length === 0;
  const close = (): void => setOver(null);
  const hands = screen.hands?.scored(table.log) ?? [];
  const lastTrick = screen.lastTrick?.(say, table.log, names) ?? null;
  // The others at a guest's table wait for whoever has gone.
  const keepsOthersWaiting = here === null && shown.holds.length > 0 && view.result === null;
  const isAsked = isHosted || keepsOthersWaiting || wouldLoseDraft(table);
  const undo = undoTool(say, table, undoing, client.undo);
  const bar = toolsOfBar(say, {
    hasEnded: hasEnded && isEndAway,
    hasScore: screen.hands ? hands.length > 0 : screen.standings ? true : null,
    standing: screen.standings?.(say, view).title ?? null,
    hasAid: screen.Aid !== undefined,
    undo,
    last: lastTool(say, screen, view, lastTrick !== null),
    network: here && { isOpen: isHosted, waiting: countWaiting(here) },
    isLogOpen: over === 'log',
    logButton,
    onEnd: () => {
      close();
      setEndAway(false);
    },
    onScore: () => setOver('score'),
    onLast: () => setOver({ taken: 'last' }),
    onAid: () => setOver('aid'),
    onLog: () => setOver(over === 'log' ? null : 'log'),
    onNetwork: () => setOver('network'),
    onRules: () => setOver({ rules: chapterIn(screen.rules, null) }),
    onHow: () => setOver('how'),
    onSettings: () => setOver('settings'),
    onLeave: () => (isAsked ? setOver('leave') : leave()),
  });

  const undoSlip = (
    <UndoSlip
      {...{ say, table, undoing, names }}
      came={undoCame}
      onAgree={client.agree}
      onClose={closeUndo}
    />
  );
  return (
    <main
      class={over === 'log' ? 'table table-with-log' : 'table'}
      data-game={screen.id}
      onPointerDownCapture={(event) => {
        keptFocus.pointerUsed();
        if (curtainPresses.pointerDown(event)) return;
        gestures.pointerDown(event);
        if (!gestures.isAgain) acts.begin();
      }}
      onClickCapture={(event) => {
        if (curtainPresses.click(event)) return;
        gestures.click(event);
        if (gestures.isAgain && event.target instanceof HTMLCanvasElement && !event.defaultPrevented) {
          acts.again();
        }
      }}
      onKeyDownCapture={(event) => {
        keptFocus.keyUsed();
        if (!curtainPresses.keyDown(event)) gestures.keyDown(event);
      }}
      onKeyUpCapture={(event) => {
        if (!curtainPresses.keyUp(event)) gestures.keyUp(event);
      }}
    >
      <div class="table-behind" inert={isBehind}>
        <div class="bar-place">
          <Bar
            say={say}
            phase={speech.phase(inSight)}
            progress={screen.progress(say, inSight)}
            tools={bar}
            isBehind={isBehind}
            onPhase={() => setOver({ rules: chapterOfPhase(screen.rules, inSight.phase) })}
            slip={
              here && (
                <Slip
                  say={say}
                  game={screen.id as GameId}
                  here={here}
                  acts={hostActs(table.id, client.request)}
                />
              )
            }
          />
          {company && <CompanySigns say={say} company={company} />}
          {!isBehind && undoSlip}
        </div>
        <DomTable
          say={say}
          question={question}
          groups={groups}
          onPoint={acts.point}
          onKey={acts.key}
          onFocus={acts.focus}
        />
        {hasStage ? (
          <StageHost
            tools={tools}
            presenter={presenter}
            listeners={listeners}
            words={say}
            onFailed={failed}
          />
        ) : (
          <p class="stage stage-missing">{say('table.trouble.stage')}</p>
        )}
        <Prompt
          whose={whose === null ? null : (names[whose] ?? '')}
          question={<Signed say={say} Code={screen.rules.Code} words={asked} />}
          isForAll={isForAll}
          // The host's screen is everybody's.
          watching={isForAll && here === null ? say('table.watching') : null}
          open={open}
          preview={
            screen.intents.preview && !isForAll
              ? preview && <Signed say={say} Code={screen.rules.Code} words={preview} />
              : null
          }
          whyNot={
            table.whyNot && (
              <Signed say={say} Code={screen.rules.Code} words={signedSpeech.refusal(table.whyNot)} />
            )
          }
          refusesAtLength={screen.refusesAtLength === true}
          explained={
            table.explained && (
              <Signed
                say={say}
                Code={screen.rules.Code}
                words={signedSpeech.explained(table.explained, composing, shown)}
              />
            )
          }
          actions={open === null ? [] : screen.intents.actions(say, view, composing)}
          onPress={({ intent }) => acts.follow(intent)}
        />
        {over === 'log' && (
          <LogPanel
            say={say}
            events={table.log}
            undone={table.undone}
            words={(event) => speech.event(event, shown)}
            names={names}
            told={`${view.viewer} ${names.join()}`}
            ways={screen.log}
            Code={screen.rules.Code}
            onClose={closeLog}
          />
        )}
      </div>
      {curtainPhase !== 'up' && (
        <Curtain
          say={say}
          phase={curtainPhase}
          name={table.curtain === null ? null : (names[table.curtain] ?? '')}
          turn={turn === null || turn === table.curtain ? null : (names[turn] ?? '')}
          isCovered={over !== null}
          undo={undoOnCurtain(
            say,
            table,
            undo,
            played.current === null ? null : (names[played.current] ?? ''),
          )}
          onLift={client.lift}
          onLeave={leave}
        />
      )}
      {isBehind && <div class="undo-over-curtain">{undoSlip}</div>}
      <News
        label={say('table.dom.news')}
        sayings={table.sayings}
        words={(what) => speech.saying(what, shown)}
      />
      <Sheets
        {...{ tools, table, screen, names, hands, lastTrick, over, here, onOver: setOver, onLeave: leave }}
        result={view.result && hasEnded && !isEndAway ? speech.result(view.result, shown) : null}
        onEndAway={() => setEndAway(true)}
      />
    </main>
  );
}
