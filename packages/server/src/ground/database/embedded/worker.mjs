// @ts-check
import { parentPort, workerData } from 'node:worker_threads'
import { prepareCluster } from './cluster.mjs'
import { openEngine } from './engine.mjs'
import { createFront } from './front.mjs'
import { createHousekeeping } from './housekeeping.mjs'
import { createStorageWatch } from './storage.mjs'
import { createTurnClock } from './turn-clock.mjs'

/**
 * The thread that holds the embedded database: everything in it may block, the server's own thread never waits.
 * Plain JavaScript with checked types, because a worker is loaded by Node itself, from source as from the bundle.
 *
 * @typedef {object} Order
 * @property {string} folder the PostgreSQL folder
 * @property {string} socket where clients connect
 * @property {boolean} durable whether commits reach the disk
 * @property {string} [template] a folder to copy on the first start
 * @property {WebAssembly.Module} wasm PGlite, compiled
 * @property {number} idleInTransactionMs
 * @property {number} statementMs how long a statement may take; 0 for as long as it takes
 * @property {number} firstClient clients are numbered from here, so that no number comes twice in a process
 * @property {SharedArrayBuffer} clockMemory
 * @property {number} reserveBytes so much of the disk has to be free for writing
 */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
const order = /** @type {Order} */ (workerData)

/** @param {unknown} cause @returns {never} */
function stopBroken(cause) {
  port.postMessage({ type: 'broken', reason: cause instanceof Error ? cause.message : String(cause) })
  return process.exit(1)
}

try {
  await prepareCluster(order)
  const engine = await openEngine({ ...order, onBroken: stopBroken })
  const storage = createStorageWatch(engine, {
    ...order,
    onChange: (isFull) => port.postMessage({ type: 'storage', isFull }),
  })
  const front = createFront(engine, {
    ...order,
    clock: createTurnClock(order.clockMemory),
    beforeTransaction: storage.look,
    onCommands: (tags) => housekeeping.note(tags),
  })
  const housekeeping = createHousekeeping(engine, { ...front, isWritable: () => !storage.isFull(), look: storage.look })
  await new Promise((resolve, reject) => front.server.once('error', reject).listen(order.socket, () => resolve(null)))

  port.on('message', async (/** @type {'close' | 'flushes'} */ request) => {
    if (request === 'flushes') return port.postMessage({ type: 'flushes', count: engine.flushes() })
    housekeeping.stop()
    await front.close()
    await engine.close()
    process.exit(0)
  })
  port.postMessage({ type: 'ready', version: engine.version })
  storage.look()
} catch (cause) {
  stopBroken(cause)
}
