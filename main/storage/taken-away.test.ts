// Tests of a database whose folder is deleted or moved while the program runs: nothing is acknowledged that would be lost.
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { sqliteStorage } from './sqlite.ts';

// Windows lets nobody take away a file that is open.
test.skipIf(process.platform === 'win32')('what cannot be found again is not said to be kept', async () => {
  const root = mkdtempSync(join(tmpdir(), 'parlor-away-'));
  const [folder, away] = [join(root, 'data'), join(root, 'moved')];
  renameSync(mkdtempSync(join(root, 'new-')), folder);
  const storage = sqliteStorage(openDatabase(folder, () => 0).database);
  try {
    await storage.note('test', 'first', 'kept');
    renameSync(folder, away);
    await expect(storage.note('test', 'second', 'lost')).rejects.toThrow(
      /parlor-tricks\.sqlite is not there any more/u,
    );
    expect(storage.noteOf('test', 'second')).toBeNull();
    renameSync(away, folder);
    await storage.note('test', 'second', 'kept');
    rmSync(folder, { recursive: true });
    await expect(storage.note('test', 'third', 'lost')).rejects.toThrow(/not there any more/u);
  } finally {
    storage.close();
    rmSync(root, { recursive: true, force: true });
  }
});
