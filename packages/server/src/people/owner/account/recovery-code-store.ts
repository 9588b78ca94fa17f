import type { Db } from '../../../ground/database/tables.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from '../../factor/api.ts'
import type { OfStaff } from '../owner-store.ts'

export const deleteOwnerRecoveryCodes = async (db: Db, { siteId, id }: OfStaff): Promise<void> => {
  await db.deleteFrom('owner_recovery_code').where('site_id', '=', siteId).where('owner_id', '=', id).execute()
}

/** Creates new codes that replace all others. They are returned only here. */
export const replaceOwnerRecoveryCodes = async (db: Db, of: OfStaff): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await deleteOwnerRecoveryCodes(db, of)
  const rows = codes.map((code) => ({ site_id: of.siteId, owner_id: of.id, code_hash: hashOfRecoveryCode(code) }))
  await db.insertInto('owner_recovery_code').values(rows).execute()
  return codes
}

/** Uses a code. Of several concurrent attempts, one succeeds. */
export const spendOwnerRecoveryCode = async (db: Db, { siteId, id }: OfStaff, code: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('owner_recovery_code')
    .where('site_id', '=', siteId)
    .where('owner_id', '=', id)
    .where('code_hash', '=', hashOfRecoveryCode(code))
    .returning('code_hash')
    .executeTakeFirst()
  return row !== undefined
}

export const countOwnerRecoveryCodes = async (db: Db, { siteId, id }: OfStaff): Promise<number> => {
  const row = await db
    .selectFrom('owner_recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
