import type { Database } from './open-database.ts'

export interface ExclusiveLockOptions {
  /** Called once where another process is at it, before the wait. */
  readonly onWait?: () => void
}

/** For as long as the work takes, however long that is. */
const unlimited = 'set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0'

/**
 * Does something that no other process on this database does meanwhile: whoever comes second waits, and finds it done.
 * The embedded database has one process. The lock belongs to a transaction, and so to no session that a connection
 * pooler hands to others; it goes with its connection, so that a process that dies holds up nobody.
 */
export const withExclusiveLock = async <Tables, Result>(
  database: Database<Tables>,
  { name, onWait }: ExclusiveLockOptions & { readonly name: string },
  work: () => Promise<Result>,
): Promise<Result> => {
  if (database.kind === 'embedded') return work()
  const connection = await database.connect()
  try {
    await connection.query(`begin; ${unlimited}`)
    const tried = 'select pg_try_advisory_xact_lock(hashtext($1)) as taken'
    const { rows } = await connection.query<{ taken: boolean }>(tried, [name])
    if (!rows[0]!.taken) {
      onWait?.()
      await connection.query('select pg_advisory_xact_lock(hashtext($1))', [name])
    }
    return await work()
  } finally {
    await connection.end()
  }
}
