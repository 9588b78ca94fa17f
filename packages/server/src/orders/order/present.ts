import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { presentedContact } from '@vitrine/domain/address/presented.ts'
import { shownToBuyer } from '@vitrine/domain/order/activity.ts'
import type { Selectable } from 'kysely'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import type { OrderRecord, OrderTable } from './tables.ts'

export type StoredOrder = Selectable<OrderTable>

/** Returns the member who placed an order; `undefined` for a guest. */
export const memberOfOrder = ({ owner }: Pick<StoredOrder, 'owner'>): string | undefined =>
  owner.startsWith('member:') ? owner.slice('member:'.length) : undefined

type ShippingInfo = NonNullable<OrderRecord['shippingInfo']>

const withPlaces = ({ logistics, ...shippingInfo }: ShippingInfo): ShippingInfo => {
  const { shippingDestination, pickupDetails } = logistics ?? {}
  return {
    ...shippingInfo,
    ...(logistics && {
      logistics: {
        ...logistics,
        ...(shippingDestination && { shippingDestination: presentedContact(shippingDestination) }),
        ...(pickupDetails && { pickupDetails: presentedContact(pickupDetails) }),
      },
    }),
  }
}

/** Normalizes the addresses of an order: street as a line and by name and number, codes in the usual format. */
const withAddresses = ({ billingInfo, recipientInfo, shippingInfo, ...body }: OrderRecord): OrderRecord => ({
  ...body,
  ...(billingInfo && { billingInfo: presentedContact(billingInfo) }),
  ...(recipientInfo && { recipientInfo: presentedContact(recipientInfo) }),
  ...(shippingInfo && { shippingInfo: withPlaces(shippingInfo) }),
})

/** Presents an order to its store and apps. */
export const presentOrder = (order: StoredOrder): Order => ({
  ...withAddresses(order.body),
  number: String(order.number),
  status: order.status,
  paymentStatus: order.payment_status,
  fulfillmentStatus: order.fulfillment_status,
  updatedDate: order.updated_date.toISOString(),
})

/** Presents an order to the caller. */
export const presentOrderTo = (caller: Caller, order: StoredOrder): Order =>
  isElevated(caller) ? presentOrder(order) : presentOrderToBuyer(order)

/** Presents an order to its buyer, without the store's internal data. */
export const presentOrderToBuyer = (order: StoredOrder): Order => {
  const { activities = [], tags, ...rest } = presentOrder(order)
  return {
    ...rest,
    activities: shownToBuyer(activities),
    ...(tags?.tags && { tags: { tags: tags.tags } }),
  }
}
