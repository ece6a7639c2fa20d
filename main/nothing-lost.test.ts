// `kill -9` in the middle of tricks: the game that is gone on with is, move by move, the one that nobody disturbed.
import { afterEach, expect, test, vi } from 'vitest';
import { fastRandom } from '../engine/chance/fast.ts';
import type { ToClient } from '../engine/protocol/to-client.ts';
import { connect, cookieFrom, openRequest, temporaryFolder, type TestClient } from './host.testing.ts';
import { essenceOf, keptIn, startChild, type Kept, type RunningChild } from './killed.testing.ts';
import { answerTo, asView } from './table/player.testing.ts';

vi.setConfig({ testTimeout: 300_000 });

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

type ViewMessage = Extract<ToClient, { type: 'view' }>;

/** When the program is killed: around a move of the person, or while the bots are at it. */
const MOMENTS = [
  'before the move is sent',
  'right after it was sent',
  'when it was acknowledged',
  'while bots play',
] as const;
type MomentOfKill = (typeof MOMENTS)[number];

interface Kill {
  readonly moment: MomentOfKill;
  /** Which of the person's plays to a trick it is about. */
  readonly play: number;
}

const PLAYS = 4 * 13;
const KILLS = 12;

/** Each moment as often as the others, at plays that a seed chooses. */
function chosenKills(seed: number): Kill[] {
  const random = fastRandom(seed);
  const plays = Array.from({ length: PLAYS }, (_, play) => play);
  return Array.from({ length: KILLS }, (_, index) => {
    const [play = 0] = plays.splice(random.below(plays.length), 1);
    return { play, moment: MOMENTS[index % MOMENTS.length] as MomentOfKill };
  });
}

/** A person who goes by the view alone, and does after a cut what the page does: sends again what has no answer. */
async function playAt(
  client: TestClient,
  told: Told,
  isToKill: (moment: MomentOfKill) => boolean,
): Promise<'over' | 'kill'> {
  return new Promise((resolve) => {
    let asked: string | null = null;
    let isDone = false;
    const end = (how: 'over' | 'kill'): void => {
      if (!isDone) resolve(how);
      isDone = true;
    };
    const hear = (message: ToClient): void => {
      if (isDone) return;
      if (message.type === 'refused' || message.type === 'trouble') throw new Error(JSON.stringify(message));
      if (message.type === 'accepted') {
        told.accepted.set(message.id, message.version);
        if (isToKill('when it was acknowledged')) end('kill');
      }
      if (message.type !== 'view') return;
      const view = asView(message.view);
      told.version = Math.max(told.version, message.version);
      told.shown = message;
      if (view.result) return end('over');
      if (!view.question) {
        if (view.phase.includes('trick') && view.trick.length > 0 && isToKill('while bots play')) end('kill');
        return;
      }
      if (view.question.id === asked) return;
      asked = view.question.id;
      if (view.question.asks === 'play' && !told.plays.includes(asked)) told.plays.push(asked);
      if (isToKill('before the move is sent')) return end('kill');
      client.say({
        type: 'move',
        id: `p-${asked}`,
        table: message.table,
        question: asked,
        move: answerTo(view),
      });
      if (isToKill('right after it was sent')) end('kill');
    };
    client.onMessage(hear);
    const first = client.messages.findLast(({ type }) => type === 'view');
    if (first) hear(first);
  });
}

/** What the person has been told so far, over all starts of the program. */
interface Told {
  version: number;
  shown: ViewMessage | null;
  readonly accepted: Map<string, number>;
  /** Ids of the questions for a card, in order. */
  readonly plays: string[];
}

async function playGame(kills: readonly Kill[]): Promise<{ kept: Kept; told: Told; done: Kill[] }> {
  const folder = temporaryFolder();
  endings.push(() => folder.remove());
  const told: Told = { version: 0, shown: null, accepted: new Map(), plays: [] };
  const done: Kill[] = [];
  let running: RunningChild;
  let seat: number | null = 1;
  for (;;) {
    running = await startChild({ ...folder, chance: 'nothing lost' });
    endings.push(running.kill);
    const client = await connect(running.port, await cookieFrom(running.address));
    endings.push(() => client.close());
    if (told.shown === null) client.say(openRequest(4, seat, 'steady'));
    else client.say({ type: 'join', id: 'j', table: told.shown.table });
    const back = await client.find('view');
    // What was shown or acknowledged is there.
    expect(back.version).toBeGreaterThanOrEqual(told.version);
    for (const version of told.accepted.values()) expect(back.version).toBeGreaterThanOrEqual(version);

    const how = await playAt(client, told, (moment) => {
      const play = told.plays.length - 1;
      // Whoever plays last and leads again sees no bot play, so that moment is the next there is.
      const isDue = (kill: Kill): boolean =>
        kill.play === play || (moment === 'while bots play' && kill.play < play);
      const kill = kills.find((each) => each.moment === moment && !done.includes(each) && isDue(each));
      if (!kill) return false;
      done.push(kill);
      return true;
    });
    await running.kill();
    client.close();
    if (how === 'over') break;
  }
  return { kept: keptIn(folder.data), told, done };
}

test('a game with many kills is the undisturbed game, with its result and its whole journal', async () => {
  const undisturbed = await playGame([]);
  const kills = chosenKills(7);
  const killed = await playGame(kills);

  expect(killed.done).toHaveLength(KILLS);
  expect(killed.told.plays).toHaveLength(PLAYS);
  expect(killed.told.plays).toEqual(undisturbed.told.plays);
  expect(killed.kept.header).toEqual(undisturbed.kept.header);
  expect(essenceOf(killed.kept.entries)).toEqual(essenceOf(undisturbed.kept.entries));
  expect(killed.kept.entries.at(-1)).toMatchObject({ kind: 'end', reason: 'over' });
  const resultOf = ({ told }: { told: Told }) => asView(told.shown?.view).result;
  expect(resultOf(killed)).toEqual(resultOf(undisturbed));
  // Every acknowledgement holds: the entry has the number and the id that were told.
  for (const [id, n] of killed.told.accepted) {
    expect(killed.kept.entries[n - 1]).toMatchObject({ n, kind: 'move', seat: 1, id });
  }
});
