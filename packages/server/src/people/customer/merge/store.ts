import type { Db } from '../../../ground/database/tables.ts'

/** Moves consents and events of a customer to another one. */
export const moveHistory = async (
  db: Db,
  { siteId, from, to }: { readonly siteId: string; readonly from: string; readonly to: string },
): Promise<void> => {
  const moved = { customer_id: to }
  await db
    .updateTable('customer_consent')
    .set(moved)
    .where('site_id', '=', siteId)
    .where('customer_id', '=', from)
    .execute()
  await db
    .updateTable('customer_event')
    .set(moved)
    .where('site_id', '=', siteId)
    .where('customer_id', '=', from)
    .execute()
}
