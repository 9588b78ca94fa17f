import { daysBefore } from '../base/moments.ts'
import type { Db } from '../database/tables.ts'

/** Deletes expired counts, and known addresses without a sign-in for 90 days. */
export const pruneLimits = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('rate_limit').where('forgotten_date', '<', now).execute()
  await db.deleteFrom('known_address').where('last_date', '<', daysBefore(now, 90)).execute()
}
