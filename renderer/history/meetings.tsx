// One against the other: who won where the other did not, as a matrix; of two people in a sentence.
import type { Statistics } from '../../engine/history/statistics.ts';
import type { Say } from '../../engine/language/say.ts';
import { Name } from '../theme/name.tsx';

type Meeting = Statistics['meetings'][number];

export function Meetings({ say, meetings }: { say: Say; meetings: readonly Meeting[] }) {
  const [first] = meetings;
  if (!first) return null;
  return (
    <section class="history-part" aria-labelledby="history-meetings">
      <h2 id="history-meetings">{say('history.meetings')}</h2>
      {meetings.length === 1 ? <p>{pairWords(say, first)}</p> : <Matrix say={say} meetings={meetings} />}
    </section>
  );
}

function Matrix({ say, meetings }: { say: Say; meetings: readonly Meeting[] }) {
  const names = [...new Set(meetings.flatMap(({ one, other }) => [one, other]))];
  return (
    <>
      <p class="choices-help">{say('history.meetings.help')}</p>
      <div class="history-scroll" tabIndex={0} role="group" aria-labelledby="history-meetings">
        <table class="history-table meetings">
          <thead>
            <tr>
              <th scope="col">{say('history.meetings.corner')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  <Name name={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((row) => (
              <tr key={row}>
                <th scope="row">
                  <Name name={row} />
                </th>
                {names.map((column) => (
                  <Cell key={column} say={say} meeting={meetingOf(meetings, row, column)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Empty where the two have not met, as nobody meets themselves. */
function Cell({ say, meeting }: { say: Say; meeting: Meeting | null }) {
  if (!meeting) return <td class="meetings-none" />;
  const { one, other, games, oneAhead, otherAhead } = meeting;
  const facts = { one, other, games, ahead: oneAhead, behind: otherAhead };
  return (
    <td class={oneAhead > otherAhead ? 'meetings-ahead' : undefined}>
      <span aria-hidden="true">{say('history.meetings.cell', facts)}</span>
      <span class="visually-hidden">{say('history.meetings.cell.words', facts)}</span>
    </td>
  );
}

/** The meeting of two, as seen by the first. */
function meetingOf(meetings: readonly Meeting[], one: string, other: string): Meeting | null {
  const as = meetings.find((meeting) => meeting.one === one && meeting.other === other);
  if (as) return as;
  const turned = meetings.find((meeting) => meeting.one === other && meeting.other === one);
  if (!turned) return null;
  return { one, other, games: turned.games, oneAhead: turned.otherAhead, otherAhead: turned.oneAhead };
}

function pairWords(say: Say, { one, other, games, oneAhead, otherAhead }: Meeting): string {
  return say('history.meetings.pair', { one, other, games, ahead: oneAhead, behind: otherAhead });
}
