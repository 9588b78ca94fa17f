import type { CallOptions, Product } from '@vitrine/client'
import { listDeliveryOffers } from '@vitrine/client/deliveryOffers'
import type { Catalog } from '../server-shop.ts'

/** The ways of delivery to a country, with their prices. */
export type Delivery = Awaited<ReturnType<ReturnType<typeof listDeliveryOffers>>>

/** What delivery of one piece costs in the store's country; nothing where that cannot be told. */
export const findDelivery = async (
  shop: Catalog,
  { priceData }: Product,
  call: CallOptions,
): Promise<Delivery | undefined> => {
  const subtotal = String(priceData.discountedPrice)
  const delivery = await listDeliveryOffers(shop.send)({ subtotal }, call).catch(() => undefined)
  return delivery && delivery.offers.length > 0 ? delivery : undefined
}
