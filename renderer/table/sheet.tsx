// A sheet of parchment over the table, such as the score of a hand; the browser's own dialog keeps the focus in it.
import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';

interface SheetProps {
  readonly id: string;
  readonly title: string;
  /** Escape asks for it, too. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ id, title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      // Outright: a dialog that has left the page by now gives nothing back when it is closed.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      class="sheet"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        // The sheet is there as long as it is drawn; the browser must not close it by itself.
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  );
}
