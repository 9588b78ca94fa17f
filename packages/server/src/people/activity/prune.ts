import { daysBefore } from '../../ground/base/moments.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Deletes account activity older than a year. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('account_activity').where('created_date', '<', daysBefore(now, 365)).execute()
}
