// How the score of a hand of Magic Trick came about, player by player.
import type { ComponentChildren } from 'preact';
import { cardWords } from '../../../engine/games/magic-trick/describe.ts';
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { Name } from '../../theme/name.tsx';
import { CardChip, SuitPatch } from '../../theme/suits.tsx';
import type { ScoreProps } from '../screen.ts';

/** The number of the hand that `lastHand` tells of. */
export function handOfScore(view: MagicTrickView): number {
  const isShownItself = view.result !== null || view.phase === 'hand.scoring';
  return isShownItself ? view.hand : view.hand - 1;
}

export function Score({ say, view, names }: ScoreProps<MagicTrickView>) {
  const seats = view.lastHand?.seats ?? [];
  const { prestige } = view.options;
  const most = Math.max(...seats.map(({ points }) => points));
  return (
    <table class="score">
      <thead>
        <tr>
          <th scope="col">{say('table.magic-trick.score.player')}</th>
          <th scope="col">{say('table.magic-trick.score.bid')}</th>
          <th scope="col">{say('table.magic-trick.score.tricks')}</th>
          <th scope="col">{say('table.magic-trick.score.suits')}</th>
          <th scope="col">{say('table.magic-trick.score.for-bid')}</th>
          {prestige && <th scope="col">{say('table.magic-trick.score.prestige')}</th>}
          <th scope="col">{say('table.magic-trick.score.points')}</th>
          <th scope="col">{say('table.magic-trick.score.total')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat, index) => (
          <tr key={index} class={seat.points === most ? 'score-best' : undefined}>
            <th scope="row">
              <Name name={names[index] ?? ''} />
            </th>
            <Cell isPart label={say('table.magic-trick.score.bid')}>
              <CardChip code={seat.sleeve} words={cardWords(say, seat.sleeve)} />
            </Cell>
            <Cell isPart label={say('table.magic-trick.score.tricks')}>
              {seat.tricks}
            </Cell>
            <Cell isPart label={say('table.magic-trick.score.suits')}>
              <span class="suits">
                {seat.suitsTaken.map((suit) => (
                  <SuitPatch key={suit} suit={suit} words={say(`magic-trick.suit.${suit}`)} />
                ))}
                <span class="suits-count">{seat.suitsTaken.length}</span>
              </span>
            </Cell>
            <Cell label={say('table.magic-trick.score.for-bid')}>{signed(say, seat.forBid)}</Cell>
            {prestige && (
              <Cell label={say('table.magic-trick.score.prestige')}>
                {seat.prestige ? signed(say, seat.forPrestige) : say('table.magic-trick.score.no-prestige')}
              </Cell>
            )}
            <Cell label={say('table.magic-trick.score.points')}>
              <strong>{signed(say, seat.points)}</strong>
            </Cell>
            <Cell label={say('table.magic-trick.score.total')}>
              <strong>{say('table.number', { value: view.seats[index]?.score ?? 0 })}</strong>
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly label: string;
  /** What the sums are made of; a narrow screen shows it in the second line. */
  readonly isPart?: boolean;
  readonly children: ComponentChildren;
}

/** A cell that a narrow screen shows with its column's word above it. */
function Cell({ label, isPart = false, children }: CellProps) {
  return (
    <td data-label={label} class={isPart ? 'score-part' : undefined}>
      {children}
    </td>
  );
}

function signed(say: Say, points: number): string {
  return say('table.magic-trick.score.signed', { points });
}
