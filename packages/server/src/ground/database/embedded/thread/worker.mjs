// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { prepareCluster } from './cluster.mjs'
import { openEngine } from './engine.mjs'
import { createChangeCount } from './change-count.mjs'
import { createFront } from './front.mjs'
import { createHousekeeping } from './housekeeping.mjs'
import { createStorageWatch } from './storage.mjs'
import { createTurnClock } from './turn-clock.mjs'

/**
 * The thread of the embedded database. Everything in it may block; the server's own thread never waits.
 * Plain JavaScript with type checks, because Node loads workers itself, from source as well as from the bundle.
 *
 * @typedef {object} WorkerOptions
 * @property {string} folder the PostgreSQL folder
 * @property {string} socket the socket for clients
 * @property {boolean} durable whether commits reach the disk
 * @property {string} [template] a folder to copy on the first start
 * @property {WebAssembly.Module} wasm PGlite, compiled
 * @property {number} idleInTransactionMs
 * @property {number} statementMs the time limit of a statement; 0 for no limit
 * @property {number} firstClient the first client ID, so that IDs are unique within a process
 * @property {SharedArrayBuffer} clockMemory
 * @property {SharedArrayBuffer} changeMemory
 * @property {number} reserveBytes the free space that writing requires
 */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
const options = /** @type {WorkerOptions} */ (workerData)

/** @param {unknown} cause @returns {never} */
function stopBroken(cause) {
  port.postMessage({ type: 'broken', reason: cause instanceof Error ? cause.message : String(cause) })
  return process.exit(1)
}

try {
  await prepareCluster(options)
  const changes = createChangeCount(options.changeMemory)
  const engine = await openEngine({ ...options, onBroken: stopBroken, onLogWrite: changes.add })
  const storage = createStorageWatch(engine, {
    ...options,
    onChange: (isFull) => port.postMessage({ type: 'storage', isFull }),
  })
  const front = createFront(engine, {
    ...options,
    clock: createTurnClock(options.clockMemory),
    beforeTransaction: storage.checkStorage,
    onCommands: (tags) => housekeeping.note(tags),
  })
  const housekeeping = createHousekeeping(engine, {
    ...front,
    isWritable: () => !storage.isFull(),
    checkStorage: storage.checkStorage,
  })
  await new Promise((resolve, reject) => front.server.once('error', reject).listen(options.socket, () => resolve(null)))

  port.on('message', async (/** @type {'close' | 'flushes'} */ request) => {
    if (request === 'flushes') return port.postMessage({ type: 'flushes', count: engine.flushes() })
    housekeeping.stop()
    await front.close()
    await engine.close()
    process.exit(0)
  })
  port.postMessage({ type: 'ready', version: engine.version })
  storage.checkStorage()
} catch (cause) {
  stopBroken(cause)
}
