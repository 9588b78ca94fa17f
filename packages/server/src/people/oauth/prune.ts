import { daysBefore, minutesBefore } from '../../ground/base/moments.ts'
import { longestAccessSeconds } from '../../ground/token/ended-sessions.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Codes, refresh tokens and sessions that nobody can use any more. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  // A used code is remembered for a while: whoever brings it again ends the sign-in.
  await db.deleteFrom('authorization_code').where('expires_date', '<', minutesBefore(now, 10)).execute()
  await db.deleteFrom('session_handle').where('expires_date', '<', now).execute()
  await db
    .deleteFrom('refresh_family')
    .where((where) => where.or([where('idle_expires_date', '<', now), where('expires_date', '<', now)]))
    .execute()
  // Every access token of an ended session has expired by then.
  await db
    .deleteFrom('session')
    .where('ended_date', '<', new Date(now.getTime() - longestAccessSeconds * 1000))
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
