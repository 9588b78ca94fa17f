import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { nobody } from '../../ground/mail/outbox.ts'
import { deleteExpiredVisits } from '../sign-in-provider/store.ts'
import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import { longestAccessSeconds } from '../../ground/token/ended-sessions.ts'

const pruneMs = 10 * 60 * 1000
const minute = 60 * 1000
const day = 24 * 60 * minute

/** Takes away what can be of no use any more: codes, links, sessions and counts whose time is over. */
export const prune = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  const before = (ms: number): Date => new Date(now().getTime() - ms)
  // A used code is remembered for a while: whoever brings it again ends the sign-in.
  await db
    .deleteFrom('authorization_code')
    .where('expires_date', '<', before(10 * minute))
    .execute()
  await db.deleteFrom('session_handle').where('expires_date', '<', now()).execute()
  await db.deleteFrom('verification').where('expires_date', '<', now()).execute()
  await deleteExpiredVisits(db, now())
  await db.deleteFrom('mfa_challenge').where('expires_date', '<', now()).execute()
  await db.deleteFrom('trusted_device').where('expires_date', '<', now()).execute()
  await db.deleteFrom('captcha_used').where('expires_date', '<', now()).execute()
  await db
    .deleteFrom('factor')
    .where('status', '=', 'PENDING')
    .where('created_date', '<', before(60 * minute))
    .execute()
  await db.deleteFrom('mail').where('recipient', '=', nobody).where('sent_date', '<', now()).execute()
  await db.deleteFrom('recovery').where('expires_date', '<', now()).execute()
  await db.deleteFrom('attempt').where('forgotten_date', '<', now()).execute()
  await db
    .deleteFrom('known_address')
    .where('last_date', '<', before(90 * day))
    .execute()
  await db
    .deleteFrom('account_activity')
    .where('created_date', '<', before(365 * day))
    .execute()
  await db.deleteFrom('owner_session').where('expires_date', '<', before(day)).execute()
  await db
    .deleteFrom('refresh_family')
    .where((where) => where.or([where('idle_expires_date', '<', now()), where('expires_date', '<', now())]))
    .execute()
  // Every access token of an ended session has expired by then.
  await db
    .deleteFrom('session')
    .where('ended_date', '<', before(longestAccessSeconds * 1000))
    .execute()
  await db
    .deleteFrom('session')
    .where('expires_date', '<', before(day))
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

/** Prunes every ten minutes. */
export const createIdentityPruning = (context: Context): Worker =>
  createRepeating({
    work: () => transact(context.db, (db) => prune({ db, now: context.now }), { statementMs: 0 }),
    everyMs: pruneMs,
    log: context.log,
    failure: 'pruning sign-ins failed',
  })
