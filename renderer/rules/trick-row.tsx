// The cards of a trick in the order of play, each with its player, and which of them takes it.
import type { ComponentChildren } from 'preact';

export interface PlayedCard {
  readonly name: ComponentChildren;
  readonly picture: ComponentChildren;
  /** Such as "leads"; empty for none. */
  readonly note: string;
  readonly takes: boolean;
}

export function TrickRow({ cards }: { cards: readonly PlayedCard[] }) {
  return (
    <ol class="trick-row">
      {cards.map(({ name, picture, note, takes }, index) => (
        <li key={index} class={takes ? 'trick-taker' : undefined}>
          <span class="trick-name">{name}</span>
          {picture}
          <span class="trick-note">{note}</span>
        </li>
      ))}
    </ol>
  );
}
