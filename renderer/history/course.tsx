// Who won how much in the course of time, added up: lines that are told apart by colour, by stroke and by the sign at their end.
import type { Course as CourseOf } from '../../engine/history/statistics.ts';
import { allOf } from '../../engine/language/lists.ts';
import type { Say } from '../../engine/language/say.ts';
import { Name } from '../theme/name.tsx';
import { courseLines, type CourseLine } from './course-lines.ts';
import { useRoom } from './use-room.ts';

/** In the size of the text: the height of the picture, the room at its edges, and what a date takes. */
const HEIGHT = 13;
const LEFT = 2;
const RIGHT = 1;
const TOP = 0.75;
const BOTTOM = 1.75;
const DATE = 4.25;
/** Signs that differ in their outline, around a middle and some ten across. */
const SIGNS = [
  'M-4.5,-4.5h9v9h-9z',
  'M0,-5.5A5.5,5.5 0 1 1 0,5.5A5.5,5.5 0 1 1 0,-5.5z',
  'M0,-6L6,5H-6z',
  'M0,-6.5L6.5,0L0,6.5L-6.5,0z',
  'M-2,-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
  'M0,6L6,-5H-6z',
] as const;

export function Course({ say, course }: { say: Say; course: CourseOf }) {
  const { unit } = course;
  const [room, { width, rem }] = useRoom<HTMLDivElement>();
  const size = {
    width: width - (LEFT + RIGHT) * rem,
    height: (HEIGHT - TOP - BOTTOM) * rem,
    label: DATE * rem,
  };
  const { lines, across, up } = courseLines(course, size.width > 0 ? size : { ...size, width: 1 });
  const wins = lines.map((line) => say('history.course.wins', { name: line.name, wins: line.wins }));
  return (
    <section class="history-part history-wide" aria-labelledby="history-course">
      <h2 id="history-course">{say('history.course')}</h2>
      <p class="choices-help">{say('history.course.axis', { unit })}</p>
      <div class="course">
        <div class="course-picture" ref={room}>
          <svg
            role="img"
            aria-label={say('history.course.words', { unit, wins: allOf(say, wins) })}
            width={width}
            height={HEIGHT * rem}
          >
            {size.width > 0 && (
              <g transform={`translate(${LEFT * rem} ${TOP * rem})`}>
                {up.map(({ at, value }) => (
                  <g key={value}>
                    <line class="course-rule" x1={0} x2={size.width} y1={at} y2={at} />
                    <text class="course-up" x={-0.5 * rem} y={at} dominant-baseline="central">
                      {say('table.number', { value })}
                    </text>
                  </g>
                ))}
                {across.map(({ at, value }) => (
                  <text key={value} class="course-across" x={at} y={size.height + 1.25 * rem}>
                    {fromWords(say, course, value)}
                  </text>
                ))}
                {/* The first ones lie on top. */}
                {lines.toReversed().map((line) => (
                  <Line key={line.look} line={line} rem={rem} />
                ))}
              </g>
            )}
          </svg>
        </div>
        <ol class="course-names" aria-hidden="true">
          {lines.map(({ name, look, wins: won }) => (
            <li key={look} data-look={look}>
              <svg viewBox="-8 -8 16 16">
                <path class="course-sign" d={SIGNS[look]} />
              </svg>
              <Name name={name} />
              <span class="course-won">{say('table.number', { value: won })}</span>
            </li>
          ))}
        </ol>
      </div>
      <details class="course-table">
        <summary>{say('history.course.table')}</summary>
        <Table say={say} course={course} lines={lines} />
      </details>
    </section>
  );
}

function Line({ line: { look, points }, rem }: { line: CourseLine; rem: number }) {
  const end = points.at(-1);
  return (
    <g data-look={look}>
      <polyline class="course-line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {end && (
        <path
          class="course-sign"
          d={SIGNS[look]}
          transform={`translate(${end.x} ${end.y}) scale(${rem / 16})`}
        />
      )}
    </g>
  );
}

interface TableProps {
  readonly say: Say;
  readonly course: CourseOf;
  readonly lines: readonly CourseLine[];
}

/** Wins of each period. */
function Table({ say, course, lines }: TableProps) {
  const { unit, from, games, players } = course;
  return (
    // Moved by keys where it is wider than the page.
    <div class="history-scroll" tabIndex={0} role="group" aria-labelledby="history-course">
      <table class="history-table">
        <thead>
          <tr>
            <th scope="col">{say('history.course.period', { unit })}</th>
            <th scope="col">{say('history.course.played')}</th>
            {lines.map(({ name, look }) => (
              <th key={look} scope="col">
                <Name name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from.map((day, at) => (
            <tr key={day}>
              <th scope="row">{fromWords(say, course, at)}</th>
              <td class="history-number">{say('table.number', { value: games[at] ?? 0 })}</td>
              {lines.map(({ look }) => (
                <td key={look} class="history-number">
                  {say('table.number', { value: players[look]?.wins[at] ?? 0 })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** When a period began, in the words of its unit. */
function fromWords(say: Say, { unit, from }: CourseOf, at: number): string {
  // At noon it is that day wherever the clocks are.
  return say(`history.course.from.${unit}`, { at: new Date(`${from[at]}T12:00:00`).getTime() });
}
