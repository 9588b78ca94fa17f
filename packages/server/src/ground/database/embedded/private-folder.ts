import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const prefix = 'vitrine-'

/**
 * Creates a folder for sockets that only this user can access. The data folder is unsuitable because socket paths must
 * be short; a port or a public folder because whoever connects has full access to the data.
 */
export function createPrivateFolder(): string {
  return mkdtempSync(join(tmpdir(), prefix))
}

/**
 * Creates a folder for temporary data, in memory if there is space: creating files is thirty times as fast there. The
 * name contains the process ID, so that later processes can delete folders of killed ones.
 */
export function createThrowawayFolder(): string {
  const parent = memoryParent() ?? tmpdir()
  sweep(parent)
  return mkdtempSync(join(parent, `${prefix}throwaway-${process.pid}-`))
}

/** Removes a folder that this module created, in this process or a dead one. Ignores all other paths. */
export function removePrivateFolder(folder: string): void {
  if (basename(folder).startsWith(prefix)) rmSync(folder, { recursive: true, force: true })
}

/** Returns the path of a socket in the private folder, or of a pipe with a random name on Windows. */
export function socketAddress(privateFolder: string, name: string): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\${prefix}${randomUUID()}` : join(privateFolder, name)
}

/** Linux's in-memory file system. Containers often have a tiny one, which a few databases would fill. */
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
      // It belongs to another user.
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
