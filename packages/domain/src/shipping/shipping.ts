import type { Minor } from '../money.ts'

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

/** A way of delivery that the owner offers. */
export interface ShippingOption {
  readonly id: string
  readonly title: string
  readonly estimatedDeliveryTime?: string
  /** ISO country codes it serves; none means everywhere. */
  readonly countries: readonly string[]
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

/** Which ways of delivery reach a country, with their price; the first rate whose conditions hold counts. */
export const offeredDeliveries = (
  options: readonly ShippingOption[],
  country: string,
  parcel: Parcel,
): OfferedDelivery[] =>
  options
    .filter(({ countries }) => countries.length === 0 || countries.includes(country))
    .flatMap((option) => {
      const rate = option.rates.find(({ conditions }) => conditions.every((condition) => holds(condition, parcel)))
      if (!rate) return []
      return [{ option, price: rate.multiplyByQuantity ? rate.amount * parcel.quantity : rate.amount }]
    })
