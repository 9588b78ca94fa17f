import { randomUUID } from 'node:crypto'
import { transact } from '../../ground/database/transact.ts'
import { hashPassword } from '../password/api.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordMemberEvent } from './events.ts'
import { findMemberByEmail, insertMember, normalEmail, type StoredMember } from './store.ts'

export interface MemberToCreate {
  readonly siteId: string
  readonly email: string
  readonly password: string
  readonly id?: string
  /** Whether the email counts as verified. Otherwise a code is mailed at the first sign-in. */
  readonly verified?: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly now?: Date
}

/** Creates an account without a sign-up, for demo data and imports. Idempotent. */
export const createMember = async (db: Db, member: MemberToCreate): Promise<StoredMember> => {
  const { siteId, firstName, lastName, verified = true, id = randomUUID(), now = new Date() } = member
  const email = normalEmail(member.email)
  const known = await findMemberByEmail(db, siteId, email)
  if (known) return known
  const passwordHash = await hashPassword(member.password)
  const names = { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) }
  const nickname = [firstName, lastName].filter((name) => name !== undefined).join(' ')
  const created = await transact(db, async (transaction) => {
    const inserted = await insertMember(transaction, {
      siteId,
      id,
      email,
      emailVerified: verified,
      passwordHash,
      isVouched: verified,
      contact: names,
      profile: nickname === '' ? {} : { nickname },
      now,
    })
    if (inserted) await recordMemberEvent(transaction, inserted, 'created')
    return inserted
  })
  return created ?? (await findMemberByEmail(db, siteId, email))!
}
