// What one player has taken, to look through: counted, and arranged as whoever looks wants it.
import { useState } from 'preact/hooks';
import type { View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import type { GameScreen, Taken, TakenStack } from '../games/screen.ts';

interface TakenCardsProps {
  readonly say: Say;
  readonly taken: Taken;
  readonly stack: TakenStack;
  readonly screen: Pick<GameScreen<View>, 'Picture' | 'rules'>;
}

export function TakenCards({ say, taken, stack: { arrangements }, screen }: TakenCardsProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const { Code } = screen.rules;
  const Card = taken.arePictures ? screen.Picture : Code;
  const chosen = arrangements.find(({ id }) => id === wanted) ?? arrangements[0];
  if (!chosen) return <p class="taken-nothing">{taken.nothing}</p>;
  return (
    <>
      {arrangements.length > 1 && (
        <div class="taken-arranged" role="group" aria-label={say('table.taken.arranged')}>
          {arrangements.map(({ id, words }) => (
            <button
              key={id}
              type="button"
              data-arranged={id}
              aria-pressed={id === chosen.id}
              onClick={() => setWanted(id)}
            >
              {words}
            </button>
          ))}
        </div>
      )}
      <p class="taken-suits">
        <span>{chosen.summary}</span>
        {chosen.counts.map(({ code, count }) => (
          <span key={code} class="taken-suit">
            <Code say={say} code={code} /> {say('table.taken.times', { count })}
          </span>
        ))}
      </p>
      <ol class={taken.arePictures ? 'taken-tricks taken-pictures' : 'taken-tricks'}>
        {chosen.rows.map(({ words, code: sign, cards }) => (
          <li key={words}>
            <span class="taken-number">{sign === undefined ? words : <Code say={say} code={sign} />}</span>
            <span class="taken-cards">
              {cards.map((code) => (
                <Card key={code} say={say} code={code} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
