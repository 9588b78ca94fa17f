import type { Product } from '@vitrine/client'
import { shownPrices } from './converted.ts'
import type { ListPrices } from './find-prices.ts'
import { priorPriceOf } from './prior-price.ts'
import { chosenVariant, type Choices } from './product-choices.ts'
import { boundsOf } from './quantity-bounds.ts'

/** Returns the price of the chosen variant: that of a price list at the minimum order quantity, or the catalog's. */
export const offeredPrice = (product: Product, chosen: Choices, listed: ListPrices | undefined) => {
  const variant = chosenVariant(product, chosen)
  const ofCatalog = shownPrices(variant?.variant.priceData ? (variant.variant as typeof product) : product)
  const own = listed?.prices.find(({ variantId }) => variantId === undefined || variantId === variant?.id)
  // Price lists exist only in currencies that are charged.
  const ofList = own && listed!.currency === ofCatalog.currency ? own : undefined
  const quantity = boundsOf(ofList?.quantityTerms).min
  const listPrice = ofList?.tiers.findLast(({ minQuantity }) => minQuantity <= quantity)?.price ?? ofList?.price
  const prices = listPrice
    ? { ...ofCatalog, discountedPrice: Number(listPrice), price: Math.max(ofCatalog.price, Number(listPrice)) }
    : ofCatalog
  return { own, prices, priorPrice: listPrice ? priorPriceOf(own!) : ofCatalog.priorPrice }
}
