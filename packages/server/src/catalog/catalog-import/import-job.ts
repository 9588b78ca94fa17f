import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { onBehalfOf } from '../../ground/event/acting.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { deleteJob, queueJob } from '../../ground/job/store.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { maxConnectable } from '../customization/api.ts'
import { upsertProducts } from '../product/api.ts'
import { listWaiting, lockImport, saveCompletion, saveResults, type WaitingProduct } from './store.ts'

/** The kind of job that imports the products of an import. The key is the ID of the job. */
export const catalogImportJob = 'catalog-import'

/**
 * Products imported in one transaction, their total size, and their options and modifiers. A larger product is imported
 * alone.
 */
const batch = { products: 20, bytes: 128_000, customizations: maxConnectable }

export interface Payload {
  readonly importId: string
  /** Who submitted the import. */
  readonly actor?: Actor
}

type ImportContext = Pick<Context, 'db' | 'now' | 'newId' | 'sites'>

const customizationsOf = ({ sent: { product = {} } }: WaitingProduct): number =>
  (product.options?.length ?? 0) + (product.modifiers?.length ?? 0)

/** Returns the first products, as many as one transaction imports. */
const takeBatch = (waiting: readonly WaitingProduct[]): readonly WaitingProduct[] => {
  let [bytes, customizations] = [0, 0]
  const fitting = waiting.findIndex((one) => {
    bytes += one.bytes
    customizations += customizationsOf(one)
    return bytes > batch.bytes || customizations > batch.customizations
  })
  return fitting === -1 ? waiting : waiting.slice(0, Math.max(1, fitting))
}

interface Step {
  readonly site: Site
  readonly importId: string
}

/** Imports the next products. Returns false if none are left. */
const importSome = async (context: ImportContext, transaction: Db, { site, importId }: Step): Promise<boolean> => {
  const key = { siteId: site.id, importId }
  // It is gone if its site was deleted.
  if (!(await lockImport(transaction, key))) return false
  const products = takeBatch(await listWaiting(transaction, key, batch.products))
  if (products.length === 0) {
    await saveCompletion(transaction, key, context.now())
    return false
  }
  const items = products.map(({ handle, sent: { product = {}, categoryIdsInfo } }) => {
    const categoryIds = categoryIdsInfo && (categoryIdsInfo.categoryIds ?? [])
    return { sent: product, path: 'product', handle, importId, categoryIds }
  })
  const outcomes = await upsertProducts(context, transaction, { site, items })
  const results = outcomes.map((outcome, index) => ({
    handle: products[index]!.handle,
    isNew: 'made' in outcome ? outcome.made.isNew : null,
    error: 'error' in outcome ? outcome.error : null,
  }))
  await saveResults(transaction, key, results)
  return true
}

/**
 * Imports the products of an import. Each run imports some of them, and replaces its job by the next one in the same
 * transaction, so that none is imported twice or left out if a server stops.
 */
export const catalogImportHandler = (context: ImportContext): JobHandler<Payload> => ({
  kind: catalogImportJob,
  run: async ({ siteId, key, payload }) => {
    const { importId, actor } = payload
    const site = await requireSite(context.sites, siteId)
    await onBehalfOf(actor, () =>
      transact(context.db, async (transaction) => {
        const job = { siteId, kind: catalogImportJob, key }
        // Another server has run this step, if this one was considered dead.
        if (!(await deleteJob(transaction, job))) return
        if (await importSome(context, transaction, { site, importId })) await queueJob(transaction, { ...job, payload })
      }),
    )
    return undefined
  },
})
