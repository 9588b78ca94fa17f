import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const prefix = 'vitrine-'

/**
 * A folder that only this user may enter, for sockets: their names must be short, so the data folder does not do, and
 * whoever may connect owns the data, so a port or an open folder does not do either.
 */
export function createPrivateFolder(): string {
  return mkdtempSync(join(tmpdir(), prefix))
}

/** Removes a private folder of this or of a dead process; nothing else, whatever a note on disk may say. */
export function removePrivateFolder(folder: string): void {
  if (basename(folder).startsWith(prefix)) rmSync(folder, { recursive: true, force: true })
}

/** Where to listen: a socket in the private folder, on Windows a pipe with a name that nobody guesses. */
export function socketAddress(privateFolder: string, name: string): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\${prefix}${randomUUID()}` : join(privateFolder, name)
}
