// The signs on the bar's buttons, drawn with one pen on a square of 24; what they mean stands beside them in words.
import type { ComponentChildren } from 'preact';

export type IconName =
  | 'end'
  | 'points'
  | 'last-trick'
  | 'take-back'
  | 'aid'
  | 'log'
  | 'rules'
  | 'how'
  | 'network'
  | 'settings'
  | 'leave'
  | 'cards'
  | 'play-on'
  | 'save'
  | 'more'
  | 'about';

const LINES: Readonly<Record<IconName, ComponentChildren>> = {
  end: (
    <path d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3 1 5 3.9 5M17 6h3.5c0 3-1 5-3.9 5M12 15v3M8 21h8M9.5 21c0-1.8 1-3 2.5-3s2.5 1.2 2.5 3" />
  ),
  points: <path d="M3 21h18M5 21v-7h4v7M10 21V4h4v17M15 21v-10h4v10" />,
  'last-trick': (
    <>
      <rect x="9.5" y="6.5" width="10" height="14" rx="1.5" />
      <path d="M6.5 17.5l-2.6-11a1.4 1.4 0 0 1 1-1.7l7.6-1.8a1.4 1.4 0 0 1 1.6 0.9" />
      <path d="M16.5 10.5a3.2 3.2 0 1 0 1 3.6M17.7 9.3v2.4h-2.4" />
    </>
  ),
  'take-back': <path d="M8.5 4L4 8.5l4.5 4.5M4 8.5h10a5.75 5.75 0 0 1 0 11.5H8" />,
  // A wand and what it does.
  aid: <path d="M4 20L14.5 9.5M12.7 7.7l3.6 3.6M18 2.5v4M16 4.5h4M21 9.5v3M19.5 11h3M8 3.5v3M6.5 5h3" />,
  log: <path d="M6 3h12v18H6zM9 8h6M9 12h6M9 16h4" />,
  rules: (
    <path d="M12 6c-2-1.7-5-2.3-9-2v15c4-0.3 7 0.3 9 2c2-1.7 5-2.3 9-2V4c-4-0.3-7 0.3-9 2zM12 6v15M6 8.5h3M6 12h3M15 8.5h3M15 12h3" />
  ),
  how: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M10 8.2l6 3.8l-6 3.8z" />
    </>
  ),
  // A call that is heard.
  network: (
    <path d="M12 18.5v0.01M8.5 15a5 5 0 0 1 7 0M5.3 11.6a9.6 9.6 0 0 1 13.4 0M2.2 8.2a14.2 14.2 0 0 1 19.6 0" />
  ),
  settings: (
    <>
      <path d="M3 6h9M18 6h3M3 12h3M12 12h9M3 18h11M20 18h1" />
      <circle cx="15" cy="6" r="2.5" />
      <circle cx="9" cy="12" r="2.5" />
      <circle cx="17" cy="18" r="2.5" />
    </>
  ),
  leave: <path d="M13 3H5v18h8M10 12h11M17 8l4 4l-4 4" />,
  // A hand, fanned out.
  cards: (
    <path d="M9.2 20.5L4.6 9.6a1.3 1.3 0 0 1 .7-1.7l3-1.3M10 20.5V5.3A1.3 1.3 0 0 1 11.3 4h6.4A1.3 1.3 0 0 1 19 5.3v13.9a1.3 1.3 0 0 1-1.3 1.3zM12.5 7h.01M16.5 17.5h.01" />
  ),
  // One way that becomes two.
  'play-on': (
    <path d="M3 17h5c4 0 4-10 9-10h4M18 4l3 3l-3 3M12.5 14.5c1 1.6 2.3 2.5 4.5 2.5h4M18 14l3 3l-3 3" />
  ),
  save: <path d="M12 3v12M7 10.5l5 5l5-5M4 16v5h16v-5" />,
  more: (
    <>
      <circle cx="5" cy="12" r="1.2" />
      <circle cx="12" cy="12" r="1.2" />
      <circle cx="19" cy="12" r="1.2" />
    </>
  ),
  about: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7.2v0.6" />
    </>
  ),
};

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {LINES[name]}
    </svg>
  );
}
