// The bar over the table: the phase, which leads to its rules, and what else is at hand; on a narrow page behind "More".
import type { ComponentChildren, Ref } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import { Icon, type IconName } from './icons.tsx';

/** One button of the bar. */
export interface BarTool {
  readonly icon: IconName;
  readonly label: string;
  /** More about it, shown while it is pointed at and in the menu; empty for none. */
  readonly help?: string;
  /** Why it cannot be used now; null when it can. */
  readonly whyNot?: string | null;
  /** The key that does the same, as it is printed on a keyboard and as ARIA has it. */
  readonly key?: { readonly printed: string; readonly aria: string };
  /** In the bar itself also where there is little room. */
  readonly isAtHand?: boolean;
  /** For what folds out: whether it has, and its id. */
  readonly folds?: { readonly isOpen: boolean; readonly id: string };
  /** A few letters at its corner, such as a number of what waits there; its help says what they mean. */
  readonly badge?: string;
  /** What it is about is switched on; its help says what. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

interface BarProps {
  readonly say: Say;
  /** In the rulebook's word. */
  readonly phase: string;
  readonly progress: string;
  readonly tools: readonly BarTool[];
  /** The curtain is down: nobody has anything at hand, and what was folded out would lie over it. */
  readonly isBehind: boolean;
  /** Opens the rules of the phase. */
  readonly onPhase: () => void;
  /** Laid over it for a while. */
  readonly slip?: ComponentChildren;
}

export function Bar({ say, phase, progress, tools, isBehind, onPhase, slip }: BarProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isBehind) menu.current?.hidePopover();
  }, [isBehind]);
  /** What would be seen at a tool that may stand behind "More". */
  const behind = tools.find(({ badge, isAtHand }) => badge !== undefined && !isAtHand)?.badge;
  return (
    <header class="bar">
      <div class="bar-where">
        <h1 class="phase">
          <button type="button" title={say('table.bar.phase')} aria-haspopup="dialog" onClick={onPhase}>
            {phase}
            <Icon name="about" />
          </button>
        </h1>
        <p class="progress">{progress}</p>
      </div>
      <nav class="bar-tools" aria-label={say('table.bar.label')}>
        {tools.map((tool) => (
          <Tool key={tool.icon} tool={tool} class={tool.isAtHand ? 'bar-tool bar-at-hand' : 'bar-tool'} />
        ))}
        <button type="button" class="bar-more" popovertarget="bar-menu" title={say('table.bar.more')}>
          <Icon name="more" />
          {behind !== undefined && <Badge words={behind} />}
          <span class="bar-label">{say('table.bar.more')}</span>
        </button>
        <div ref={menu} id="bar-menu" class="bar-menu" popover="auto">
          {tools.map((tool) => (
            <Tool
              key={tool.icon}
              tool={tool}
              class={tool.isAtHand ? 'bar-menu-at-hand' : ''}
              // First, so that what opens next gives the focus back to "More".
              before={() => menu.current?.hidePopover()}
              tellsHelp
            />
          ))}
        </div>
      </nav>
      {slip}
    </header>
  );
}

/** For the eye, and no part of the button's words: its help says what it means. */
function Badge({ words }: { words: string }) {
  return <span class="bar-badge" aria-hidden="true" data-words={words} />;
}

interface ToolProps {
  readonly tool: BarTool;
  readonly class: string;
  readonly before?: () => void;
  /** Says in words what otherwise shows up only while it is pointed at. */
  readonly tellsHelp?: boolean;
}

function Tool({ tool, class: className, before, tellsHelp = false }: ToolProps) {
  const { icon, label, help = '', whyNot = null, folds, badge, isOn = false, key, onPress, buttonRef } = tool;
  const more = whyNot ?? help;
  const hint = key === undefined ? more : `${more} (${key.printed})`;
  const id = `${tellsHelp ? 'menu' : 'bar'}-${icon}-help`;
  return (
    <button
      {...(buttonRef && !tellsHelp ? { ref: buttonRef } : {})}
      type="button"
      class={className}
      data-tool={icon}
      data-on={isOn || undefined}
      title={hint === '' ? label : `${label}: ${hint}`}
      aria-keyshortcuts={key?.aria}
      // Where the help is told in words, it is part of what the button is called.
      aria-label={tellsHelp ? undefined : label}
      aria-describedby={more === '' || tellsHelp ? undefined : id}
      aria-disabled={whyNot === null ? undefined : true}
      aria-expanded={folds?.isOpen}
      aria-controls={folds?.isOpen ? folds.id : undefined}
      onClick={() => {
        // Not switched off outright: whoever comes to it by keyboard hears the reason.
        if (whyNot !== null) return;
        before?.();
        onPress();
      }}
    >
      <Icon name={icon} />
      {badge !== undefined && <Badge words={badge} />}
      <span class="bar-label">{label}</span>
      {more !== '' && (
        <span id={id} class={tellsHelp ? 'bar-help' : ''} hidden={!tellsHelp}>
          {more}
        </span>
      )}
    </button>
  );
}
