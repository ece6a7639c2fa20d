// The lock on a data folder: a transaction held open on a small database, so that it dies with the process.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../problem.ts';
import { refuseFolderAt } from './data-folder.ts';
import { NotWritable, tryToWrite } from './not-writable.ts';

const LOCK_FILE = 'lock.sqlite';
/** SQLite's result codes, without their extensions. */
const BUSY = 5;
const LOCKED = 6;
const NOT_A_DATABASE = 26;

/**
 * The databases whose locks are held. A database that nothing refers to is closed when garbage is collected, and its
 * lock would be gone although nobody released it.
 */
const held = new Set<DatabaseSync>();

/** A lock that is held until it is released or the process ends. */
export interface FolderLock {
  release(): void;
}

/** Takes the lock of a prepared folder; null when another program holds it. @throws NotWritable when it cannot be tried, or another Problem */
export function lockFolder(folder: string): FolderLock | null {
  const file = join(folder, LOCK_FILE);
  refuseFolderAt(file);
  try {
    return take(file);
  } catch (error) {
    if (resultOf(error) !== NOT_A_DATABASE) throw unlockable(folder, error);
  }
  try {
    // It holds nothing, so one that has been overwritten is simply made anew.
    rmSync(file, { force: true });
    return take(file);
  } catch (error) {
    throw unlockable(folder, error);
  }
}

/** Whether a program holds the lock of a prepared folder. @throws Problem when that cannot be tried */
export function isHeld(folder: string): boolean {
  const lock = lockFolder(folder);
  lock?.release();
  return lock === null;
}

function take(file: string): FolderLock | null {
  tryToWrite(file);
  const database = new DatabaseSync(file);
  try {
    // The operating system drops the lock of an open transaction with the process, whatever ends it.
    database.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    const result = resultOf(error);
    if (result === BUSY || result === LOCKED) return null;
    throw error;
  }
  held.add(database);
  return {
    release() {
      held.delete(database);
      if (database.isOpen) database.close();
    },
  };
}

function resultOf(error: unknown): number | null {
  const code = (error as { errcode?: unknown }).errcode;
  return typeof code === 'number' ? code & 0xff : null;
}

function unlockable(folder: string, error: unknown): NotWritable {
  const why = messageOf(error);
  return new NotWritable(
    `The data folder ${folder} cannot be locked (${why}); make it writable or name another with --data or PARLOR_DATA.`,
    why,
  );
}
