// A slip under the bar, or over the curtain: somebody would like to take something back, and what came of it. It covers no card.
import { useEffect, useRef, useState } from 'preact/hooks';
import { allOf } from '../../engine/language/lists.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { TableState } from '../store/state.ts';
import { answersHere, type UndoState } from '../store/undoing.ts';
import { undoSentence } from './undo-words.ts';

/** How long it stays in sight what came of a wish, in milliseconds; the live region and the log have it for longer. */
const IN_SIGHT_MS = 10_000;
/** Where the keyboard goes on when nothing is left to answer here. */
const GOES_ON = '#curtain-lift, #dom-table button[tabindex="0"]';

interface UndoSlipProps {
  readonly say: Say;
  readonly table: Pick<TableState, 'latest'>;
  readonly undoing: UndoState;
  /** What came of the last wish, as long as it is to be seen. */
  readonly came: UndoState['came'];
  /** By seat. */
  readonly names: readonly string[];
  readonly onAgree: (seat: Seat, yes: boolean) => void;
  readonly onClose: () => void;
}

export function UndoSlip({ say, table, undoing, came, names, onAgree, onClose }: UndoSlipProps) {
  const { asked } = undoing;
  if (asked !== null) return <Asked {...{ say, table, undoing, asked, names, onAgree }} />;
  if (came === null) return null;
  return (
    <aside class="undo-slip" aria-label={say('undo.slip')} data-undo={came.how}>
      <div class="undo-wish">
        <p>{undoSentence(say, { kind: 'came', ...came }, names)}</p>
        <button
          type="button"
          class="lesser undo-close"
          aria-label={say('undo.close')}
          title={say('undo.close')}
          onClick={onClose}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    </aside>
  );
}

interface AskedProps extends Omit<UndoSlipProps, 'came' | 'onClose'> {
  readonly asked: NonNullable<UndoState['asked']>;
}

function Asked({ say, table, undoing, asked, names, onAgree }: AskedProps) {
  const slip = useRef<HTMLElement>(null);
  const { holds } = table.latest;
  const here = answersHere(table, undoing);
  const elsewhere = asked.waitsFor.filter((seat) => !holds.includes(seat));
  /** Nobody has to be told apart where one person plays from here. */
  const isShared = holds.length > 1;
  const answer = (seat: Seat, yes: boolean): void => {
    const next = here.find((other) => other !== seat);
    const button = slip.current?.querySelector<HTMLElement>(`[data-agrees="${next}"]`);
    (button ?? document.querySelector<HTMLElement>(GOES_ON))?.focus();
    onAgree(seat, yes);
  };
  return (
    <aside ref={slip} class="undo-slip" aria-label={say('undo.slip')} data-undo="asked">
      <div class="undo-wish">
        <p>
          {undoSentence(say, { kind: 'asked', ...asked }, names)}
          {elsewhere.length > 0 && (
            <span class="undo-waits">
              {' '}
              {say('undo.waits', {
                names: allOf(
                  say,
                  elsewhere.map((seat) => names[seat] ?? ''),
                ),
              })}
            </span>
          )}
        </p>
        {holds.includes(asked.seat) && (
          <button type="button" class="lesser" data-withdraws onClick={() => answer(asked.seat, false)}>
            {say('undo.withdraw')}
          </button>
        )}
      </div>
      {here.length > 0 && (
        <div class="undo-answers">
          {here.map((seat) => (
            <Answer
              key={seat}
              say={say}
              seat={seat}
              name={isShared ? (names[seat] ?? '') : null}
              onAnswer={(yes) => answer(seat, yes)}
            />
          ))}
        </div>
      )}
    </aside>
  );
}

interface AnswerProps {
  readonly say: Say;
  readonly seat: Seat;
  /** Of who is asked; null where nobody else could be. */
  readonly name: string | null;
  readonly onAnswer: (yes: boolean) => void;
}

function Answer({ say, seat, name, onAnswer }: AnswerProps) {
  const agrees = say(name === null ? 'undo.agree' : 'undo.agrees-here');
  const disagrees = say(name === null ? 'undo.disagree' : 'undo.disagrees-here');
  /** The whole sentence, for who hears the button alone. */
  const by = (does: string): string => (name === null ? does : say('undo.by', { name, does }));
  return (
    <div class="undo-person">
      {name !== null && <span class="undo-name">{name}</span>}
      <button
        type="button"
        class="main"
        data-agrees={seat}
        aria-label={by(agrees)}
        onClick={() => onAnswer(true)}
      >
        {agrees}
      </button>
      <button type="button" data-disagrees={seat} aria-label={by(disagrees)} onClick={() => onAnswer(false)}>
        {disagrees}
      </button>
    </div>
  );
}

/**
 * What came of the last wish, as long as it is to be seen, and a way to put it away. Whoever took something back sees that on
 * the table.
 */
export function useOutcome(
  { came }: UndoState,
  { latest }: Pick<TableState, 'latest'>,
): [UndoState['came'], () => void] {
  const [gone, setGone] = useState<UndoState['came']>(null);
  useEffect(() => {
    if (came === null) return undefined;
    const timer = window.setTimeout(() => setGone(came), IN_SIGHT_MS);
    return () => window.clearTimeout(timer);
  }, [came]);
  const isSeenAnyway = came?.how === 'taken-back' && latest.holds.includes(came.seat);
  return [came === gone || isSeenAnyway ? null : came, () => setGone(came)];
}
