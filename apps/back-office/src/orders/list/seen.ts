import type { Order } from '@vitrine/client'
import { useEffect } from 'react'
import { shop } from '../../shop.ts'

/** Whether nobody has looked at an order that still waits to be sent. */
export const isUnseen = ({ seenByAHuman, fulfillmentStatus, archived }: Order): boolean =>
  seenByAHuman === false && fulfillmentStatus === 'NOT_FULFILLED' && archived !== true

/** Notes that somebody looks at an order. */
export const useSeen = ({ id, seenByAHuman }: Order): void => {
  useEffect(() => {
    // Where this fails, the order counts as new until it is opened again.
    if (seenByAHuman === false) shop.orders.updateOrder(id, { seenByAHuman: true }).catch(() => undefined)
  }, [id, seenByAHuman])
}
