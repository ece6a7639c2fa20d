// The sheets over a table: what somebody asked for, a score that is to be read, and the end.
import type { View } from '../../engine/core/view.ts';
import type { GameId } from '../../engine/games/registry.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Tools } from '../app/context.ts';
import type { HostedHere } from '../hosting/here.ts';
import { NetworkSheet } from '../hosting/network-sheet.tsx';
import type { GameScreen, HandScored, TrickTaken, WonWith } from '../games/screen.ts';
import { HowItGoes } from '../rules/how-it-goes.tsx';
import { RulesSheet } from '../rules/rules-sheet.tsx';
import { SettingsSheet } from '../settings/settings-sheet.tsx';
import type { TableState } from '../store/state.ts';
import { hasRead } from '../store/table.ts';
import { AidSheet } from './aid-sheet.tsx';
import { EndSheet } from './end-sheet.tsx';
import { LastTrickSheet } from './last-trick-sheet.tsx';
import { wouldLoseDraft } from './leave.ts';
import { LeaveSheet } from './leave-sheet.tsx';
import { chapterRead, type Over, takenShown } from './over.ts';
import { sameAgain } from './same-again.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { StandingsSheet } from './standings-sheet.tsx';

interface SheetsProps {
  readonly tools: Tools;
  readonly table: TableState;
  readonly screen: GameScreen<View>;
  /** By seat. */
  readonly names: readonly string[];
  /** Every finished hand so far. */
  readonly hands: readonly HandScored[];
  /** Null before the first one was taken. */
  readonly lastTrick: TrickTaken | null;
  readonly over: Over | null;
  /** Null where somebody else is the host. */
  readonly here: HostedHere | null;
  /** Who won and why, in one sentence; null before the end, and when it was put away. */
  readonly result: string | null;
  readonly onOver: (over: Over | null) => void;
  readonly onLeave: () => void;
  readonly onEndAway: () => void;
}

export function Sheets(props: SheetsProps) {
  const { tools, table, screen, names, hands, lastTrick, over, here, result, onOver, onLeave, onEndAway } =
    props;
  const { say, store, client } = tools;
  const { shown, reading } = table;
  const { view } = shown;
  const { Aid } = screen;
  const chapter = chapterRead(over);
  const taken = takenShown(over);
  const close = (): void => onOver(null);
  return (
    <>
      {/* Whoever reads the rules reads on: a score waits until they are put away. */}
      {reading && chapter === null && over !== 'how' && (
        <ScoreSheet
          say={say}
          view={reading}
          names={names}
          hands={hands}
          isNew
          onClose={() => client.changeTable(hasRead)}
        />
      )}
      {over === 'score' && !reading && screen.standings && (
        <StandingsSheet say={say} standings={screen.standings(say, view)} names={names} onClose={close} />
      )}
      {over === 'score' && !reading && screen.hands && (
        <ScoreSheet say={say} view={view} names={names} hands={hands} onClose={close} />
      )}
      {chapter !== null && (
        <RulesSheet say={say} view={view} chapter={chapter} onHow={() => onOver('how')} onClose={close} />
      )}
      {over === 'how' && <HowItGoes tools={tools} game={screen.id as GameId} onClose={close} />}
      {taken !== null && !reading && (
        <LastTrickSheet say={say} view={view} trick={lastTrick} first={taken} names={names} onClose={close} />
      )}
      {over === 'aid' && Aid && (
        <AidSheet say={say} onClose={close}>
          <Aid say={say} />
        </AidSheet>
      )}
      {over === 'leave' && (
        <LeaveSheet
          say={say}
          losesDraft={wouldLoseDraft(table)}
          isGuest={here === null}
          isHosted={here !== null && here.hosting.network !== null}
          onLeave={onLeave}
          onClose={close}
        />
      )}
      {over === 'network' && here && (
        <NetworkSheet tools={tools} game={screen.id as GameId} here={here} onClose={close} />
      )}
      {over === 'settings' && <SettingsSheet tools={tools} onClose={close} />}
      {result !== null && over === null && view.result && (
        <EndSheet
          say={say}
          result={view.result}
          sentence={result}
          names={names}
          hands={hands}
          standing={screen.standing?.(say, table.log, names.length) ?? null}
          lasted={screen.lasted?.(say, view, table.log) ?? null}
          points={screen.standings?.(say, view).points ?? say('table.points.total')}
          won={wonOf(say, table, screen, names)}
          Picture={screen.Picture}
          isBusy={store.state.isOpening || store.state.link !== 'connected'}
          onAgain={here && (() => client.open(sameAgain(shown, screen.options(view), table.id)))}
          onChange={here && (() => client.go({ at: 'setup' }))}
          onWatch={here && (() => client.go({ at: 'replay', id: table.id, step: 0, eyes: null }))}
          onHome={onLeave}
          onClose={onEndAway}
        />
      )}
    </>
  );
}

/** Who won, and with what, as far as the game has pictures of it. */
function wonOf(
  say: Say,
  { shown: { view }, log }: TableState,
  { wonBy, wonWith }: GameScreen<View>,
  names: readonly string[],
): readonly WonWith[] {
  const card = wonWith?.(say, view) ?? null;
  return [...(wonBy?.(say, view, log, names) ?? []), ...(card === null ? [] : [card])];
}
