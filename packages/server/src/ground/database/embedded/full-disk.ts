import { freeBytes } from './thread/storage.mjs'

/** The disk space that stays free for reading, restarting and cleaning up. */
export const reserveBytes = 32 * 1024 * 1024

/** The minimum space for starting PostgreSQL, which writes a little before it reads. */
const minStartBytes = 4 * 1024 * 1024

/** Returns whether a database failed because its disk is full. */
export function isOutOfSpace(folder: string, reason: string): boolean {
  return freeBytes(folder) < minStartBytes || /No space left on device|ENOSPC|EDQUOT/.test(reason)
}

/** Returns an error message that explains how to free up space. */
export function fullDiskMessage(folder: string): string {
  const free = (freeBytes(folder) / 2 ** 20).toFixed(1)
  return (
    `The disk that holds ${folder} is full (${free} MB free), so the database cannot start. Nothing that was confirmed ` +
    `is lost. Free up at least ${(reserveBytes * 1.5) / 2 ** 20} MB and start again.`
  )
}
