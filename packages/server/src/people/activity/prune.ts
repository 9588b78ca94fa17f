import { daysBefore } from '../../ground/base/moments.ts'
import type { Db } from '../../ground/database/tables.ts'

/** What happened to accounts is kept for a year. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('account_activity').where('created_date', '<', daysBefore(now, 365)).execute()
}
