import type { catalogCalls } from '@vitrine/contract'
import type { PriceHistory } from '@vitrine/contract/entities/catalog/product/price-history.ts'
import { lowestPrices, priorPriceDays } from '@vitrine/domain/catalog/prior-price.ts'
import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { toNumber } from '@vitrine/domain/money.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { pricesOf, readLowest, type ProductKey } from '../edit/price-history.ts'
import { daysBefore, keptDays } from '../public-price/kept-days.ts'
import { findProducts } from '../read/product-rows.ts'

const maxChanges = 200

const readChanges = (db: Db, key: ProductKey, since: Date) =>
  pricesOf(db, key)
    .where('ended_date', '>', since)
    .select(['variant_id', 'price', 'ended_date', 'actor'])
    .orderBy('ended_date', 'desc')
    .orderBy('variant_id')
    .limit(maxChanges)
    .execute()

/** The price of the product has the ID of its only variant. */
const ofVariant = (id: string) => (id === onlyVariantId ? {} : { variantId: id })

/** Creates the handler for the price history of a product. */
export const createPriceHistory = ({
  db,
  sites,
  now,
}: Context): Pick<Handlers<typeof catalogCalls>, 'getProductPriceHistory'> => ({
  getProductPriceHistory: async ({ siteId }, { params: { id } }) => {
    const { currency } = await requireSite(sites, siteId)
    const [row] = await findProducts(db, siteId, [id])
    if (!row) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id })
    const key = { siteId, id }
    const lowest = await readLowest(db, key, daysBefore(now(), priorPriceDays))
    const changes = await readChanges(db, key, daysBefore(now(), keptDays))
    const priceHistory: PriceHistory = {
      currency,
      prices: lowestPrices(row.record, lowest).map(({ variantId, price, lowestPrice }) => ({
        ...ofVariant(variantId),
        price: toNumber(price, currency),
        lowestPrice: toNumber(lowestPrice, currency),
      })),
      changes: changes.map(({ variant_id: variantId, price, ended_date: endedDate, actor }) => ({
        ...ofVariant(variantId),
        price: toNumber(Number(price), currency),
        endedDate: endedDate.toISOString(),
        ...(actor && { actor }),
      })),
    }
    return { priceHistory }
  },
})
