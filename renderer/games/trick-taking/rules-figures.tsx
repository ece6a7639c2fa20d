// The figures in the rules of Trick-Taking: effects, the deck, the hat, stacks, tricks.
import { CODES, colourWord } from '../../../engine/games/trick-taking/cards.ts';
import {
  cardWords,
  colourWords,
  effectWords,
  hatWords,
} from '../../../engine/games/trick-taking/describe.ts';
import { EFFECTS, HATS, type Hat } from '../../../engine/games/trick-taking/types.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';
import { TrickRow } from '../../rules/trick-row.tsx';
import { SuitPatch } from '../../theme/suits.tsx';
import { silkOf } from './paint/colours.ts';
import { Sign } from './rules-code.tsx';
import { HatPicture, StackPicture } from './svg-cards.tsx';

interface FigureProps {
  readonly say: Say;
}

/** A card by its code. */
export function Picture({ say, code }: FigureProps & { readonly code: string }) {
  return <StackPicture codes={[code]} words={cardWords(say, code)} />;
}

/** Every effect with its sign, its word and what it does. */
export function Effects({ say }: FigureProps) {
  return (
    <ul class="figure-effects">
      {EFFECTS.map((effect) => (
        <li key={effect}>
          <Sign effect={effect} />
          <strong>{effectWords(say, effect)}</strong>
          <span>{say(`trick-taking.effect.${effect}.line`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The colour of every card. */
export function Deck({ say }: FigureProps) {
  const ranks = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <table class="figure-deck" aria-label={say('trick-taking.rules.cards.deck.label')}>
      <thead>
        <tr>
          <th scope="col">{say('trick-taking.rules.cards.deck.rank')}</th>
          {EFFECTS.map((effect) => (
            <th key={effect} scope="col">
              <Sign effect={effect} />
              <span class="visually-hidden">{effectWords(say, effect)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranks.map((rank) => (
          <tr key={rank}>
            <th scope="row">{rank}</th>
            {EFFECTS.map((effect) => (
              <td key={effect}>
                <Patch say={say} code={`${effect}${rank}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Patch({ say, code }: FigureProps & { readonly code: string }) {
  if (!CODES.includes(code)) return null;
  return <SuitPatch suit={silkOf(code)} words={colourWords(say, colourWord(code))} />;
}

function HatSays({ say, hat }: FigureProps & { readonly hat: Hat }) {
  return (
    <figure class="figure-hat">
      <HatPicture hat={hat} />
      <figcaption>{hatWords(say, hat)}</figcaption>
    </figure>
  );
}

/** Both faces of the hat. */
export function Hats({ say }: FigureProps) {
  return (
    <div class="figure-hats">
      {HATS.map((hat) => (
        <HatSays key={hat} say={say} hat={hat} />
      ))}
    </div>
  );
}

function One({ say, code }: FigureProps & { readonly code: string }) {
  return (
    <div class="figure-card">
      <Picture say={say} code={code} />
    </div>
  );
}

/** Cards side by side. */
function Row({ say, codes }: FigureProps & { readonly codes: readonly string[] }) {
  return (
    <ol class="figure-row">
      {codes.map((code) => (
        <li key={code}>
          <Picture say={say} code={code} />
        </li>
      ))}
    </ol>
  );
}

export const ConjureExample = ({ say }: FigureProps) => <Row say={say} codes={['C2', 'M5', 'S1']} />;
export const EscapeExample = ({ say }: FigureProps) => <One say={say} code="E5" />;
export const IllusionExample = ({ say }: FigureProps) => <Row say={say} codes={['M3', 'I1']} />;
export const VanishExample = ({ say }: FigureProps) => <One say={say} code="V1" />;

/** The hat before and after. */
export function MetamorphosisExample({ say }: FigureProps) {
  return (
    <div class="figure-hats">
      <HatSays say={say} hat="high" />
      <One say={say} code="M5" />
      <HatSays say={say} hat="low" />
    </div>
  );
}

interface Stacked {
  /** Top first. */
  readonly codes: readonly string[];
  readonly rank: number;
}

/** A stack in words, for who cannot see it. */
function stackWords(say: Say, { codes, rank }: Stacked): string {
  if (codes.length === 1) return cardWords(say, codes[0]!);
  const cards = allOf(
    say,
    codes.map((code) => cardWords(say, code)),
  );
  return say('trick-taking.rules.stack', { cards, rank });
}

function StackFigure({ say, codes, rank }: FigureProps & Stacked) {
  return (
    <figure class="figure-stack">
      <StackPicture codes={codes} words={stackWords(say, { codes, rank })} />
      <figcaption>{say('trick-taking.rules.rank', { rank })}</figcaption>
    </figure>
  );
}

export const LevitateExample = ({ say }: FigureProps) => (
  <StackFigure say={say} codes={['M3', 'L4']} rank={7} />
);
export const SawExample = ({ say }: FigureProps) => <StackFigure say={say} codes={['M3', 'S5']} rank={-2} />;
export const StackFirst = ({ say }: FigureProps) => (
  <StackFigure say={say} codes={['M3', 'S1', 'S5', 'L7']} rank={4} />
);
export const StackSecond = ({ say }: FigureProps) => (
  <StackFigure say={say} codes={['S1', 'S5', 'L7']} rank={3} />
);
export const StackThird = ({ say }: FigureProps) => <StackFigure say={say} codes={['S1', 'S5']} rank={-4} />;

interface Laid extends Stacked {
  readonly note?: 'leads' | 'wins' | 'leads-and-wins';
}

/** A trick, the lead first, each stack with its player and its rank. */
function Trick({ say, hat, stacks }: FigureProps & { readonly hat: Hat; readonly stacks: readonly Laid[] }) {
  return (
    <div class="figure-trick">
      <HatSays say={say} hat={hat} />
      <TrickRow
        cards={stacks.map(({ codes, rank, note }, index) => ({
          name: say(`trick-taking.rules.person.${index as 0 | 1 | 2 | 3}`),
          picture: <StackPicture codes={codes} words={stackWords(say, { codes, rank })} />,
          note: [
            ...(codes.length > 1 ? [say('trick-taking.rules.rank', { rank })] : []),
            ...(note ? [say(`trick-taking.rules.${note}`)] : []),
          ].join(' · '),
          takes: note === 'wins' || note === 'leads-and-wins',
        }))}
      />
    </div>
  );
}

export const WinnerHigh = ({ say }: FigureProps) => (
  <Trick
    say={say}
    hat="high"
    stacks={[
      { codes: ['C1'], rank: 1, note: 'leads' },
      { codes: ['V5'], rank: 5, note: 'wins' },
      { codes: ['S2', 'L3'], rank: 5 },
    ]}
  />
);

export const WinnerLow = ({ say }: FigureProps) => (
  <Trick
    say={say}
    hat="low"
    stacks={[
      { codes: ['C1'], rank: 1, note: 'leads-and-wins' },
      { codes: ['V5'], rank: 5 },
      { codes: ['S2', 'L3'], rank: 5 },
    ]}
  />
);

export const EscapesExample = ({ say }: FigureProps) => (
  <Trick
    say={say}
    hat="low"
    stacks={[
      { codes: ['E4'], rank: 4, note: 'leads' },
      { codes: ['E2', 'L6'], rank: 8 },
    ]}
  />
);

export const ChallengeExample = ({ say }: FigureProps) => (
  <div class="figure-hats">
    <HatSays say={say} hat="high" />
    <Row say={say} codes={['M3', 'L7', 'M6']} />
  </div>
);
