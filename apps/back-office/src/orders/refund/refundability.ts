import { shop } from '../../shop.ts'

/** How much of an order's payments and items can be refunded. */
export type Refundability = Awaited<ReturnType<typeof shop.orderBilling.getOrderRefundability>>
