// The last battle once more: both cards, what made their values, and why it went as it did.
import { cardWords, placeWords } from '../../../engine/games/sam/describe.ts';
import type { BattleSide, Place, SamView, Side } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { Name } from '../../theme/name.tsx';
import type { LastProps, LastWays } from '../screen.ts';
import { ledgerOf, verdict } from './battle-line.ts';
import { Picture } from './svg-cards.tsx';

export const lastBattle: LastWays<SamView> = {
  title: (say) => say('table.sam.battle.title'),
  whyNot: (say, { battle }) => (battle === null ? say('table.sam.battle.none') : null),
  Last: LastBattle,
};

function LastBattle({ say, view: { battle }, names }: LastProps<SamView>) {
  if (!battle) return null;
  const { attacker, defender, winner, wasDown } = battle;
  return (
    <div class="battle">
      <div class="battle-sides">
        <FightingSide side="attacker" of={attacker} isBetter={winner === 'attacker'} {...{ say, names }} />
        <FightingSide
          side="defender"
          of={defender}
          isBetter={winner === 'defender'}
          wasDown={wasDown}
          {...{ say, names }}
        />
      </div>
      <p class="battle-verdict">{verdict(say, battle, names)}</p>
    </div>
  );
}

interface FightingSideProps {
  readonly say: Say;
  readonly names: readonly string[];
  readonly side: Side;
  readonly of: BattleSide<string, Place>;
  readonly isBetter: boolean;
  readonly wasDown?: boolean;
}

function FightingSide({ say, names, side, of, isBetter, wasDown = false }: FightingSideProps) {
  return (
    <section class={isBetter ? 'battle-side battle-better' : 'battle-side'}>
      <h3>
        <Name name={names[of.seat] ?? ''} /> <span>{say(`table.sam.battle.${side}`)}</span>
      </h3>
      <div class="battle-card">
        <Picture say={say} code={of.card} />
      </div>
      <p>
        {say('table.sam.battle.card', {
          card: cardWords(say, of.card),
          place: placeWords(say, of.at),
          down: wasDown ? 'yes' : 'no',
        })}
      </p>
      <table class="battle-ledger">
        <tbody>
          {ledgerOf(say, of).map(({ what, value, isChange }) => (
            <tr key={what} class={isChange ? undefined : 'battle-value'}>
              <th scope="row">{what}</th>
              <td>
                {say(
                  isChange ? 'table.points.signed' : 'table.number',
                  isChange ? { points: value } : { value },
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
