import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

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

/**
 * A `pg` pool for Kysely's own PostgreSQL dialect that names statements, and lets no broken transaction pass:
 * a COMMIT that the server answered with a rollback is an error, and a connection that comes back inside a
 * transaction is thrown away.
 */
export function nameStatements(pool: pg.Pool): PostgresPool {
  const names = createStatementNames()
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  async function query(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    const name = names.nameOf(text)
    try {
      const result = await client.query({ name, text, values: [...values] })
      refuseSilentRollback(text, result.command)
      return result
    } catch (cause) {
      if (name === undefined || !staleStatement.has(sqlState(cause) ?? '')) throw cause
      names.renew()
      if (client.getTransactionStatus() !== 'I') throw cause
      return await client.query({ text, values: [...values] })
    }
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const known = wrapped.get(client)
    if (known) return known
    // Kysely also knows a query with a cursor, but calls it only if it was given a cursor's class.
    const fresh = {
      query: (text: string, values: readonly unknown[]) => query(client, text, values),
      release: () => client.release(client.getTransactionStatus() !== 'I'),
    } as unknown as PostgresPoolClient
    wrapped.set(client, fresh)
    return fresh
  }

  return { connect: async () => wrap(await pool.connect()), end: () => pool.end() }
}

function refuseSilentRollback(text: string, command: string) {
  if (text !== 'commit' || command === 'COMMIT') return
  const message = 'Nothing was committed: a statement of this transaction had failed, and its error was swallowed.'
  throw Object.assign(new Error(message), { code: '25P02' })
}

/** The SQLSTATE of a database error, or null for any other error. */
export function sqlState(cause: unknown): string | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null
}
