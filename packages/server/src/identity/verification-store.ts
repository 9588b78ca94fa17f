import { sql, type Selectable } from 'kysely'
import type { MemberContact, MemberProfile } from '@vitrine/contract/entities/member.ts'
import { hashOfSecret } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import type { RecoveryTable, VerificationTable } from './tables.ts'

export type StoredVerification = Selectable<VerificationTable>

/** So many codes may be typed in per letter. */
const mostTries = 5
/** So many letters one sign-up sends. */
const mostLetters = 5

/** Whoever reads the database has the hash of the state token only, and cannot try all codes against this. */
const hashOfCode = (stateToken: string, code: string): string => hashOfSecret(`${stateToken}:${code}`)

export interface NewVerification {
  readonly siteId: string
  readonly stateToken: string
  readonly email: string
  /** None where the address has an account: no code will do. */
  readonly code: string | undefined
  readonly memberId?: string
  readonly passwordHash: string | null
  readonly contact: MemberContact
  readonly profile: MemberProfile
  readonly expires: Date
}

export const insertVerification = async (db: Db, verification: NewVerification): Promise<void> => {
  const { siteId, stateToken, email, code, memberId, passwordHash, contact, profile, expires } = verification
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

/** Counts a try, before the code is looked at; nothing when all tries are used up. */
export const countTry = async (db: Db, { site_id, state_hash }: StoredVerification): Promise<boolean> => {
  const row = await db
    .updateTable('verification')
    .set({ tries: sql`tries + 1` })
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .where('tries', '<', mostTries)
    .returning('tries')
    .executeTakeFirst()
  return row !== undefined
}

export const isCode = ({ code_hash }: StoredVerification, stateToken: string, code: string): boolean =>
  code_hash !== null && code_hash === hashOfCode(stateToken, code)

/** Puts a new code in place of the last one; nothing when no more letters are sent. */
export const replaceCode = async (
  db: Db,
  { site_id, state_hash, code_hash }: StoredVerification,
  { stateToken, code, expires }: { stateToken: string; code: string; expires: Date },
): Promise<boolean> => {
  const row = await db
    .updateTable('verification')
    .set({
      code_hash: code_hash === null ? null : hashOfCode(stateToken, code),
      tries: 0,
      letters: sql`letters + 1`,
      expires_date: expires,
    })
    .where('site_id', '=', site_id)
    .where('state_hash', '=', state_hash)
    .where('letters', '<', mostLetters)
    .returning('letters')
    .executeTakeFirst()
  return row !== undefined
}

/** All sign-ups that wait for this e-mail are over. */
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

/** Uses a recovery token up; of several who try, one gets it. */
export const takeRecovery = async (
  db: Db,
  token: string,
  now: Date,
): Promise<(Selectable<RecoveryTable> & { member_id: string }) | undefined> => {
  const row = await db
    .deleteFrom('recovery')
    .where('token_hash', '=', hashOfSecret(token))
    .returningAll()
    .executeTakeFirst()
  return row && row.member_id !== null && row.expires_date > now ? { ...row, member_id: row.member_id } : undefined
}

export const findRecovery = (db: Db, token: string): Promise<Selectable<RecoveryTable> | undefined> =>
  db.selectFrom('recovery').selectAll().where('token_hash', '=', hashOfSecret(token)).executeTakeFirst()

/** Other links to set a new password stop working when one was used. */
export const deleteRecoveries = async (db: Db, siteId: string, memberId: string): Promise<void> => {
  await db.deleteFrom('recovery').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
