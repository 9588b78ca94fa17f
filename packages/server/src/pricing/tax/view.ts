import { placeOfSale, reverseCharge, type Seller } from '@vitrine/domain/tax/reverse-charge.ts'
import { taxAt } from '@vitrine/domain/tax/rules.ts'
import { taxablePlace, type Place, type Tax, type TaxableAddress, type TaxRelief } from '@vitrine/domain/tax/tax.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoreTaxRules } from './store.ts'

/** The tax-relevant data of a buyer. */
export interface TaxedBuyer {
  readonly shipping: Place | undefined
  readonly billing: Place | undefined
  readonly vatId?: string | undefined
  /** The buyer's tax exempt group. */
  readonly exemptGroupId?: string | undefined
}

const sellerOf = ({ settings }: Site, { isInOneStopShop }: StoreTaxRules): Seller => ({
  place: settings.businessAddress,
  vatId: settings.vatId,
  isInOneStopShop,
})

const reliefOf = (seller: Seller, place: Place | undefined, buyer: TaxedBuyer): TaxRelief | undefined => {
  const { vatId, exemptGroupId } = buyer
  const exempt = exemptGroupId === undefined ? undefined : { reason: 'EXEMPT' as const, exemptGroupId }
  return reverseCharge(seller, { place, vatId }) ?? exempt
}

/** Returns the address that determines the tax. Default: as the owner selected. */
export const addressOf = (
  { settings }: Site,
  { shipping, billing }: TaxedBuyer,
  kind?: TaxableAddress,
): Place | undefined =>
  taxablePlace(kind ?? settings.taxableAddress ?? 'SHIPPING', { shipping, billing, business: settings.businessAddress })

/** Where a purchase is taxed: at the selected address, or at the store's for sales without the one-stop shop. */
export const placeOfTax = (rules: StoreTaxRules, site: Site, buyer: TaxedBuyer): Place | undefined =>
  placeOfSale(sellerOf(site, rules), addressOf(site, buyer))

/**
 * Returns the tax of a purchase, by default at the selected address and with the store's setting for prices with tax.
 */
export const taxOf = (rules: StoreTaxRules, site: Site, buyer: TaxedBuyer, kind?: TaxableAddress): Tax => {
  const { settings } = site
  const place = addressOf(site, buyer, kind)
  const seller = sellerOf(site, rules)
  return taxAt(rules, {
    place: placeOfSale(seller, place),
    isIncludedByDefault: settings.taxIncludedInPrices,
    relief: reliefOf(seller, place, buyer),
    rounding: rules.rounding,
  })
}
