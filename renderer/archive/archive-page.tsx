// All kept games: those to go on with, those that are finished, and those that were deleted.
import type { Tools } from '../app/context.ts';
import type { AppState } from '../store/state.ts';

export function ArchivePage({ tools }: { tools: Tools; state: AppState }) {
  return (
    <main class="page archive">
      <h1>{tools.say('archive.title')}</h1>
    </main>
  );
}
