import type { SignInState } from '@vitrine/domain/identity/sign-in.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { OfMember } from './factor-store.ts'
import type { MfaChallengeTable } from './tables.ts'

export type StoredChallenge = Selectable<MfaChallengeTable>

/** Where a sign-in stands that waits for a second factor. */
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

/** Takes what a passkey was asked with: each is answered once, whatever comes of it. */
export const takeWebauthnChallenge = async (
  db: Db,
  { site_id, state_hash, webauthn_challenge: asked }: StoredChallenge,
): Promise<string | undefined> => {
  if (asked === null) return undefined
  const row = await db
    .updateTable('mfa_challenge')
    .set({ webauthn_challenge: null })
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .where('webauthn_challenge', '=', asked)
    .returning('state_hash')
    .executeTakeFirst()
  return row && asked
}

/** The sign-in has come to its end; of several proofs at once one ends it. */
export const endChallenge = async (db: Db, { site_id, state_hash }: StoredChallenge): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('mfa_challenge')
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** A new password, or a block: whoever waits with an old one begins again. */
export const deleteChallenges = async (db: Db, { siteId, memberId }: OfMember): Promise<void> => {
  await db.deleteFrom('mfa_challenge').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

/** Sign-ins that wait for this member on another device. */
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

/** Notes the answer, once; false where nothing waits for it. */
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
