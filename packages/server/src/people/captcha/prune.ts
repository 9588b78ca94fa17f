import type { Db } from '../../ground/database/tables.ts'

/** Deletes used answers that have expired. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('captcha_used').where('expires_date', '<', now).execute()
}
