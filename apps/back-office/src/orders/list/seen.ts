import type { Order } from '@vitrine/client'
import { useEffect } from 'react'
import { shop } from '../../first-shop.ts'

/** Whether an unfulfilled order has not been opened by anyone. */
export const isUnseen = ({ seenByAHuman, fulfillmentStatus, archived }: Order): boolean =>
  seenByAHuman === false && fulfillmentStatus === 'NOT_FULFILLED' && archived !== true

/** Marks an order as seen. */
export const useSeen = ({ id, seenByAHuman }: Order): void => {
  useEffect(() => {
    // If this fails, the order stays unseen until it is opened again.
    if (seenByAHuman === false) shop.orders.updateOrder(id, { seenByAHuman: true }).catch(() => undefined)
  }, [id, seenByAHuman])
}
