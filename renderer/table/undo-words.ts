// What is said of taking back, by name.
import type { Say } from '../../engine/language/say.ts';
import type { Undone } from '../../engine/protocol/kept.ts';
import type { UndoNews } from '../store/undoing.ts';

/** A change, in one sentence. `names` by seat. */
export function undoSentence(say: Say, news: UndoNews, names: readonly string[]): string {
  const name = names[news.seat] ?? '';
  switch (news.kind) {
    case 'asked':
      return say('undo.asked', { name, moves: news.moves });
    case 'agrees':
      return say('undo.agrees', { name });
    case 'came':
      // Nobody refuses where nobody is left who was asked.
      if (news.how === 'refused' && news.by === null) return say('undo.withdrawn', { name });
      return say(`undo.${news.how}`, { name, moves: news.moves, by: names[news.by ?? news.seat] ?? '' });
  }
}

/** The line of the log under which it is folded. */
export function undoneHeading(say: Say, { seat, moves }: Undone, names: readonly string[]): string {
  return say('undo.log', { name: names[seat] ?? '', moves });
}
