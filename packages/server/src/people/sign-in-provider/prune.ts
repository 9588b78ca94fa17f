import type { Db } from '../../ground/database/tables.ts'

/** Deletes unfinished visits to providers. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('provider_visit').where('expires_date', '<', now).execute()
}
