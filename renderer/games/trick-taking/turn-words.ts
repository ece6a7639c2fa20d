// What would come of a turn that is put together, in a few words.
import { cardWords, describe, hatWords } from '../../../engine/games/trick-taking/describe.ts';
import { effectLetter } from '../../../engine/games/trick-taking/cards.ts';
import type { TrickTakingView, TurnPreview } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Judged } from '../intent.ts';
import type { Composed } from './way.ts';

/** Empty before the host has said how the table would look. */
export function turnWords(
  say: Say,
  view: TrickTakingView,
  { judged }: Composed,
  names: readonly string[],
): string {
  if (judged?.draft?.kind !== 'turn' || judged.preview === null) return '';
  const { lacks } = judged;
  // Nothing else is of interest before it is known what the effect acts on.
  if (lacks?.code === 'no-target') return describe.refusal(say, lacks);
  const preview = judged.preview as TurnPreview;
  // There is no room for a Vanish that makes nothing vanish.
  if (lacks?.code === 'trick-full') return aim(say, judged, preview);
  const outcome = lacks ? describe.refusal(say, lacks) : winning(say, view, preview, names);
  const parts = [aim(say, judged, preview), outcome, hat(say, view, preview)];
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
  return [...parts, ...returned, more].filter((part) => part !== '').join(' ');
}

function winning(
  say: Say,
  view: TrickTakingView,
  { winning: seat, trick, endsTrick }: TurnPreview,
  names: readonly string[],
): string {
  const stack = trick.winning === null ? undefined : trick.stacks[trick.winning];
  return say(`table.trick-taking.preview.${endsTrick ? 'takes' : 'winning'}`, {
    who: seat === null || !stack ? 'nobody' : seat === view.viewer ? 'you' : 'other',
    name: seat === null ? '' : (names[seat] ?? ''),
    card: stack ? cardWords(say, stack.cards[0]?.card ?? '') : '',
    rank: stack?.rank ?? 0,
  });
}

function hat(say: Say, view: TrickTakingView, { trick }: TurnPreview): string {
  return trick.hat === view.trick.hat
    ? ''
    : say('table.trick-taking.preview.hat', { hat: hatWords(say, trick.hat) });
}

/** That the last card could be aimed at something, where it could and is not. */
function aim(say: Say, { draft, next, lacks }: Judged<Composed['draft']>, { trick }: TurnPreview): string {
  const last = draft?.kind === 'turn' ? draft.plays.at(-1) : undefined;
  if (!last || last.effect) return '';
  const letter = effectLetter(last.card);
  if (letter !== 'L' && letter !== 'S' && letter !== 'V') return '';
  const inTrick = trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => card));
  const mayAim = next.some(({ at, refusal }) => refusal === null && inTrick.includes(String(at)));
  return mayAim
    ? say(`table.trick-taking.preview.aim.${letter}`, { must: lacks?.code === 'trick-full' ? 'yes' : 'no' })
    : '';
}
