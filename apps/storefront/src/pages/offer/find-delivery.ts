import type { CallOptions, Product } from '@vitrine/client'
import { listDeliveryOffers } from '@vitrine/client/deliveryOffers'
import { shownPrices } from './converted.ts'
import type { Catalog } from '../../server/server-shop.ts'

/** Delivery options to a country, with prices. */
export type Delivery = Awaited<ReturnType<ReturnType<typeof listDeliveryOffers>>>

/** Returns the delivery options for one piece in the store's country, or `undefined` if unknown. */
export const findDelivery = async (
  shop: Catalog,
  product: Product,
  call: CallOptions,
): Promise<Delivery | undefined> => {
  const { discountedPrice } = shownPrices(product)
  const query = { subtotal: String(discountedPrice) }
  const delivery = await listDeliveryOffers(shop.send)(query, call).catch(() => undefined)
  return delivery && delivery.offers.length > 0 ? delivery : undefined
}
