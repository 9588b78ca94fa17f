import type { CallOptions, Product } from '@vitrine/client'
import { listDeliveryOffers } from '@vitrine/client/deliveryOffers'
import { shownPrices } from './converted.ts'
import type { Catalog } from '../server-shop.ts'

/** The ways of delivery to a country, with their prices. */
export type Delivery = Awaited<ReturnType<ReturnType<typeof listDeliveryOffers>>>

/** What delivery of one piece costs in the store's country; nothing where that cannot be told. */
export const findDelivery = async (
  shop: Catalog,
  product: Product,
  call: CallOptions,
): Promise<Delivery | undefined> => {
  const { discountedPrice } = shownPrices(product)
  const asked = { subtotal: String(discountedPrice) }
  const delivery = await listDeliveryOffers(shop.send)(asked, call).catch(() => undefined)
  return delivery && delivery.offers.length > 0 ? delivery : undefined
}
