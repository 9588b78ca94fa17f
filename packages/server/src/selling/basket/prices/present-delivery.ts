import type {
  CarrierServiceOption,
  CheckoutLogistics,
  CheckoutRegion,
  CheckoutShippingOption,
  DeliveryAllocation,
} from '@vitrine/contract/entities/selling/checkout.ts'
import type { Allocation, DeliveryLogistics, OfferedDelivery, PickupPoint } from '@vitrine/domain/shipping/delivery.ts'
import type { Totals } from '@vitrine/domain/totals/totals.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'

const presentPickup = ({ method, address }: PickupPoint): NonNullable<CheckoutLogistics['pickupDetails']> => ({
  pickupMethod: method,
  ...(address && { address: { ...address } }),
})

/** Presents delivery time, pickup place and slot. */
export const presentLogistics = ({
  logistics: { deliveryTime, instructions, pickup, slot, timeZone, deliverBy },
}: {
  readonly logistics: DeliveryLogistics
}): CheckoutLogistics => ({
  ...(deliveryTime !== undefined && { deliveryTime }),
  ...(instructions !== undefined && { instructions }),
  ...(pickup && { pickupDetails: presentPickup(pickup) }),
  ...(slot && {
    deliveryTimeSlot: {
      from: slot.from.toISOString(),
      to: slot.to.toISOString(),
      ...(timeZone !== undefined && { timeZone }),
    },
  }),
  ...(deliverBy && { deliverByDate: deliverBy.toISOString() }),
})

const shortRegion = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name: name.slice(0, 100) })

const presentAllocation = ({ carrierId, code, region, lineIds }: Allocation): DeliveryAllocation => ({
  deliveryCarrier: { appId: carrierId, code },
  ...(region && { deliveryRegion: shortRegion(region) }),
  applicableLineItems: { lineItemIds: [...lineIds] },
})

export const presentParts = ({ allocations, isPartial }: OfferedDelivery) => ({
  deliveryAllocations: allocations.map(presentAllocation),
  partial: isPartial,
})

const presentOffer = (offer: OfferedDelivery, money: MoneyWriter): CheckoutShippingOption => ({
  code: offer.code,
  title: offer.title.slice(0, 250),
  logistics: presentLogistics(offer),
  cost: {
    price: money.multi(offer.price),
    ...(offer.charges.length > 0 && {
      otherCharges: offer.charges.map(({ type, price, details }) => ({
        type,
        price: money.multi(price),
        ...(details !== undefined && { details }),
      })),
    }),
  },
  ...presentParts(offer),
})

/** Presents the offered delivery options by carrier. */
export const presentCarriers = (offered: readonly OfferedDelivery[], money: MoneyWriter): CarrierServiceOption[] => {
  const carriers = [...new Set(offered.map(({ carrierId }) => carrierId))]
  return carriers.map((carrierId) => ({
    carrierId,
    shippingOptions: offered.filter((one) => one.carrierId === carrierId).map((one) => presentOffer(one, money)),
  }))
}

/** Returns the delivery region of the chosen option. */
export const regionOf = ({ chosen }: Totals['delivery']): CheckoutRegion | undefined => {
  const region = chosen?.allocations[0]?.region
  return region && shortRegion(region)
}
