// The rules of a game, a chapter at a time: the contents, the chapter, and the way to the next.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BlockOf, optionWords, type Reading, valueWords } from './blocks.tsx';

interface ReaderProps {
  readonly reading: Reading;
  /** The chapter that is open. */
  readonly open: string;
  readonly onOpen: (chapter: string) => void;
  /** Players at the table over which the rules are read; null where there is none. */
  readonly players: number | null;
}

export function Reader({ reading, open, onOpen, players }: ReaderProps) {
  const { say, rules, agreed, game } = reading;
  const ids = Object.keys(rules.chapters);
  const at = ids.indexOf(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  /** Matters only where the contents stand above the chapter; beside it they are always there. */
  const [isUnfolded, setUnfolded] = useState(false);
  useLayoutEffect(() => {
    setUnfolded(false);
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  const chapter = rules.chapters[open];
  if (!chapter) return null;
  const title = (id: string): string => say(rules.chapters[id]?.title ?? chapter.title);
  return (
    <div class="rules-frame">
      <div class="rules">
        <div class="rules-contents" data-unfolded={isUnfolded}>
          <button
            type="button"
            class="rules-fold"
            aria-expanded={isUnfolded}
            aria-controls="rules-contents"
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {say('table.rules.contents')}
          </button>
          <nav id="rules-contents" aria-label={say('table.rules.contents')}>
            <ol>
              {ids.map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    data-chapter={id}
                    aria-current={id === open ? 'true' : undefined}
                    onClick={() => onOpen(id)}
                  >
                    {title(id)}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        <article class="rules-text">
          <h3 ref={heading} id="rules-chapter" tabIndex={-1} autofocus>
            {title(open)}
          </h3>
          {agreed && (
            <p class="rules-agreed">
              <strong>{say('table.rules.here')}</strong>
              {players !== null && <span>{say('table.rules.here.players', { count: players })}</span>}
              {Object.entries(agreed).map(([option, value]) => (
                <span key={option}>
                  {say('table.rules.here.option', {
                    option: optionWords(say, game, option),
                    value: valueWords(reading, option, value),
                  })}
                </span>
              ))}
            </p>
          )}
          {chapter.blocks.map((block, index) => (
            <BlockOf key={index} reading={reading} block={block} />
          ))}
          <div class="rules-turn">
            {[-1, 1].map((step) => {
              const id = ids[at + step];
              if (id === undefined) return <span key={step} />;
              return (
                <button key={step} type="button" onClick={() => onOpen(id)}>
                  {say(step < 0 ? 'table.rules.before' : 'table.rules.next', { chapter: title(id) })}
                </button>
              );
            })}
          </div>
        </article>
      </div>
    </div>
  );
}
