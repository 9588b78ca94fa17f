import { priceBasket, type PricedBasket } from '../basket/api.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'
import type { StoredCheckout } from './store.ts'
import type { CheckoutRecord } from './tables.ts'

export interface CheckoutView extends PricedBasket {
  readonly checkout: StoredCheckout
  readonly record: CheckoutRecord
}

/** Prices a checkout. */
export const viewCheckout = async (
  reading: CatalogReading,
  { checkout, now }: { checkout: StoredCheckout; now: Date },
): Promise<CheckoutView> => {
  const record = checkout.body
  return { checkout, ...(await priceBasket(reading, record, { now, owner: checkout.owner })), record }
}
