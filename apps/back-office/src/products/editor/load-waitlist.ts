import type { CatalogReference, Product } from '@vitrine/client'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { shop } from '../../shop.ts'

/** Back-in-stock requests by variant ID. Variants without requests are omitted. */
export type Waitlist = Readonly<Record<string, number>>

/** Limit of references per request. */
const batchSize = 100

const count = async (references: readonly CatalogReference[]): Promise<readonly number[]> => {
  const counting = shop.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences
  return (await counting(references)).countsPerCatalogReference.map((one) => one.count)
}

/** Counts a product's back-in-stock requests by variant. Checks the product first, as most have none. */
export const loadWaitlist = async ({ id: catalogItemId, manageVariants, variants }: Product): Promise<Waitlist> => {
  const reference = { catalogItemId, appId: storesAppId }
  const [all = 0] = await count([reference])
  if (all === 0) return {}
  const ids = variants.flatMap(({ id }) => id ?? [])
  if (!manageVariants) return Object.fromEntries(ids.map((id) => [id, all]))
  const found: [string, number][] = []
  for (let from = 0; from < ids.length; from += batchSize) {
    const some = ids.slice(from, from + batchSize)
    const counts = await count(some.map((variantId) => ({ ...reference, options: { variantId } })))
    found.push(...some.map((id, index): [string, number] => [id, counts[index] ?? 0]))
  }
  return Object.fromEntries(found.filter(([, waiting]) => waiting > 0))
}
