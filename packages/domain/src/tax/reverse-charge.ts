import { isVatId, plainVatId, vatCountryOf } from '../tax-id/vat-id.ts'
import { euCountries } from './rate-data.ts'
import type { Place, TaxRelief } from './tax.ts'

/** The seller, as far as EU VAT rules are concerned. */
export interface Seller {
  readonly place: Place | undefined
  readonly vatId?: string | undefined
  /** Whether the seller pays VAT in its buyers' EU countries through the one-stop shop. Default: true. */
  readonly isInOneStopShop?: boolean | undefined
}

/** The buyer: the place of taxation and their VAT ID. */
export interface Buyer {
  readonly place: Place | undefined
  readonly vatId?: string | undefined
}

const isAcross = (seller: string | undefined, buyer: string | undefined): boolean =>
  seller !== undefined && buyer !== undefined && seller !== buyer && euCountries.has(seller) && euCountries.has(buyer)

/**
 * Returns the reverse charge if a business in another EU country owes the tax itself: the goods go to another country
 * than the seller's, and the buyer's VAT ID is from another country too. Only the format of the IDs is checked.
 */
export const reverseCharge = (seller: Seller, buyer: Buyer): TaxRelief | undefined => {
  const [from, to] = [seller.place?.country, buyer.place?.country]
  if (!isAcross(from, to) || buyer.vatId === undefined || seller.vatId === undefined) return undefined
  if (!isVatId(seller.vatId) || vatCountryOf(seller.vatId) !== from) return undefined
  if (!isVatId(buyer.vatId) || vatCountryOf(buyer.vatId) === from) return undefined
  return {
    reason: 'REVERSE_CHARGE',
    buyerVatId: plainVatId(buyer.vatId),
    sellerVatId: plainVatId(seller.vatId),
  }
}

/** Returns where a sale is taxed. Sellers below the one-stop-shop threshold tax sales within the EU at home. */
export const placeOfSale = (
  { place: home, isInOneStopShop = true }: Seller,
  place: Place | undefined,
): Place | undefined => (!isInOneStopShop && isAcross(home?.country, place?.country) ? home : place)
