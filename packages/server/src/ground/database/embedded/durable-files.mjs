// @ts-check
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's folder on disk, with the one thing it lacks: a flush that reaches the disk.
 *
 * The file system layer beneath PGlite has no fsync operation, so every flush that PostgreSQL asks for answers
 * “done” and does nothing: fine against a crash of the process, not against a power cut. We add the operation. This
 * leans on the inside of PGlite, hence its version is pinned and `openEngine` refuses to start if no flush came by.
 */
export class DurableFiles extends NodeFS {
  /** How many flushes PostgreSQL has asked for and got. */
  flushes = 0

  /** @override @type {NodeFS['init']} */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFlush = (/** @type {any} */ module) => {
      module.NODEFS.stream_ops.fsync = (/** @type {any} */ stream) => {
        this.flushes += 1
        if (stream.nfd === undefined) flushFolder(module.NODEFS.realPath(stream.node))
        else fdatasyncSync(stream.nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFlush] } }
  }
}

/**
 * Makes the names in a folder last, so that a new or renamed file is still there after a power cut.
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
