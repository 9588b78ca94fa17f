import type { Database } from './open-database.ts'

/**
 * Does something that no other process on this database does meanwhile: whoever comes second waits, and finds it done.
 * The embedded database has one process. The lock goes with its connection, so a process that dies holds up nobody.
 */
export const alone = async <Tables, Result>(
  database: Database<Tables>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (database.kind === 'embedded') return work()
  const connection = await database.connect()
  try {
    await connection.query('select pg_advisory_lock(hashtext($1))', [name])
    return await work()
  } finally {
    await connection.end()
  }
}
