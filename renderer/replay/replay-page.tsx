// A game once more: the table as somebody saw it, step by step.
import type { Tools } from '../app/context.ts';

export function ReplayPage({ tools }: { tools: Tools; id: string }) {
  return (
    <main class="page">
      <h1>{tools.say('replay.title')}</h1>
    </main>
  );
}
