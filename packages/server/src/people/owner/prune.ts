import { daysBefore } from '../../ground/base/moments.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Deletes expired sessions of the back office. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('owner_session').where('expires_date', '<', daysBefore(now, 1)).execute()
}
