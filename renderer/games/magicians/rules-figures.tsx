// The figures in the rules of Magicians: who one is, the cards, the phases, what may be played, what it earns.
import type { ComponentChildren } from 'preact';
import { BONUS_OF, CODES, groupIn, levelIn } from '../../../engine/games/magicians/cards.ts';
import {
  cardWords,
  groupWords,
  identityWords,
  phaseWords,
} from '../../../engine/games/magicians/describe.ts';
import { IDENTITIES, PHASES, type Group, type Identity } from '../../../engine/games/magicians/types.ts';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { Say } from '../../../engine/language/say.ts';
import { PHASE_SIGN } from './paint/phase-signs.ts';
import { Code } from './rules-code.tsx';
import { Picture } from './svg-cards.tsx';

interface FigureProps {
  readonly say: Say;
}

interface Told {
  readonly code: string;
  readonly name: string;
}

/** Cards one under the other, each with what it does. */
function Does({ say, cards }: FigureProps & { readonly cards: readonly Told[] }) {
  return (
    <ul class="figure-does">
      {cards.map(({ code, name }) => (
        <li key={code}>
          <span class="figure-does-card" aria-hidden="true">
            <Picture say={say} code={code} isSmall />
          </span>
          <strong>{name}</strong>
          <span>{say(`magicians.does.${code}` as MessageKey)}</span>
        </li>
      ))}
    </ul>
  );
}

const named = (say: Say, codes: readonly string[]): Told[] =>
  codes.map((code) => ({ code, name: cardWords(say, code) }));

/** Every identity and what it does. */
export const Identities = ({ say }: FigureProps) => (
  <Does say={say} cards={IDENTITIES.map((code) => ({ code, name: identityWords(say, code) }))} />
);

/** The Helpers that do something. */
export const Helpers = ({ say }: FigureProps) => (
  <Does say={say} cards={named(say, ['inventor', 'engineer', 'mentor'])} />
);

/** All Sabotage cards and what they do. */
export const Sabotage = ({ say }: FigureProps) => (
  <Does
    say={say}
    cards={named(
      say,
      CODES.filter((code) => groupIn(code) === 'sabotage'),
    )}
  />
);

const SUPPORT: readonly Group[] = ['assistant', 'helper', 'prop', 'stage', 'trait'];
const LEVELS = [1, 2, 3, 4, 5];

/** All Tricks and Support cards: Tricks by level, Support by kind. */
export function Deck({ say }: FigureProps) {
  const tricks = LEVELS.map((level) => ({
    title: say('magicians.rules.cards.of-level', { group: groupWords(say, 'trick'), level }),
    codes: CODES.filter((code) => groupIn(code) === 'trick' && levelIn(code) === level),
  }));
  const support = SUPPORT.map((group) => ({
    title: groupWords(say, group),
    codes: CODES.filter((code) => groupIn(code) === group),
  }));
  return (
    <dl class="figure-cast">
      {[...tricks, ...support].map(({ title, codes }) => (
        <div key={title}>
          <dt>{title}</dt>
          {codes.map((code) => (
            <dd key={code}>
              <Code say={say} code={code} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** The seven phases with their signs. */
export function Phases({ say }: FigureProps) {
  return (
    <ol class="figure-phases">
      {PHASES.map((phase) => (
        <li key={phase}>
          <svg class="phase-sign" viewBox="0 0 100 100" aria-hidden="true">
            <path d={PHASE_SIGN[phase]} fill="currentColor" fill-rule="evenodd" />
          </svg>
          <strong>{phaseWords(say, phase)}</strong>
          <span>{say(`magicians.aid.turn.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}

interface ActProps extends FigureProps {
  readonly codes: readonly string[];
  /** Stands under a card. */
  readonly note?: (code: string) => string;
}

/** Cards side by side. */
function Act({ say, codes, note }: ActProps) {
  return (
    <ol class="figure-row">
      {codes.map((code) => (
        <li key={code}>
          <Picture say={say} code={code} />
          {note && <span class="figure-note">{note(code)}</span>}
        </li>
      ))}
    </ol>
  );
}

function Titled({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <p>{title}</p>
      {children}
    </div>
  );
}

/** What is in play, what may be played then, and what may not. */
function Playable({
  say,
  play,
  may,
  not,
}: FigureProps & Readonly<Record<'play' | 'may' | 'not', readonly string[]>>) {
  return (
    <div class="figure-rows figure-beside">
      <Titled title={say('magicians.rules.in-play')}>
        <Act say={say} codes={play} />
      </Titled>
      <Titled title={say('magicians.rules.may')}>
        <Act say={say} codes={may} />
      </Titled>
      <Titled title={say('magicians.rules.may-not')}>
        <Act say={say} codes={not} />
      </Titled>
    </div>
  );
}

export const StageExample = ({ say }: FigureProps) => (
  <Playable say={say} play={['card-tricks', 'levitation']} may={['theatre']} not={['great-hall']} />
);

export const LadderExample = ({ say }: FigureProps) => (
  <Playable
    say={say}
    play={['hat-trick', 'levitation']}
    may={['old-standby', 'restoration', 'water-tank']}
    not={['sword-box', 'transposition']}
  />
);

/** A stage before and after. */
export const Robbed = ({ say }: FigureProps) => (
  <div class="figure-rows">
    <Titled title={say('magicians.rules.before')}>
      <Act say={say} codes={['hat-trick', 'bullet-catch', 'great-hall', 'inventor', 'old-timer']} />
    </Titled>
    <Titled title={say('magicians.rules.after')}>
      <Act say={say} codes={['hat-trick', 'inventor']} />
    </Titled>
  </div>
);

/** What each card earns in a Prestige Phase of an identity. */
function Earns({
  say,
  as,
  codes,
}: FigureProps & { readonly as: Identity; readonly codes: readonly string[] }) {
  const bonus = BONUS_OF[as];
  const note = (code: string): string => {
    const level = levelIn(code);
    const more = groupIn(code) === 'trick' && bonus?.level === level ? bonus.points : 0;
    return say('magicians.rules.earns', { level, bonus: more });
  };
  return <Act say={say} codes={codes} note={note} />;
}

export const SorcererEarns = ({ say }: FigureProps) => (
  <Earns
    say={say}
    as="chinese-sorcerer"
    codes={[
      'penetration',
      'restoration',
      'transformation',
      'glamorous-assistant',
      'cabaret',
      'smoke-and-mirrors',
    ]}
  />
);

export const IllusionistEarns = ({ say }: FigureProps) => (
  <Earns say={say} as="illusionist" codes={['transposition', 'teleporting-man', 'hat-trick']} />
);
