import type { taxCategories } from '@vitrine/contract/entities/enumerations.ts'
import type { JurisdictionType } from './tax.ts'
import eu from './rates/eu.json' with { type: 'json' }
import us from './rates/us.json' with { type: 'json' }

/** What a tax group is, in the words of tax laws: which of a country's rates it has. */
export type TaxCategory = (typeof taxCategories)[number]

/** One tax that is collected at a place, by category. A category that it does not name has its standard rate. */
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

/** Rates of many places, as a file has them. */
export interface RateData {
  readonly id: string
  readonly name: string
  readonly taxName: string
  readonly taxType: string
  readonly taxIncludedInPrice: boolean
  /** The day for which they were looked up. */
  readonly asOf: string
  readonly places: readonly RateDataPlace[]
}

const typed = (data: object): RateData => data as RateData

/** The rates that come with the store. */
export const shippedRates: readonly RateData[] = [typed(eu), typed(us)]

/** The countries whose value added tax is one system. */
export const euCountries: ReadonlySet<string> = new Set(eu.places.map(({ country }) => country))

/** The rate of a category: the standard one where a country has no other, and none for what is not taxed. */
export const rateOf = ({ rates }: Pick<RateDataTax, 'rates'>, category: TaxCategory): string => {
  if (category === 'ZERO') return rates.ZERO ?? '0'
  const wanted = {
    STANDARD: [],
    REDUCED: [],
    SECOND_REDUCED: ['REDUCED'],
    SUPER_REDUCED: ['SECOND_REDUCED', 'REDUCED'],
  }
  const order = [category, ...(wanted[category] as TaxCategory[]), 'STANDARD'] as const
  return order.map((one) => rates[one]).find((rate) => rate !== undefined) ?? '0'
}
