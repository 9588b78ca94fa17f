import { freeBytes } from './embedded/storage.mjs'

/** So much of the disk stays free for reading on, for starting again and for clearing up. */
export const reserveBytes = 32 * 1024 * 1024

/** Below this PostgreSQL cannot start: it writes a little before it reads. */
const leastToStart = 4 * 1024 * 1024

/** Whether a database failed because its disk has no room. */
export function isOutOfSpace(folder: string, reason: string): boolean {
  return freeBytes(folder) < leastToStart || /No space left on device|ENOSPC|EDQUOT/.test(reason)
}

/** Why a database does not start, and how to go on. */
export function fullDiskMessage(folder: string): string {
  const free = (freeBytes(folder) / 2 ** 20).toFixed(1)
  return (
    `The disk that holds ${folder} is full (${free} MB free), so the database cannot start. Nothing that was confirmed ` +
    `is lost. Free up at least ${(reserveBytes * 1.5) / 2 ** 20} MB and start again.`
  )
}
