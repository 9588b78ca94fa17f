// @ts-check
import { closeStatement, fatal, fromClient, idle, readAnswer, refusal, simpleQuery, sync } from './messages.mjs'

/**
 * @typedef {import('./client.mjs').Client} Client
 *
 * @typedef {object} TurnOptions
 * @property {number} idleInTransactionMs
 * @property {ReturnType<typeof import('./turn-clock.mjs').createTurnClock>} clock
 * @property {() => void} beforeTransaction
 * @property {(tags: string[]) => void} onCommands
 *
 * The connected clients, the queue, and the client whose transaction is open. The engine blocks, so every turn is
 * synchronous and nothing here can interleave.
 * @typedef {object} Turns
 * @property {import('./engine.mjs').Engine} engine
 * @property {TurnOptions} options
 * @property {Set<Client>} clients
 * @property {{ client: Client, messages: Buffer }[]} queue
 * @property {Client | null} owner the client whose transaction is open
 * @property {NodeJS.Timeout | undefined} idleTimer limits how long the owner may be idle
 */

/**
 * @param {import('./engine.mjs').Engine} engine
 * @param {TurnOptions} options
 * @returns {Turns}
 */
export function newTurns(engine, options) {
  return { engine, options, clients: new Set(), queue: [], owner: null, idleTimer: undefined }
}

/**
 * Queues messages of a client and runs all turns that can run.
 * @param {Turns} turns
 * @param {Client} client
 * @param {Buffer} messages
 */
export function addTurn(turns, client, messages) {
  turns.queue.push({ client, messages })
  runTurns(turns)
}

/**
 * Removes the queued turns of a client. A running turn can't be interrupted; if it takes too long, it ends with its
 * thread. Queued clients are never in a transaction.
 * @param {Turns} turns
 * @param {Pick<Client, 'number' | 'secret'>} target
 */
export function cancelQueued(turns, { number, secret }) {
  const canceled = turns.queue.filter(({ client }) => client.number === number && client.secret === secret)
  turns.queue = turns.queue.filter((turn) => !canceled.includes(turn))
  for (const { client } of canceled) client.socket.write(refusal('57014', 'canceled before it began'))
}

/**
 * Removes a client with its open transaction, queued turns and statements.
 * @param {Turns} turns
 * @param {Client} client
 */
export function removeClient(turns, client) {
  if (!turns.clients.delete(client)) return
  turns.queue = turns.queue.filter((turn) => turn.client !== client)
  if (turns.owner === client) turns.engine.run(simpleQuery('rollback'))
  if (turns.owner === client) setOwner(turns, null)
  closeStatements(turns, client)
  runTurns(turns)
}

/** @param {Turns} turns */
function runTurns(turns) {
  for (;;) {
    const next = turns.owner ? turns.queue.findIndex(({ client }) => client === turns.owner) : 0
    const turn = turns.queue[next]
    if (!turn) return
    turns.queue.splice(next, 1)
    runTurn(turns, turn.client, turn.messages)
  }
}

/** @param {Turns} turns @param {Client} client @param {Buffer} messages */
function runTurn(turns, client, messages) {
  const { engine, options, clients } = turns
  if (!turns.owner) options.beforeTransaction()
  options.clock.begin(client.number, client.transactionLimitMs ?? client.limitMs)
  const { output, status, commands, notifications } = readAnswer(engine.run(messages))
  options.clock.end()
  if (status === idle) client.transactionLimitMs = null
  setOwner(turns, status === idle ? null : client)
  noteListening(client, messages, commands)
  client.socket.write(output)
  for (const { channel, message } of notifications) {
    for (const listener of clients) if (listener.channels.has(channel)) listener.socket.write(message)
  }
  options.onCommands(commands)
}

/** @param {Turns} turns @param {Client | null} next */
function setOwner(turns, next) {
  clearTimeout(turns.idleTimer)
  turns.owner = next
  if (next) turns.idleTimer = setTimeout(() => evict(turns, next), turns.options.idleInTransactionMs)
}

/**
 * Disconnects a client that left its transaction idle, which blocks all others.
 * @param {Turns} turns
 * @param {Client} client
 */
function evict(turns, client) {
  const reason =
    `A transaction was left idle for ${turns.options.idleInTransactionMs} ms and has been rolled back. ` +
    'Did a query inside it go to the database instead of the transaction?'
  client.socket.end(fatal('25P03', reason))
  removeClient(turns, client)
}

/** @param {Turns} turns @param {Client} client */
function closeStatements({ engine }, { statements }) {
  if (statements.size === 0) return
  // Close is allowed even inside another client's failed transaction, and always takes effect.
  engine.run(Buffer.concat([...[...statements].map(closeStatement), sync]))
}

/**
 * Records which client listens to which channel, because the backend listens for all of them.
 * @param {Client} client
 * @param {Buffer} messages
 * @param {string[]} commands
 */
function noteListening(client, messages, commands) {
  const command = commands.length === 1 && messages[0] === fromClient.query ? commands[0] : null
  if (command !== 'LISTEN' && command !== 'UNLISTEN') return
  const [, quoted, plain] = /listen\s+(?:"((?:[^"]|"")+)"|(\w+))/i.exec(messages.toString('utf8', 5)) ?? []
  const channel = quoted?.replaceAll('""', '"') ?? plain?.toLowerCase()
  if (channel === undefined) return client.channels.clear()
  if (command === 'LISTEN') client.channels.add(channel)
  else client.channels.delete(channel)
}
