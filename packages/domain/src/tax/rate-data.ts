import type { taxCategories } from '@vitrine/contract/entities/enumerations.ts'
import type { JurisdictionType } from './tax.ts'
import eu from './rates/eu.json' with { type: 'json' }
import us from './rates/us.json' with { type: 'json' }

/** The category of a tax group in tax law, which determines the rates that apply. */
export type TaxCategory = (typeof taxCategories)[number]

/** A tax collected at a place, with its rates by category. Categories that are not listed have the standard rate. */
export interface RateDataTax {
  readonly taxName?: string | undefined
  readonly jurisdiction: string
  readonly jurisdictionType: JurisdictionType
  /** Fractions as decimal text. */
  readonly rates: Readonly<Partial<Record<TaxCategory, string>>>
  readonly postalCodes?: readonly string[] | undefined
  readonly cities?: readonly string[] | undefined
}

export interface RateDataPlace {
  readonly country: string
  readonly subdivision?: string | undefined
  readonly taxes: readonly RateDataTax[]
}

/** Rates of many places, as stored in a data file. */
export interface RateData {
  readonly id: string
  readonly name: string
  readonly taxName: string
  readonly taxType: string
  readonly taxIncludedInPrice: boolean
  /** The day on which the rates were looked up. */
  readonly asOf: string
  readonly places: readonly RateDataPlace[]
}

const typed = (data: object): RateData => data as RateData

/** The standard rates of the EU. */
export const euRates = typed(eu)
/** The rates bundled with the store. */
export const bundledRates: readonly RateData[] = [euRates, typed(us)]

/** The member states of the EU VAT area. */
export const euCountries: ReadonlySet<string> = new Set(eu.places.map(({ country }) => country))

/** Returns the rate of a category. Falls back to the next higher rate of the country; `ZERO` is 0 unless listed. */
export const rateOf = ({ rates }: Pick<RateDataTax, 'rates'>, category: TaxCategory): string => {
  if (category === 'ZERO') return rates.ZERO ?? '0'
  const fallbacks = {
    STANDARD: [],
    REDUCED: [],
    SECOND_REDUCED: ['REDUCED'],
    SUPER_REDUCED: ['SECOND_REDUCED', 'REDUCED'],
  }
  const order = [category, ...(fallbacks[category] as TaxCategory[]), 'STANDARD'] as const
  return order.map((one) => rates[one]).find((rate) => rate !== undefined) ?? '0'
}
