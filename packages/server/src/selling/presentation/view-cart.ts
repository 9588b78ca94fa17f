import type { Context } from '../../ground/context/context.ts'
import { priceBasket, type PricedBasket, type PriceOptions, type StoredCart } from '../basket/api.ts'
import type { CatalogReading } from '../../catalog/product/api.ts'

export interface CartView extends PricedBasket {
  readonly cart: StoredCart
}

/** Prices a cart: without delivery, unless for an estimate. */
export const viewCart = async (
  { now }: Pick<Context, 'now'>,
  reading: CatalogReading,
  { cart, estimate = { withoutDelivery: true } }: { cart: StoredCart; estimate?: Omit<PriceOptions, 'now' | 'owner'> },
): Promise<CartView> => ({
  cart,
  ...(await priceBasket(reading, cart.body, { now: now(), owner: cart.owner, ...estimate })),
})
