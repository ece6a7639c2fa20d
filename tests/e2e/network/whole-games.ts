// A whole game from one host's screen and three guests' devices: one page is opened anew on the way, the wire of another is cut.
import { expect } from 'vitest';
import type { GameId } from '../../../engine/games/registry.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import {
  openBrowser,
  openPage,
  type ViewMessage,
  type WatchedPage,
  type WindowSize,
} from '../support/browser.ts';
import { viewOf } from '../support/table.ts';
import {
  askForSeat,
  askToWatch,
  atTable,
  begin,
  gather,
  letIn,
  openGuest,
  PHONE,
  SCREEN,
  type Sitting,
} from './coming.ts';
import { startHosted } from './hosted.ts';
import { cardsShown, passesOf, secretsShown, seedIn, stateShown } from './known.ts';
import { playOn, viewsOf, type Mishap } from './playing.ts';
import { layWire, type Wire } from './wire.ts';

export interface EveningParts {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, number>>;
  /** Every byte of the table's seed: a game that is short, and the same every time. */
  readonly seed: number;
  /** How many play; the guests for whom no seat is left watch. */
  readonly players: number;
  /** Before the answer to which of their questions the two guests are disturbed. */
  readonly disturbedAt: number;
}

/** Everything that was sent in a whole game. */
export interface Played {
  readonly game: GameId;
  readonly seed: string;
  /** By seat; the host's screen first. */
  readonly pages: readonly WatchedPage[];
}

const HOST = 'Ada';
const GUESTS: readonly { readonly name: string; readonly window: WindowSize }[] = [
  { name: 'Bert', window: PHONE },
  { name: 'Cora', window: SCREEN },
  { name: 'Dan', window: { width: 1024, height: 768 } },
];
const CUT_MS = 3_000;

/** Plays it and looks at the end of all four pages. */
export async function playEvening({
  game,
  options,
  players,
  seed,
  disturbedAt,
}: EveningParts): Promise<Played> {
  const host = await startHosted({ seed: new Uint8Array(32).fill(seed) });
  const browser = await openBrowser();
  try {
    const owner = await openPage(browser, host.address('motion=off&renderer=canvas'), SCREEN);
    const seats: Sitting = [{ person: HOST }, ...Array<'open'>(players - 1).fill('open')];
    const code = await gather(owner.page, game, seats, options);

    const guests: { readonly watched: WatchedPage; readonly wire: Wire }[] = [];
    for (const [index, { name, window }] of GUESTS.entries()) {
      let wire: Wire | null = null;
      const watched = await openGuest(browser, host.guestAddress(`#code=${code}`), window, async (page) => {
        wire = await layWire(page);
      });
      if (index + 1 < players) await askForSeat(watched.page, index + 1, name);
      else await askToWatch(watched.page, name);
      await letIn(owner.page, name);
      await watched.page.waitForSelector('[data-scene="lobby"]');
      guests.push({ watched, wire: wire as unknown as Wire });
    }
    await begin(owner.page);
    const pages = [owner, ...guests.map(({ watched }) => watched)];
    await Promise.all(pages.map(({ page }) => atTable(page)));

    const mishaps: readonly (Mishap | undefined)[] = [
      undefined,
      async (answered) => {
        if (answered === disturbedAt) await pages[1]!.page.reload();
      },
      async (answered) => {
        if (answered !== disturbedAt) return;
        const { watched, wire } = guests[1]!;
        await wire.cut();
        await watched.page.locator('.notice').waitFor();
        await watched.page.waitForTimeout(CUT_MS);
        wire.mend();
        await watched.page.locator('.notice').waitFor({ state: 'detached' });
      },
      undefined,
    ];
    await Promise.all(pages.map((watched, seat) => playOn(game, watched, mishaps[seat])));
    await Promise.all(pages.map(expectEnd));
    return { game, pages, seed: seedIn(host.data) };
  } finally {
    await browser.close();
    await host.close();
  }
}

