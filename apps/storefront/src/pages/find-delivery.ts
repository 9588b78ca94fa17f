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
  // Delivery is told in the currency that is paid, which is that of the page or the store's own.
  const [first, second] = [shownPrices(product), product.priceData]
  const ask = (subtotal: number) =>
    listDeliveryOffers(shop.send)({ subtotal: String(subtotal) }, call).catch(() => undefined)
  const asked = await ask(first.discountedPrice)
  const isOnlyShown = asked && asked.currency !== first.currency
  const delivery = isOnlyShown ? await ask(second.discountedPrice) : asked
  return delivery && delivery.offers.length > 0 ? delivery : undefined
}
