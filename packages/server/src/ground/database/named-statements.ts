import type { Socket } from 'node:net'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { traced } from './tracing.ts'
import { isLost, backendPidOf } from './cancel.ts'
import { DatabaseError, sqlState, sqlStates } from './database-errors.ts'
import { CallerDisconnected, currentScope } from './request-scope.ts'
import { createStatementNames } from './statement-names.ts'

/** The plan of a statement no longer fits its tables, or the statement is not there (a pooler in between). */
const staleStatement = new Set(['0A000', '26000'])

export interface StatementOptions {
  /** Of the embedded database: whether the connection of this number was lost because its own statement took too long. */
  readonly hasTimedOut?: (client: number) => boolean
  /**
   * Of a server behind a pooler: what each transaction begins with, and a statement outside one has a transaction of its
   * own. Statements have no names then, since the next one may run on another session.
   */
  readonly transactionSettings?: string
  /** Asks the server to stop what runs on a connection. */
  readonly cancel: (client: pg.PoolClient) => void
}

/** What changes nothing: where its connection is lost it can be asked again. */
const reads = /^\s*select\b/i
const begins = /^\s*(?:begin|start transaction)\b/i
/** Ends a transaction: whoever asked for it, it is not stopped any more. */
const ends = /^\s*(?:commit|rollback)\b/i

/** What is known of the connections of a pool. */
interface Connections extends StatementOptions {
  readonly pool: pg.Pool
  readonly names: ReturnType<typeof createStatementNames>
  readonly wrapped: WeakMap<pg.PoolClient, PostgresPoolClient>
  /** Were asked to stop: the request may arrive late and hit whoever comes next. */
  readonly stopped: WeakSet<pg.PoolClient>
  /** Are in a transaction, whether or not the server has been told of its begin yet. */
  readonly inTransaction: WeakSet<pg.PoolClient>
  /** Begins that wait for the first statement of their transaction: both travel together. */
  readonly heldBegins: WeakMap<pg.PoolClient, string>
  /** Their last transaction never began: there is nothing to take back. */
  readonly neverBegun: WeakSet<pg.PoolClient>
}

/** A statement on its way. */
interface Sent {
  readonly client: pg.PoolClient
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * A `pg` pool for Kysely's own PostgreSQL dialect that names statements, stops work whose caller is gone, asks again
 * what a lost connection left open, and lets no broken transaction pass: a COMMIT that the server answered with a
 * rollback is an error, and a connection that comes back inside a transaction is thrown away.
 */
export function nameStatements(pool: pg.Pool, options: StatementOptions): PostgresPool {
  const connections: Connections = {
    ...options,
    pool,
    names: createStatementNames(),
    wrapped: new WeakMap(),
    stopped: new WeakSet(),
    inTransaction: new WeakSet(),
    heldBegins: new WeakMap(),
    neverBegun: new WeakSet(),
  }
  return { connect: () => connect(connections), end: () => pool.end() }
}

async function connect(connections: Connections): Promise<PostgresPoolClient> {
  const client = await acquire(connections)
  if (!currentScope()?.isCanceled()) return wrap(connections, client)
  client.release()
  throw new CallerDisconnected()
}

/** Whoever comes while the embedded database starts anew may be let in by the old one and lost with it. */
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
  const { wrapped, heldBegins, stopped } = connections
  const known = wrapped.get(client)
  if (known) return known
  // Kysely also knows a query with a cursor, but calls it only if it was given a cursor's class.
  const fresh = {
    query: (text: string, values: readonly unknown[]) => query(connections, { client, text, values }),
    release: () => {
      heldBegins.delete(client)
      client.release(!isIdle(connections, client) || stopped.has(client))
    },
  } as unknown as PostgresPoolClient
  wrapped.set(client, fresh)
  return fresh
}

const isIdle = ({ inTransaction }: Connections, client: pg.PoolClient): boolean =>
  !inTransaction.has(client) && client.getTransactionStatus() === 'I'

const nothing = (command: string) => ({ command, rows: [], rowCount: 0 })

