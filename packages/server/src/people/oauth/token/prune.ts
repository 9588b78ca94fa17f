import { sql } from 'kysely'
import { minutesBefore } from '../../../ground/base/moments.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { pruneSessions } from '../../session/api.ts'

/** A session whose refresh tokens are still valid. */
const hasFamily = sql<boolean>`exists (
  select from refresh_family family where family.site_id = session.site_id and family.session_id = session.id)`

/** Deletes expired codes, refresh tokens and sessions. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  // Used codes are kept for a while, so that their reuse is detected.
  await db.deleteFrom('authorization_code').where('expires_date', '<', minutesBefore(now, 10)).execute()
  await db
    .deleteFrom('refresh_family')
    .where((where) => where.or([where('idle_expires_date', '<', now), where('expires_date', '<', now)]))
    .execute()
  await pruneSessions(db, now, hasFamily)
}
