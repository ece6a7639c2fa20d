// Gives a person a file: a link that is pressed for them, over text in memory. Works over plain http, and in the window.

/** Long enough for a browser to have begun; then the text may go from memory. */
const KEPT_MS = 60_000;

/**
 * Lets the browser save `text` under the name `name`; it asks where, or puts it with the other downloads, as it does for any link.
 * @param kind the media type, such as `text/csv`
 */
export function download(name: string, text: string, kind = 'application/json', page: Window = window): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${kind};charset=utf-8` }));
  const link = page.document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  // A link outside the document is not pressed by every browser.
  page.document.body.append(link);
  link.click();
  link.remove();
  page.setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
