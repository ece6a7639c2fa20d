// The points hand by hand, one line a player.
import type { Say } from '../../engine/language/say.ts';
import type { HandScored } from '../games/screen.ts';
import { Name } from '../theme/name.tsx';

interface HandsTableProps {
  readonly say: Say;
  readonly names: readonly string[];
  readonly hands: readonly HandScored[];
}

export function HandsTable({ say, names, hands }: HandsTableProps) {
  const totals = hands.at(-1)?.totals ?? [];
  return (
    // A game of many hands is wider than a phone.
    <div class="hands-frame" role="region" tabIndex={0} aria-label={say('table.points.hands')}>
      <table class="hands-table">
        <caption>{say('table.points.hands')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('table.points.player')}</th>
            {hands.map(({ hand }) => (
              <th key={hand} scope="col" aria-label={say('table.points.hand', { hand })}>
                {say('table.number', { value: hand })}
              </th>
            ))}
            <th scope="col">{say('table.points.total')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Name name={name} />
              </th>
              {hands.map(({ hand, points }) => (
                <td key={hand}>{say('table.points.signed', { points: points[seat] ?? 0 })}</td>
              ))}
              <td class="hands-total">{say('table.number', { value: totals[seat] ?? 0 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
