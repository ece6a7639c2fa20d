// The end of a game: the curtain falls; who won and why, everybody's place or what else is to be told of them, what next.
import type { Result, View } from '../../engine/core/view.ts';
import type { Say } from '../../engine/language/say.ts';
import type { GameScreen, HandScored, Lasted, Standing, WonWith } from '../games/screen.ts';
import { Name } from '../theme/name.tsx';
import { placesOf } from './places.ts';
import { Sheet } from './sheet.tsx';

interface EndSheetProps {
  readonly say: Say;
  readonly result: Result;
  /** Who won and why, in one sentence. */
  readonly sentence: string;
  readonly names: readonly string[];
  /** Every hand of the game; none in a game without hands. */
  readonly hands: readonly HandScored[];
  /** What stands beside everybody in place of points, where there are winners and no places; null where points do. */
  readonly standing: Standing | null;
  /** How long everybody lasted, where players go out one by one; otherwise null. */
  readonly lasted: Lasted | null;
  /** What points are called. */
  readonly points: string;
  /** Who won, and with which card; none where there are no pictures of it. */
  readonly won: readonly WonWith[];
  readonly Picture: GameScreen<View>['Picture'];
  /** A table is being opened, or none can be. */
  readonly isBusy: boolean;
  /** The same people once more, at once; null where somebody else opens tables. */
  readonly onAgain: (() => void) | null;
  /** The form for a new table; null likewise. */
  readonly onChange: (() => void) | null;
  /** Shows the game from its beginning; null where somebody else keeps it. */
  readonly onWatch: (() => void) | null;
  readonly onHome: () => void;
  /** Puts the sheet away to look at the table. */
  readonly onClose: () => void;
}

export function EndSheet(props: EndSheetProps) {
  const { say, result, sentence, names, hands, standing, lasted, points, won, isBusy } = props;
  const { Picture, onAgain, onChange, onWatch, onHome, onClose } = props;
  return (
    <>
      <div class="curtain end-curtain" aria-hidden="true">
        <div class="curtain-cloth" />
      </div>
      <Sheet id="game-end" title={say('table.end.title')} onClose={onClose}>
        <p class="lead">{sentence}</p>
        {won.map(({ code, words }) => (
          <div key={code} class="won-with">
            <div class="won-with-card">
              <Picture say={say} code={code} />
            </div>
            <p>{words}</p>
          </div>
        ))}
        <Ranking {...{ say, result, names, hands, standing, lasted, points }} />
        {!onAgain && <p class="choices-help">{say('guest.end.stay')}</p>}
        <div class="sheet-actions">
          {onAgain && (
            <button type="button" class="main" autofocus disabled={isBusy} onClick={onAgain}>
              {say('table.end.again')}
            </button>
          )}
          {onChange && (
            <button type="button" onClick={onChange}>
              {say('table.end.change')}
            </button>
          )}
          {onWatch && (
            <button type="button" data-action="watch" onClick={onWatch}>
              {say('archive.end.watch')}
            </button>
          )}
          <button type="button" onClick={onHome}>
            {say(onAgain ? 'table.end.home' : 'guest.leave')}
          </button>
          <button type="button" autofocus={!onAgain} onClick={onClose}>
            {say('table.end.look')}
          </button>
        </div>
      </Sheet>
    </>
  );
}

type RankingProps = Pick<
  EndSheetProps,
  'say' | 'result' | 'names' | 'hands' | 'standing' | 'lasted' | 'points'
>;

function Ranking({ say, result, names, hands, standing, lasted, points }: RankingProps) {
  return (
    <table
      class={`ranking${standing === null ? '' : ' ranking-aside'}${hands.length === 0 ? ' ranking-short' : ''}`}
    >
      <thead>
        <tr>
          {standing === null && <th scope="col">{say('table.end.place')}</th>}
          <th scope="col" class="ranking-player">
            {say('table.points.player')}
          </th>
          {hands.map(({ hand }) => (
            <th key={hand} scope="col">
              {say('table.points.hand', { hand })}
            </th>
          ))}
          {lasted && <th scope="col">{lasted.title}</th>}
          <th scope="col">{standing?.title ?? points}</th>
        </tr>
      </thead>
      <tbody>
        {placesOf(result, lasted?.turns).map(({ seat, score, place, isWinner }) => (
          <tr key={seat} class={isWinner ? 'winner' : undefined}>
            {standing === null && <td class="ranking-place">{say('table.end.place.number', { place })}</td>}
            <th scope="row" class="ranking-name">
              <Name name={names[seat] ?? ''} />
            </th>
            {hands.map(({ hand, points }) => (
              <td key={hand} class="ranking-hand" data-label={say('table.points.hand', { hand })}>
                {say('table.points.signed', { points: points[seat] ?? 0 })}
              </td>
            ))}
            {lasted && <td class="ranking-lasted">{lasted.words[seat]}</td>}
            <td class="ranking-score" data-label={standing?.title}>
              {say('table.number', { value: standing?.values[seat] ?? score })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
