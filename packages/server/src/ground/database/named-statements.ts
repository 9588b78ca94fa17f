import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { traced } from '../tracing/tracing.ts'
import { isLost, numberOf } from './cancel.ts'
import { DatabaseError, sqlState, sqlStates } from './database-errors.ts'
import { CallerGone, currentScope } from './request-scope.ts'

/** What a prepared statement may be; the rest (`begin`, DDL, several statements at once) is sent as it is. */
const preparable = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i

/** Named statements a connection may hold: each keeps its plan in the server's memory. */
const capacity = 250

/** The plan of a statement no longer fits its tables, or the statement is not there (a pooler in between). */
const staleStatement = new Set(['0A000', '26000'])

/**
 * Gives each SQL text that comes a second time a name, so that the server parses and plans it once per connection:
 * measured, a lookup takes a third of the time. The first capacity-many texts keep their names for good; the name is
 * a hash of the text, so a name always means the same statement.
 */
export function createStatementNames() {
  const seenOnce = new Set<string>()
  const nameByText = new Map<string, string>()
  let generation = 0

  return {
    nameOf(text: string): string | undefined {
      const known = nameByText.get(text)
      if (known !== undefined || nameByText.size === capacity || !preparable.test(text)) return known
      if (!seenOnce.delete(text)) {
        if (seenOnce.size === capacity) seenOnce.clear()
        seenOnce.add(text)
        return undefined
      }
      const name = `v${generation}_${createHash('sha1').update(text).digest('base64url')}`
      nameByText.set(text, name)
      return name
    },
    /** Forgets all names: what follows is prepared anew. */
    renew() {
      generation += 1
      nameByText.clear()
    },
  }
}

export interface StatementOptions {
  /** Of the embedded database: whether the connection of this number was lost because its own statement took too long. */
  readonly wasOverdue?: (client: number) => boolean
  /** Asks the server to stop what runs on a connection. */
  readonly cancel: (client: pg.PoolClient) => void
}

/** What changes nothing: where its connection is lost it can be asked again. */
const reads = /^\s*select\b/i
const begins = /^\s*(?:begin|start transaction)\b/i
/** Ends a transaction: whoever asked for it, it is not stopped any more. */
const ends = /^\s*(?:commit|rollback)\b/i

/**
 * A `pg` pool for Kysely's own PostgreSQL dialect that names statements, stops work whose caller is gone, asks again
 * what a lost connection left open, and lets no broken transaction pass: a COMMIT that the server answered with a
 * rollback is an error, and a connection that comes back inside a transaction is thrown away.
 */
export function nameStatements(pool: pg.Pool, { wasOverdue, cancel }: StatementOptions): PostgresPool {
  const names = createStatementNames()
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  /** Connections that were asked to stop: the request may arrive late and hit whoever comes next. */
  const stopped = new WeakSet<pg.PoolClient>()

  /** Connections in a transaction, whether or not the server has been told of its begin yet. */
  const inTransaction = new WeakSet<pg.PoolClient>()
  /** Begins that wait for the first statement of their transaction: both travel together. */
  const heldBegins = new WeakMap<pg.PoolClient, string>()
  /** Connections whose last transaction never began: there is nothing to take back. */
  const neverBegun = new WeakSet<pg.PoolClient>()

  const isIdle = (client: pg.PoolClient): boolean => !inTransaction.has(client) && client.getTransactionStatus() === 'I'

  async function send(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    const name = names.nameOf(text)
    travelTogether(client)
    try {
      const result = await client.query({ name, text, values: [...values] })
      refuseSilentRollback(text, result.command)
      return result
    } catch (cause) {
      if (name === undefined || !staleStatement.has(sqlState(cause) ?? '')) throw cause
      names.renew()
      if (!isIdle(client)) throw cause
      return await client.query({ text, values: [...values] })
    }
  }

  /** Begins and ends of transactions; an empty one is never told to the server. */
  async function query(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    if (begins.test(text)) {
      inTransaction.add(client)
      neverBegun.delete(client)
      heldBegins.set(client, text)
      return nothing('BEGIN')
    }
    const held = heldBegins.get(client)
    heldBegins.delete(client)
    if (!ends.test(text)) {
      // What is wrong with it the statement tells that travels with it.
      if (held !== undefined) send(client, held, []).catch(() => neverBegun.add(client))
      return ask(client, text, values)
    }
    try {
      if (held !== undefined) return nothing(text.toUpperCase())
      if (!neverBegun.has(client)) return await ask(client, text, values)
      if (!/commit/i.test(text)) return nothing('ROLLBACK')
      throw new DatabaseError(sqlStates.connectionLost, 'The transaction did not start.')
    } finally {
      inTransaction.delete(client)
    }
  }

  async function ask(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    const wasIdle = isIdle(client)
    try {
      return await untilCallerIsGone(client, text, () =>
        traced('sql', { 'db.system.name': 'postgresql', 'db.query.text': text }, () => send(client, text, values)),
      )
    } catch (cause) {
      if (stopped.has(client)) throw new CallerGone()
      if (!isLost(client) || sqlState(cause) !== null) throw cause
      if (wasOverdue?.(numberOf(client))) throw overdueStatement(cause)
      if (wasIdle && reads.test(text)) return await askAgain(text, values)
      throw new DatabaseError(sqlStates.connectionLost, 'The connection to the database was lost.', { cause })
    }
  }

  async function askAgain(text: string, values: readonly unknown[]) {
    const client = await acquire()
    try {
      return await client.query({ text, values: [...values] })
    } finally {
      client.release()
    }
  }

  async function untilCallerIsGone<Result>(client: pg.PoolClient, text: string, work: () => Promise<Result>) {
    const scope = currentScope()
    if (!scope) return work()
    if (ends.test(text)) {
      if (/commit/i.test(text)) scope.goOn()
      return work()
    }
    if (scope.isOver()) throw new CallerGone()
    const forget = scope.onOver(() => {
      stopped.add(client)
      cancel(client)
    })
    const isAlone = isIdle(client)
    try {
      const result = await work()
      if (isAlone && !reads.test(text) && isIdle(client)) scope.goOn()
      return result
    } finally {
      forget()
    }
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const known = wrapped.get(client)
    if (known) return known
    // Kysely also knows a query with a cursor, but calls it only if it was given a cursor's class.
    const fresh = {
      query: (text: string, values: readonly unknown[]) => query(client, text, values),
      release: () => {
        heldBegins.delete(client)
        client.release(!isIdle(client) || stopped.has(client))
      },
    } as unknown as PostgresPoolClient
    wrapped.set(client, fresh)
    return fresh
  }

  /** Whoever comes while the embedded database starts anew may be let in by the old one and lost with it. */
  async function acquire(attemptsLeft = wasOverdue ? 3 : 1): Promise<pg.PoolClient> {
    try {
      return await pool.connect()
    } catch (cause) {
      if (sqlState(cause) !== null) throw cause
      if (attemptsLeft > 1) return acquire(attemptsLeft - 1)
      throw new DatabaseError(sqlStates.connectionLost, 'The database cannot be reached.', { cause })
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await acquire()
    if (!currentScope()?.isOver()) return wrap(client)
    client.release()
    throw new CallerGone()
  }

  return { connect, end: () => pool.end() }
}

const nothing = (command: string) => ({ command, rows: [], rowCount: 0 })

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
