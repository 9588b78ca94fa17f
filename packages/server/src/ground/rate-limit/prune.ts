import { daysBefore } from '../base/moments.ts'
import type { Db } from '../database/tables.ts'

/** Counts that are over, and places from where nobody signed in for three months. */
export const pruneLimits = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('rate_limit').where('forgotten_date', '<', now).execute()
  await db.deleteFrom('known_address').where('last_date', '<', daysBefore(now, 90)).execute()
}
