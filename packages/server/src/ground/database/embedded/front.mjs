// @ts-check
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import {
  closeStatement,
  fatal,
  fromClient,
  idle,
  prefixStatement,
  readAnswer,
  refusal,
  replaceSql,
  simpleQuery,
  startup,
  sync,
  welcome,
} from './messages.mjs'
import { readStatementTimeout } from './turn-limits.mjs'

/**
 * @typedef {import('node:net').Socket} Socket
 * @typedef {object} Client
 * @property {number} number
 * @property {number} secret what a request to stop has to show
 * @property {Socket} socket
 * @property {string} prefix of its prepared statements in the one backend that all clients share
 * @property {Set<string>} statements
 * @property {Set<string>} channels it listens to
 * @property {number} limitMs how long a turn may take; 0 for as long as it takes
 * @property {number | null} transactionLimitMs the same, until its transaction ends
 * @property {boolean} welcomed
 * @property {Buffer[]} batch messages since its last Sync
 */

/**
 * PostgreSQL's wire protocol in front of one backend, for as many clients as connect: what `pg` needs to believe that
 * this is a server. Clients take turns: a batch up to Sync is one turn, a transaction keeps the turn until it ends.
 * The engine blocks, so every turn is synchronous and nothing here can interleave.
 *
 * @param {import('./engine.mjs').Engine} engine
 * @param {{
 *   idleInTransactionMs: number,
 *   statementMs: number,
 *   firstClient: number,
 *   clock: ReturnType<typeof import('./turn-clock.mjs').createTurnClock>,
 *   beforeTransaction: () => void,
 *   onCommands: (tags: string[]) => void,
 * }} options
 */
