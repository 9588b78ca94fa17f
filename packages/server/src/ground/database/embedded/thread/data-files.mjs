// @ts-check
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's folder on disk, with flushes that reach the disk and a signal when rows change.
 *
 * The file system layer of PGlite has no fsync operation: each flush that PostgreSQL requests reports success and does
 * nothing. That survives a process crash, but not a power failure. This class adds the operation. It depends on PGlite
 * internals, so PGlite's version is pinned and `openEngine` refuses to start if no flush was recorded.
 */
export class DataFiles extends NodeFS {
  /** The number of flushes so far. */
  flushes = 0

  /**
   * @param {string} folder
   * @param {{ durable: boolean, onLogWrite: () => void }} options `onLogWrite` is called whenever the log is written,
   * which every transaction that changes rows does when it commits, and reading transactions don't
   */
  constructor(folder, { durable, onLogWrite }) {
    super(folder)
    this.durable = durable
    this.onLogWrite = onLogWrite
  }

  /** @override @type {NodeFS['init']} */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addOperations = (/** @type {any} */ module) => {
      const operations = module.NODEFS.stream_ops
      const { write } = operations
      operations.write = (/** @type {any} */ stream, /** @type {any[]} */ ...rest) => {
        if (stream.path?.includes('/pg_wal/')) this.onLogWrite()
        return write(stream, ...rest)
      }
      if (!this.durable) return
      operations.fsync = (/** @type {any} */ stream) => {
        this.flushes += 1
        if (stream.nfd === undefined) flushFolder(module.NODEFS.realPath(stream.node))
        else fdatasyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addOperations] } }
  }
}

/**
 * Flushes the file names of a folder, so that new and renamed files survive a power failure.
 * @param {string} folder
 */
export function flushFolder(folder) {
  if (process.platform === 'win32') return // a folder cannot be opened there, and NTFS logs names itself
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
