import type { Db } from '../../ground/database/tables.ts'

/** Answers that would no longer be taken anyhow. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('captcha_used').where('expires_date', '<', now).execute()
}
