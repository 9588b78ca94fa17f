import { priceBasket, type PricedBasket, type StoredCart } from '../basket/api.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'

export interface CheckoutView extends PricedBasket {
  readonly checkout: StoredCart
}

/** Prices a checkout. */
export const viewCheckout = async (
  reading: CatalogReading,
  { checkout, now }: { checkout: StoredCart; now: Date },
): Promise<CheckoutView> => ({
  checkout,
  ...(await priceBasket(reading, checkout.body, { now, owner: checkout.owner })),
})
