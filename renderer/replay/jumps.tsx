// Menus that lead to a hand, and in it to a trick or turn.
import type { Say } from '../../engine/language/say.ts';
import { largerParts, type Mark, partAt, smallerParts } from './marks.ts';

interface JumpsProps {
  readonly say: Say;
  readonly marks: readonly Mark[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

export function Jumps({ say, marks, at, onGo }: JumpsProps) {
  const { larger, smaller } = partAt(marks, at);
  const menus = [
    { id: 'larger', parts: largerParts(marks), now: larger },
    { id: 'smaller', parts: smallerParts(marks, at), now: smaller },
  ] as const;
  return (
    <div class="replay-jumps">
      {menus.map(({ id, parts, now }) => (
        <select
          key={id}
          aria-label={say(`replay.jump.${id}`)}
          data-jump={id}
          disabled={parts.length === 0}
          value={now === null ? '' : String(parts.indexOf(now))}
          onChange={({ currentTarget }) => {
            const part = parts[Number(currentTarget.value)];
            if (currentTarget.value !== '' && part) onGo(part.step);
          }}
        >
          {now === null && <option value="">{say('replay.jump.none')}</option>}
          {parts.map(({ words, step }, index) => (
            <option key={`${step} ${words}`} value={index}>
              {words}
            </option>
          ))}
        </select>
      ))}
    </div>
  );
}
