import { daysBefore, minutesBefore } from '../../ground/base/moments.ts'
import { maxAccessTokenSeconds } from '../../ground/token/ended-sessions.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Deletes expired codes, refresh tokens and sessions. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  // Used codes are kept for a while, so that their reuse is detected.
  await db.deleteFrom('authorization_code').where('expires_date', '<', minutesBefore(now, 10)).execute()
  await db.deleteFrom('session_handle').where('expires_date', '<', now).execute()
  await db
    .deleteFrom('refresh_family')
    .where((where) => where.or([where('idle_expires_date', '<', now), where('expires_date', '<', now)]))
    .execute()
  // By then every access token of an ended session has expired.
  await db
    .deleteFrom('session')
    .where('ended_date', '<', new Date(now.getTime() - maxAccessTokenSeconds * 1000))
    .execute()
  await db
    .deleteFrom('session')
    .where('expires_date', '<', daysBefore(now, 1))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('refresh_family as family')
            .select('family.id')
            .whereRef('family.site_id', '=', 'session.site_id')
            .whereRef('family.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute()
}
