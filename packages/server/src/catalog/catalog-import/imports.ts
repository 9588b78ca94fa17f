import type { Context } from '../../ground/context/context.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { madeOf, type Outcome } from '../../ground/entity/bulk.ts'
import { currentActor } from '../../ground/event/acting.ts'
import { queueJob } from '../../ground/job/store.ts'
import { catalogImportJob, type Payload } from './import-job.ts'
import { acceptProducts, type AddedProduct, type SentImportedProduct } from './sent-products.ts'
import {
  countUnfinished,
  findSizes,
  insertImport,
  lockImport,
  saveProducts,
  saveSize,
  saveSubmission,
  type ImportRow,
} from './store.ts'

const maxUnfinished = 10

/** Locks an import that has not been submitted. */
const lockOpen = async (db: Db, key: { siteId: string; importId: string }): Promise<ImportRow> => {
  const row = await lockImport(db, key)
  if (!row) throw new Refusal('NOT_FOUND', 'The import was not found.')
  if (row.job_id === null) return row
  const data = { catalogImportId: row.id, asyncJobId: row.job_id }
  throw new Refusal('CATALOG_IMPORT_ALREADY_SUBMITTED', undefined, data)
}

/** Creates imports, collects their products and submits them. */
export const createImports = ({ db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>) => ({
  create: (siteId: string): Promise<ImportRow> =>
    transact(db, async (transaction) => {
      if ((await countUnfinished(transaction, siteId)) >= maxUnfinished) {
        const words = `A store has at most ${maxUnfinished} unfinished imports.`
        throw new Refusal('CATALOG_IMPORT_LIMIT_EXCEEDED', words)
      }
      return insertImport(transaction, { siteId, id: newId(), now: now() })
    }),

  addProducts: (
    siteId: string,
    { importId, products }: { importId: string; products: readonly SentImportedProduct[] },
  ): Promise<readonly Outcome<AddedProduct>[]> =>
    transact(db, async (transaction) => {
      const key = { siteId, importId }
      const row = await lockOpen(transaction, key)
      const handles = products.flatMap(({ product }) => product?.handle ?? [])
      const known = await findSizes(transaction, key, handles)
      const size = { products: row.product_count, bytes: row.bytes }
      const accepted = acceptProducts(products, { size, known })
      await saveProducts(transaction, key, madeOf(accepted.outcomes))
      await saveSize(transaction, key, accepted.size)
      return accepted.outcomes
    }),

  submit: (
    siteId: string,
    importId: string,
  ): Promise<{ readonly jobId: string; readonly totalProductsCount: number }> =>
    transact(db, async (transaction) => {
      const key = { siteId, importId }
      const row = await lockOpen(transaction, key)
      const [jobId, actor] = [newId(), currentActor()]
      await saveSubmission(transaction, key, { jobId, now: now() })
      const payload: Payload = { importId, ...(actor && { actor }) }
      await queueJob(transaction, { siteId, kind: catalogImportJob, key: jobId, payload })
      return { jobId, totalProductsCount: row.product_count }
    }),
})