export function createFront(engine, options) {
  const { idleInTransactionMs, statementMs, firstClient, clock, beforeTransaction, onCommands } = options
  /** @type {Set<Client>} */
  const clients = new Set()
  /** @type {{ client: Client, messages: Buffer }[]} */
  let queue = []
  /** @type {Client | null} the client whose transaction is open */
  let owner = null
  /** @type {NodeJS.Timeout | undefined} */
  let patience
  let count = firstClient

  const server = createServer((socket) => {
    count += 1
    /** @type {Client} */
    const client = {
      number: count,
      secret: randomInt(2 ** 31),
      socket,
      prefix: `c${count}_`,
      statements: new Set(),
      channels: new Set(),
      limitMs: statementMs,
      transactionLimitMs: null,
      welcomed: false,
      batch: [],
    }
    clients.add(client)
    const takeIn = readMessages(client)
    socket.on('data', (chunk) => takeIn(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => forget(client))
  })

  /** @param {Client} client */
  function readMessages(client) {
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
        if (client.welcomed) takeMessage(client, message)
        else greet(client, message)
      }
      chunks = rest.length > 0 ? [rest] : []
      held = rest.length
    }
  }

  /** @param {Client} client @param {Buffer} message */
  function greet(client, message) {
    const code = message.readInt32BE(4)
    if (code === startup.ssl || code === startup.gss) return void client.socket.write('N')
    if (code === startup.cancel) return stopWaiting(client, message)
    client.welcomed = true
    client.socket.write(welcome(engine.version, client))
  }

  /**
   * Somebody asks that another connection stop: what it has waiting is dropped. What is running cannot be
   * interrupted; a turn that takes too long ends with its thread. Whoever waits is in no transaction.
   * @param {Client} asking @param {Buffer} message
   */
  function stopWaiting(asking, message) {
    asking.socket.destroy()
    const [number, secret] = [message.readInt32BE(8), message.readInt32BE(12)]
    const stopped = queue.filter(({ client }) => client.number === number && client.secret === secret)
    queue = queue.filter((turn) => !stopped.includes(turn))
    for (const { client } of stopped) client.socket.write(refusal('57014', 'canceled before it began'))
  }

  /** @param {Client} client @param {Buffer} message */
  function takeMessage(client, message) {
    const type = message[0]
    if (type === fromClient.terminate) return void client.socket.end()
    const allowed = readsFromClient(message) ? replaceSql(message, copyRefusal) : withoutTimeout(client, message)
    const prefixed = prefixStatement(allowed, client.prefix)
    if (prefixed && type === fromClient.parse) client.statements.add(prefixed.name)
    if (prefixed && type === fromClient.close) client.statements.delete(prefixed.name)
    client.batch.push(prefixed?.renamed ?? Buffer.from(allowed))
    if (type !== fromClient.query && type !== fromClient.sync && type !== fromClient.flush) return
    queue.push({ client, messages: Buffer.concat(client.batch) })
    client.batch = []
    takeTurns()
  }

  /** Takes note of a time limit, which is ours to keep. @param {Client} client @param {Buffer} message */
  function withoutTimeout(client, message) {
    const asked = readStatementTimeout(message)
    if (!asked) return message
    if (asked.isLocal) client.transactionLimitMs = asked.limitMs
    else client.limitMs = asked.limitMs
    return asked.instead
  }

  function takeTurns() {
    for (;;) {
      const next = owner ? queue.findIndex(({ client }) => client === owner) : 0
      const turn = queue[next]
      if (!turn) return
      queue.splice(next, 1)
      answer(turn.client, turn.messages)
    }
  }

  /** @param {Client} client @param {Buffer} messages */
  function answer(client, messages) {
    if (!owner) beforeTransaction()
    clock.begin(client.number, client.transactionLimitMs ?? client.limitMs)
    const { output, status, commands, notifications } = readAnswer(engine.run(messages))
    clock.end()
    if (status === idle) client.transactionLimitMs = null
    setOwner(status === idle ? null : client)
    noteListening(client, messages, commands)
    client.socket.write(output)
    for (const { channel, message } of notifications) {
      for (const listener of clients) if (listener.channels.has(channel)) listener.socket.write(message)
    }
    onCommands(commands)
  }

  /** @param {Client | null} next */
  function setOwner(next) {
    clearTimeout(patience)
    owner = next
    if (next) patience = setTimeout(() => evict(next), idleInTransactionMs)
  }

  /** Whoever opens a transaction and goes away would stop the shop. @param {Client} client */
  function evict(client) {
    const reason =
      `A transaction was left idle for ${idleInTransactionMs} ms and has been rolled back. ` +
      'Did a query inside it go to the database instead of the transaction?'
    client.socket.end(fatal('25P03', reason))
    forget(client)
  }

  /** Leaves nothing of a client behind: not its open transaction, its queue, nor its statements. @param {Client} client */
  function forget(client) {
    if (!clients.delete(client)) return
    queue = queue.filter((turn) => turn.client !== client)
    if (owner === client) engine.run(simpleQuery('rollback'))
    if (owner === client) setOwner(null)
    closeStatements(client)
    takeTurns()
  }

  /** @param {Client} client */
  function closeStatements(client) {
    if (client.statements.size === 0) return
    // Inside another client's failed transaction Close is still allowed, and it takes effect whatever happens to it.
    engine.run(Buffer.concat([...[...client.statements].map(closeStatement), sync]))
  }

  return {
    server,
    /** Whether no transaction is open. */
    isFree: () => owner === null,
    /** Whether nobody waits and no transaction is open: the moment for housekeeping. */
    isIdle: () => owner === null && queue.length === 0,
    async close() {
      for (const client of clients) client.socket.destroy()
      for (const client of clients) forget(client)
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The engine takes a whole turn at once; a COPY that asks the client for more would end it. */
const copyRefusal = `do $$ begin
  raise exception 'The embedded database cannot COPY FROM STDIN: insert rows instead.' using errcode = '0A000';
end $$`

/** @param {Buffer} message */
function readsFromClient(message) {
  if (message[0] !== fromClient.query && message[0] !== fromClient.parse) return false
  return /\bcopy\b[^;]*\bfrom\s+stdin\b/i.test(message.toString('latin1', 5))
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
