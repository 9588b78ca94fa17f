import type { Order, OrderWithFulfillments } from '@vitrine/client'
import { unpackedLines, type Pieces } from '@vitrine/domain/order/fulfillment/fulfillment.ts'

type Line = Order['lineItems'][number]
type Parcel = NonNullable<OrderWithFulfillments['fulfillments']>[number]

/** A line item with a quantity left to ship. */
export interface Shippable {
  readonly line: Line
  readonly left: number
}

const quantityOf = ({ lineItems }: Order, { fulfillments = [] }: OrderWithFulfillments): Pieces => ({
  ordered: lineItems.map(({ id, quantity, physicalProperties, digitalFile }) => ({
    id,
    quantity,
    isSent: physicalProperties?.shippable !== false,
    ...(digitalFile && { isDownload: true }),
  })),
  parcels: fulfillments.map(({ id = '', lineItems: lines = [], completed }) => ({
    id,
    lines: lines.map(({ id: lineId = '', quantity = 0 }) => ({ id: lineId, quantity })),
    isOut: completed !== false,
  })),
  restocked: lineItems.map(({ id, restockQuantity = 0 }) => ({ id, quantity: restockQuantity })),
})

/** Whether a fulfillment is a shipment and not just files. */
export const isShipment = ({ lineItems }: Order, { lineItems: sent = [] }: Pick<Parcel, 'lineItems'>): boolean =>
  sent.length === 0 || sent.some(({ id }) => !lineItems.find((line) => line.id === id)?.digitalFile)

/** The line items left to ship, without digital ones. */
export const shippableItems = (order: Order, sent: OrderWithFulfillments): Shippable[] =>
  unpackedLines(quantityOf(order, sent))
    .filter(({ isSent }) => isSent)
    .map(({ id, quantity: left }) => ({ line: order.lineItems.find((line) => line.id === id)!, left }))

/** Whether an order has items left to ship. */
export const hasItemsToShip = (order: Order, sent: OrderWithFulfillments): boolean =>
  (order.fulfillmentStatus === 'NOT_FULFILLED' || order.fulfillmentStatus === 'PARTIALLY_FULFILLED') &&
  shippableItems(order, sent).length > 0
