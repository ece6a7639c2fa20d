// How a game stands whose points are counted all along: the first place first, with the way that is left.
import type { Say } from '../../engine/language/say.ts';
import type { Standings } from '../games/screen.ts';
import { Name } from '../theme/name.tsx';
import { placesOf } from './places.ts';
import { Sheet } from './sheet.tsx';

interface StandingsSheetProps {
  readonly say: Say;
  readonly standings: Standings;
  /** By seat. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export function StandingsSheet({ say, standings, names, onClose }: StandingsSheetProps) {
  const { title, goal, points: heading, beside: besideHeading, players } = standings;
  const places = placesOf({ winners: [], scores: players.map(({ points }) => points) });
  return (
    <Sheet
      id="standings"
      title={title ?? say('table.points.title')}
      onClose={onClose}
      close={say('table.close')}
    >
      <p>{goal}</p>
      <table class="ranking standings">
        <thead>
          <tr>
            <th scope="col">{say('table.end.place')}</th>
            <th scope="col" class="ranking-player">
              {say('table.points.player')}
            </th>
            <th scope="col">{heading}</th>
            <th scope="col">{besideHeading}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ seat, place, score }) => (
            <tr key={seat}>
              <td class="ranking-place">{say('table.end.place.number', { place })}</td>
              <th scope="row" class="ranking-name">
                <Name name={names[seat] ?? ''} />
                {/* The points say the same in figures. */}
                <progress aria-hidden="true" value={players[seat]?.part ?? 0} max={1} />
              </th>
              <td class="ranking-score">{say('table.number', { value: score })}</td>
              <td class="ranking-hand" data-label={besideHeading}>
                {players[seat]?.beside}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
