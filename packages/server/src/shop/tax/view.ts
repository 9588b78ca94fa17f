import type { Place } from '@vitrine/domain/shipping/shipping.ts'
import { taxablePlace, taxAt, type Tax, type TaxRules } from '@vitrine/domain/tax/tax.ts'
import type { Site } from '../../ground/site/sites.ts'

/** The tax of a purchase: by the address that the owner chose, and with what their settings say of prices. */
export const taxOf = (
  rules: TaxRules,
  { settings }: Site,
  { shipping, billing }: { shipping: Place | undefined; billing: Place | undefined },
): Tax => {
  const business = settings.businessAddress
  const place = taxablePlace(settings.taxableAddress ?? 'SHIPPING', { shipping, billing, business })
  return taxAt(rules, place, settings.taxIncludedInPrices)
}
