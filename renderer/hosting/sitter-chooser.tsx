// Before the game: who sits at a seat that no guest has, and what a person at this screen is called.
import type { GameId } from '../../engine/games/registry.ts';
import { words } from '../../engine/games/words.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Occupant } from '../../engine/protocol/network.ts';
import { type Forms, OPEN, PERSON, withName } from '../screens/setup-form.ts';
import { sittersOf } from '../screens/sitters.ts';
import { Name } from '../theme/name.tsx';
import type { HostActs } from './acts.ts';
import { Nobody } from './seat-list.tsx';
import { asForm, sitterOf } from './standing.ts';
import { whoSits } from './who-sits.ts';

interface SitterChooserProps {
  readonly say: Say;
  readonly game: GameId;
  readonly forms: Forms;
  readonly seats: readonly Occupant[];
  readonly seat: number;
  readonly acts: Pick<HostActs, 'sit'>;
}

export function SitterChooser({ say, game, forms, seats, seat, acts }: SitterChooserProps) {
  const occupant = seats[seat];
  if (!occupant) return null;
  const sitter = sitterOf(occupant);
  return (
    <div class="host-choose">
      <select
        aria-label={say('table.setup.kind', { number: seat + 1 })}
        value={sitter}
        onChange={({ currentTarget }) => acts.sit(seat, whoSits(forms, seats, seat, currentTarget.value))}
      >
        {sittersOf(say, words[game].botKinds).map(({ id, words: sitterWords }) => (
          <option key={id} value={id}>
            {sitterWords}
          </option>
        ))}
      </select>
      {sitter === PERSON ? (
        <input
          type="text"
          aria-label={say('table.setup.name', { number: seat + 1 })}
          // As the host has it, also where it did not take what was typed last.
          key={occupant.name}
          value={occupant.name}
          maxLength={40}
          autocomplete="off"
          onChange={({ currentTarget }) => {
            const name = currentTarget.value.trim();
            const isNew = name !== '' && forms.sameName(withName(asForm(seats), seat, name)) === null;
            if (isNew) acts.sit(seat, { kind: 'person', name });
            else currentTarget.value = occupant.name;
          }}
        />
      ) : (
        <span class="host-chosen">
          {sitter === OPEN ? <Nobody say={say} /> : <Name name={occupant.name} />}
        </span>
      )}
    </div>
  );
}
