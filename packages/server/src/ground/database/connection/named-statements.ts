import type { Socket } from 'node:net'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { traced } from './tracing.ts'
import { isLost, backendPidOf } from './cancel.ts'
import { DatabaseError, sqlState, sqlStates } from '../database-errors.ts'
import { CallerDisconnected, currentScope } from '../request-scope.ts'
import { createStatementNames } from './statement-names.ts'
import { isRecordedChange, pendingRecord, type ChangeRecord } from '../change-record.ts'

/** The statement's plan no longer fits its tables, or the statement doesn't exist (behind a pooler). */
const staleStatementStates = new Set(['0A000', '26000'])

export interface StatementOptions {
  /** Embedded database only: whether a client lost its connection because its own statement exceeded the time limit. */
  readonly hasTimedOut?: (client: number) => boolean
  /**
   * Servers behind a pooler only: the first statements of each transaction. Single statements get a transaction of
   * their own. Statements have no names, because the next one may run in another session.
   */
  readonly transactionSettings?: string
  /** Whether changes store the record of the current work, see `recordingChanges`. */
  readonly recordsChanges?: boolean
  /** Cancels the statement that runs on a connection. */
  readonly cancel: (client: pg.PoolClient) => void
}

/** Read-only statements, which can be repeated if their connection is lost. */
const readPattern = /^\s*select\b/i
const beginPattern = /^\s*(?:begin|start transaction)\b/i
/** Ends of transactions, which are never canceled. */
const endPattern = /^\s*(?:commit|rollback(?!\s+to\b))\b/i

/** The state of a pool's connections. */
interface Connections extends StatementOptions {
  readonly pool: pg.Pool
  readonly names: ReturnType<typeof createStatementNames>
  readonly wrapped: WeakMap<pg.PoolClient, PostgresPoolClient>
  /** Connections whose statement was canceled. They can't be reused, because the request may arrive late. */
  readonly canceled: WeakSet<pg.PoolClient>
  /** Connections in a transaction, even if its BEGIN was not sent yet. */
  readonly inTransaction: WeakSet<pg.PoolClient>
  /** BEGIN statements that wait for the first statement of their transaction, to be sent together. */
  readonly pendingBegins: WeakMap<pg.PoolClient, string>
  /** Connections whose last BEGIN failed, so that there is nothing to roll back. */
  readonly failedBegins: WeakSet<pg.PoolClient>
  /** Connections in a transaction that has changed something. */
  readonly changed: WeakSet<pg.PoolClient>
}

