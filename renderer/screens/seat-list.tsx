// Who sits where, seat by seat: a kind and a name for each.
import type { Ref } from 'preact';
import type { Say } from '../../engine/language/say.ts';
import { SitterSign } from './art/sitters.tsx';
import type { sittersOf } from './sitters.ts';
import {
  type Forms,
  OPEN,
  PERSON,
  type SameName,
  type SetupForm,
  type Sitter,
  withName,
} from './setup-form.ts';

interface SeatListProps {
  readonly say: Say;
  readonly filled: SetupForm;
  readonly forms: Forms;
  /** Who can be chosen. */
  readonly sitters: ReturnType<typeof sittersOf>;
  readonly listRef: Ref<HTMLOListElement>;
  readonly onFill: (filled: SetupForm) => void;
}

export function SeatList({ say, filled, forms, sitters, listRef, onFill }: SeatListProps) {
  const same = forms.sameName(filled);
  return (
    <ol class="seats" ref={listRef}>
      {filled.seats.map(({ sitter, name }, seat) => {
        const isSame = same?.seats.includes(seat) ?? false;
        return (
          <li key={seat} class={sitter === PERSON ? 'seat seat-person' : 'seat'}>
            <span class="seat-number">
              <SitterSign kind={signOf(sitter)} />
              {say('table.setup.seat', { number: seat + 1 })}
            </span>
            <select
              aria-label={say('table.setup.kind', { number: seat + 1 })}
              data-seat={seat}
              value={sitter}
              onChange={({ currentTarget }) => onFill(forms.withSitter(filled, seat, currentTarget.value))}
            >
              {sitters.map(({ id, words: sitterWords }) => (
                <option key={id} value={id}>
                  {sitterWords}
                </option>
              ))}
            </select>
            {sitter === OPEN ? (
              <span class="seat-free">{say('hosting.seat.nobody')}</span>
            ) : (
              <input
                type="text"
                data-name={seat}
                aria-label={say('table.setup.name', { number: seat + 1 })}
                value={name}
                maxLength={40}
                autocomplete="off"
                aria-invalid={isSame}
                aria-describedby={isSame ? 'same-name' : undefined}
                onInput={({ currentTarget }) => onFill(withName(filled, seat, currentTarget.value))}
              />
            )}
            {same?.seats[1] === seat && (
              <p class="field-error" id="same-name" role="alert">
                {say('table.setup.same-name', { name: same.name })}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Names that are the same are said to be so already; whoever goes on all the same is led to what is to be changed. */
export function leadToName(list: HTMLOListElement | null, same: SameName): void {
  const input = list?.querySelector<HTMLInputElement>(`input[data-name="${same.seats[1]}"]`);
  input?.focus();
  input?.select();
}

function signOf(sitter: Sitter): 'person' | 'open' | 'bot' {
  if (sitter === PERSON) return 'person';
  return sitter === OPEN ? 'open' : 'bot';
}
