// What a replay is steered with, at the near edge of the table: where one is, the way along, the buttons of a film.
import type { ComponentChildren } from 'preact';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Eyes } from '../../engine/protocol/kept.ts';
import { REPLAY_SPEEDS } from '../../engine/settings/replay.ts';
import { Jumps } from './jumps.tsx';
import type { Mark } from './marks.ts';
import type { Projector, ReplayState } from './projector.ts';
import { lastStep, type Reel } from './reel.ts';
import { Slider } from './slider.tsx';
import { eyesWords, positionWords, speedWords } from './words.ts';

interface DeckProps {
  readonly say: Say;
  readonly projector: Projector;
  readonly state: ReplayState;
  readonly reel: Reel;
  readonly marks: readonly Mark[];
  readonly names: readonly string[];
  /** What happens, or has happened. */
  readonly children: ComponentChildren;
  /** About the whole of it, such as why it ends. */
  readonly notes: ComponentChildren;
  readonly onSlide: (at: number) => void;
}

type ButtonIcon = 'beginning' | 'back' | 'play' | 'pause' | 'on' | 'end';

export function Deck(props: DeckProps) {
  const { say, projector, state, reel, marks, names, children, notes, onSlide } = props;
  const last = lastStep(reel);
  const at = state.wanted ?? state.at;
  const words = positionWords(say, reel, marks, at);
  const button = (icon: ButtonIcon, label: MessageKey, whyNot: boolean, press: () => void) => (
    <button
      type="button"
      class={icon === 'play' || icon === 'pause' ? 'main' : undefined}
      data-replay={icon}
      aria-label={say(label)}
      title={say(label)}
      aria-disabled={whyNot || undefined}
      onClick={() => {
        if (!whyNot) press();
      }}
    >
      <Sign icon={icon} />
    </button>
  );
  return (
    <section class="replay-deck" aria-label={say('replay.deck')}>
      {notes}
      <div class="replay-told">
        <p class="replay-caption">{children}</p>
        <p class="replay-position">
          <span class="visually-hidden">{words}</span>
          <span aria-hidden="true">{say('replay.position.short', { at, last })}</span>
        </p>
      </div>
      <Slider {...{ say, at, last, marks, words }} loaded={reel.steps.length} onGo={onSlide} />
      <div class="replay-controls">
        <Jumps say={say} marks={marks} at={at} onGo={projector.go} />
        <div class="replay-buttons">
          {button('beginning', 'replay.to-beginning', at === 0, () => projector.go(0))}
          {button('back', 'replay.step-back', at === 0, () => projector.step(-1))}
          {state.isPlaying
            ? button('pause', 'replay.pause', false, projector.toggle)
            : button('play', 'replay.play', last === 0, projector.toggle)}
          {button('on', 'replay.step-on', at >= last, () => projector.step(1))}
          {button('end', 'replay.to-end', at >= last, () => projector.go(last))}
        </div>
        <div class="replay-choices">
          <select
            aria-label={say('replay.speed')}
            data-replay="speed"
            value={state.speed}
            onChange={({ currentTarget }) => {
              const chosen = REPLAY_SPEEDS.find((speed) => speed === currentTarget.value);
              if (chosen) projector.setSpeed(chosen);
            }}
          >
            {REPLAY_SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speedWords(say, speed)}
              </option>
            ))}
          </select>
          <EyesChoice
            {...{ say, reel, names }}
            eyes={state.eyes ?? reel.eyes}
            onChoose={projector.lookThrough}
          />
        </div>
      </div>
    </section>
  );
}

interface EyesChoiceProps {
  readonly say: Say;
  readonly reel: Reel;
  readonly names: readonly string[];
  readonly eyes: Eyes;
  readonly onChoose: (eyes: Eyes) => void;
}

function EyesChoice({ say, reel, names, eyes, onChoose }: EyesChoiceProps) {
  return (
    <select
      aria-label={say('replay.eyes')}
      data-replay="eyes"
      value={String(eyes)}
      onChange={({ currentTarget }) => {
        const chosen = reel.choices.find((choice) => String(choice) === currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {reel.choices.map((choice) => (
        <option key={choice} value={String(choice)}>
          {eyesWords(say, choice, names)}
        </option>
      ))}
    </select>
  );
}

const SIGNS: Readonly<Record<ButtonIcon, string>> = {
  beginning: 'M5 5h2.5v14H5zM19 5v14L8.5 12z',
  back: 'M15.5 5v14L6 12zM17 5h2v14h-2z',
  play: 'M7 4.5v15L20 12z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
  on: 'M8.5 5v14L18 12zM5 5h2v14H5z',
  end: 'M16.5 5H19v14h-2.5zM5 5v14l10.5-7z',
};

function Sign({ icon }: { icon: ButtonIcon }) {
  return (
    <svg class="replay-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[icon]} />
    </svg>
  );
}
