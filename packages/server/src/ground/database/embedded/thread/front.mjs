// @ts-check
import { createServer } from 'node:net'
import { newClient, readMessages } from './client.mjs'
import { fromClient, prefixStatement, replaceSql, startup, startupResponse } from './messages.mjs'
import { readStatementTimeout } from './turn-limits.mjs'
import { addTurn, cancelQueued, removeClient, newTurns } from './turns.mjs'

/**
 * @typedef {import('./client.mjs').Client} Client
 * @typedef {import('./turns.mjs').Turns} Turns
 */

/**
 * Serves PostgreSQL's wire protocol for one backend and any number of clients. Clients take turns: a batch up to Sync
 * is one turn, and a transaction keeps the turn until it ends.
 * @param {import('./engine.mjs').Engine} engine
 * @param {import('./turns.mjs').TurnOptions & { statementMs: number, firstClient: number }} options
 */
export function createFront(engine, options) {
  const turns = newTurns(engine, options)
  let count = options.firstClient
  const server = createServer((socket) => {
    count += 1
    connect(turns, newClient(socket, { number: count, limitMs: options.statementMs }))
  })

  return {
    server,
    /** Whether no transaction is open. */
    isFree: () => turns.owner === null,
    /** Whether no client waits and no transaction is open: the time for housekeeping. */
    isIdle: () => turns.owner === null && turns.queue.length === 0,
    async close() {
      for (const client of turns.clients) client.socket.destroy()
      for (const client of turns.clients) removeClient(turns, client)
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** @param {Turns} turns @param {Client} client */
function connect(turns, client) {
  const { socket } = client
  turns.clients.add(client)
  const onData = readMessages(client, (message) =>
    client.isStarted ? takeMessage(turns, client, message) : startSession(turns, client, message),
  )
  socket.on('data', onData)
  socket.on('error', () => socket.destroy())
  socket.on('close', () => removeClient(turns, client))
}

/** @param {Turns} turns @param {Client} client @param {Buffer} message */
function startSession(turns, client, message) {
  const code = message.readInt32BE(4)
  if (code === startup.ssl || code === startup.gss) return void client.socket.write('N')
  if (code === startup.cancel) {
    // A request to cancel the statements of another connection.
    client.socket.destroy()
    return cancelQueued(turns, { number: message.readInt32BE(8), secret: message.readInt32BE(12) })
  }
  client.isStarted = true
  client.socket.write(startupResponse(turns.engine.version, client))
}

/** @param {Turns} turns @param {Client} client @param {Buffer} message */
function takeMessage(turns, client, message) {
  const type = message[0]
  if (type === fromClient.terminate) return void client.socket.end()
  const allowed = readsFromClient(message) ? replaceSql(message, copyRefusal) : withoutTimeout(client, message)
  const prefixed = prefixStatement(allowed, client.prefix)
  if (prefixed && type === fromClient.parse) client.statements.add(prefixed.name)
  if (prefixed && type === fromClient.close) client.statements.delete(prefixed.name)
  client.batch.push(prefixed?.renamed ?? Buffer.from(allowed))
  if (type !== fromClient.query && type !== fromClient.sync && type !== fromClient.flush) return
  const messages = Buffer.concat(client.batch)
  client.batch = []
  addTurn(turns, client, messages)
}

/**
 * Records a time limit, which the front enforces.
 * @param {Client} client
 * @param {Buffer} message
 */
function withoutTimeout(client, message) {
  const timeout = readStatementTimeout(message)
  if (!timeout) return message
  if (timeout.isLocal) client.transactionLimitMs = timeout.limitMs
  else client.limitMs = timeout.limitMs
  return timeout.replacement
}

/** The engine runs a whole turn at once; a COPY that requests more data from the client would abort it. */
const copyRefusal = `do $$ begin
  raise exception 'The embedded database cannot COPY FROM STDIN: insert rows instead.' using errcode = '0A000';
end $$`

/** @param {Buffer} message */
function readsFromClient(message) {
  if (message[0] !== fromClient.query && message[0] !== fromClient.parse) return false
  return /\bcopy\b[^;]*\bfrom\s+stdin\b/i.test(message.toString('latin1', 5))
}
