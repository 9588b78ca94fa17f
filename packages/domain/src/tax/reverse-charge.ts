import { isVatId, plainVatId, vatCountryOf } from '../tax-id/vat-id.ts'
import { euCountries } from './rate-data.ts'
import type { Place, TaxRelief } from './tax.ts'

/** Who sells, as far as the tax of the EU asks. */
export interface Seller {
  readonly place: Place | undefined
  readonly vatId?: string | undefined
  /** Whether it pays the tax of other EU countries where its buyers are, through the one-stop shop, which it does unless told. */
  readonly isInOneStopShop?: boolean | undefined
}

/** Who buys: where the goods are taxed, and their VAT ID. */
export interface Buyer {
  readonly place: Place | undefined
  readonly vatId?: string | undefined
}

const isAcross = (seller: string | undefined, buyer: string | undefined): boolean =>
  seller !== undefined && buyer !== undefined && seller !== buyer && euCountries.has(seller) && euCountries.has(buyer)

/**
 * A business of another EU country owes the tax itself: goods go to another country than the seller's, and the buyer has a
 * VAT ID of another one too. Both IDs are looked at by their form.
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

/** Where a sale within the EU is taxed: at home by sellers who sell too little abroad for the one-stop shop. */
export const placeOfSale = (
  { place: home, isInOneStopShop = true }: Seller,
  place: Place | undefined,
): Place | undefined => (!isInOneStopShop && isAcross(home?.country, place?.country) ? home : place)
