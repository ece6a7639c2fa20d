// What a person should know of how the program found its data, on a slip of paper at home.
import { noticeSentence } from '../../engine/language/notices.ts';
import type { Notice } from '../../engine/protocol/settings.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';

interface NoticeSlipProps {
  readonly tools: Pick<Tools, 'say' | 'archive'>;
  readonly notices: readonly Notice[];
}

export function NoticeSlip({ tools: { say, archive }, notices }: NoticeSlipProps) {
  const read = useStore(archive.read);
  // The host tells the same again after every cut.
  const unread = notices.filter((notice) => !read.includes(JSON.stringify(notice)));
  if (unread.length === 0) return null;
  return (
    <section class="slip-of-paper" role="status" aria-label={say('archive.notices')}>
      <div>
        {unread.map((notice) => (
          <p key={notice.code}>{noticeSentence(say, notice)}</p>
        ))}
      </div>
      <button
        type="button"
        data-action="dismiss-notices"
        onClick={() => archive.read.change((all) => [...all, ...unread.map((one) => JSON.stringify(one))])}
      >
        {say('archive.dismiss')}
      </button>
    </section>
  );
}
