// One playbill on the wall: what is given, for how many, how long; and the way to the table.
import type { ComponentChildren } from 'preact';
import type { Say } from '../../engine/language/say.ts';
import type { Bill } from './bills.ts';

interface PlaybillProps {
  readonly say: Say;
  readonly bill: Bill;
  /** What can be done with it. */
  readonly actions: ComponentChildren;
}

export function Playbill({ say, bill, actions }: PlaybillProps) {
  const { id, title, subtitle, line, seats, minutes, Art } = bill;
  return (
    <li class="bill" data-bill={id}>
      <article class="bill-paper" aria-labelledby={`bill-${id}`}>
        <p class="bill-head">
          <Flourish />
          <span>{say('home.tonight')}</span>
          <Flourish />
        </p>
        <hgroup class="bill-titles">
          <h2 id={`bill-${id}`} class="bill-title">
            {say(title)}
          </h2>
          {subtitle && <p class="bill-subtitle">{say(subtitle)}</p>}
        </hgroup>
        <div class="bill-art">
          <Art />
        </div>
        <p class="bill-line">{say(line)}</p>
        <p class="bill-facts">
          <span>{say('home.players', { ...seats })}</span>
          <span>{say('home.minutes', { ...minutes })}</span>
        </p>
        <div class="bill-actions">{actions}</div>
      </article>
    </li>
  );
}

/** A printer's ornament beside the head of a bill. */
function Flourish() {
  return (
    <svg class="flourish" viewBox="0 0 60 12" aria-hidden="true">
      <path d="M0 6H36" stroke="currentColor" stroke-width="1.2" />
      <path d="M34 6C38 0 43 1 44 6C45 1 50 0 54 6C50 12 45 11 44 6C43 11 38 12 34 6Z" fill="currentColor" />
      <circle cx="58" cy="6" r="1.8" fill="currentColor" />
    </svg>
  );
}
