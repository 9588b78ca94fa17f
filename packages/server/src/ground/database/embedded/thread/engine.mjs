// @ts-check
import { PGlite } from '@electric-sql/pglite'
import { DataFiles } from './data-files.mjs'
import { simpleQuery } from './messages.mjs'

/**
 * PGlite's default settings without `-F` (no fsync), sized for a store. There is one process with one backend and no
 * background work, so the front schedules checkpoints and vacuum.
 */
const settings = {
  search_path: 'public',
  exit_on_error: 'false',
  log_checkpoints: 'false',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  wal_sync_method: 'fsync',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
}

/** The exit status of PostgreSQL's long jumps. Any other exception means that the engine is broken. */
const longJumpStatus = 100

/**
 * @typedef {object} Engine
 * @property {(messages: Uint8Array) => Buffer} run takes protocol messages up to Sync, Flush or Query and returns the whole response
 * @property {string} version
 * @property {() => number} flushes
 * @property {() => Promise<void>} close
 */

/**
 * Opens PostgreSQL on a folder. `run` blocks its thread until the response is complete, so call it in a worker.
 * @param {{
 *   folder: string,
 *   durable: boolean,
 *   wasm: WebAssembly.Module,
 *   onBroken: (cause: unknown) => never,
 *   onLogWrite: () => void,
 * }} options
 * @returns {Promise<Engine>}
 */
export async function openEngine({ folder, durable, wasm, onBroken, onLogWrite }) {
  const files = new DataFiles(folder, { durable, onLogWrite })
  let lastFailure = ''
  const onStderr = (/** @type {string} */ line) => {
    if (/PANIC|FATAL/.test(line)) lastFailure = line
    return false
  }
  const pglite = new PGlite({ fs: files, pgliteWasmModule: wasm, startParams: startParameters(durable), onStderr })
  await pglite.waitReady
  if (durable && files.flushes === 0) {
    throw new Error(
      'PGlite opened its folder without a single flush to disk: commits would not survive a power failure.',
    )
  }
  watchForBreakage(pglite, (cause) => onBroken(lastFailure || cause))
  /** @type {Engine['run']} */
  const run = (messages) => {
    /** @type {Buffer[]} */
    const parts = []
    const onRawData = (/** @type {Uint8Array} */ part) => void parts.push(Buffer.from(part))
    pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData }).catch(onBroken)
    return parts.length === 1 ? /** @type {Buffer} */ (parts[0]) : Buffer.concat(parts)
  }
  const { rows } = await pglite.query('show server_version')
  return {
    run,
    version: /** @type {{ server_version: string }} */ (rows[0]).server_version,
    flushes: () => files.flushes,
    async close() {
      if (durable) run(simpleQuery('checkpoint'))
      await pglite.close()
    },
  }
}

/** @param {boolean} durable */
function startParameters(durable) {
  const assignments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['--single', '-O', '-j', ...(durable ? [] : ['-F']), ...assignments]
}

/**
 * PGlite catches every exception of its main loop and calls it again, endlessly if necessary. An abort (a full disk or
 * a WebAssembly trap) has to end the worker instead, so that the next start recovers from the log.
 * @param {PGlite} pglite
 * @param {(cause: unknown) => never} onBroken
 */
function watchForBreakage(pglite, onBroken) {
  const mainLoop = '_PostgresMainLoopOnce'
  const module = /** @type {any} */ (pglite.Module)
  const once = module[mainLoop]
  module[mainLoop] = () => {
    try {
      return once()
    } catch (cause) {
      if (/** @type {{ status?: number }} */ (cause)?.status !== longJumpStatus) onBroken(cause)
      throw cause
    }
  }
}
