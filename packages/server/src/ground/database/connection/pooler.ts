import type { Pool } from 'pg'
import { backendPidOf } from './cancel.ts'
import { DatabaseError, sqlState, sqlStates } from '../database-errors.ts'

/**
 * The pooler between this process and PostgreSQL. With `transaction` (PgBouncer's mode of that name), each transaction
 * may run in another session, so sessions keep no state, and features that need a session connect to PostgreSQL
 * directly.
 */
export type Pooler = 'none' | 'transaction'

export const isPooler = (text: string): text is Pooler => text === 'none' || text === 'transaction'

/** The server that a pool connects to. */
interface ServerInfo {
  /** The PostgreSQL version, such as `18.6`. */
  readonly version: string
  /** Detected by the process ID: poolers assign their own, which differ from those of sessions. */
  readonly pooler: Pooler
}

/** Detects the server version and pooler. Throws a DatabaseError if the server cannot be reached. */
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

/** Throws if there is a pooler but no URL that bypasses it. */
export const requireDirectUrl = (pooler: Pooler, directUrl: string | undefined): void => {
  if (pooler === 'none' || directUrl !== undefined) return
  throw new Error(
    'DATABASE_URL leads to a connection pooler. Set DATABASE_URL_DIRECT to the address of PostgreSQL itself, which notifications need; or, if the pooler gives each connection a session of its own, set DATABASE_POOLER=none.',
  )
}
