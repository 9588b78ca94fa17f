import type { Db } from '../../ground/database/tables.ts'

/** Deletes expired sign-ups, address verifications and recoveries. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('verification').where('expires_date', '<', now).execute()
  await db.deleteFrom('recovery').where('expires_date', '<', now).execute()
}
