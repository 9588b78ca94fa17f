// @ts-check
import { createServer } from 'node:net'
import { newClient, readMessages } from './client.mjs'
import { fromClient, prefixStatement, replaceSql, startup, welcome } from './messages.mjs'
import { readStatementTimeout } from './turn-limits.mjs'
import { addTurn, dropWaiting, forget, newTurns } from './turns.mjs'

/**
 * @typedef {import('./client.mjs').Client} Client
 * @typedef {import('./turns.mjs').Turns} Turns
 */

/**
 * PostgreSQL's wire protocol in front of one backend, for as many clients as connect: what `pg` needs to believe that
 * this is a server. Clients take turns: a batch up to Sync is one turn, a transaction keeps the turn until it ends.
 *
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
    /** Whether nobody waits and no transaction is open: the moment for housekeeping. */
    isIdle: () => turns.owner === null && turns.queue.length === 0,
    async close() {
      for (const client of turns.clients) client.socket.destroy()
      for (const client of turns.clients) forget(turns, client)
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** @param {Turns} turns @param {Client} client */
function connect(turns, client) {
  const { socket } = client
  turns.clients.add(client)
  const takeIn = readMessages(client, (message) =>
    client.welcomed ? takeMessage(turns, client, message) : greet(turns, client, message),
  )
  socket.on('data', takeIn)
  socket.on('error', () => socket.destroy())
  socket.on('close', () => forget(turns, client))
}

/** @param {Turns} turns @param {Client} client @param {Buffer} message */
function greet(turns, client, message) {
  const code = message.readInt32BE(4)
  if (code === startup.ssl || code === startup.gss) return void client.socket.write('N')
  if (code === startup.cancel) {
    // Somebody asks that another connection stop.
    client.socket.destroy()
    return dropWaiting(turns, { number: message.readInt32BE(8), secret: message.readInt32BE(12) })
  }
  client.welcomed = true
  client.socket.write(welcome(turns.engine.version, client))
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

/** Takes note of a time limit, which is ours to keep. @param {Client} client @param {Buffer} message */
function withoutTimeout(client, message) {
  const asked = readStatementTimeout(message)
  if (!asked) return message
  if (asked.isLocal) client.transactionLimitMs = asked.limitMs
  else client.limitMs = asked.limitMs
  return asked.instead
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
