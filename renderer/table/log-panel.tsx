// What happened so far by hand and trick, newest last, folded out beside the table.
import { useMemo } from 'preact/hooks';
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Undone } from '../../engine/protocol/kept.ts';
import type { LogWays } from '../games/screen.ts';
import type { GameRules } from '../rules/contract.ts';
import { useFollowedEnd } from './follow-end.ts';
import { linesOf, type LogSection, sectionsOf } from './log-sections.ts';
import { undoneHeading } from './undo-words.ts';

/** What a log is that leads to what it tells of, and tells where one is. */
export interface LogJump {
  /** The first of the events that have just happened; all after it have, too. */
  readonly from: number;
  /** Goes to the event with this number. */
  readonly to: (event: number) => void;
}

interface LogPanelProps {
  readonly say: Say;
  /** Oldest first. */
  readonly events: readonly AnyEvent[];
  /** What was taken back, each before the event that it names. */
  readonly undone: readonly Undone[];
  /** An event in one sentence; empty when it is not worth a line. */
  readonly words: (event: AnyEvent) => string;
  /** By seat. */
  readonly names: readonly string[];
  /** Changes when the same event would be told otherwise. */
  readonly told: string;
  readonly ways: LogWays;
  readonly Code: GameRules<string>['Code'];
  /** Left out where the log is only read. */
  readonly jump?: LogJump;
  readonly onClose: () => void;
}

export function LogPanel(props: LogPanelProps) {
  const { say, events, undone, words, names, told, ways, Code, jump, onClose } = props;
  // An event never changes, so each is put into words once, however often the log is drawn.
  const said = useMemo(() => new WeakMap<AnyEvent, string>(), [told]);
  const lineOf = (event: AnyEvent): string => {
    const known = said.get(event) ?? words(event);
    said.set(event, known);
    return known;
  };
  const isEmpty = events.length + undone.length === 0;
  const [list, scrolled] = useFollowedEnd(events.length + undone.length, jump !== undefined);
  return (
    <aside class="log" id="log" aria-label={say('table.log.title')}>
      <header class="log-head">
        <h2>{say('table.log.title')}</h2>
        <button type="button" onClick={onClose}>
          {say('table.close')}
        </button>
      </header>
      {isEmpty ? (
        <p>{say('table.log.empty')}</p>
      ) : (
        <div
          ref={list}
          class="log-list"
          tabIndex={0}
          role="group"
          aria-label={say('table.log.title')}
          onScroll={scrolled}
        >
          {sectionsOf(events, ways.headings(say, events), undone).map((section, index) => (
            <Part
              key={index}
              section={section}
              said={lineOf}
              told={told}
              {...{ say, names, ways, Code }}
              {...(jump && { jump })}
            />
          ))}
        </div>
      )}
    </aside>
  );
}

interface PartProps extends Pick<LogPanelProps, 'say' | 'names' | 'told' | 'ways' | 'Code' | 'jump'> {
  readonly section: LogSection;
  readonly said: (event: AnyEvent) => string;
}

/** A heading and what is under it; drawn anew only when something has come to it, however long the log is. */
function Part({ say, section, said, names, told, ways, Code, jump }: PartProps) {
  const { heading, from, events, undone } = section;
  const isNews = (event: AnyEvent): boolean =>
    jump !== undefined && from + events.indexOf(event) >= jump.from;
  const news = events.filter(isNews).length;
  return useMemo(
    () => (
      <section class="log-section">
        {heading && (heading.level === 1 ? <h3>{heading.words}</h3> : <h4>{heading.words}</h4>)}
        <ol>
          {linesOf(section).map((of, at) => {
            if ('undone' in of) return <TakenBack key={at} undone={of.undone} {...{ say, said, names }} />;
            const { event } = of;
            const line = said(event);
            if (line === '') return null;
            const cards = ways.cardsIn(event);
            const details = ways.detailsOf?.(say, event, names) ?? [];
            return (
              <li key={at} aria-current={isNews(event) ? 'step' : undefined}>
                {jump && (
                  <button
                    type="button"
                    class="log-jump"
                    title={say('replay.jump.line')}
                    onClick={() => jump.to(from + events.indexOf(event))}
                  >
                    {line}
                  </button>
                )}
                {details.length > 0 ? (
                  <Unfolding line={jump ? say('replay.log.how') : line} details={details} />
                ) : (
                  !jump && line
                )}
                {cards.length > 0 && (
                  <span class="log-cards" aria-hidden="true">
                    {cards.map((code) => (
                      <Code key={code} say={say} code={code} />
                    ))}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </section>
    ),
    [heading?.words, events.length, events[0], events.at(-1), undone.length, told, news, jump?.to],
  );
}

/** What is unfolded at the lower edge would be out of sight. */
function showUnfolded({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A line that unfolds to how what it tells came about. */
function Unfolding({ line, details }: { readonly line: string; readonly details: readonly string[] }) {
  return (
    <details class="log-details" onToggle={showUnfolded}>
      <summary>{line}</summary>
      <ul>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </details>
  );
}

/** What was taken back: folded, and in words that say so to eye and ear. */
function TakenBack({
  say,
  undone,
  said,
  names,
}: Pick<PartProps, 'say' | 'said' | 'names'> & { readonly undone: Undone }) {
  const lines = undone.events.map(said).filter((line) => line !== '');
  return (
    <li class="log-undone">
      <details onToggle={showUnfolded}>
        <summary>{undoneHeading(say, undone, names)}</summary>
        <ul>
          {lines.map((line, at) => (
            <li key={at}>
              <span class="visually-hidden">{say('undo.log.line')} </span>
              <s>{line}</s>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
