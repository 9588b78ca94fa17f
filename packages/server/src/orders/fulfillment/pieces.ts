import type { Fulfillment } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { OrderedLine, OrderToSend, Parcel } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import type { OrderRecord, StoredOrder } from '../order/api.ts'
import type { StoredPieces } from './store.ts'
import type { FulfillmentRecord } from './tables.ts'

/** Converts the line items of an order to the domain's input. */
export const orderedLines = (lineItems: OrderRecord['lineItems']): OrderedLine[] =>
  lineItems.map(({ id, quantity, physicalProperties, digitalFile }) => {
    const isDownload = digitalFile?.fileId !== undefined
    const isSent = isDownload || physicalProperties?.shippable !== false
    return { id, quantity, isSent, ...(isDownload && { isDownload }) }
  })

/** Returns the line items of a parcel with their quantities. */
export const linesOf = ({ lineItems = [] }: Fulfillment) =>
  lineItems.map(({ id = '', quantity = 0 }) => ({ id, quantity }))

/** Converts a stored parcel to the domain's input. */
export const parcelOf = (record: FulfillmentRecord): Parcel => ({
  id: record.id,
  lines: linesOf(record),
  isOut: record.completed !== false,
})

/** Converts an order to the domain's input. */
export const orderToSend = (
  { status, fulfillment_status: fulfillmentStatus, body }: StoredOrder,
  { parcels, restocked }: StoredPieces,
): OrderToSend => ({
  status,
  fulfillmentStatus,
  ordered: orderedLines(body.lineItems),
  parcels: parcels.map(({ record }) => parcelOf(record)),
  restocked: restocked.map(({ lineItemId: id, quantity }) => ({ id, quantity })),
})
