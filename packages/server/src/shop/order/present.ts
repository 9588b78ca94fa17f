import type { Order } from '@vitrine/contract/entities/order.ts'
import { contactWithStreet } from '@vitrine/domain/address/street.ts'
import type { Selectable } from 'kysely'
import type { OrderRecord, OrderTable } from './tables.ts'

export type StoredOrder = Selectable<OrderTable>

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

/** The order as it travels. */
export const presentOrder = (order: StoredOrder): Order => ({
  ...withStreets(order.body),
  number: String(order.number),
  status: order.status,
  paymentStatus: order.payment_status,
  fulfillmentStatus: order.fulfillment_status,
  updatedDate: order.updated_date.toISOString(),
})
