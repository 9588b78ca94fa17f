// @ts-check
import { randomInt } from 'node:crypto'

/**
 * @typedef {object} Client
 * @property {number} number
 * @property {number} secret the key that a cancel request must contain
 * @property {import('node:net').Socket} socket
 * @property {string} prefix of its prepared statements in the backend, which all clients share
 * @property {Set<string>} statements
 * @property {Set<string>} channels it listens to
 * @property {number} limitMs the time limit of a turn; 0 for no limit
 * @property {number | null} transactionLimitMs the time limit for the current transaction
 * @property {boolean} isStarted whether the startup message was processed
 * @property {Buffer[]} batch messages since its last Sync
 */

/**
 * @param {import('node:net').Socket} socket
 * @param {{ number: number, limitMs: number }} options
 * @returns {Client}
 */
export function newClient(socket, { number, limitMs }) {
  return {
    number,
    secret: randomInt(2 ** 31),
    socket,
    prefix: `c${number}_`,
    statements: new Set(),
    channels: new Set(),
    limitMs,
    transactionLimitMs: null,
    isStarted: false,
    batch: [],
  }
}

/**
 * Assembles received data into complete messages and passes each on. Startup messages have no type byte before the
 * length.
 * @param {Client} client
 * @param {(message: Buffer) => void} take
 */
export function readMessages(client, take) {
  /** @type {Buffer[]} */
  let chunks = []
  let held = 0
  let wanted = 0
  return (/** @type {Buffer} */ chunk) => {
    chunks.push(chunk)
    held += chunk.length
    if (held < wanted) return
    let rest = chunks.length === 1 ? chunk : Buffer.concat(chunks)
    for (;;) {
      const lengthAt = client.isStarted ? 1 : 0
      wanted = rest.length < lengthAt + 4 ? lengthAt + 4 : lengthAt + rest.readInt32BE(lengthAt)
      if (rest.length < wanted) break
      const message = rest.subarray(0, wanted)
      rest = rest.subarray(wanted)
      take(message)
    }
    chunks = rest.length > 0 ? [rest] : []
    held = rest.length
  }
}
