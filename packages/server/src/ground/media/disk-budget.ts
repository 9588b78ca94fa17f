import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

export interface CachedFile {
  readonly path: string
  readonly bytes: number
  readonly usedMs: number
}

/** Checked each time that this share of the budget was written. */
const checkedShare = 0.05

/** Chooses the files to delete, those that were used longest ago first, so that the next share still fits. */
export const chooseEvicted = (files: readonly CachedFile[], maxBytes: number): readonly CachedFile[] => {
  let excess = files.reduce((sum, { bytes }) => sum + bytes, 0) - maxBytes * (1 - checkedShare)
  return files
    .toSorted((a, b) => a.usedMs - b.usedMs)
    .filter(({ bytes }) => {
      if (excess <= 0) return false
      excess -= bytes
      return true
    })
}

const readCached = async (path: string): Promise<readonly CachedFile[]> => {
  // Another process may delete the same file.
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? [{ path, bytes: found.size, usedMs: found.mtimeMs }] : []
}

/** One after another: the threads that read files serve others meanwhile. */
const listCached = async (folders: readonly string[]): Promise<readonly CachedFile[]> => {
  const files: CachedFile[] = []
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    for (const name of names) files.push(...(await readCached(join(folder, name))))
  }
  return files
}

const usedAgainMs = 60 * 60 * 1000

/** Notes that a file was used: its time of change says when, to the hour. */
export const markUsed = async (path: string, now: Date): Promise<void> => {
  const found = await stat(path).catch(() => undefined)
  if (found && now.getTime() - found.mtimeMs > usedAgainMs) await utimes(path, now, now).catch(() => undefined)
}

/** Deletes the files used longest ago once folders have more bytes than they may. */
export const evictFiles = async (folders: readonly string[], maxBytes: number): Promise<void> => {
  for (const { path } of chooseEvicted(await listCached(folders), maxBytes)) await rm(path, { force: true })
}

/** Keeps folders within a number of bytes; each process on them counts what it wrote itself. */
export const createDiskBudget = (folders: readonly string[], maxBytes: number) => {
  // What earlier processes wrote is counted with the first file.
  let written = maxBytes
  let checking: Promise<void> | undefined

  const check = async (): Promise<void> => {
    while (written > maxBytes * checkedShare) {
      written = 0
      await evictFiles(folders, maxBytes)
    }
  }

  return {
    /** Resolves when there is nothing to delete any more. */
    noteWritten: (bytes: number): Promise<void> => {
      written += bytes
      checking ??= check().finally(() => {
        checking = undefined
      })
      return checking
    },
  }
}
