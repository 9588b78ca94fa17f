import { minutesBefore } from '../../ground/base/moments.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Deletes expired sign-ins, expired device trust and unconfirmed factors. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('mfa_challenge').where('expires_date', '<', now).execute()
  await db.deleteFrom('trusted_device').where('expires_date', '<', now).execute()
  await db
    .deleteFrom('factor')
    .where('status', '=', 'PENDING')
    .where('created_date', '<', minutesBefore(now, 60))
    .execute()
}
