// The worked examples of a score: a sleeve, the tricks, their suits, and what they make.
import { cardWords } from '../../../engine/games/magic-trick/describe.ts';
import type { Suit } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { SuitPatch } from '../../theme/suits.tsx';
import { CardOf } from './svg-cards.tsx';

interface SumProps {
  readonly say: Say;
  readonly sleeve: string;
  readonly tricks: number;
  readonly suits: readonly Suit[];
  /** What the bid brings or costs, and what prestige adds to it. */
  readonly points: readonly number[];
}

function Sum({ say, sleeve, tricks, suits, points }: SumProps) {
  const signed = points.map((part) => say('table.magic-trick.score.signed', { points: part }));
  const total = points.reduce((sum, part) => sum + part, 0);
  return (
    <dl class="figure-sum">
      <div>
        <dt>{say('magic-trick.rules.score.sleeve')}</dt>
        <dd>
          <CardOf code={sleeve} words={cardWords(say, sleeve)} />
        </dd>
      </div>
      <div>
        <dt>{say('magic-trick.rules.score.tricks')}</dt>
        <dd class="figure-number">{tricks}</dd>
      </div>
      <div>
        <dt>{say('magic-trick.rules.score.suits')}</dt>
        <dd class="figure-patches">
          {suits.length === 0 && say('magic-trick.rules.score.none')}
          {suits.map((suit) => (
            <SuitPatch key={suit} suit={suit} words={say(`magic-trick.suit.${suit}`)} />
          ))}
        </dd>
      </div>
      <div class="figure-total">
        <dt>{signed.length > 1 ? signed.join(' ') : ''}</dt>
        <dd>{say('magic-trick.rules.score.points', { points: total })}</dd>
      </div>
    </dl>
  );
}

interface FigureProps {
  readonly say: Say;
}

export const Prestige = ({ say }: FigureProps) => (
  <Sum say={say} sleeve="Y3" tricks={3} suits={['R', 'G', 'B']} points={[3, 2]} />
);

export const Met = ({ say }: FigureProps) => (
  <Sum say={say} sleeve="Y3" tricks={3} suits={['R', 'G', 'B', 'K']} points={[3]} />
);

export const Missed = ({ say }: FigureProps) => (
  <Sum say={say} sleeve="Y4" tricks={3} suits={['R', 'G', 'B']} points={[-1]} />
);

export const Zero = ({ say }: FigureProps) => (
  <Sum say={say} sleeve="K0" tricks={0} suits={[]} points={[3, 2]} />
);

export const Many = ({ say }: FigureProps) => (
  <Sum say={say} sleeve="P7" tricks={9} suits={['R', 'O', 'Y', 'G', 'B', 'P', 'K']} points={[-2]} />
);
