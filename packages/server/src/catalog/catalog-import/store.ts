import type { BulkError } from '@vitrine/contract/entities/bulk-results.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { AddedProduct, ImportSize, SentImportedProduct } from './sent-products.ts'
import type { CatalogImportTable } from './tables.ts'

export type ImportRow = Selectable<CatalogImportTable>

interface ImportKey {
  readonly siteId: string
  readonly importId: string
}

const importOf = (db: Db, { siteId, importId }: ImportKey) =>
  db.selectFrom('catalog_import').selectAll().where('site_id', '=', siteId).where('id', '=', importId)

export const findImport = (db: Db, key: ImportKey): Promise<ImportRow | undefined> =>
  importOf(db, key).executeTakeFirst()

/** Finds an import and locks it until the transaction ends. */
export const lockImport = (db: Db, key: ImportKey): Promise<ImportRow | undefined> =>
  importOf(db, key).forUpdate().executeTakeFirst()

export const insertImport = (db: Db, row: { siteId: string; id: string; now: Date }): Promise<ImportRow> =>
  db
    .insertInto('catalog_import')
    .values({ site_id: row.siteId, id: row.id, created_date: row.now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Counts the imports of a store that are not completed. New ones wait until the transaction ends. */
export const countUnfinished = async (db: Db, siteId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`catalog-imports:${siteId}`}))`.execute(db)
  const { count } = await db
    .selectFrom('catalog_import')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('completed_date', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const changeImport = async (
  db: Db,
  { siteId, importId }: ImportKey,
  columns: Partial<Omit<ImportRow, 'site_id' | 'id'>>,
): Promise<void> => {
  const update = db.updateTable('catalog_import').set(columns)
  await update.where('site_id', '=', siteId).where('id', '=', importId).execute()
}

export const saveSize = (db: Db, key: ImportKey, { products, bytes }: ImportSize): Promise<void> =>
  changeImport(db, key, { product_count: products, bytes })

export const saveSubmission = (db: Db, key: ImportKey, { jobId, now }: { jobId: string; now: Date }): Promise<void> =>
  changeImport(db, key, { job_id: jobId, submitted_date: now })

export const saveCompletion = (db: Db, key: ImportKey, now: Date): Promise<void> =>
  changeImport(db, key, { completed_date: now })

/** Returns the sizes of products of an import, by handle. */
export const findSizes = async (
  db: Db,
  { siteId, importId }: ImportKey,
  handles: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('catalog_import_product')
    .select(['handle', 'bytes'])
    .where('site_id', '=', siteId)
    .where('import_id', '=', importId)
    .where('handle', 'in', [...handles, ''])
    .execute()
  return new Map(rows.map(({ handle, bytes }) => [handle, bytes]))
}

/** Adds products to an import. They replace those with the same handles. */
export const saveProducts = async (
  db: Db,
  { siteId, importId }: ImportKey,
  products: readonly AddedProduct[],
): Promise<void> => {
  if (products.length === 0) return
  await db
    .insertInto('catalog_import_product')
    .values(
      products.map(({ handle, bytes, sent }) => ({
        site_id: siteId,
        import_id: importId,
        handle,
        bytes,
        sent: JSON.stringify(sent),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'import_id', 'handle'])
        .doUpdateSet(({ ref }) => ({ bytes: ref('excluded.bytes'), sent: ref('excluded.sent') })),
    )
    .execute()
}

export interface WaitingProduct {
  readonly handle: string
  readonly bytes: number
  readonly sent: SentImportedProduct
}

/** Lists the next products of an import. */
export const listWaiting = async (
  db: Db,
  { siteId, importId }: ImportKey,
  limit: number,
): Promise<readonly WaitingProduct[]> => {
  const rows = await db
    .selectFrom('catalog_import_product')
    .select(['handle', 'bytes', 'sent'])
    .where('site_id', '=', siteId)
    .where('import_id', '=', importId)
    .where('sent', 'is not', null)
    .orderBy('place')
    .limit(limit)
    .execute()
  return rows.map(({ handle, bytes, sent }) => ({ handle, bytes, sent: sent! }))
}

export interface ImportedResult {
  readonly handle: string
  readonly isNew: boolean | null
  readonly error: BulkError | null
}

/** Saves what became of products, which are no longer needed. */
export const saveResults = async (
  db: Db,
  { siteId, importId }: ImportKey,
  results: readonly ImportedResult[],
): Promise<void> => {
  await sql`
    update catalog_import_product set sent = null, is_new = result."isNew", error = result.error
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (handle text, "isNew" boolean, error jsonb)
    where site_id = ${siteId} and import_id = ${importId} and catalog_import_product.handle = result.handle`.execute(db)
}

export interface ImportCounts {
  readonly created: number
  readonly updated: number
  readonly failed: number
}

export const countResults = async (db: Db, { siteId, importId }: ImportKey): Promise<ImportCounts> => {
  const { rows } = await sql<ImportCounts>`
    select count(*) filter (where is_new)::integer as created, count(*) filter (where not is_new)::integer as updated,
      count(*) filter (where error is not null)::integer as failed
    from catalog_import_product where site_id = ${siteId} and import_id = ${importId}`.execute(db)
  return rows[0]!
}

export const listFailures = async (
  db: Db,
  { siteId, importId }: ImportKey,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ readonly handle: string; readonly error: BulkError }[]> => {
  const rows = await db
    .selectFrom('catalog_import_product')
    .select(['handle', 'error'])
    .where('site_id', '=', siteId)
    .where('import_id', '=', importId)
    .where('error', 'is not', null)
    .orderBy('place')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ handle, error }) => ({ handle, error: error! }))
}

const day = 86_400_000

/** Deletes imports that were not submitted for 30 days, and those completed more than 90 days ago. */
export const pruneImports = async (db: Db, now: Date): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * day)
  await db
    .deleteFrom('catalog_import')
    .where(({ and, or, eb }) =>
      or([
        and([eb('submitted_date', 'is', null), eb('created_date', '<', before(30))]),
        eb('completed_date', '<', before(90)),
      ]),
    )
    .execute()
}
