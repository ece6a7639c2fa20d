// Files that are dragged over the window: whether they may be let go there, and what is done with them then.
import type { FileToRead } from './importing.ts';

export interface DropParts {
  /** Whether this page takes files now. */
  readonly takes: () => boolean;
  readonly show: (isOver: boolean) => void;
  readonly drop: (files: readonly FileToRead[]) => void;
}

/** Takes files that are dropped anywhere on the window; returns how to stop. */
export function takeDrops(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  parts: DropParts,
): () => void {
  /** Everything in the page is entered before what was entered last is left. */
  let depth = 0;

  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
  const entered = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth += 1;
    parts.show(parts.takes());
  };
  const over = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    // Also where none is taken: the browser would go away to the file.
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = parts.takes() ? 'copy' : 'none';
  };
  const left = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    depth = Math.max(0, depth - 1);
    if (depth === 0) parts.show(false);
  };
  const dropped = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth = 0;
    parts.show(false);
    if (parts.takes()) parts.drop([...(event.dataTransfer?.files ?? [])]);
  };

  page.addEventListener('dragenter', entered);
  page.addEventListener('dragover', over);
  page.addEventListener('dragleave', left);
  page.addEventListener('drop', dropped);
  return () => {
    page.removeEventListener('dragenter', entered);
    page.removeEventListener('dragover', over);
    page.removeEventListener('dragleave', left);
    page.removeEventListener('drop', dropped);
  };
}
