import type { Place, Tax, TaxableAddress } from '@vitrine/domain/tax/tax.ts'
import type { PricedLine as LineForTotals } from '@vitrine/domain/totals/totals.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { exemptGroupOf, placeOfTax, type TaxedBuyer, taxOf } from '../../../pricing/tax/api.ts'
import type { CompanyOfBuyer } from '../../../people/customer/company/api.ts'
import { groupsOfBuyer } from '../buyer-groups.ts'
import { buyerOf } from '../../../ground/base/shopper-owner.ts'
import type { PricedLine } from '../lines/priced-line.ts'
import type { BasketRecord } from '../record.ts'
import type { Rules } from '../rules.ts'

export interface Buying {
  readonly rules: Rules
  readonly owner: string
  /** The company that the buyer orders for. */
  readonly company?: CompanyOfBuyer | undefined
  readonly shipping: Place | undefined
  readonly billing: Place | undefined
}

/** Taxes of a basket for its buyer. */
export interface BuyerTaxes {
  readonly tax: Tax
  /** The place that determines the tax. */
  readonly place: Place | undefined
  /** Returns the tax at an address of the buyer, or of the store. */
  readonly taxAt: (kind: TaxableAddress) => Tax
  /** Sets the tax of a line that is taxed at a different address. */
  readonly taxLine: (line: LineForTotals, lines: readonly PricedLine[]) => LineForTotals
}

/** Returns the exempt group: the one set on the checkout, the buyer's own, or that of their company or member groups. */
const exemptGroupFor = async (
  reading: CatalogReading,
  { taxExemptGroupId }: BasketRecord,
  { rules, owner, company }: Buying,
): Promise<string | undefined> => {
  if (taxExemptGroupId !== undefined) return taxExemptGroupId
  const { db, site } = reading
  const { hasExemptBuyers, exemptMemberGroups } = rules.tax
  const buyer = buyerOf(owner)
  if (!('memberId' in buyer)) return undefined
  const ofContact = hasExemptBuyers ? await exemptGroupOf(db, site.id, buyer.memberId) : undefined
  const own = ofContact ?? company?.tax_exempt_group_id ?? undefined
  if (own !== undefined || Object.keys(exemptMemberGroups).length === 0) return own
  const groups = await groupsOfBuyer(reading, owner)
  return groups.map((id) => exemptMemberGroups[id]).find((id) => id !== undefined)
}

/** Determines the buyer's tax by addresses, VAT ID and exemptions. */
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
