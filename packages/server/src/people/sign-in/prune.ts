import type { Db } from '../../ground/database/tables.ts'

/** Sign-ups, checks of addresses and recoveries whose time is over. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('verification').where('expires_date', '<', now).execute()
  await db.deleteFrom('recovery').where('expires_date', '<', now).execute()
}
