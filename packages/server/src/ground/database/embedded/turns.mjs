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
 * Who is there, who waits, and whose transaction is open. The engine blocks, so every turn is synchronous and nothing
 * here can interleave.
 * @typedef {object} Turns
 * @property {import('./engine.mjs').Engine} engine
 * @property {TurnOptions} options
 * @property {Set<Client>} clients
 * @property {{ client: Client, messages: Buffer }[]} queue
 * @property {Client | null} owner the client whose transaction is open
 * @property {NodeJS.Timeout | undefined} patience with the owner
 */

/**
 * @param {import('./engine.mjs').Engine} engine
 * @param {TurnOptions} options
 * @returns {Turns}
 */
export function newTurns(engine, options) {
  return { engine, options, clients: new Set(), queue: [], owner: null, patience: undefined }
}

/** Lets a client wait for its turn, and takes all that can be taken. @param {Turns} turns @param {Client} client @param {Buffer} messages */
export function addTurn(turns, client, messages) {
  turns.queue.push({ client, messages })
  takeTurns(turns)
}

/**
 * Drops what a client has waiting. What is running cannot be interrupted; a turn that takes too long ends with its
 * thread. Whoever waits is in no transaction.
 * @param {Turns} turns
 * @param {Pick<Client, 'number' | 'secret'>} meant
 */
export function dropWaiting(turns, { number, secret }) {
  const stopped = turns.queue.filter(({ client }) => client.number === number && client.secret === secret)
  turns.queue = turns.queue.filter((turn) => !stopped.includes(turn))
  for (const { client } of stopped) client.socket.write(refusal('57014', 'canceled before it began'))
}

/** Leaves nothing of a client behind: not its open transaction, its queue, nor its statements. @param {Turns} turns @param {Client} client */
export function forget(turns, client) {
  if (!turns.clients.delete(client)) return
  turns.queue = turns.queue.filter((turn) => turn.client !== client)
  if (turns.owner === client) turns.engine.run(simpleQuery('rollback'))
  if (turns.owner === client) setOwner(turns, null)
  closeStatements(turns, client)
  takeTurns(turns)
}

/** @param {Turns} turns */
function takeTurns(turns) {
  for (;;) {
    const next = turns.owner ? turns.queue.findIndex(({ client }) => client === turns.owner) : 0
    const turn = turns.queue[next]
    if (!turn) return
    turns.queue.splice(next, 1)
    answer(turns, turn.client, turn.messages)
  }
}

/** @param {Turns} turns @param {Client} client @param {Buffer} messages */
function answer(turns, client, messages) {
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
  clearTimeout(turns.patience)
  turns.owner = next
  if (next) turns.patience = setTimeout(() => evict(turns, next), turns.options.idleInTransactionMs)
}

/** Whoever opens a transaction and goes away would stop the shop. @param {Turns} turns @param {Client} client */
function evict(turns, client) {
  const reason =
    `A transaction was left idle for ${turns.options.idleInTransactionMs} ms and has been rolled back. ` +
    'Did a query inside it go to the database instead of the transaction?'
  client.socket.end(fatal('25P03', reason))
  forget(turns, client)
}

/** @param {Turns} turns @param {Client} client */
function closeStatements({ engine }, { statements }) {
  if (statements.size === 0) return
  // Inside another client's failed transaction Close is still allowed, and it takes effect whatever happens to it.
  engine.run(Buffer.concat([...[...statements].map(closeStatement), sync]))
}

/**
 * The backend listens on behalf of everyone; who asked for which channel is ours to know.
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
