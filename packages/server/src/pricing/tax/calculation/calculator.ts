import type { LineItemTaxDetails, TaxableLocation } from '@vitrine/contract/entities/pricing/tax.ts'
import { taxCalculationProviderMethods } from '@vitrine/contract/service-plugins/tax-calculation-provider.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { toDecimal, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { percentOfFraction, type Place } from '@vitrine/domain/tax/tax.ts'
import type { TaxPart } from '@vitrine/domain/tax/taxed.ts'
import type { Context } from '../../../ground/context/context.ts'
import { createAsking, findPluginOf, PluginSilent } from '../../../store/service-plugin/api.ts'

/** An amount to be taxed. */
export interface TaxableLine {
  readonly id: string
  readonly name?: string | undefined
  readonly quantity?: number | undefined
  /** For the whole quantity, after discounts. */
  readonly amount: Minor
  readonly taxGroupId?: string | undefined
}

/** Lines to be taxed at one place. */
export interface TaxQuestion {
  readonly appId: string
  readonly currency: string
  readonly place: Place
  readonly isIncluded: boolean
  readonly regionId?: string | undefined
  readonly lines: readonly TaxableLine[]
}

/** Taxes per line ID. */
export type TaxAnswer = Readonly<Record<string, readonly TaxPart[]>>

/** The app did not respond in time or sent an invalid response. Then the region's rates apply. */
export class CalculatorFailed extends Error {
  override readonly name = 'CalculatorFailed'
}

/** A provider of tax calculation. */
export interface TaxCalculator {
  readonly calculate: (question: TaxQuestion) => Promise<TaxAnswer>
}

/** Timeout, since a buyer is waiting. */
const patienceMs = 4000

const addressOf = ({ country, subdivision, city, postalCode, addressLine }: Place): Input<TaxableLocation> => ({
  country,
  ...(subdivision && { subdivision }),
  ...(city && { city }),
  ...(postalCode && { postalCode }),
  ...(addressLine && { addressLine }),
})

/** Builds the request to an app. */
export const requestOf = ({ currency, place, isIncluded, regionId, lines }: TaxQuestion) => ({
  currency,
  addresses: [addressOf(place)],
  lineItems: lines.map(({ id, name, quantity, amount, taxGroupId }) => ({
    id,
    ...(name !== undefined && { itemName: name.slice(0, 250) }),
    ...(quantity !== undefined && { quantity }),
    price: toDecimal(amount, currency),
    ...(taxGroupId !== undefined && taxGroupId !== '' && { taxGroupId }),
    taxIncludedInPrice: isIncluded,
    addressIndex: { singleAddress: 0 },
    ...(regionId !== undefined && { taxRegionId: regionId }),
  })),
})

const partsOf = ({ taxBreakdown = [], taxSummary }: LineItemTaxDetails, currency: string): readonly TaxPart[] => {
  const parts = taxBreakdown.map(
    ({ rate = '0', taxAmount = '0', nonTaxableAmount = '0', taxableAmount: _whole, ...names }) => {
      const untaxable = toMinor(nonTaxableAmount, currency)
      return {
        ...names,
        ratePercent: percentOfFraction(rate),
        tax: toMinor(taxAmount, currency),
        ...(untaxable > 0 && { untaxable }),
      }
    },
  )
  const whole = toMinor(taxSummary?.taxAmount ?? '0', currency)
  return parts.length > 0 || whole === 0 ? parts : [{ ratePercent: '0', tax: whole }]
}

/** Validates a response per line: a tax must not be negative or exceed its amount. */
const readAnswer = ({ lines, currency }: TaxQuestion, taxDetails: readonly LineItemTaxDetails[]): TaxAnswer =>
  Object.fromEntries(
    lines.map(({ id, amount }) => {
      const found = taxDetails.find((one) => one.id === id)
      if (!found) throw new CalculatorFailed(`the response has no line ${id}`)
      const parts = partsOf(found, currency)
      const tax = parts.reduce((sum, part) => sum + part.tax, 0)
      if (parts.some((part) => part.tax < 0) || tax > amount)
        throw new CalculatorFailed(`the tax of line ${id} is out of range`)
      return [id, parts] as const
    }),
  )

/** Finds calculators of apps. Requests are sent over HTTP and signed with the app's key. */
export const createCalculators = (context: Context) => {
  const ask = createAsking(context)
  return async (siteId: string, appId: string): Promise<TaxCalculator | undefined> => {
    const plugin = await findPluginOf(context.db, { siteId, appId, type: 'TAX_CALCULATION_PROVIDER' })
    if (!plugin?.enabled) return undefined
    return {
      calculate: async (question) => {
        const { calculateTax } = taxCalculationProviderMethods
        const answer = await ask(plugin, calculateTax, requestOf(question), { timeoutMs: patienceMs }).catch(
          (error: unknown) => {
            if (error instanceof PluginSilent) throw new CalculatorFailed(error.message, { cause: error })
            throw error
          },
        )
        return readAnswer(question, answer.lineItemTaxDetails)
      },
    }
  }
}
