import { randomInt } from 'node:crypto'
import { hashOfSecret } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { OfMember } from '../factor-store.ts'

/** Without look-alike letters and digits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const howMany = 10
const lettersEach = 16

/** 80 bits, in groups of four. */
const newRecoveryCode = (): string =>
  Array.from({ length: lettersEach }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-')

/** Creates a set of codes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: howMany }, newRecoveryCode)

/** Returns the hash of a code, however it is typed. Only the hash is stored. */
export const hashOfRecoveryCode = (code: string): string =>
  hashOfSecret(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))

/** Creates new codes that replace all others. They are returned only here. */
export const replaceRecoveryCodes = async (db: Db, { siteId, memberId }: OfMember): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await deleteRecoveryCodes(db, { siteId, memberId })
  const rows = codes.map((code) => ({ site_id: siteId, member_id: memberId, code_hash: hashOfRecoveryCode(code) }))
  await db.insertInto('recovery_code').values(rows).execute()
  return codes
}

/** Uses a code. Of several concurrent attempts, one succeeds. */
export const spendRecoveryCode = async (db: Db, { siteId, memberId }: OfMember, code: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('recovery_code')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOfRecoveryCode(code))
    .returning('code_hash')
    .executeTakeFirst()
  return row !== undefined
}

export const countRecoveryCodes = async (db: Db, { siteId, memberId }: OfMember): Promise<number> => {
  const row = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const deleteRecoveryCodes = async (db: Db, { siteId, memberId }: OfMember): Promise<void> => {
  await db.deleteFrom('recovery_code').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
