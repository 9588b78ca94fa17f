import type { productImportCalls } from '@vitrine/contract'
import type { ProductImport } from '@vitrine/contract/entities/catalog/product/product-import.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { endImport, findImport, listImports, type ImportRow } from './import-store.ts'

const maxListed = 20

export const presentProductImport = (row: ImportRow): ProductImport => {
  const { id, status, format, encoding, total, report } = row
  const { counts, collections, products, problems, moreProblems } = report
  return {
    id,
    status,
    fileName: row.file_name,
    format,
    encoding,
    dryRun: row.is_dry_run,
    total,
    // Rows without a product, and a file that breaks off, are read as products.
    processed: status === 'COMPLETED' ? total : Math.min(row.processed, total),
    counts,
    collections: [...collections],
    products: [...products],
    problems: [...problems],
    moreProblems,
    createdDate: row.created_date.toISOString(),
    ...(row.ended_date && { endedDate: row.ended_date.toISOString() }),
  }
}

const required = (row: ImportRow | undefined): ImportRow => {
  if (row) return row
  throw new Refusal('NOT_FOUND', 'There is no such import.')
}

export const createProductImportHandlers = ({ db, now }: Context): Handlers<typeof productImportCalls> => ({
  getProductImport: async ({ siteId }, { params: { id } }) => ({
    productImport: presentProductImport(required(await findImport(db, { siteId, id }))),
  }),

  listProductImports: async ({ siteId }) => ({
    productImports: (await listImports(db, siteId, maxListed)).map(presentProductImport),
  }),

  cancelProductImport: async ({ siteId }, { params: { id } }) => ({
    productImport: await transact(db, async (transaction) => {
      const row = required(await findImport(transaction, { siteId, id, hold: true }))
      return presentProductImport(await endImport(transaction, row, { event: 'CANCEL', now: now() }))
    }),
  }),
})
