import type { SignInState } from '@vitrine/domain/identity/sign-in.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { OfMember } from './factor-store.ts'
import type { MfaChallengeTable } from './tables.ts'

export type StoredChallenge = Selectable<MfaChallengeTable>

/** Returns the state of a sign-in that waits for a second factor. */
export const stateOfChallenge = ({ factor_type }: StoredChallenge): SignInState =>
  factor_type === null ? 'REQUIRE_MFA' : 'MFA_CHALLENGE'

export const insertChallenge = async (
  db: Db,
  { stateToken, ...row }: Omit<Insertable<MfaChallengeTable>, 'state_hash'> & { stateToken: string },
): Promise<void> => {
  await db
    .insertInto('mfa_challenge')
    .values({ ...row, state_hash: hashOfSecret(stateToken) })
    .execute()
}

export const findChallenge = (
  db: Db,
  { siteId, stateToken, now }: { siteId: string; stateToken: string; now: Date },
): Promise<StoredChallenge | undefined> =>
  db
    .selectFrom('mfa_challenge')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state_hash', '=', hashOfSecret(stateToken))
    .where('expires_date', '>', now)
    .executeTakeFirst()

export const changeChallenge = async (
  db: Db,
  { site_id, state_hash }: StoredChallenge,
  change: Updateable<MfaChallengeTable>,
): Promise<void> => {
  await db
    .updateTable('mfa_challenge')
    .set(change)
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .execute()
}

/** Takes the pending passkey challenge. Each is used once, whatever the result. */
export const takeWebauthnChallenge = async (
  db: Db,
  { site_id, state_hash, webauthn_challenge: challenge }: StoredChallenge,
): Promise<string | undefined> => {
  if (challenge === null) return undefined
  const row = await db
    .updateTable('mfa_challenge')
    .set({ webauthn_challenge: null })
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .where('webauthn_challenge', '=', challenge)
    .returning('state_hash')
    .executeTakeFirst()
  return row && challenge
}

/** Ends the sign-in. Of several concurrent proofs, only one succeeds. */
export const endChallenge = async (db: Db, { site_id, state_hash }: StoredChallenge): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('mfa_challenge')
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes a member's pending sign-ins after a new password or a block. */
export const deleteChallenges = async (db: Db, { siteId, memberId }: OfMember): Promise<void> => {
  await db.deleteFrom('mfa_challenge').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

/** Lists sign-ins that wait for approval on another device. */
export const findPushes = (db: Db, { siteId, memberId, now }: OfMember & { now: Date }): Promise<StoredChallenge[]> =>
  db
    .selectFrom('mfa_challenge')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('push_id', 'is not', null)
    .where('push_answer', 'is', null)
    .where('expires_date', '>', now)
    .orderBy('created_date', 'desc')
    .execute()

/** Records the answer once. Returns `false` if no sign-in waits for it. */
export const answerPush = async (
  db: Db,
  { siteId, memberId, pushId, answer, now }: OfMember & { pushId: string; answer: 'APPROVED' | 'DENIED'; now: Date },
): Promise<boolean> => {
  const row = await db
    .updateTable('mfa_challenge')
    .set({ push_answer: answer })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('push_id', '=', pushId)
    .where('push_answer', 'is', null)
    .where('expires_date', '>', now)
    .returning('push_id')
    .executeTakeFirst()
  return row !== undefined
}
