// What happened so far, newest last, folded out beside the table.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';

interface LogPanelProps {
  readonly say: Say;
  /** Oldest first; empty ones are left out. */
  readonly lines: readonly string[];
}

export function LogPanel({ say, lines }: LogPanelProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <aside class="log" id="log" aria-label={say('table.log.title')}>
      <h2>{say('table.log.title')}</h2>
      {lines.length === 0 ? (
        <p>{say('table.log.empty')}</p>
      ) : (
        <ol ref={list} tabIndex={0}>
          {lines.map((line, index) => (line === '' ? null : <li key={index}>{line}</li>))}
        </ol>
      )}
    </aside>
  );
}
