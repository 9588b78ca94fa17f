import type { ShippingOptionInput, StoreDeliveryRegion } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { offeredDeliveries, type Destination, type Place, type Rate } from '@vitrine/domain/shipping/shipping.ts'

/** A parcel that the owner makes up. */
export interface Parcel {
  readonly place: Place
  readonly weight: number
  /** Decimal text. */
  readonly goods: string
  readonly quantity: number
}

export interface Offer {
  readonly title: string
  readonly time: string
  readonly amount: string
}

const destinationsOf = ({ destinations }: Pick<StoreDeliveryRegion, 'destinations'>): readonly Destination[] =>
  destinations.length === 0
    ? [{ subdivisions: [] }]
    : destinations.map(({ country, subdivisions = [] }) => ({ country, subdivisions }))

const rateOf = (
  { amount = '0', conditions = [], multiplyByQuantity = false }: NonNullable<ShippingOptionInput['rates']>[number],
  currency: string,
): Rate => ({
  amount: toMinor(amount, currency),
  multiplyByQuantity,
  conditions: conditions.map(({ type = 'BY_TOTAL_PRICE', operator = 'GTE', value = '0' }) => ({
    type,
    operator,
    value: type === 'BY_TOTAL_PRICE' ? toMinor(value, currency) : Number(value),
  })),
})

/** What a buyer would be offered for a parcel: by the rule that the server itself follows. */
export const offersFor = (
  options: readonly ShippingOptionInput[],
  { place, weight, goods, quantity }: Parcel,
  { regions, currency }: { regions: readonly StoreDeliveryRegion[]; currency: string },
): Offer[] => {
  const all = options.map(({ title = '', estimatedDeliveryTime = '', deliveryRegionIds = [], rates = [] }, index) => ({
    id: String(index),
    title,
    estimatedDeliveryTime,
    destinations: regions.filter(({ id }) => deliveryRegionIds.includes(id)).flatMap(destinationsOf),
    rates: rates.map((rate) => rateOf(rate, currency)),
    pickup: false,
  }))
  return offeredDeliveries(all, place, { weight, price: toMinor(goods, currency), quantity }).map(
    ({ option, price }) => ({
      title: option.title,
      time: option.estimatedDeliveryTime ?? '',
      amount: toDecimal(price, currency),
    }),
  )
}
