// What happened so far by hand and trick, newest last, folded out beside the table.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Say } from '../../engine/language/say.ts';
import type { LogHeading, LogWays } from '../games/screen.ts';
import type { GameRules } from '../rules/contract.ts';
import { sectionsOf } from './log-sections.ts';

/** So near to its end, in px, the list goes on showing the newest line. */
const NEAR = 40;

interface LogPanelProps {
  readonly say: Say;
  /** Oldest first. */
  readonly events: readonly AnyEvent[];
  /** An event in one sentence; empty when it is not worth a line. */
  readonly words: (event: AnyEvent) => string;
  /** By seat. */
  readonly names: readonly string[];
  /** Changes when the same event would be told otherwise. */
  readonly told: string;
  readonly ways: LogWays;
  readonly Code: GameRules<string>['Code'];
  readonly onClose: () => void;
}

export function LogPanel({ say, events, words, names, told, ways, Code, onClose }: LogPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // An event never changes, so each is put into words once, however often the log is drawn.
  const said = useMemo(() => new WeakMap<AnyEvent, string>(), [told]);
  const lineOf = (event: AnyEvent): string => {
    const known = said.get(event) ?? words(event);
    said.set(event, known);
    return known;
  };
  useLayoutEffect(() => {
    // Whoever has gone back in it reads on undisturbed.
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [events.length]);
  return (
    <aside class="log" id="log" aria-label={say('table.log.title')}>
      <header class="log-head">
        <h2>{say('table.log.title')}</h2>
        <button type="button" onClick={onClose}>
          {say('table.close')}
        </button>
      </header>
      {events.length === 0 ? (
        <p>{say('table.log.empty')}</p>
      ) : (
        <div
          ref={list}
          class="log-list"
          tabIndex={0}
          role="group"
          aria-label={say('table.log.title')}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
          }}
        >
          {sectionsOf(events, ways.headings(say, events)).map(({ heading, events: under }, index) => (
            <Part
              key={index}
              heading={heading}
              events={under}
              said={lineOf}
              told={told}
              {...{ say, names, ways, Code }}
            />
          ))}
        </div>
      )}
    </aside>
  );
}

interface PartProps extends Pick<LogPanelProps, 'say' | 'events' | 'names' | 'told' | 'ways' | 'Code'> {
  readonly heading: LogHeading | null;
  readonly said: (event: AnyEvent) => string;
}

/** A heading and what is under it; drawn anew only when something has come to it, however long the log is. */
function Part({ say, heading, events, said, names, told, ways, Code }: PartProps) {
  return useMemo(
    () => (
      <section class="log-section">
        {heading && (heading.level === 1 ? <h3>{heading.words}</h3> : <h4>{heading.words}</h4>)}
        <ol>
          {events.map((event, at) => {
            const line = said(event);
            if (line === '') return null;
            const cards = ways.cardsIn(event);
            const details = ways.detailsOf?.(say, event, names) ?? [];
            return (
              <li key={at}>
                {details.length === 0 ? line : <Unfolding line={line} details={details} />}
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
    [heading?.words, events.length, events[0], events.at(-1), told],
  );
}

/** A line that unfolds to how what it tells came about. */
function Unfolding({ line, details }: { readonly line: string; readonly details: readonly string[] }) {
  return (
    <details class="log-details">
      <summary>{line}</summary>
      <ul>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </details>
  );
}
