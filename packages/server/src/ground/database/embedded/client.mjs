// @ts-check
import { randomInt } from 'node:crypto'

/**
 * @typedef {object} Client
 * @property {number} number
 * @property {number} secret what a request to stop has to show
 * @property {import('node:net').Socket} socket
 * @property {string} prefix of its prepared statements in the one backend that all clients share
 * @property {Set<string>} statements
 * @property {Set<string>} channels it listens to
 * @property {number} limitMs how long a turn may take; 0 for as long as it takes
 * @property {number | null} transactionLimitMs the same, until its transaction ends
 * @property {boolean} welcomed
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
    welcomed: false,
    batch: [],
  }
}

/**
 * Puts what arrives from a client together to whole messages, and hands each on. Before it is welcomed, a message has
 * no type in front of its length.
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
      const lengthAt = client.welcomed ? 1 : 0
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
