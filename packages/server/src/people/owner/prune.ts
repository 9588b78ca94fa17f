import { daysBefore } from '../../ground/base/moments.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Sessions of the back office that are over. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('owner_session').where('expires_date', '<', daysBefore(now, 1)).execute()
}
