// What would come of a turn that is put together, in a few words.
import {
  cardWords,
  colourWords,
  describe,
  effectWords,
  hatWords,
  winsWith,
} from '../../../engine/games/trick-taking/describe.ts';
import { colourWord, effectLetter } from '../../../engine/games/trick-taking/cards.ts';
import type { Play, TrickTakingView, TurnPreview } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { isAiming } from './draft.ts';
import type { Composed } from './way.ts';

/** Empty before the host has said how the table would look. */
export function turnWords(
  say: Say,
  view: TrickTakingView,
  { judged }: Composed,
  names: readonly string[],
): string {
  const last = judged?.draft?.kind === 'turn' ? judged.draft.plays.at(-1) : undefined;
  if (!judged || !last || judged.preview === null) return '';
  // Nothing else is of interest before it is known what the effect acts on.
  const letter = effectLetter(last.card);
  if (isAiming(last) && (letter === 'L' || letter === 'S' || letter === 'V')) {
    return say(`table.trick-taking.preview.aim.${letter}`, { card: cardWords(say, last.card) });
  }
  const { lacks } = judged;
  const preview = judged.preview as TurnPreview;
  const outcome = lacks
    ? [describe.refusal(say, lacks)]
    : [winning(say, view, last, preview, names), noMatch(say, view, last, preview)];
  const returned = preview.returned.map(({ card, to }) =>
    say('table.trick-taking.preview.returned', {
      card: cardWords(say, card),
      whose: to === view.viewer ? 'own' : 'other',
      name: names[to] ?? '',
    }),
  );
  const mayFollow = judged.next.some(
    ({ at, refusal }) => refusal === null && preview.hand.includes(String(at)),
  );
  const more = mayFollow ? say('table.trick-taking.preview.more', { count: preview.more }) : '';
  return [...outcome, hat(say, view, preview), ...returned, more].filter((part) => part !== '').join(' ');
}

/** Who would be winning, and why. */
function winning(
  say: Say,
  view: TrickTakingView,
  last: Play,
  { winning: seat, trick, endsTrick }: TurnPreview,
  names: readonly string[],
): string {
  const stack = trick.winning === null ? undefined : trick.stacks[trick.winning];
  return say(`table.trick-taking.preview.${endsTrick ? 'takes' : 'winning'}`, {
    plain: last.effect || effectLetter(last.card) === 'E' ? 'no' : 'yes',
    who: seat === null || !stack ? 'nobody' : seat === view.viewer ? 'you' : 'other',
    name: seat === null ? '' : (names[seat] ?? ''),
    with: stack ? winsWith(say, stack) : '',
  });
}

/** That the last card cannot win, where it lies for itself and does not match. */
function noMatch(say: Say, view: TrickTakingView, { card, on }: Play, { trick }: TurnPreview): string {
  // Nobody plays a Vanish that is aimed to win with it.
  if (on !== undefined) return '';
  const lead = trick.stacks[0]?.cards[0]?.card;
  const own = trick.stacks.find(({ owner, cards }) => owner === view.viewer && cards[0]?.card === card);
  if (lead === undefined || !own || own.match !== null) return '';
  return say('table.trick-taking.preview.no-match', {
    card: cardWords(say, card),
    effect: effectWords(say, effectLetter(lead)),
    colour: colourWords(say, colourWord(lead)),
  });
}

function hat(say: Say, view: TrickTakingView, { trick }: TurnPreview): string {
  return trick.hat === view.trick.hat
    ? ''
    : say('table.trick-taking.preview.hat', { hat: hatWords(say, trick.hat) });
}
