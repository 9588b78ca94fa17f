import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { findOfferRows, type OfferRow, stockReader } from '../product/api.ts'
import { notifyOwners } from '../../store/notification/api.ts'
import { lowStockEmail, lowStockSubject, type LowVariant } from './email.ts'
import { oldestNote, takeNotes, type NotedVariant } from './store.ts'

/** One email names so many variants; more go into another one. */
const mostVariants = 50
/** A payment that fails gives its goods back within minutes: what is low only meanwhile is not worth an email. */
export const waitMs = 10 * 60 * 1000

/** A variant with what is left of it now; nothing where it is gone, or nobody counts it any more. */
const readVariant = (product: OfferRow | undefined, variantId: string): LowVariant[] => {
  const variant = product && variantsOf(product.record).find(({ id }) => id === variantId)
  const stock = product && stockReader(product)(variantId)
  if (!variant || !stock?.tracked) return []
  const name = [product.name, ...Object.values(variant.choices)].join(', ')
  return [{ productId: product.id, name, quantity: stock.quantity }]
}

const readVariants = async (db: Db, siteId: string, notes: readonly NotedVariant[]): Promise<LowVariant[]> => {
  const ids = [...new Set(notes.map(({ product_id }) => product_id))]
  const products = new Map((await findOfferRows(db, siteId, ids)).map((product) => [product.id, product]))
  return notes
    .flatMap(({ product_id, variant_id }) => readVariant(products.get(product_id), variant_id))
    .toSorted((one, other) => one.quantity - other.quantity || one.name.localeCompare(other.name))
}

/** Tells the owners of a store of some variants; answers whether there were any. */
const notifySome = (db: Db, site: Site, before: Date): Promise<boolean> =>
  transact(db, async (transaction) => {
    const notes = await takeNotes(transaction, { siteId: site.id, before, most: mostVariants })
    const variants = await readVariants(transaction, site.id, notes)
    if (variants.length > 0) {
      const alert = { site, event: 'LOW_STOCK', subject: lowStockSubject(variants) } as const
      await notifyOwners(transaction, alert, () => lowStockEmail(site, variants))
    }
    return notes.length > 0
  })

/**
 * Tells owners of variants that have been low for a while, each once until it rises above the threshold again. A trigger
 * notes the variants and queues the job, by the site.
 */
export const lowStockJob = ({ db, sites, now }: Pick<Context, 'db' | 'sites' | 'now'>): JobHandler => ({
  kind: 'low-stock',
  run: async ({ siteId }) => {
    const site = await requireSite(sites, siteId)
    const before = new Date(now().getTime() - waitMs)
    while (await notifySome(db, site, before));
    const later = await oldestNote(db, siteId)
    return later && new Date(later.getTime() + waitMs)
  },
})
