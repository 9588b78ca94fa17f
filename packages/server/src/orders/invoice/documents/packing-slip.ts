import type { Fulfillment } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import { choicesOf } from '@vitrine/domain/cart/choices.ts'
import { unsentLines } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { linesOf, orderToSend, readPieces } from '../../fulfillment/api.ts'
import type { StoredOrder } from '../../order/api.ts'
import type { PackingSlip } from '../pdf/draw-packing-slip.ts'
import { rulesOf } from '../settings.ts'
import { documentStyle, partiesOf, speechOf } from './text.ts'

const trackingOf = (parcel: Fulfillment | undefined): string =>
  [parcel?.trackingInfo?.shippingProvider, parcel?.trackingInfo?.trackingNumber].filter(Boolean).join(' ')

/**
 * Builds the packing slip of a fulfillment, or of all unfulfilled items. `undefined` if there is no such fulfillment,
 * or nothing left to send.
 */
export const packingSlipOf = async (
  db: Db,
  {
    order,
    site,
    fulfillmentId,
    now,
  }: { order: StoredOrder; site: Site; fulfillmentId?: string | undefined; now: Date },
): Promise<PackingSlip | undefined> => {
  const [pieces, rules] = await Promise.all([readPieces(db, order), rulesOf(db, site.id)])
  const parcel = pieces.parcels.find(({ record }) => record.id === fulfillmentId)?.record
  if (fulfillmentId !== undefined && !parcel) return undefined
  const lines = parcel ? linesOf(parcel) : unsentLines(orderToSend(order, pieces))
  if (lines.length === 0 || (!parcel && order.status === 'CANCELED')) return undefined
  const { seller, buyer, shipTo = buyer } = partiesOf(order, site)
  const { shippingInfo, buyerNote, lineItems } = order.body
  const tracking = trackingOf(parcel)
  return {
    ...documentStyle(site, speechOf(order, site), rules),
    orderNumber: String(order.number),
    orderDate: order.created_date,
    date: parcel?.createdDate ? new Date(parcel.createdDate) : now,
    seller,
    shipTo,
    ...(shippingInfo?.title && { method: shippingInfo.title }),
    ...(tracking !== '' && { tracking }),
    ...(buyerNote && { note: buyerNote }),
    lines: lines.map(({ id, quantity }) => {
      const line = lineItems.find((one) => one.id === id)
      const details = line ? choicesOf(line) : ''
      return { name: line?.productName.original ?? id, quantity, ...(details !== '' && { details }) }
    }),
  }
}
