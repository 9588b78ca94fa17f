import type { Db } from '../../ground/database/tables.ts'

/** Visits to other providers from which nobody came back. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('provider_visit').where('expires_date', '<', now).execute()
}
