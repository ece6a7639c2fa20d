// The bar's tool for taking back, and its key.
import { useEffect, useRef } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import type { TableState } from '../store/state.ts';
import { type UndoState, whyNoUndo } from '../store/undoing.ts';
import type { BarTool } from './bar.tsx';

/** The tool; null where nobody plays from here, or not any more. */
export function undoTool(
  say: Say,
  table: Pick<TableState, 'latest' | 'pending'>,
  undoing: UndoState,
  onPress: () => void,
): BarTool | null {
  const { holds, view, back } = table.latest;
  if (holds.length === 0 || view.result !== null) return null;
  const why = whyNoUndo(table, undoing);
  const asks = back === 'asks';
  return {
    icon: 'take-back',
    label: say(asks ? 'undo.bar.asks' : 'undo.bar'),
    help: say(asks ? 'undo.bar.asks.help' : 'undo.bar.help'),
    key: { printed: say('undo.bar.key'), aria: 'Control+Z Meta+Z' },
    whyNot: why === null ? null : say(`undo.bar.${why}`),
    onPress,
  };
}

/**
 * The same on the curtain, where it is about whoever played before it fell.
 * @param name theirs; null where this window has not seen who that was
 */
export function undoOnCurtain(
  say: Say,
  { latest }: Pick<TableState, 'latest'>,
  tool: BarTool | null,
  name: string | null,
): Pick<BarTool, 'label' | 'help' | 'onPress'> | null {
  if (tool === null || tool.whyNot !== null) return null;
  if (name === null) return tool;
  return { ...tool, label: say('undo.curtain', { name, asks: String(latest.back === 'asks') }) };
}

/** Hears Ctrl+Z, or Cmd+Z, wherever the focus is at the table; in a sheet, a menu or a field it means what it means there. */
export function useUndoKey(pressed: () => void): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (!isUndoKey(event) || isElsewhere(event.target)) return;
      event.preventDefault();
      // A key that is held down was pressed once.
      if (!event.repeat) latest.current();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

/** With Shift it would mean to do it again, which there is not. */
export function isUndoKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>): boolean {
  return !defaultPrevented && key.toLowerCase() === 'z' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function isElsewhere(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('input, textarea, select') !== null) return true;
  return document.querySelector('dialog[open], :popover-open') !== null;
}
