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

/** Where something is, as far as it is known. */
export interface Place {
  readonly country: string
  readonly subdivision?: string | undefined
}

/** `NY` in the US and `US-NY` are the same. */
export const subdivisionCode = (subdivision: string, country: string): string =>
  (subdivision.includes('-') ? subdivision : `${country}-${subdivision}`).toUpperCase()

/** Whether a place is within a destination. */
export const isWithin = ({ country, subdivisions }: Destination, place: Place): boolean => {
  if (country === undefined) return true
  if (country !== place.country) return false
  if (subdivisions.length === 0) return true
  if (place.subdivision === undefined || place.subdivision === '') return false
  const code = subdivisionCode(place.subdivision, country)
  return subdivisions.some((subdivision) => subdivisionCode(subdivision, country) === code)
}

/** A way of delivery that the owner offers. */
export interface ShippingOption {
  readonly id: string
  readonly title: string
  readonly estimatedDeliveryTime?: string
  /** Where it goes; none means nowhere. */
  readonly destinations: readonly Destination[]
  readonly rates: readonly Rate[]
  readonly pickup: boolean
}

/** What is to be delivered. */
export interface Parcel {
  readonly weight: number
  readonly price: Minor
  readonly quantity: number
}

const measures: Record<RateConditionType, (parcel: Parcel) => number> = {
  BY_TOTAL_WEIGHT: ({ weight }) => weight,
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

/** A way of delivery with what it costs for this parcel. */
export interface OfferedDelivery {
  readonly option: ShippingOption
  readonly price: Minor
}

/** Which ways of delivery reach a place, with their price; the first rate whose conditions hold counts. */
export const offeredDeliveries = (
  options: readonly ShippingOption[],
  place: Place,
  parcel: Parcel,
): OfferedDelivery[] =>
  options
    .filter(({ destinations }) => destinations.some((destination) => isWithin(destination, place)))
    .flatMap((option) => {
      const rate = option.rates.find(({ conditions }) => conditions.every((condition) => holds(condition, parcel)))
      if (!rate) return []
      return [{ option, price: rate.multiplyByQuantity ? times(rate.amount, parcel.quantity) : rate.amount }]
    })

/** A way of delivery as it is told before anything is bought: for one piece without weight. */
export interface DeliveryOffer extends OfferedDelivery {
  /** The subtotal from which it costs nothing; absent where it always costs something. */
  readonly freeFrom?: Minor
}

/** The subtotals at which another rate may begin to count. */
const turningPoints = (rates: readonly Rate[]): Minor[] => {
  const values = rates.flatMap(({ conditions }) => conditions.filter(({ type }) => type === 'BY_TOTAL_PRICE'))
  return [0, ...values.flatMap(({ value }) => [value, value + 1])].toSorted((one, other) => one - other)
}

/** Which ways of delivery reach a place, what each costs for a single piece, and from which subtotal it is free. */
export const deliveryOffers = (options: readonly ShippingOption[], place: Place, price: Minor): DeliveryOffer[] => {
  const offerAt = (option: ShippingOption, subtotal: Minor) =>
    offeredDeliveries([option], place, { weight: 0, quantity: 1, price: subtotal })[0]
  return options.flatMap((option) => {
    const offered = offerAt(option, price)
    if (!offered) return []
    const freeFrom = turningPoints(option.rates).find((subtotal) => offerAt(option, subtotal)?.price === 0)
    return [{ ...offered, ...(freeFrom !== undefined && { freeFrom }) }]
  })
}
