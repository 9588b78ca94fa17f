import type { Order } from '@vitrine/contract/entities/order.ts'
import { contactWithStreet } from '@vitrine/domain/address/street.ts'
import { shownToBuyer } from '@vitrine/domain/order/activity.ts'
import type { Selectable } from 'kysely'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import type { OrderRecord, OrderTable } from './tables.ts'

export type StoredOrder = Selectable<OrderTable>

/** The member who placed an order; nobody's where a guest did. */
export const memberOfOrder = ({ owner }: Pick<StoredOrder, 'owner'>): string | undefined =>
  owner.startsWith('member:') ? owner.slice('member:'.length) : undefined

/** Addresses as they travel: their streets in a line and by name and number. */
const withStreets = ({ billingInfo, recipientInfo, shippingInfo, ...body }: OrderRecord): OrderRecord => {
  const destination = shippingInfo?.logistics?.shippingDestination
  return {
    ...body,
    ...(billingInfo && { billingInfo: contactWithStreet(billingInfo) }),
    ...(recipientInfo && { recipientInfo: contactWithStreet(recipientInfo) }),
    ...(shippingInfo && {
      shippingInfo: destination
        ? {
            ...shippingInfo,
            logistics: { ...shippingInfo.logistics, shippingDestination: contactWithStreet(destination) },
          }
        : shippingInfo,
    }),
  }
}

/** The order as its store and its apps see it. */
export const presentOrder = (order: StoredOrder): Order => ({
  ...withStreets(order.body),
  number: String(order.number),
  status: order.status,
  paymentStatus: order.payment_status,
  fulfillmentStatus: order.fulfillment_status,
  updatedDate: order.updated_date.toISOString(),
})

/** The order as whoever asks may see it. */
export const presentOrderTo = (caller: Caller, order: StoredOrder): Order =>
  isElevated(caller) ? presentOrder(order) : presentOrderToBuyer(order)

/** The order as its buyer sees it: what the store notes for itself is not for them. */
export const presentOrderToBuyer = (order: StoredOrder): Order => {
  const { activities = [], tags, ...rest } = presentOrder(order)
  return {
    ...rest,
    activities: shownToBuyer(activities),
    ...(tags?.tags && { tags: { tags: tags.tags } }),
  }
}
