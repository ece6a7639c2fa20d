// The scenes of "How it goes": Magic Trick in one minute, drawn.
import type { ComponentChildren } from 'preact';
import type { Say } from '../../../engine/language/say.ts';
import { At, Glow, Symbol } from '../../rules/cards.tsx';
import type { Scene } from '../../rules/contract.ts';
import { CHALK, GOLD, type Silk } from '../../stage/cards/palette.ts';
import { Eye, Pile, Stage, Tailcoat } from './how-it-goes-props.tsx';
import { Card } from './svg-cards.tsx';

interface PictureProps {
  readonly say: Say;
}

interface RowProps {
  readonly codes: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** From one card to the next. */
  readonly step: number;
  /** A class for the card in a place. */
  readonly classOf?: (place: number) => string;
  /** Lies over a card and moves with it. */
  readonly over?: (place: number) => ComponentChildren;
}

function Row({ codes, x, y, width, step, classOf = () => '', over }: RowProps) {
  return (
    <>
      {codes.map((code, place) => (
        <At key={place} x={x + place * step} y={y} width={width} class={classOf(place)}>
          <Card code={code} />
          {over?.(place)}
        </At>
      ))}
    </>
  );
}

/** Your row as you see it: the suits, and a question about every rank. */
function Hidden({ say }: PictureProps) {
  const suits = ['K', 'B', 'R', 'Y', 'P', 'G', 'O'];
  return (
    <Stage>
      {suits.map((suit, place) => (
        <text key={suit} class="how-figure how-late" x={72 + place * 56} y="70">
          ?
        </text>
      ))}
      <Row codes={suits} x={41} y={94} width={62} step={56} classOf={(place) => `how-rise how-${place}`} />
      <text class="how-words" x="240" y="222">
        {say('magic-trick.how.you')}
      </text>
    </Stage>
  );
}

/** The neighbour's side: ranks in order. */
function Sorted({ say }: PictureProps) {
  return (
    <Stage>
      <Eye x={240} y={38} />
      <text class="how-words" x="240" y="78">
        {say('magic-trick.how.neighbour')}
      </text>
      <Row
        codes={['K0', 'B2', 'R2', 'Y4', 'P5', 'G6', 'O7']}
        x={45}
        y={94}
        width={62}
        step={55}
        classOf={(place) => `how-slide how-${place}`}
      />
      <path d="M98 216H376" stroke={GOLD} stroke-width="3" />
      <path d="M374 206L396 216L374 226Z" fill={GOLD} />
      <text class="how-words" x="66" y="222">
        {say('magic-trick.how.low')}
      </text>
      <text class="how-words" x="424" y="222">
        {say('magic-trick.how.high')}
      </text>
    </Stage>
  );
}

const LED: Silk = 'G';

/** A green card was led: two backs of a row are green, and stand out. */
function Follow({ say }: PictureProps) {
  const suits = ['O', 'K', 'G', 'R', 'G', 'B'];
  return (
    <Stage>
      <At x={148} y={16} width={68}>
        <Card code="G5" />
      </At>
      <text class="how-words" x="182" y="136">
        {say('magic-trick.how.led')}
      </text>
      <At x={264} y={16} width={68} class="how-fly">
        <Card code="G7" />
        <Glow />
      </At>
      <Row
        codes={suits}
        x={72}
        y={158}
        width={58}
        step={56}
        classOf={(place) => (suits[place] === LED ? 'how-legal' : 'how-not')}
        over={(place) => (suits[place] === LED ? <Glow /> : null)}
      />
    </Stage>
  );
}

/** Red beats what was led. */
function Trump() {
  const codes = ['G5', 'G7', 'R0', 'K7'];
  return (
    <Stage>
      <Row
        codes={codes}
        x={48}
        y={72}
        width={84}
        step={100}
        classOf={(place) => (place === 2 ? 'how-legal' : 'how-not')}
        over={(place) => (place === 2 ? <Glow /> : null)}
      />
      <Symbol silk="R" x={290} y={34} size={34} fill={GOLD} />
    </Stage>
  );
}

/** A card up a sleeve, and so many tricks to take. */
function Bid() {
  return (
    <Stage>
      <At x={112} y={24} width={92} turn={8} class="how-up">
        <Card code="P3" />
      </At>
      <Tailcoat x={90} y={110} />
      <path d="M248 135H276" stroke={GOLD} stroke-width="4" />
      <path d="M272 125L290 135L272 145Z" fill={GOLD} />
      {[0, 1, 2].map((place) => (
        <Pile key={place} x={312 + place * 50} y={100} class={`how-rise how-${place}`} />
      ))}
    </Stage>
  );
}

/** As many tricks as promised. */
function MetBid({ say }: PictureProps) {
  return (
    <Stage>
      <At x={48} y={64} width={92}>
        <Card code="P3" />
        <Glow />
      </At>
      <text class="how-figure" x="178" y="146">
        =
      </text>
      {[0, 1, 2].map((place) => (
        <Pile key={place} x={206 + place * 50} y={100} class={`how-rise how-${place}`} />
      ))}
      <text class="how-figure how-late" x="412" y="150">
        {say('magic-trick.how.plus', { points: 3 })}
      </text>
    </Stage>
  );
}

/** Three tricks with three suits in them. */
function Applause({ say }: PictureProps) {
  const suits: readonly Silk[] = ['R', 'G', 'B'];
  return (
    <Stage>
      <At x={48} y={64} width={92}>
        <Card code="P3" />
        <Glow />
      </At>
      <text class="how-figure" x="178" y="146">
        =
      </text>
      {suits.map((silk, place) => (
        <At key={silk} x={204 + place * 56} y={92} width={56} class={`how-rise how-${place}`}>
          <Card code={silk} />
        </At>
      ))}
      <text class="how-figure how-late" x="424" y="150">
        {say('magic-trick.how.plus', { points: 2 })}
      </text>
      {[
        [392, 60, 20],
        [436, 40, 28],
        [452, 84, 14],
      ].map(([x = 0, y = 0, size = 0]) => (
        <Symbol key={x} silk="Y" x={x} y={y} size={size} fill={x === 436 ? GOLD : CHALK} />
      ))}
    </Stage>
  );
}

export const scenes: readonly Scene[] = [
  { title: 'magic-trick.how.row', text: 'magic-trick.how.row.text', Picture: Hidden },
  { title: 'magic-trick.how.sort', text: 'magic-trick.how.sort.text', Picture: Sorted },
  { title: 'magic-trick.how.follow', text: 'magic-trick.how.follow.text', Picture: Follow },
  { title: 'magic-trick.how.trump', text: 'magic-trick.how.trump.text', Picture: Trump },
  { title: 'magic-trick.how.sleeve', text: 'magic-trick.how.sleeve.text', Picture: Bid },
  { title: 'magic-trick.how.score', text: 'magic-trick.how.score.text', Picture: MetBid },
  { title: 'magic-trick.how.prestige', text: 'magic-trick.how.prestige.text', Picture: Applause },
];
