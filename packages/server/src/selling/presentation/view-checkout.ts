import { type BasketRecord, priceBasket, type PricedBasket, type StoredCart } from '../basket/api.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'

export interface CheckoutView extends PricedBasket {
  readonly checkout: StoredCart
  readonly record: BasketRecord
}

/** Prices a checkout. */
export const viewCheckout = async (
  reading: CatalogReading,
  { checkout, now }: { checkout: StoredCart; now: Date },
): Promise<CheckoutView> => {
  const record = checkout.body
  return { checkout, ...(await priceBasket(reading, record, { now, owner: checkout.owner })), record }
}
