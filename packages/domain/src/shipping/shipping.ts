import { normalizeSubdivision } from '../address/subdivisions.ts'
import { times, type Minor } from '../money.ts'

type RateConditionType = 'BY_TOTAL_WEIGHT' | 'BY_TOTAL_PRICE' | 'BY_TOTAL_QUANTITY'
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

/** A country or some of its subdivisions. Without a country, everywhere. */
export interface Destination {
  readonly country?: string
  /** ISO 3166-2, with or without the country: `US-NY` or `NY`. Empty means the whole country. */
  readonly subdivisions: readonly string[]
}

/** Geographic coordinates. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A place, as far as it is known. */
export interface Place {
  readonly country: string
  readonly subdivision?: string | undefined
  readonly city?: string | undefined
  readonly postalCode?: string | undefined
  readonly addressLine?: string | undefined
  /** Coordinates, if known. */
  readonly point?: Point | undefined
}

/** Returns the ISO 3166-2 code of a subdivision: `NY`, `New York` and `US-NY` are the same in the US. */
export const subdivisionCode = (subdivision: string, country: string): string => {
  const text = normalizeSubdivision(country, subdivision)
  return (text.includes('-') ? text : `${country}-${text}`).toUpperCase()
}

/** Returns whether a place is within a destination. */
export const isWithin = ({ country, subdivisions }: Destination, place: Place): boolean => {
  if (country === undefined) return true
  if (country !== place.country) return false
  if (subdivisions.length === 0) return true
  if (place.subdivision === undefined) return false
  const code = subdivisionCode(place.subdivision, country)
  return subdivisions.some((subdivision) => subdivisionCode(subdivision, country) === code)
}

/** Totals of the goods to deliver. */
export interface Parcel {
  readonly weight: number
  readonly price: Minor
  readonly quantity: number
}

const measures: Record<RateConditionType, (parcel: Parcel) => number> = {
  // Weights are sums of decimals: 0.1 + 0.2 must equal 0.3.
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

/** Returns the price of the first rate whose conditions hold. Without one the parcel cannot be delivered. */
export const rateOf = (rates: readonly Rate[], parcel: Parcel): Minor | undefined => {
  const rate = rates.find(({ conditions }) => conditions.every((condition) => holds(condition, parcel)))
  if (!rate) return undefined
  return rate.multiplyByQuantity ? times(rate.amount, parcel.quantity) : rate.amount
}

/** Returns the subtotals at which a different rate may apply. */
export const priceThresholds = (rates: readonly Rate[]): Minor[] => {
  const values = rates.flatMap(({ conditions }) => conditions.filter(({ type }) => type === 'BY_TOTAL_PRICE'))
  return [0, ...values.flatMap(({ value }) => [value, value + 1])].toSorted((one, other) => one - other)
}
