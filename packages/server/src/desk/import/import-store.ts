import {
  decideProductImport,
  newProductImport,
  type ProductImportEvent,
} from '@vitrine/domain/product-import/status.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ProductImportTable, StoredReport } from './tables.ts'

export type ImportRow = Omit<Selectable<ProductImportTable>, 'file'>

export interface ImportKey {
  readonly siteId: string
  readonly id: string
}

const columns = [
  'site_id',
  'id',
  'file_name',
  'format',
  'encoding',
  'is_dry_run',
  'total',
  'processed',
  'report',
  'created_date',
  'ended_date',
  'status',
] as const satisfies readonly (keyof ImportRow)[]

const emptyReport: StoredReport = {
  counts: { new: 0, changed: 0, unchanged: 0, leftOut: 0 },
  collections: [],
  products: [],
  problems: [],
  moreProblems: 0,
}

/** Adds an import. Returns `undefined` if another one of the store is running. */
export const insertImport = (
  db: Db,
  row: Omit<Insertable<ProductImportTable>, 'status' | 'report' | 'processed' | 'ended_date'>,
): Promise<ImportRow | undefined> =>
  db
    .insertInto('product_import')
    .values({ ...row, status: newProductImport, report: JSON.stringify(emptyReport) })
    .onConflict((conflict) =>
      conflict
        .column('site_id')
        .where(sql<boolean>`status = 'RUNNING'`)
        .doNothing(),
    )
    .returning(columns)
    .executeTakeFirst()

/** Whether an import of a store is running. */
export const isImporting = async (db: Db, siteId: string): Promise<boolean> => {
  const running = db.selectFrom('product_import').select('id').where('site_id', '=', siteId)
  return (await running.where('status', '=', 'RUNNING').executeTakeFirst()) !== undefined
}

export const findImport = (
  db: Db,
  { siteId, id, hold = false }: ImportKey & { readonly hold?: boolean },
): Promise<ImportRow | undefined> => {
  const found = db.selectFrom('product_import').select(columns).where('site_id', '=', siteId).where('id', '=', id)
  return (hold ? found.forUpdate() : found).executeTakeFirst()
}

/** Lists the latest imports of a store, newest first, without their products and problems. */
export const listImports = async (db: Db, siteId: string, limit: number): Promise<readonly ImportRow[]> => {
  const rows = await db
    .selectFrom('product_import')
    .select(columns)
    .where('site_id', '=', siteId)
    .orderBy('created_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, report: { ...row.report, products: [], problems: [] } }))
}

/** Reads the file of an import, which is there while it is running. */
export const readImportFile = async (db: Db, { siteId, id }: ImportKey): Promise<Uint8Array | undefined> => {
  const row = db.selectFrom('product_import').select('file').where('site_id', '=', siteId).where('id', '=', id)
  return (await row.executeTakeFirst())?.file ?? undefined
}

export interface Progress {
  readonly processed: number
  readonly report: StoredReport
}

/** Saves the progress of an import. Returns whether it is still running, and nobody else has continued it since. */
export const saveProgress = async (
  db: Db,
  { siteId, id }: ImportKey,
  { before, processed, report }: Progress & { readonly before: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('product_import')
    .set({ processed, report: JSON.stringify(report) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .where('processed', '=', before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Ends a locked import, unless it has ended. Returns what it is then. */
export const endImport = async (
  db: Db,
  row: ImportRow,
  { event, now }: { event: ProductImportEvent; now: Date },
): Promise<ImportRow> => {
  const decision = decideProductImport(row.status, event)
  if (!decision.ok) return row
  return db
    .updateTable('product_import')
    .set({ status: decision.state, ended_date: now, file: null })
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

const dayMs = 86_400_000

/** Deletes imports that began more than 90 days ago and have ended. */
export const pruneImports = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('product_import')
    .where('created_date', '<', new Date(now.getTime() - 90 * dayMs))
    .where('status', '!=', 'RUNNING')
    .execute()
}