/** A statement to send. */
interface Sent {
  readonly client: pg.PoolClient
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Wraps a `pg` pool for Kysely's PostgreSQL dialect. It names statements, cancels work whose caller has disconnected,
 * retries reads after a lost connection, and detects broken transactions: a COMMIT that the server answered with a
 * rollback is an error, and a connection that is released inside a transaction is closed.
 */
export function nameStatements(pool: pg.Pool, options: StatementOptions): PostgresPool {
  const connections: Connections = {
    ...options,
    pool,
    names: createStatementNames(),
    wrapped: new WeakMap(),
    canceled: new WeakSet(),
    inTransaction: new WeakSet(),
    pendingBegins: new WeakMap(),
    failedBegins: new WeakSet(),
    changed: new WeakSet(),
  }
  return { connect: () => connect(connections), end: () => pool.end() }
}

async function connect(connections: Connections): Promise<PostgresPoolClient> {
  const client = await acquire(connections)
  if (!currentScope()?.isCanceled()) return wrap(connections, client)
  client.release()
  throw new CallerDisconnected()
}

/** During a restart of the embedded database, a connection may be accepted by the old one and lost with it. */
async function acquire(
  connections: Connections,
  attemptsLeft = connections.hasTimedOut ? 3 : 1,
): Promise<pg.PoolClient> {
  try {
    return await connections.pool.connect()
  } catch (cause) {
    if (sqlState(cause) !== null) throw cause
    if (attemptsLeft > 1) return acquire(connections, attemptsLeft - 1)
    throw new DatabaseError(sqlStates.connectionLost, 'The database cannot be reached.', { cause })
  }
}

function wrap(connections: Connections, client: pg.PoolClient): PostgresPoolClient {
  const { wrapped, pendingBegins, canceled } = connections
  const known = wrapped.get(client)
  if (known) return known
  // Kysely only calls the query method with a cursor if it is given a cursor class.
  const fresh = {
    query: (text: string, values: readonly unknown[]) => query(connections, { client, text, values }),
    release: () => {
      pendingBegins.delete(client)
      client.release(!isIdle(connections, client) || canceled.has(client))
    },
  } as unknown as PostgresPoolClient
  wrapped.set(client, fresh)
  return fresh
}

const isIdle = ({ inTransaction }: Connections, client: pg.PoolClient): boolean =>
  !inTransaction.has(client) && client.getTransactionStatus() === 'I'

const emptyResult = (command: string) => ({ command, rows: [], rowCount: 0 })

async function query(connections: Connections, sent: Sent) {
  if (beginPattern.test(sent.text)) return begin(connections, sent)
  const record = connections.recordsChanges ? pendingRecord() : undefined
  if (endPattern.test(sent.text)) {
    const hasChanged = connections.changed.delete(sent.client)
    if (record && hasChanged && sent.text === 'commit') return commitWithRecord(connections, sent, record)
    return end(connections, sent)
  }
  if (record && isRecordedChange(sent.text)) {
    if (!connections.inTransaction.has(sent.client)) return changeWithRecord(connections, sent, record)
    connections.changed.add(sent.client)
  }
  return statement(connections, sent)
}

/** Sends the record with COMMIT. If it cannot be stored, nothing is committed. */
async function commitWithRecord(connections: Connections, sent: Sent, record: ChangeRecord) {
  const recorded = execute(connections, { client: sent.client, ...record.statement })
  const [stored, committed] = await Promise.allSettled([recorded, end(connections, sent)])
  if (stored.status === 'rejected') throw stored.reason
  if (committed.status === 'rejected') throw committed.reason
  record.isStored = true
  return committed.value
}

/** Runs a single statement and its record in one transaction. */
async function changeWithRecord(connections: Connections, sent: Sent, record: ChangeRecord) {
  const { client } = sent
  begin(connections, { client, text: 'begin', values: [] })
  try {
    const answer = statement(connections, sent)
    const [made, committed] = await Promise.allSettled([
      answer,
      commitWithRecord(connections, { client, text: 'commit', values: [] }, record),
    ])
    if (made.status === 'rejected') throw made.reason
    if (committed.status === 'rejected') throw committed.reason
    return made.value
  } catch (cause) {
    if (connections.inTransaction.has(client))
      await end(connections, { client, text: 'rollback', values: [] }).catch(() => undefined)
    throw cause
  }
}

async function statement(connections: Connections, sent: Sent) {
  const { pendingBegins, failedBegins } = connections
  const held = pendingBegins.get(sent.client)
  if (held === undefined) return execute(connections, sent)
  pendingBegins.delete(sent.client)
  // If BEGIN fails, the statement that is sent with it reports the error.
  send(connections, { ...sent, text: held, values: [] }).catch(() => failedBegins.add(sent.client))
  return execute(connections, sent)
}

/** Delays BEGIN until the first statement of the transaction. Empty transactions are never sent. */
function begin(connections: Connections, { client, text }: Sent) {
  const { inTransaction, failedBegins, pendingBegins } = connections
  inTransaction.add(client)
  failedBegins.delete(client)
  pendingBegins.set(client, withSettings(connections, text))
  return emptyResult('BEGIN')
}

const withSettings = ({ transactionSettings }: Connections, begin: string): string =>
  transactionSettings === undefined ? begin : `${begin}; ${transactionSettings}`

async function end(connections: Connections, sent: Sent) {
  const { inTransaction, pendingBegins, failedBegins } = connections
  const { client, text } = sent
  try {
    if (pendingBegins.delete(client)) return emptyResult(text.toUpperCase())
    if (!failedBegins.has(client)) return await execute(connections, sent)
    if (!/commit/i.test(text)) return emptyResult('ROLLBACK')
    throw new DatabaseError(sqlStates.connectionLost, 'The transaction did not start.')
  } finally {
    inTransaction.delete(client)
  }
}

async function execute(connections: Connections, sent: Sent) {
  const { canceled, hasTimedOut, transactionSettings } = connections
  const { client, text } = sent
  const wasIdle = isIdle(connections, client)
  try {
    return await untilCallerDisconnects(connections, sent, () =>
      traced('sql', { 'db.system.name': 'postgresql', 'db.query.text': text }, () =>
        wasIdle && transactionSettings !== undefined ? sendAsTransaction(connections, sent) : send(connections, sent),
      ),
    )
  } catch (cause) {
    if (canceled.has(client)) throw new CallerDisconnected()
    if (!isLost(client) || sqlState(cause) !== null) throw cause
    if (hasTimedOut?.(backendPidOf(client))) throw overdueStatement(cause)
    if (wasIdle && readPattern.test(text)) return await retryRead(connections, sent)
    throw new DatabaseError(sqlStates.connectionLost, 'The connection to the database was lost.', { cause })
  }
}

async function send(connections: Connections, { client, text, values }: Sent) {
  const { names, transactionSettings } = connections
  const name = transactionSettings === undefined ? names.nameOf(text) : undefined
  combineWrites(client)
  try {
    const result = await client.query({ name, text, values: [...values] })
    refuseSilentRollback(text, result.command)
    return result
  } catch (cause) {
    if (name === undefined || !staleStatementStates.has(sqlState(cause) ?? '')) throw cause
    names.renew()
    if (!isIdle(connections, client)) throw cause
    return await client.query({ text, values: [...values] })
  }
}

/** Runs a statement in its own transaction. BEGIN, the statement and COMMIT are sent together. */
async function sendAsTransaction(connections: Connections, sent: Sent) {
  const sendText = (text: string) => send(connections, { ...sent, text, values: [] })
  const begun = sendText(withSettings(connections, 'begin'))
  const answer = send(connections, sent)
  // If the transaction failed, COMMIT only reports that; the statement has the reason.
  const settled = await Promise.allSettled([begun, answer, sendText('commit')])
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return answer
}

async function retryRead(connections: Connections, { text, values }: Sent) {
  const client = await acquire(connections)
  try {
    if (connections.transactionSettings !== undefined)
      return await sendAsTransaction(connections, { client, text, values })
    return await client.query({ text, values: [...values] })
  } finally {
    client.release()
  }
}

async function untilCallerDisconnects<Result>(
  connections: Connections,
  { client, text }: Sent,
  work: () => Promise<Result>,
) {
  const scope = currentScope()
  if (!scope) return work()
  if (endPattern.test(text)) {
    if (/commit/i.test(text)) scope.preventCancel()
    return work()
  }
  if (scope.isCanceled()) throw new CallerDisconnected()
  const unsubscribe = scope.onCancel(() => {
    connections.canceled.add(client)
    connections.cancel(client)
  })
  const isAlone = isIdle(connections, client)
  try {
    const result = await work()
    if (isAlone && !readPattern.test(text) && isIdle(connections, client)) scope.preventCancel()
    return result
  } finally {
    unsubscribe()
  }
}

const gathering = new WeakSet<object>()

/** Combines everything that is sent in the same tick into one write to the socket, because each write is expensive. */
function combineWrites(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (gathering.has(stream)) return
  gathering.add(stream)
  stream.cork()
  process.nextTick(() => {
    gathering.delete(stream)
    stream.uncork()
  })
}

function overdueStatement(cause: unknown): DatabaseError {
  return new DatabaseError(sqlStates.statementCanceled, 'A statement took too long and was canceled.', { cause })
}

function refuseSilentRollback(text: string, command: string) {
  if (text !== 'commit' || command === 'COMMIT') return
  const message = 'Nothing was committed: a statement of this transaction failed and its error was ignored.'
  throw Object.assign(new Error(message), { code: '25P02' })
}
