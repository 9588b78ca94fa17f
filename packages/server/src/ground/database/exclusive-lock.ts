import type { Database } from './open-database.ts'

export interface ExclusiveLockOptions {
  /** Called once if another process holds the lock, before waiting for it. */
  readonly onWait?: () => void
}

/** The work may take any amount of time. */
const unlimited = 'set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0'

/**
 * Runs work while no other process on this database can run it. Other processes wait, and find the work done. The
 * embedded database has only one process. The lock belongs to a transaction rather than a session, because connection
 * poolers share sessions. It is released with the connection, so a process that dies blocks nobody.
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
