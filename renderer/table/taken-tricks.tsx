// The tricks of one player to look through: how many cards of which suits, and each trick in a line.
import type { Say } from '../../engine/language/say.ts';
import type { GameRules } from '../rules/contract.ts';
import type { TakenStack } from '../games/screen.ts';

interface TakenTricksProps {
  readonly say: Say;
  readonly stack: TakenStack;
  readonly Code: GameRules<string>['Code'];
}

export function TakenTricks({ say, stack: { tricks, suits }, Code }: TakenTricksProps) {
  if (tricks.length === 0) return <p class="taken-nothing">{say('table.taken.nothing')}</p>;
  return (
    <>
      <p class="taken-suits">
        <span>{say('table.taken.count', { count: tricks.length, suits: suits.length })}</span>
        {suits.map(({ code, count }) => (
          <span key={code} class="taken-suit">
            <Code say={say} code={code} /> {say('table.taken.times', { count })}
          </span>
        ))}
      </p>
      <ol class="taken-tricks">
        {tricks.map((cards, index) => (
          <li key={index}>
            <span class="taken-number">{say('table.taken.number', { number: index + 1 })}</span>
            <span class="taken-cards">
              {cards.map((code) => (
                <Code key={code} say={say} code={code} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
