import { createHash } from 'node:crypto'
import { findProductBySlug } from '../../catalog/product/api.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { ProductDraft } from './product/draft.ts'
import type { ImportMemory } from './product/reconcile.ts'

/** Identifies a product in a shop's files. */
export interface HandleOnSite {
  readonly siteId: string
  readonly draft: ProductDraft
}

/** Fields added in later versions. If a file lacks them, older imports count as unchanged. */
const readLater: ReadonlySet<string> = new Set(['barcode', 'pricePerUnit'])

/** Drafts with equal fingerprints are equal. */
export const fingerprintOf = ({ row: _row, ...draft }: ProductDraft): string => {
  const decides = draft.decides.filter((name) => !readLater.has(name))
  return createHash('sha256')
    .update(JSON.stringify({ ...draft, decides }))
    .digest('hex')
    .slice(0, 32)
}

export interface Remembered extends ImportMemory {
  readonly productId: string
}

export const findMemory = async (db: Db, { siteId, draft }: HandleOnSite): Promise<Remembered | undefined> => {
  const row = await db
    .selectFrom('imported_product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('format', '=', draft.format)
    .where('handle', '=', draft.handle)
    .executeTakeFirst()
  return (
    row && {
      productId: row.product_id,
      fingerprint: row.fingerprint,
      stock: row.stock,
      collectionIds: row.collection_ids,
      pictures: row.pictures,
    }
  )
}

/** Finds the product with the draft's preferred slug, unless it belongs to another handle of a file. */
export const findUnclaimed = async (db: Db, { siteId, draft }: HandleOnSite): Promise<string | undefined> => {
  const id = await findProductBySlug(db, siteId, draft.slug)
  if (id === undefined) return undefined
  return (await isImported(db, siteId, id)) ? undefined : id
}

export const saveMemory = async (
  db: Db,
  { siteId, draft }: HandleOnSite,
  { memory, productId, now }: { memory: ImportMemory; productId: string; now: Date },
): Promise<void> => {
  const row = {
    product_id: productId,
    fingerprint: memory.fingerprint,
    stock: JSON.stringify(memory.stock),
    collection_ids: [...memory.collectionIds],
    pictures: JSON.stringify(memory.pictures),
    imported_date: now,
  }
  await db
    .insertInto('imported_product')
    .values({ site_id: siteId, format: draft.format, handle: draft.handle, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'format', 'handle']).doUpdateSet(row))
    .execute()
}

/** Whether a product was added by a file. */
export const isImported = async (db: Db, siteId: string, productId: string): Promise<boolean> => {
  const imported = db.selectFrom('imported_product').select('handle').where('site_id', '=', siteId)
  return (await imported.where('product_id', '=', productId).executeTakeFirst()) !== undefined
}
