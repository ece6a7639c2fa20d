// What is to be known of a replay as a whole: that it ends before the game does, or that the rest has not come.
import type { Say } from '../../engine/language/say.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { Projector, ReplayState } from './projector.ts';
import type { Reel } from './reel.ts';
import { endsWords } from './words.ts';

interface NotesProps {
  readonly say: Say;
  readonly projector: Projector;
  readonly state: ReplayState;
  readonly reel: Reel;
}

export function Notes({ say, projector, state, reel }: NotesProps) {
  const { failed, wanted, eyes } = state;
  const ends = endsWords(say, reel);
  const isWaiting = failed === null && (wanted !== null || (eyes !== null && eyes !== reel.eyes));
  return (
    <div class="replay-notes" role="status">
      {ends !== null && <p class="replay-note">{ends}</p>}
      {/* For the eye it is too short. */}
      {isWaiting && <p class="visually-hidden">{say('replay.waits')}</p>}
      {failed === 'lost' && <p class="replay-note">{say('replay.lost')}</p>}
      {failed !== null && failed !== 'lost' && (
        <p class="replay-note">
          <span>{say('replay.cut', { why: troubleSentence(say, failed) })}</span>
          <button type="button" data-replay="again" onClick={projector.again}>
            {say('replay.again')}
          </button>
        </p>
      )}
    </div>
  );
}