async function query(connections: Connections, sent: Sent) {
  if (begins.test(sent.text)) return begin(connections, sent)
  if (ends.test(sent.text)) return end(connections, sent)
  const { heldBegins, neverBegun } = connections
  const held = heldBegins.get(sent.client)
  if (held === undefined) return execute(connections, sent)
  heldBegins.delete(sent.client)
  // What is wrong with it the statement tells that travels with it.
  send(connections, { ...sent, text: held, values: [] }).catch(() => neverBegun.add(sent.client))
  return execute(connections, sent)
}

/** The server hears of a transaction together with its first statement; of an empty one it never hears. */
function begin(connections: Connections, { client, text }: Sent) {
  const { inTransaction, neverBegun, heldBegins } = connections
  inTransaction.add(client)
  neverBegun.delete(client)
  heldBegins.set(client, withSettings(connections, text))
  return nothing('BEGIN')
}

const withSettings = ({ transactionSettings }: Connections, begin: string): string =>
  transactionSettings === undefined ? begin : `${begin}; ${transactionSettings}`

async function end(connections: Connections, sent: Sent) {
  const { inTransaction, heldBegins, neverBegun } = connections
  const { client, text } = sent
  try {
    if (heldBegins.delete(client)) return nothing(text.toUpperCase())
    if (!neverBegun.has(client)) return await execute(connections, sent)
    if (!/commit/i.test(text)) return nothing('ROLLBACK')
    throw new DatabaseError(sqlStates.connectionLost, 'The transaction did not start.')
  } finally {
    inTransaction.delete(client)
  }
}

async function execute(connections: Connections, sent: Sent) {
  const { stopped, hasTimedOut, transactionSettings } = connections
  const { client, text } = sent
  const wasIdle = isIdle(connections, client)
  try {
    return await untilCallerDisconnects(connections, sent, () =>
      traced('sql', { 'db.system.name': 'postgresql', 'db.query.text': text }, () =>
        wasIdle && transactionSettings !== undefined ? sendAsTransaction(connections, sent) : send(connections, sent),
      ),
    )
  } catch (cause) {
    if (stopped.has(client)) throw new CallerDisconnected()
    if (!isLost(client) || sqlState(cause) !== null) throw cause
    if (hasTimedOut?.(backendPidOf(client))) throw overdueStatement(cause)
    if (wasIdle && reads.test(text)) return await retryRead(connections, sent)
    throw new DatabaseError(sqlStates.connectionLost, 'The connection to the database was lost.', { cause })
  }
}

async function send(connections: Connections, { client, text, values }: Sent) {
  const { names, transactionSettings } = connections
  const name = transactionSettings === undefined ? names.nameOf(text) : undefined
  travelTogether(client)
  try {
    const result = await client.query({ name, text, values: [...values] })
    refuseSilentRollback(text, result.command)
    return result
  } catch (cause) {
    if (name === undefined || !staleStatement.has(sqlState(cause) ?? '')) throw cause
    names.renew()
    if (!isIdle(connections, client)) throw cause
    return await client.query({ text, values: [...values] })
  }
}

/** One transaction of one statement; its begin, itself and its commit travel together. */
async function sendAsTransaction(connections: Connections, sent: Sent) {
  const sendText = (text: string) => send(connections, { ...sent, text, values: [] })
  const begun = sendText(withSettings(connections, 'begin'))
  const answer = send(connections, sent)
  // The commit of a transaction that failed before tells that alone: the statement says why.
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
  if (ends.test(text)) {
    if (/commit/i.test(text)) scope.preventCancel()
    return work()
  }
  if (scope.isCanceled()) throw new CallerDisconnected()
  const forget = scope.onCancel(() => {
    connections.stopped.add(client)
    connections.cancel(client)
  })
  const isAlone = isIdle(connections, client)
  try {
    const result = await work()
    if (isAlone && !reads.test(text) && isIdle(connections, client)) scope.preventCancel()
    return result
  } finally {
    forget()
  }
}

const gathering = new WeakSet<object>()

/** Whatever is sent until all that is ready to run has run goes to the socket in one piece: each write of its own is dear. */
function travelTogether(client: pg.PoolClient): void {
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
