// The table for keyboard and screen reader, beside the picture: the question, lists of buttons, the news.
import type { Say } from '../../engine/language/say.ts';
import type { Group } from '../games/screen.ts';
import { RovingList, type RovingListProps } from './roving-list.tsx';

interface DomTableProps extends Omit<RovingListProps, 'group'> {
  readonly say: Say;
  readonly question: string;
  readonly groups: readonly Group[];
}

export function DomTable({ say, question, groups, ...rest }: DomTableProps) {
  return (
    <section class="visually-hidden" id="dom-table" aria-label={say('table.dom.label')}>
      {/* Nobody is asked while the score of a hand is read; an empty heading would be a step to nothing. */}
      {question !== '' && <h2>{question}</h2>}
      <p>{say('table.dom.help')}</p>
      {groups.map((group) => (
        <RovingList key={group.id} group={group} {...rest} />
      ))}
    </section>
  );
}
