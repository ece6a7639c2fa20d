// A sheet of parchment over the table, such as the score of a hand; the browser's own dialog keeps the focus in it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';

interface SheetProps {
  readonly id: string;
  readonly title: string;
  /** Escape asks for it, too. */
  readonly onClose: () => void;
  /** Something in it, or beside it, was pressed: by key, mouse or finger. */
  readonly onPress?: () => void;
  /** What its button says that closes it, for a sheet that is read: beside the title, where it stays while the rest moves. */
  readonly close?: string;
  /** Below what is read; it stays too. */
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Sheet({ id, title, onClose, onPress, close, foot, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDrawn = useRef(true);
  // At once, not after the next picture: a key that follows closely must find the focus where it belongs.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    // The focus is on a button at its end, but what it says begins at its top.
    element.scrollTop = 0;
    return () => {
      isDrawn.current = false;
      element.close();
      // Outright: what had the focus when a sheet opens over another is not what the browser gives it back to.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      class={close === undefined ? 'sheet' : 'sheet sheet-read'}
      aria-labelledby={`${id}-title`}
      onPointerDown={onPress}
      onKeyDown={onPress}
      onCancel={(event) => {
        // The sheet is there as long as it is drawn; the browser must not close it by itself.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Without asking: so browsers do where nobody has pressed anything in the page since the last time.
        if (isDrawn.current) onClose();
      }}
    >
      {close === undefined ? (
        <>
          <h2 id={`${id}-title`}>{title}</h2>
          {children}
        </>
      ) : (
        <>
          <header class="sheet-head">
            <h2 id={`${id}-title`}>{title}</h2>
            <button type="button" class="sheet-close" onClick={onClose}>
              {close}
            </button>
          </header>
          {/* Also moved by keys. */}
          <div class="sheet-body" tabIndex={0} role="group" aria-labelledby={`${id}-title`}>
            {children}
          </div>
          {foot}
        </>
      )}
    </dialog>
  );
}
