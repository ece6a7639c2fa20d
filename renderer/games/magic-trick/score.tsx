// How the score of a hand of Magic Trick came about, player by player.
import { cardWords } from '../../../engine/games/magic-trick/describe.ts';
import type { FinishedHandView, MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { CardChip, SuitPatch } from '../../theme/suits.tsx';
import type { ScoreProps } from '../screen.ts';

type SeatOfHand = FinishedHandView['seats'][number];

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
            <th scope="row">{names[index]}</th>
            <Cell label={say('table.magic-trick.score.bid')}>
              <CardChip code={seat.sleeve} words={cardWords(say, seat.sleeve)} />
            </Cell>
            <Cell label={say('table.magic-trick.score.tricks')}>{seat.tricks}</Cell>
            <Cell label={say('table.magic-trick.score.suits')}>
              <span class="suits">
                {seat.suitsTaken.map((suit) => (
                  <SuitPatch key={suit} suit={suit} words={say(`magic-trick.suit.${suit}`)} />
                ))}
                <span class="suits-count">{seat.suitsTaken.length}</span>
              </span>
            </Cell>
            <Cell label={say('table.magic-trick.score.for-bid')}>
              <span title={bidSentence(say, seat, names[index] ?? '')}>{signed(say, forBid(seat))}</span>
            </Cell>
            {prestige && (
              <Cell label={say('table.magic-trick.score.prestige')}>
                {seat.prestige
                  ? signed(say, seat.points - forBid(seat))
                  : say('table.magic-trick.score.no-prestige')}
              </Cell>
            )}
            <Cell label={say('table.magic-trick.score.points')}>
              <strong>{signed(say, seat.points)}</strong>
            </Cell>
            <Cell label={say('table.magic-trick.score.total')}>
              <strong>{view.seats[index]?.score}</strong>
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell that a narrow screen shows as a line of its own, with its column's word before it. */
function Cell({ label, children }: { label: string; children: preact.ComponentChildren }) {
  return <td data-label={label}>{children}</td>;
}

/** What the bid alone is worth: the points without the prestige bonus, which is only paid on top of a met bid. */
function forBid(seat: SeatOfHand): number {
  return seat.met ? Math.min(seat.points, POINTS_OF_A_MET_BID) : seat.points;
}
const POINTS_OF_A_MET_BID = 3;

function bidSentence(say: Say, seat: SeatOfHand, name: string): string {
  const bid = Number(seat.sleeve.slice(1));
  const facts = { name, bid, tricks: seat.tricks, difference: Math.abs(bid - seat.tricks) };
  return say(seat.met ? 'table.magic-trick.score.met' : 'table.magic-trick.score.missed', facts);
}

function signed(say: Say, points: number): string {
  return say('table.magic-trick.score.signed', { points });
}
