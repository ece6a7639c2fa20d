// The scenes of "How it goes": Magicians in one minute, drawn.
import type { ComponentChildren } from 'preact';
import { levelIn } from '../../../engine/games/magicians/cards.ts';
import { groupWords } from '../../../engine/games/magicians/describe.ts';
import type { Say } from '../../../engine/language/say.ts';
import { At, Glow } from '../../rules/cards.tsx';
import { Cloth } from '../../rules/cloth.tsx';
import type { Scene } from '../../rules/contract.ts';
import { Arrow, Words } from '../../rules/scene-parts.tsx';
import { CLOTH } from './paint/cloth.ts';
import { nameOf, Poster } from './svg-cards.tsx';

interface PictureProps {
  readonly say: Say;
}

function Dusk({ children }: { readonly children: ComponentChildren }) {
  return (
    <Cloth lit={CLOTH.lit} dark={CLOTH.dark}>
      {children}
    </Cloth>
  );
}

function Face({ say, code }: PictureProps & { readonly code: string }) {
  return <Poster code={code} name={nameOf(say, code)} />;
}

interface RowProps extends PictureProps {
  readonly codes: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** From one card to the next. */
  readonly step: number;
  /** How many cards have risen before the first of these. */
  readonly after?: number;
}

/** Cards side by side that come in one after the other. */
function Row({ say, codes, x, y, width, step, after = 0 }: RowProps) {
  return (
    <>
      {codes.map((code, place) => (
        <At key={code} x={x + place * step} y={y} width={width} class={`how-rise how-${place + after}`}>
          <Face say={say} code={code} />
        </At>
      ))}
    </>
  );
}

const sumOf = (codes: readonly string[]): number => codes.reduce((sum, code) => sum + levelIn(code), 0);

/** Tricks, what supports them below, and what all of it earns. */
function Act({ say }: PictureProps) {
  const tricks = ['hat-trick', 'restoration', 'levitation'];
  const support = ['lovely-assistant', 'inventor', 'theatre'];
  return (
    <Dusk>
      <Row say={say} codes={tricks} x={58} y={20} width={76} step={92} />
      <Row say={say} codes={support} x={58} y={144} width={76} step={92} after={3} />
      <text class="how-figure how-late" x="400" y="152">
        {say('magicians.how.plus', { points: sumOf([...tricks, ...support]) })}
      </text>
    </Dusk>
  );
}

/** A Trick of each level, each a step above the one before. */
function Ladder({ say }: PictureProps) {
  const tricks = [
    'hat-trick',
    'goldfish-bowl-trick',
    'floating-lady',
    'saw-a-lady-in-half',
    'vanishing-elephant',
  ];
  return (
    <Dusk>
      {tricks.map((code, place) => (
        <At key={code} x={26 + place * 88} y={140 - place * 30} width={78} class={`how-rise how-${place}`}>
          <Face say={say} code={code} />
        </At>
      ))}
    </Dusk>
  );
}

/** One of three. */
function One({ say }: PictureProps) {
  const choices = [
    { code: 'beautiful-assistant', words: say('magicians.how.support') },
    { code: 'scandal', words: groupWords(say, 'sabotage') },
    { code: 'linking-rings', words: groupWords(say, 'trick') },
  ];
  return (
    <Dusk>
      {choices.map(({ code, words }, place) => (
        <g key={code}>
          <At x={40 + place * 150} y={34} width={100} class={`how-rise how-${place}`}>
            <Face say={say} code={code} />
          </At>
          <Words x={90 + place * 150} y={212}>
            {words}
          </Words>
          {place > 0 && (
            <Words x={15 + place * 150} y={110}>
              {say('magicians.how.or')}
            </Words>
          )}
        </g>
      ))}
    </Dusk>
  );
}

/** Two Tricks carry two, and a third is one too many; a Stage stands beside the Trick of its level. */
function Limits({ say }: PictureProps) {
  return (
    <Dusk>
      <Row say={say} codes={['hat-trick', 'restoration']} x={44} y={18} width={78} step={96} />
      <Row
        say={say}
        codes={['lovely-assistant', 'old-timer']}
        x={44}
        y={144}
        width={78}
        step={96}
        after={2}
      />
      <At x={236} y={144} width={78}>
        <g class="how-not">
          <Face say={say} code="mentor" />
        </g>
      </At>
      <At x={352} y={70} width={92} class="how-legal">
        <Face say={say} code="cabaret" />
        <Glow />
      </At>
    </Dusk>
  );
}

/** Sabotage takes the best Trick, and the Stage is lost with it. */
function Dirty({ say }: PictureProps) {
  return (
    <Dusk>
      <At x={40} y={58} width={104} class="how-legal">
        <Face say={say} code="steal-secret" />
        <Glow />
      </At>
      <Arrow x={172} y={134} />
      {['bullet-catch', 'great-hall'].map((code, place) => (
        <At key={code} x={242 + place * 112} y={66} width={92} turn={place * 12 - 6}>
          <g class="how-not">
            <Face say={say} code={code} />
          </g>
        </At>
      ))}
    </Dusk>
  );
}

/** An identity and a Trick that it is paid for. */
function Who({ say }: PictureProps) {
  return (
    <Dusk>
      <At x={72} y={34} width={136} class="how-rise">
        <Face say={say} code="illusionist" />
      </At>
      <At x={256} y={76} width={92} class="how-rise how-2">
        <Face say={say} code="vanishing-elephant" />
      </At>
      <text class="how-figure how-late" x="408" y="156">
        {say('magicians.how.plus', { points: 5 })}
      </text>
    </Dusk>
  );
}

/** All levels of an act, on the way to the goal. */
function Prestige({ say }: PictureProps) {
  const act = ['old-standby', 'transformation', 'sword-box', 'theatre', 'gorgeous-assistant'];
  return (
    <Dusk>
      <Row say={say} codes={act} x={30} y={40} width={76} step={86} />
      <text class="how-figure how-late" x="150" y="226">
        {say('magicians.how.plus', { points: sumOf(act) })}
      </text>
      <Arrow x={216} y={210} />
      <text class="how-figure how-late" x="360" y="226">
        {say('magicians.how.goal', { points: 100 })}
      </text>
    </Dusk>
  );
}

export const scenes: readonly Scene[] = [
  { title: 'magicians.how.act', text: 'magicians.how.act.text', Picture: Act },
  { title: 'magicians.how.ladder', text: 'magicians.how.ladder.text', Picture: Ladder },
  { title: 'magicians.how.one', text: 'magicians.how.one.text', Picture: One },
  { title: 'magicians.how.limits', text: 'magicians.how.limits.text', Picture: Limits },
  { title: 'magicians.how.dirty', text: 'magicians.how.dirty.text', Picture: Dirty },
  { title: 'magicians.how.who', text: 'magicians.how.who.text', Picture: Who },
  { title: 'magicians.how.prestige', text: 'magicians.how.prestige.text', Picture: Prestige },
];
