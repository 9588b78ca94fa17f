import type { Place, Tax, TaxableAddress } from '@vitrine/domain/tax/tax.ts'
import type { PricedLine as LineForTotals } from '@vitrine/domain/totals/totals.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { exemptGroupOf, placeOfTax, type TaxedBuyer, taxOf } from '../../../pricing/tax/api.ts'
import { groupsOfBuyer } from '../buyer-groups.ts'
import { buyerOf } from '../../../ground/base/shopper-owner.ts'
import type { PricedLine } from '../lines/priced-line.ts'
import type { BasketRecord } from '../record.ts'
import type { Rules } from '../rules.ts'

export interface Buying {
  readonly rules: Rules
  readonly owner: string
  readonly shipping: Place | undefined
  readonly billing: Place | undefined
}

/** How the lines of a basket are taxed. */
export interface BuyerTaxes {
  readonly tax: Tax
  /** The place that decides about it. */
  readonly place: Place | undefined
  /** The tax at an address of the buyer, or at the store. */
  readonly taxAt: (kind: TaxableAddress) => Tax
  /** A line with the tax of the address that counts for it, where that is another one. */
  readonly taxLine: (line: LineForTotals, lines: readonly PricedLine[]) => LineForTotals
}

/** The exempt group of a buyer: that which the store has put the checkout into, or their own. */
const exemptGroupFor = async (
  reading: CatalogReading,
  { taxExemptGroupId }: BasketRecord,
  { rules, owner }: Buying,
): Promise<string | undefined> => {
  if (taxExemptGroupId !== undefined) return taxExemptGroupId
  const { db, site } = reading
  const { hasExemptBuyers, exemptMemberGroups } = rules.tax
  const buyer = buyerOf(owner)
  if (!('memberId' in buyer)) return undefined
  const own = hasExemptBuyers ? await exemptGroupOf(db, site.id, buyer.memberId) : undefined
  if (own !== undefined || Object.keys(exemptMemberGroups).length === 0) return own
  const groups = await groupsOfBuyer(reading, owner)
  return groups.map((id) => exemptMemberGroups[id]).find((id) => id !== undefined)
}

/** What tax a buyer owes for a basket: by its addresses, their VAT ID and whether they are exempt. */
export const buyerTaxes = async (
  reading: CatalogReading,
  record: BasketRecord,
  buying: Buying,
): Promise<BuyerTaxes> => {
  const { site } = reading
  const { rules, shipping, billing } = buying
  const vatId = (record.billingInfo ?? record.shippingDestination)?.contactDetails?.vatId?.id
  const exemptGroupId = await exemptGroupFor(reading, record, buying)
  const buyer: TaxedBuyer = { shipping, billing, vatId, exemptGroupId }
  return {
    tax: taxOf(rules.tax, site, buyer),
    place: placeOfTax(rules.tax, site, buyer),
    taxAt: (kind) => taxOf(rules.tax, site, buyer, kind),
    taxLine: (line, lines) => {
      const kind = lines.find((one) => one.line.id === line.id)?.line.custom?.taxableAddress?.addressType
      return kind === undefined || line.isGiftCard
        ? line
        : { ...line, taxElsewhere: taxOf(rules.tax, site, buyer, kind) }
    },
  }
}
