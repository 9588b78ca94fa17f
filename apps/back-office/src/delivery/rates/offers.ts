import type { ShippingOptionInput, StoreDeliveryRegion } from '@vitrine/client'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { offersFor as offered, ownCarrierId, type DeliveryRules } from '@vitrine/domain/shipping/delivery.ts'
import type { Destination, Place, Rate } from '@vitrine/domain/shipping/shipping.ts'

/** A sample parcel. */
export interface Parcel {
  readonly place: Place
  readonly weight: number
  /** Subtotal of the items, as a decimal string. */
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

/** Converts the form input to the rules that the server evaluates. */
const rulesOf = (
  options: readonly ShippingOptionInput[],
  { regions, currency }: { regions: readonly StoreDeliveryRegion[]; currency: string },
): DeliveryRules => ({
  defaultProfileId: '',
  regions: regions.map((region) => ({
    id: region.id,
    name: region.name,
    profileId: '',
    isActive: region.active ?? true,
    destinations: destinationsOf(region),
    carriers: [{ appId: ownCarrierId, charges: [] }],
  })),
  methods: options.map(({ title = '', estimatedDeliveryTime = '', deliveryRegionIds = [], rates = [] }, index) => ({
    id: String(index),
    title,
    deliveryTime: estimatedDeliveryTime,
    regionIds: deliveryRegionIds,
    rates: rates.map((rate) => rateOf(rate, currency)),
    charges: [],
  })),
})

/** Returns the delivery options offered for a parcel. Uses the server's own rule. */
export const offersFor = (
  options: readonly ShippingOptionInput[],
  { place, weight, goods, quantity }: Parcel,
  shop: { regions: readonly StoreDeliveryRegion[]; currency: string },
): Offer[] => {
  const total = toMinor(goods, shop.currency)
  const lines = [{ id: '', quantity, weight: weight / quantity, total }]
  const moment = { now: new Date(), timeZone: 'UTC', isFull: () => false }
  return offered(rulesOf(options, shop), { lines, goods: total, place }, moment).map(({ title, price, logistics }) => ({
    title,
    time: logistics.deliveryTime ?? '',
    amount: toDecimal(price, shop.currency),
  }))
}