async function expectEnd(watched: WatchedPage): Promise<void> {
  const { result } = viewOf(watched);
  const { seats } = watched.lastView();
  const winners = await watched.page.locator('#game-end .winner .ranking-name').allTextContents();
  expect(winners.toSorted()).toEqual(result?.winners.map((seat) => seats[seat]?.name).toSorted());
  expect(watched.complaints).toEqual([]);
}

/** Everything that a page was sent from its coming to the end and may not know, in words that begin with its seat. */
export function shown({ game, pages, seed }: Played): string[] {
  return pages.flatMap((page, seat) =>
    [...cardsShown(game, page), ...secretsShown(page, pages), ...stateShown(page, seed)].map(
      (what) => `${seat}: ${what}`,
    ),
  );
}

/** What is planted among that which the second guest was sent, each in its turn, and which of it is not found out. */
export function leaksPlanted({ game, pages, seed }: Played): {
  readonly planted: number;
  readonly missed: string[];
} {
  const [, other, leaky] = pages as readonly [WatchedPage, WatchedPage, WatchedPage];
  const missed: string[] = [];
  let planted = 0;
  const plant = (what: string, found: readonly string[]): void => {
    planted += 1;
    if (found.length === 0) missed.push(what);
  };
  for (const [at, message] of leaky.messages.entries()) {
    if (message.type !== 'view' || message.view['result'] || at % 7 !== 0) continue;
    const theirs = viewsOf(other).find(({ version }) => version === message.version);
    const hidden = theirs && hiddenFrom(message, theirs);
    if (!hidden) continue;
    const forms: readonly ToClient[][] = [
      [{ ...message, view: { ...message.view, deep: [[hidden]] } }],
      [message, { type: 'considered', id: 'c', refusal: null, lacks: null, next: [], preview: { hidden } }],
    ];
    for (const form of forms) {
      const messages = leaky.messages.toSpliced(at, 1, ...form);
      plant(`${hidden} at version ${message.version}`, cardsShown(game, { ...leaky, messages }));
    }
  }
  const withFrame = (text: string) => ({
    ...leaky,
    frames: [...leaky.frames, `42["message",{"is":"${text}"}]`],
  });
  for (const secret of passesOf(other)) plant('a pass', secretsShown(withFrame(secret), pages));
  for (const secret of [seed, Buffer.from(seed, 'hex').toString('base64'), 'chacha'])
    plant('the seed', stateShown(withFrame(secret), seed));
  return { planted, missed };
}

/** A card that somebody else sees at the same moment and this viewer does not; undefined where there is none. */
function hiddenFrom(message: ViewMessage, theirs: ViewMessage): string | undefined {
  const seen = JSON.stringify(message);
  return ownCards(theirs).find((code) => !seen.includes(`"${code}"`));
}

/** Cards of which a view tells, to its viewer alone: a hand, a field that lies face down, the row of the left neighbour. */
function ownCards({ view }: ViewMessage): string[] {
  const { hand, own = [], rows = [], viewer } = view as unknown as OwnCards;
  const row = rows[(viewer + 1) % rows.length] ?? [];
  return [
    // In Magic Trick it is the number of the running hand.
    ...(typeof hand === 'object' ? hand : []),
    ...own.map(({ card }) => card),
    ...row.flatMap(({ at, suit, rank }) => (at === 'row' && rank !== null ? [`${suit}${rank}`] : [])),
  ].filter((code) => code !== AMBIGUOUS);
}

interface OwnCards {
  readonly viewer: number;
  readonly hand?: readonly string[] | number;
  readonly own?: readonly { readonly card: string }[];
  readonly rows?: readonly (readonly {
    readonly at: string;
    readonly suit: string;
    readonly rank: number | null;
  }[])[];
}

/** The code of one card of Magicians is also the name of a kind and of a move. */
const AMBIGUOUS = 'sabotage';
