import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Returns the ID of a tax exempt group, which stays until the transaction ends. Refuses an unknown one. */
export const requireExemptGroup = async (db: Db, siteId: string, id: string): Promise<string> => {
  const groups = db.selectFrom('tax_exempt_group').select('id').where('site_id', '=', siteId)
  const found = await groups.where('id', '=', id.toLowerCase()).forKeyShare().executeTakeFirst()
  if (!found) throw new Refusal('NOT_FOUND', 'The tax exempt group was not found.', { taxExemptGroupId: id })
  return found.id
}
