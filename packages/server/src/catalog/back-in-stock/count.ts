import type { BackInStockCount } from '@vitrine/contract/entities/catalog/stock/back-in-stock-request.ts'
import type { CatalogReference as WireReference } from '@vitrine/contract/entities/selling/cart.ts'
import { requestedVariant } from '@vitrine/domain/catalog/requested-variant.ts'
import { findOfferRows } from '../product/api.ts'
import type { Db } from '../../ground/database/tables.ts'
import { namesVariant, readReference } from './ask.ts'
import { countWaiting } from './store.ts'

/** Counts requests per product, or per variant if the reference names one. Products that do not exist count 0. */
export const countByReference = async (
  db: Db,
  siteId: string,
  references: readonly WireReference[],
): Promise<BackInStockCount[]> => {
  const read = references.map((one, index) => readReference(one, `catalogReferences[${index}]`))
  const ids = [...new Set(read.map(({ catalogItemId }) => catalogItemId))]
  const products = await findOfferRows(db, siteId, ids)
  const waiting = await countWaiting(db, siteId, ids)
  return read.map((reference, index) => {
    const ofProduct = waiting.filter(({ productId }) => productId === reference.catalogItemId)
    const product = products.find(({ id }) => id === reference.catalogItemId)
    const named = product && namesVariant(reference) && requestedVariant(product, reference)
    const counted = named ? ofProduct.filter(({ variantId }) => named.ok && variantId === named.variant.id) : ofProduct
    const count = counted.reduce((sum, one) => sum + Number(one.count), 0)
    return { catalogReference: references[index]!, count }
  })
}
