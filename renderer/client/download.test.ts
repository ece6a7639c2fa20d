// A download: the link bears the name and leads to the very text, and the text goes from memory afterwards.
import { expect, test } from 'vitest';
import { download } from './download.ts';

test('a link with the name of the file and its text, pressed while it stands in the document', async () => {
  const said: string[] = [];
  const link = {
    href: '',
    download: '',
    hidden: false,
    click: () => said.push(`press ${link.download}`),
    remove: () => said.push('take away'),
  };
  let last = (): void => undefined;
  const page = {
    document: { createElement: () => link, body: { append: () => said.push('put in') } },
    setTimeout: (task: () => void) => void (last = task),
  };
  download('Scores – Ünder one roof.csv', 'name,score\nZoë,3\n', 'text/csv', page as unknown as Window);
  expect(said).toEqual(['put in', 'press Scores – Ünder one roof.csv', 'take away']);
  const kept = await (await fetch(link.href)).blob();
  expect(await kept.text()).toBe('name,score\nZoë,3\n');
  expect(kept.type).toBe('text/csv;charset=utf-8');
  last();
  await expect(fetch(link.href)).rejects.toThrow();
});
