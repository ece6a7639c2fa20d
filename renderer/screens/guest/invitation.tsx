// The head of a guest's page at a table: which game is played there.
import type { Say } from '../../../engine/language/say.ts';
import { BILLS } from '../bills.ts';

export function Invitation({ say, game }: { say: Say; game: string }) {
  const bill = BILLS.find(({ id }) => id === game);
  if (!bill) return <h2>{game}</h2>;
  const { id, title, line, Art } = bill;
  return (
    <header class="invitation" data-bill={id}>
      <div class="invitation-art">
        <Art />
      </div>
      <div class="invitation-titles">
        <p class="overline">{say('guest.invited')}</p>
        <h2>{say(title)}</h2>
        <p class="invitation-line">{say(line)}</p>
      </div>
    </header>
  );
}
