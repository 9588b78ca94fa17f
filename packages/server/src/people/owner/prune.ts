import { daysBefore } from '../../ground/base/moments.ts'
import { pruneChallenges } from './passkeys/challenges.ts'
import { pruneEmailChanges } from './email-change-store.ts'
import { pruneOwnerRecoveries } from './recovery/recovery-store.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Days for which an expired invitation is listed, so that it can be sent again. */
const invitationDays = 30

/** Deletes expired sessions, invitations, challenges and links of the back office. */
export const prune = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('owner_session').where('expires_date', '<', daysBefore(now, 1)).execute()
  await pruneChallenges(db, now)
  await pruneOwnerRecoveries(db, now)
  await pruneEmailChanges(db, now)
  await db.deleteFrom('staff_invitation').where('expires_date', '<', daysBefore(now, invitationDays)).execute()
}
