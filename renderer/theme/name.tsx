// A name on a page, cut in its middle where it does not fit.
import { headAndTail } from './head-and-tail.ts';

/** Names up to so many letters fit everywhere. */
const SHORT = 12;

export function Name({ name }: { name: string }) {
  if (name.length <= SHORT) return <>{name}</>;
  const [head, tail] = headAndTail(name);
  return (
    <span class="name">
      <span class="name-head">{head}</span>
      <span class="name-tail">{tail}</span>
    </span>
  );
}
