import { decideFulfill } from '@vitrine/domain/order/fulfillment/parcels.ts'
import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Email } from '../../../ground/mail/email.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { ActivityType, StoredOrder } from '../../order/api.ts'
import { orderToSend } from '../pieces.ts'
import { saveFulfillment } from './save.ts'
import { insertParcels, readPieces } from '../store.ts'

export interface HandedOver {
  readonly site: Site
  /** Locked, with unsaved changes to its record. */
  readonly order: StoredOrder
  readonly lineIds: readonly string[]
  readonly happened: readonly ActivityType[]
  readonly emails: readonly ((order: Order) => Email)[]
}

/**
 * Fulfills line items that need no shipping, on behalf of the store. Returns false if they were already fulfilled by
 * hand.
 */
export const handOver = async (
  context: Context,
  db: Db,
  { site, order, lineIds, happened, emails }: HandedOver,
): Promise<boolean> => {
  const pieces = await readPieces(db, order)
  const toSend = orderToSend(order, pieces)
  const packed = new Set(toSend.parcels.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const lines = lineIds.filter((id) => !packed.has(id)).map((id) => ({ id }))
  const id = context.newId()
  const decision = lines.length > 0 && decideFulfill(toSend, { id, lines, isOut: true })
  if (!decision || !decision.ok) return false
  const now = context.now()
  const record = {
    id,
    createdDate: now.toISOString(),
    lineItems: [...decision.lines],
    status: 'Fulfilled',
    completed: true,
  }
  await insertParcels(db, order, [{ record, createdDate: now, notifiedDate: order.email === '' ? null : now }])
  const parcels = [...pieces.parcels.map((parcel) => parcel.record), record]
  await saveFulfillment(context, db, { site, order, parcels, sending: decision, sends: true, happened, emails })
  return true
}
