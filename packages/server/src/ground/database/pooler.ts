import type { Pool } from 'pg'
import { backendPidOf } from './cancel.ts'
import { DatabaseError, sqlState, sqlStates } from './database-errors.ts'

/**
 * What stands between this process and PostgreSQL. Behind `transaction` each transaction may run on another session, as
 * in the mode of PgBouncer of that name: sessions hold nothing, and what needs one goes to PostgreSQL itself.
 */
export type Pooler = 'none' | 'transaction'

export const isPooler = (text: string): text is Pooler => text === 'none' || text === 'transaction'

/** What is at the other end of a pool. */
interface ServerInfo {
  /** Of PostgreSQL, such as `18.6`. */
  readonly version: string
  /** Poolers number connections themselves, and no number of theirs is that of a session. */
  readonly pooler: Pooler
}

/** @throws {DatabaseError} if nobody answers */
export const inspectServer = async (pool: Pool): Promise<ServerInfo> => {
  const client = await pool.connect().catch((cause: unknown) => {
    if (sqlState(cause) !== null) throw cause
    throw new DatabaseError(sqlStates.connectionLost, 'The database cannot be reached.', { cause })
  })
  try {
    const statement = `select pg_backend_pid() as number, current_setting('server_version') as version`
    const { rows } = await client.query<{ number: number; version: string }>(statement)
    const { number, version } = rows[0]!
    return { version: version.split(' ')[0]!, pooler: number === backendPidOf(client) ? 'none' : 'transaction' }
  } finally {
    client.release()
  }
}

/** Refuses to go on behind a pooler that nothing leads past. */
export const requireDirectUrl = (pooler: Pooler, directUrl: string | undefined): void => {
  if (pooler === 'none' || directUrl !== undefined) return
  throw new Error(
    'DATABASE_URL leads to a connection pooler. Set DATABASE_URL_DIRECT to the address of PostgreSQL itself, which notifications need; or, if the pooler gives each connection a session of its own, set DATABASE_POOLER=none.',
  )
}
