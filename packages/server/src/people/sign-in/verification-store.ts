import type { Selectable } from 'kysely'
import type { MemberContact, MemberProfile } from '@vitrine/contract/entities/people/member.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import { keyOfSecret } from '../../ground/token/secrets.ts'
import type { Db } from '../../ground/database/tables.ts'
import { hashOfCode } from '../../ground/token/secrets.ts'
import type { RecoveryTable, VerificationTable } from './tables.ts'

export type StoredVerification = Selectable<VerificationTable>

export interface NewVerification {
  readonly siteId: string
  readonly stateToken: string
  readonly email: string
  /** `undefined` if the address has an account; then no code is accepted. */
  readonly code: string | undefined
  readonly memberId?: string
  readonly passwordHash: string | null
  readonly contact: MemberContact
  readonly profile: MemberProfile
  readonly privacy?: 'PUBLIC' | 'PRIVATE'
  readonly expires: Date
}

export const insertVerification = async (db: Db, verification: NewVerification): Promise<void> => {
  const { siteId, stateToken, email, code, memberId, passwordHash, contact, profile, privacy, expires } = verification
  await db
    .insertInto('verification')
    .values({
      site_id: siteId,
      state_hash: hashOfSecret(stateToken),
      email,
      code_hash: code === undefined ? null : hashOfCode(stateToken, code),
      member_id: memberId ?? null,
      password_hash: passwordHash,
      contact: JSON.stringify(contact),
      profile: JSON.stringify(profile),
      ...(privacy && { privacy }),
      expires_date: expires,
    })
    .execute()
}

export const findVerification = (
  db: Db,
  { siteId, stateToken, now }: { siteId: string; stateToken: string; now: Date },
): Promise<StoredVerification | undefined> =>
  db
    .selectFrom('verification')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state_hash', '=', hashOfSecret(stateToken))
    .where('expires_date', '>', now)
    .executeTakeFirst()

export const isCode = ({ code_hash }: StoredVerification, stateToken: string, code: string): boolean =>
  code_hash !== null && code_hash === hashOfCode(stateToken, code)

/** Replaces the code and resets its attempts. */
export const replaceCode = async (
  db: Db,
  { site_id, state_hash, code_hash }: StoredVerification,
  { stateToken, code, expires }: { stateToken: string; code: string; expires: Date },
): Promise<void> => {
  await db
    .updateTable('verification')
    .set({ code_hash: code_hash === null ? null : hashOfCode(stateToken, code), tries: 0, expires_date: expires })
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .execute()
}

/** Deletes all pending sign-ups of this email. */
export const deleteVerifications = async (db: Db, siteId: string, email: string): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('verification')
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const insertRecovery = async (
  db: Db,
  recovery: Omit<Selectable<RecoveryTable>, 'token_hash'> & { token: string },
): Promise<void> => {
  const { token, ...row } = recovery
  await db
    .insertInto('recovery')
    .values({ ...row, token_hash: hashOfSecret(token) })
    .execute()
}

/** Uses a recovery token. Of several concurrent attempts, one succeeds. */
export const takeRecovery = async (
  db: Db,
  token: string,
  now: Date,
): Promise<(Selectable<RecoveryTable> & { member_id: string }) | undefined> => {
  const { siteId, hash } = keyOfSecret(token)
  const row = await db
    .deleteFrom('recovery')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hash)
    .returningAll()
    .executeTakeFirst()
  return row && row.member_id !== null && row.expires_date > now ? { ...row, member_id: row.member_id } : undefined
}

export const findRecovery = (db: Db, token: string): Promise<Selectable<RecoveryTable> | undefined> => {
  const { siteId, hash } = keyOfSecret(token)
  const found = db.selectFrom('recovery').selectAll().where('site_id', '=', siteId)
  return found.where('token_hash', '=', hash).executeTakeFirst()
}

/** Deletes the other password links of a member after one was used. */
export const deleteRecoveries = async (db: Db, siteId: string, memberId: string): Promise<void> => {
  await db.deleteFrom('recovery').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

/** Deletes the email codes and recovery links of a member. */
export const deleteProofsOf = async (
  db: Db,
  { siteId, memberId, email }: { siteId: string; memberId: string; email: string },
): Promise<void> => {
  await deleteVerifications(db, siteId, email)
  await db.deleteFrom('recovery').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
