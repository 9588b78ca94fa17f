import type { ProductChange } from '@vitrine/domain/product-list/product-changes.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { currentActor } from '../../../ground/event/acting.ts'
import type { ProductChangeTable } from '../tables.ts'

export type StoredProductChange = Selectable<ProductChangeTable>

interface Note {
  readonly siteId: string
  readonly id: string
  readonly changes: readonly ProductChange[]
  readonly now: Date
}

/** Entries of a product that are kept. */
const maxEntries = 500

/** Notes changes of a product with the current actor. The oldest entries beyond 500 are deleted. */
export const noteProductChanges = async (db: Db, { siteId, id, changes, now }: Note): Promise<void> => {
  if (changes.length === 0) return
  const actor = currentActor()
  await db
    .insertInto('product_change')
    .values({
      site_id: siteId,
      product_id: id,
      changes: JSON.stringify(changes),
      actor: actor ? JSON.stringify(actor) : null,
      created_date: now,
    })
    .execute()
  const beyond = db
    .selectFrom('product_change')
    .select('id')
    .where('site_id', '=', siteId)
    .where('product_id', '=', id)
    .orderBy('id', 'desc')
    .offset(maxEntries)
    .limit(1)
  await db
    .deleteFrom('product_change')
    .where('site_id', '=', siteId)
    .where('product_id', '=', id)
    .where('id', '<=', beyond)
    .execute()
}

/** Lists changes of a product, newest first. */
export const listProductChanges = (
  db: Db,
  siteId: string,
  { id, limit, before }: { readonly id: string; readonly limit: number; readonly before: number | undefined },
): Promise<StoredProductChange[]> => {
  const found = db.selectFrom('product_change').selectAll().where('site_id', '=', siteId).where('product_id', '=', id)
  const older = before === undefined ? found : found.where('id', '<', before)
  return older.orderBy('id', 'desc').limit(limit).execute()
}
