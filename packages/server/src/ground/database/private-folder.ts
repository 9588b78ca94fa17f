import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
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

/**
 * A folder for data that nobody will miss, in memory if there is room: creating a file is thirty times as fast there.
 * The name carries our process id, so that what a killed process left is swept up by the next one.
 */
export function createThrowawayFolder(): string {
  const parent = memoryParent() ?? tmpdir()
  sweep(parent)
  return mkdtempSync(join(parent, `${prefix}throwaway-${process.pid}-`))
}

/** Removes a folder that this module made, in this or in a dead process; nothing else, whatever a note may say. */
export function removePrivateFolder(folder: string): void {
  if (basename(folder).startsWith(prefix)) rmSync(folder, { recursive: true, force: true })
}

/** Where to listen: a socket in the private folder, on Windows a pipe with a name that nobody guesses. */
export function socketAddress(privateFolder: string, name: string): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\${prefix}${randomUUID()}` : join(privateFolder, name)
}

/** Linux's memory file system; containers often have a tiny one, which a few databases would fill. */
function memoryParent(): string | null {
  const parent = '/dev/shm'
  if (!existsSync(parent)) return null
  const { bavail, bsize } = statfsSync(parent)
  return bavail * bsize > 2 ** 30 ? parent : null
}

function sweep(parent: string) {
  for (const name of readdirSync(parent)) {
    const pid = /^vitrine-throwaway-(\d+)-/.exec(name)?.[1]
    if (pid === undefined || isRunning(Number(pid))) continue
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {
      // Another user's: theirs to sweep.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
