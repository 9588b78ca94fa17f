import type { taxCalculationCalls } from '@vitrine/contract'
import type { Address } from '@vitrine/contract/entities/common.ts'
import type { TaxCalculationDetails } from '@vitrine/contract/entities/selling/checkout.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { fractionOfPercent, owedPrice, type Place, type Tax } from '@vitrine/domain/tax/tax.ts'
import { roundedTogether, taxed } from '@vitrine/domain/tax/taxed.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { listDocuments } from '../../../ground/document/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { aggregatedTaxes, writeSummary } from './calculation-words.ts'
import { loadTaxRules } from '../store.ts'
import type { TaxGroupRecord } from '../tables.ts'
import { addressOf, taxOf } from '../view.ts'

const placeOf = ({ country, subdivision, city, postalCode, addressLine }: Partial<Address> = {}): Place | undefined =>
  country === undefined ? undefined : { country, subdivision, city, postalCode, addressLine }

const detailsOf = ({ details, calculation }: Tax): TaxCalculationDetails => {
  if (details?.rateType === 'MANUAL_RATE') return { rateType: 'MANUAL_RATE', manualRateReason: details.reason }
  if (details?.rateType !== 'FALLBACK_RATE') return { rateType: details?.rateType ?? calculation }
  return { rateType: 'FALLBACK_RATE', autoTaxFallbackDetails: { fallbackReason: details.reason } }
}

/** Explains the tax of a purchase. */
const reasonOf = ({ relief, calculation }: Tax, isAtHome: boolean) => {
  if (relief) return relief.reason
  if (calculation === 'NO_TAX_COLLECTED') return 'NO_REGION'
  return isAtHome ? 'HOME_RATE' : 'REGION'
}

/** Explains the taxes of a sample purchase. Uses the region's rates in place of apps, which are not called. */
export const createExplainHandlers = ({
  db,
  sites,
}: Context): Pick<Handlers<typeof taxCalculationCalls>, 'explainTax'> => ({
  explainTax: async ({ siteId }, { body }) => {
    const [site, rules] = [await requireSite(sites, siteId), await loadTaxRules(db, siteId)]
    const groups = await listDocuments<TaxGroupRecord>(db, 'tax_group', siteId)
    const { vatId, taxExemptGroupId: exemptGroupId, taxableAddress } = body
    const [shipping, billing] = [placeOf(body.shippingAddress), placeOf(body.billingAddress)]
    const buyer = { shipping, billing, vatId, exemptGroupId }
    const tax = taxOf(rules, site, buyer, taxableAddress)
    const region = rules.regions.find(({ id }) => id === tax.regionId)
    const wanted = addressOf(site, buyer, taxableAddress)
    const isAtHome = !rules.isInOneStopShop && region !== undefined && region.country !== wanted?.country
    const minor = (text: string) => toMinor(text, site.currency)
    const write = (amount: number) => toDecimal(amount, site.currency)
    const owed = body.lineItems.map(({ price, taxGroupId }) => owedPrice(minor(price), tax, taxGroupId))
    const amounts = roundedTogether(
      body.lineItems.map(({ taxGroupId }, index) => taxed(owed[index]!, tax, { taxGroupId })),
      tax,
    )
    return {
      calculationDetails: detailsOf(tax),
      taxIncludedInPrice: tax.isIncluded,
      ...(tax.regionId !== undefined && { regionId: tax.regionId }),
      ...(region?.country !== undefined && { country: region.country }),
      ...(region?.subdivision !== undefined && { subdivision: region.subdivision }),
      reason: reasonOf(tax, isAtHome && region?.country !== undefined),
      lines: body.lineItems.map(({ id, price }, index) => {
        const { taxGroupId, taxRatePercent, tax: whole, taxParts } = amounts[index]!
        const name = groups.find((group) => group.id === taxGroupId)?.body.name
        return {
          id,
          taxGroupId,
          ...(name !== undefined && { taxGroupName: name }),
          price: write(minor(price)),
          owedPrice: write(owed[index]!),
          tax: write(whole),
          taxRate: fractionOfPercent(taxRatePercent),
          parts: taxParts.map(({ ratePercent, tax: part, untaxable: _free, ...names }) => ({
            ...names,
            rate: fractionOfPercent(ratePercent),
            tax: write(part),
          })),
        }
      }),
      taxSummary: {
        ...writeSummary(
          amounts,
          amounts.map(() => ({ tax })),
          write,
        ),
        aggregatedTaxBreakdown: aggregatedTaxes(amounts, write),
      },
    }
  },
})
