import { normalizeSubdivision } from '../address/subdivisions.ts'
import { times, type Minor } from '../money.ts'

export type RateConditionType = 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY'
export type RateOperator = 'EQ' | 'GT' | 'GTE' | 'LT' | 'LTE'

export interface RateCondition {
  readonly type: RateConditionType
  /** Weight in the site's unit, price in minor units, or a count. */
  readonly value: number
  readonly operator: RateOperator
}

export interface Rate {
  readonly amount: Minor
  readonly conditions: readonly RateCondition[]
  readonly multiplyByQuantity: boolean
}

/** A country, or the parts of it that are named; without a country, everywhere. */
export interface Destination {
  readonly country?: string
  /** ISO 3166-2, with the country or without it: `US-NY` or `NY`; none means the whole country. */
  readonly subdivisions: readonly string[]
}

/** Where something is on the map. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Where something is, as far as it is known. */
export interface Place {
  readonly country: string
  readonly subdivision?: string | undefined
  readonly city?: string | undefined
  readonly postalCode?: string | undefined
  readonly addressLine?: string | undefined
  /** Where on the map, where somebody has told. */
  readonly point?: Point | undefined
}

/** `NY` in the US, `New York` and `US-NY` are the same. */
export const subdivisionCode = (subdivision: string, country: string): string => {
  const text = normalizeSubdivision(country, subdivision)
  return (text.includes('-') ? text : `${country}-${text}`).toUpperCase()
}

/** Whether a place is within a destination. */
export const isWithin = ({ country, subdivisions }: Destination, place: Place): boolean => {
  if (country === undefined) return true
  if (country !== place.country) return false
  if (subdivisions.length === 0) return true
  if (place.subdivision === undefined) return false
  const code = subdivisionCode(place.subdivision, country)
  return subdivisions.some((subdivision) => subdivisionCode(subdivision, country) === code)
}

/** What is to be delivered. */
export interface Parcel {
  readonly weight: number
  readonly price: Minor
  readonly quantity: number
}

const measures: Record<RateConditionType, (parcel: Parcel) => number> = {
  // Weights are sums of decimals: 0.1 and 0.2 are 0.3.
  BY_TOTAL_WEIGHT: ({ weight }) => Math.round(weight * 1e6) / 1e6,
  BY_TOTAL_PRICE: ({ price }) => price,
  BY_TOTAL_QUANTITY: ({ quantity }) => quantity,
}

const comparisons: Record<RateOperator, (measured: number, value: number) => boolean> = {
  EQ: (measured, value) => measured === value,
  GT: (measured, value) => measured > value,
  GTE: (measured, value) => measured >= value,
  LT: (measured, value) => measured < value,
  LTE: (measured, value) => measured <= value,
}

const holds = ({ type, value, operator }: RateCondition, parcel: Parcel): boolean =>
  comparisons[operator](measures[type](parcel), value)

/** What a parcel costs: the first rate whose conditions hold counts. Without one it is not taken. */
export const rateOf = (rates: readonly Rate[], parcel: Parcel): Minor | undefined => {
  const rate = rates.find(({ conditions }) => conditions.every((condition) => holds(condition, parcel)))
  if (!rate) return undefined
  return rate.multiplyByQuantity ? times(rate.amount, parcel.quantity) : rate.amount
}

/** The subtotals at which another rate may begin to count. */
export const turningPoints = (rates: readonly Rate[]): Minor[] => {
  const values = rates.flatMap(({ conditions }) => conditions.filter(({ type }) => type === 'BY_TOTAL_PRICE'))
  return [0, ...values.flatMap(({ value }) => [value, value + 1])].toSorted((one, other) => one - other)
}
