import type { taxCalculationCalls } from '@vitrine/contract'
import type { TaxableLocation, TaxCalculationResult, TaxedLineItem } from '@vitrine/contract/entities/pricing/tax.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { taxAt } from '@vitrine/domain/tax/rules.ts'
import { sumOfRates, type Place, type Tax } from '@vitrine/domain/tax/tax.ts'
import { roundedTogether, taxed, type TaxedAmount } from '@vitrine/domain/tax/taxed.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { createTaxAsking, knownAnswer } from './answers.ts'
import { listCalculators } from './calculators.ts'
import type { TaxQuestion } from './calculator.ts'
import { aggregatedTaxes, writeLineTax, writeSummary } from './calculation-words.ts'
import { loadTaxRules, type StoreTaxRules } from '../store.ts'

type CalculationCall = 'calculateTax' | 'listTaxCalculators'

/**
 * Returns the index of the address that determines the tax: the destination, for items with an origin and a
 * destination.
 */
const indexOf = ({ id, addressIndex }: TaxedLineItem, count: number): number => {
  const index = addressIndex.singleAddress ?? addressIndex.multipleAddresses?.destination
  if (index === undefined) throw new Refusal('MISSING_TAXABLE_ADDRESS', undefined, { lineItemId: id })
  const origin = addressIndex.multipleAddresses?.origin ?? 0
  if (index >= count || origin >= count) {
    throw new Refusal('INVALID_LINE_ITEM_ADDRESS_INDEX', undefined, { lineItemId: id })
  }
  return index
}

/** Returns the place of an address. In countries with regions per state, the state is required. */
const placeOf = (address: TaxableLocation, index: number, { regions }: StoreTaxRules): Place => {
  const { country, subdivision, city, postalCode, addressLine } = address
  if (country === undefined) throw new Refusal('MISSING_COUNTRY_IN_ADDRESS', undefined, { addressIndex: index })
  const within = regions.filter((region) => region.country === country)
  const isByState = within.length > 0 && within.every((region) => region.subdivision !== undefined)
  if (isByState && !subdivision) throw new Refusal('MISSING_SUBDIVISION_IN_ADDRESS', undefined, { addressIndex: index })
  return { country, subdivision, city, postalCode, addressLine }
}

interface LineAt {
  readonly item: TaxedLineItem
  readonly place: Place
  readonly tax: Tax
  readonly amount: number
}

const lineAt = (item: TaxedLineItem, place: Place, { rules, site }: { rules: StoreTaxRules; site: Site }): LineAt => {
  const at = { place, isIncludedByDefault: site.settings.taxIncludedInPrices, rounding: rules.rounding }
  const tax = taxAt(rules, at)
  const { taxIncludedInPrice: isIncluded = tax.isIncluded } = item
  return { item, place, tax: { ...tax, isIncluded }, amount: toMinor(item.price, site.currency) }
}

/** Calculates tax for arbitrary items with the store's regions and calculators. Stores nothing but app responses. */
export const createCalculationHandlers = (
  context: Context,
): Pick<Handlers<typeof taxCalculationCalls>, CalculationCall> => {
  const { db, sites, now } = context
  const askTax = createTaxAsking(context)

  /** Returns the app's response for a line; `undefined` without an app or if it failed. */
  const answerFor = async (siteId: string, { item, place, tax, amount }: LineAt, currency: string) => {
    if (tax.calculatorAppId === undefined || amount === 0) return undefined
    const { id, itemName: name, quantity, taxGroupId } = item
    const lines = [{ id, name, quantity, amount, taxGroupId }]
    const { isIncluded, regionId, calculatorAppId: appId } = tax
    const question: TaxQuestion = { appId, currency, place, isIncluded, regionId, lines }
    const query = { question, now: now() }
    if ((await knownAnswer(db, siteId, query)) === undefined) await askTax(siteId, question)
    const answer = await knownAnswer(db, siteId, query)
    return answer === 'FAILED' ? 'FAILED' : answer?.[id]
  }

  const taxLine = async (siteId: string, line: LineAt, currency: string) => {
    const answer = await answerFor(siteId, line, currency)
    const parts = answer === 'FAILED' ? undefined : answer
    const settled = parts && {
      taxParts: parts,
      taxRatePercent: sumOfRates(parts.map(({ ratePercent }) => ratePercent)),
    }
    const result = taxed(line.amount, line.tax, { taxGroupId: line.item.taxGroupId, ...settled })
    return { line, result, isFailed: answer === 'FAILED' }
  }

  return {
    calculateTax: async ({ siteId }, { body }): Promise<TaxCalculationResult> => {
      const [site, rules] = [await requireSite(sites, siteId), await loadTaxRules(db, siteId)]
      const currency = body.currency ?? site.currency
      const { addresses, lineItems } = body
      const lines = lineItems.map((item) => {
        const index = indexOf(item, addresses.length)
        return lineAt(item, placeOf(addresses[index]!, index, rules), { rules, site: { ...site, currency } })
      })
      const taxedLines = []
      for (const line of lines) taxedLines.push(await taxLine(siteId, line, currency))
      const amounts: readonly TaxedAmount[] = isUniform(lines)
        ? roundedTogether(
            taxedLines.map(({ result }) => result),
            lines[0]!.tax,
          )
        : taxedLines.map(({ result }) => result)
      const write = (minor: number) => toDecimal(minor, currency)
      return {
        ...(body.externalId !== undefined && { externalId: body.externalId }),
        currency,
        addresses,
        taxSummary: {
          ...writeSummary(amounts, lines, write),
          aggregatedTaxBreakdown: aggregatedTaxes(amounts, write),
        },
        lineItemTaxDetails: lines.map(({ item, tax }, index) =>
          writeLineTax(item, { tax, amount: amounts[index]!, write }),
        ),
        errors: taxedLines.flatMap(({ line, isFailed }) =>
          isFailed
            ? [
                {
                  code: 'AUTO_TAX_FAILED',
                  description: `The calculator failed for ${line.item.id}: rates of the region are used.`,
                },
              ]
            : [],
        ),
      }
    },

    listTaxCalculators: async ({ siteId }) => ({ taxCalculatorDetails: await listCalculators(db, siteId) }),
  }
}

/** If some prices include tax and others do not, lines are rounded separately. */
const isUniform = (lines: readonly LineAt[]): boolean =>
  lines.every(({ tax }) => tax.isIncluded === lines[0]!.tax.isIncluded)
