import type { catalogImportCalls } from '@vitrine/contract'
import type { CatalogImport, CatalogImportProgress } from '@vitrine/contract/entities/catalog/product/catalog-import.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { presentOutcomes, type Outcome } from '../../ground/entity/bulk.ts'
import { createImports } from './imports.ts'
import type { AddedProduct } from './sent-products.ts'
import { countResults, findImport, listFailures, type ImportRow } from './store.ts'

const presentImport = ({ id, created_date: created }: ImportRow): CatalogImport => ({
  id,
  createdDate: created.toISOString(),
})

/** The ID of a result is the handle of its product. */
const withIds = (outcomes: readonly Outcome<AddedProduct>[]) =>
  outcomes.map((outcome) => ('made' in outcome ? { made: { id: outcome.made.handle } } : outcome))

const readProgress = async (
  db: Db,
  row: ImportRow,
  page: { limit: number; offset: number },
): Promise<CatalogImportProgress> => {
  const key = { siteId: row.site_id, importId: row.id }
  const { created, updated, failed } = await countResults(db, key)
  return {
    catalogImportId: row.id,
    createdDate: row.created_date.toISOString(),
    ...(row.submitted_date && { submittedDate: row.submitted_date.toISOString() }),
    ...(row.completed_date && { completedDate: row.completed_date.toISOString() }),
    ...(row.job_id !== null && { jobId: row.job_id }),
    productCount: row.product_count,
    createdCount: created,
    updatedCount: updated,
    failedCount: failed,
    failures: await listFailures(db, key, page),
  }
}

/** Creates the handlers for calls about imports of products. */
export const createCatalogImportHandlers = (context: Context): Handlers<typeof catalogImportCalls> => {
  const imports = createImports(context)
  return {
    createCatalogImport: async ({ siteId }) => ({ catalogImport: presentImport(await imports.create(siteId)) }),

    addProductsToImport: async ({ siteId }, { params: { catalogImportId: importId }, body: { products } }) => {
      const outcomes = await imports.addProducts(siteId, { importId, products })
      return presentOutcomes(withIds(outcomes), { ids: products.map(({ product }) => product?.handle) })
    },

    submitCatalogImport: ({ siteId }, { params }) => imports.submit(siteId, params.catalogImportId),

    getCatalogImportProgress: async ({ siteId }, { params: { catalogImportId: importId }, query }) => {
      const row = await findImport(context.db, { siteId, importId })
      if (!row) throw new Refusal('NOT_FOUND', 'The import was not found.')
      const { limit = 100, offset = 0 } = query
      return { progress: await readProgress(context.db, row, { limit, offset }) }
    },
  }
}
