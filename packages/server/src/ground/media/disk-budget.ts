import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

export interface CachedFile {
  readonly path: string
  readonly bytes: number
  readonly usedMs: number
}

/** The budget is checked each time this share of it was written. */
const checkedShare = 0.05

/** Chooses the least recently used files to delete, so that the next share still fits. */
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
  // Another process may delete the file at the same time.
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? [{ path, bytes: found.size, usedMs: found.mtimeMs }] : []
}

/** Lists files sequentially, because other work needs the file threads. */
const listCached = async (folders: readonly string[]): Promise<readonly CachedFile[]> => {
  const files: CachedFile[] = []
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    for (const name of names) files.push(...(await readCached(join(folder, name))))
  }
  return files
}

const touchIntervalMs = 60 * 60 * 1000

/** Records that a file was used in its modification time, at most once per hour. */
export const markUsed = async (path: string, now: Date): Promise<void> => {
  const found = await stat(path).catch(() => undefined)
  if (found && now.getTime() - found.mtimeMs > touchIntervalMs) await utimes(path, now, now).catch(() => undefined)
}

/** Deletes the least recently used files of folders that exceed their size limit. */
const evictFiles = async (folders: readonly string[], maxBytes: number): Promise<void> => {
  for (const { path } of chooseEvicted(await listCached(folders), maxBytes)) await rm(path, { force: true })
}

/** Limits the size of folders. Each process counts what it wrote itself. */
export const createDiskBudget = (folders: readonly string[], maxBytes: number) => {
  // Files of earlier processes are counted with the first write.
  let written = maxBytes
  let checking: Promise<void> | undefined

  const check = async (): Promise<void> => {
    while (written > maxBytes * checkedShare) {
      written = 0
      await evictFiles(folders, maxBytes)
    }
  }

  return {
    /** Resolves when there is nothing left to delete. */
    noteWritten: (bytes: number): Promise<void> => {
      written += bytes
      checking ??= check().finally(() => {
        checking = undefined
      })
      return checking
    },
  }
}
