// Cards of Magic Trick as vector pictures for pages: their faces, and their backs, which tell the suit.
import { CardPicture, Digit, Outline, Symbol } from '../../rules/cards.tsx';
import { INK, ON_SILK, PARCHMENT, RIM, SILK, type Silk } from '../../stage/cards/palette.ts';

/** The face: rank, and the suit as silk with its symbol. */
export function Face({ silk, rank }: { silk: Silk; rank: number }) {
  const ink = ON_SILK[silk];
  return (
    <g>
      <Outline fill={PARCHMENT} />
      <rect
        x="33.5"
        y="6"
        width="60.5"
        height="128"
        rx="6"
        fill={SILK[silk]}
        stroke={INK}
        stroke-width="1.6"
      />
      <rect x="37" y="9.5" width="53.5" height="121" rx="4" fill="none" stroke={ink} stroke-opacity="0.4" />
      <Digit rank={rank} x={63.75} y={50} size={72} fill={ink} />
      <Symbol silk={silk} x={63.75} y={103} size={36} fill={ink} />
      <Digit rank={rank} x={17.2} y={21.5} size={34} fill={INK} />
      <circle cx="17.2" cy="53" r="13" fill={SILK[silk]} stroke={INK} stroke-width="1.5" />
      <Symbol silk={silk} x={17.2} y={53} size={17} fill={ink} />
    </g>
  );
}

/** The back: the suit alone. */
export function Back({ silk }: { silk: Silk }) {
  const ink = ON_SILK[silk];
  return (
    <g>
      <Outline fill={RIM} />
      <rect x="5" y="5" width="90" height="130" rx="5" fill={SILK[silk]} />
      <rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke={ink} stroke-opacity="0.5" />
      <circle cx="50" cy="70" r="33" fill="none" stroke={ink} stroke-opacity="0.5" />
      <Symbol silk={silk} x={50} y={70} size={44} fill={ink} />
      <Symbol silk={silk} x={20} y={21} size={17} fill={ink} />
      <Symbol silk={silk} x={80} y={119} size={17} fill={ink} />
    </g>
  );
}

/** A card by its code, such as `G5`, face up; `G` alone is its back. */
export function Card({ code }: { code: string }) {
  const silk = code.charAt(0) as Silk;
  return code.length > 1 ? <Face silk={silk} rank={Number(code.slice(1))} /> : <Back silk={silk} />;
}

/** One card as a picture of its own; `words` are empty where its words stand beside it. */
export function CardOf({ code, words }: { code: string; words: string }) {
  return (
    <CardPicture words={words}>
      <Card code={code} />
    </CardPicture>
  );
}
