// A name on a page, cut in its middle where it does not fit.
import { headAndTail } from './head-and-tail.ts';

/** Names up to so many letters fit nearly everywhere, and are cut at their end where they do not. */
const SHORT = 12;

export function Name({ name }: { name: string }) {
  if (name.length <= SHORT) return <span class="name-whole">{name}</span>;
  const [head, tail] = headAndTail(name);
  return (
    <span class="name">
      {/* In two parts it would be said as two words. */}
      <span class="visually-hidden">{name}</span>
      <span class="name-cut" aria-hidden="true">
        <span class="name-head">{head}</span>
        <span class="name-tail">{tail}</span>
      </span>
    </span>
  );
}
