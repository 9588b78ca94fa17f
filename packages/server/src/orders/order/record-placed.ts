import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { presentOrder, type StoredOrder } from './present.ts'

/** Records the events of a newly placed order: created and, if applicable, approved and paid. */
export const recordPlaced = async (db: Db, order: StoredOrder, actor?: Actor): Promise<void> => {
  const entity = presentOrder(order)
  const event = { siteId: order.site_id, entity: 'order', entityId: order.id, ...(actor && { actor }) }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_created', body: { entity } })
  if (order.status === 'APPROVED') await recordApproved(db, order, actor)
  if (order.payment_status === 'PAID') {
    const body = { order: entity, previousPaymentStatus: 'NOT_PAID' }
    await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_payment_status_updated', body })
  }
}

/** Records that an order was approved. */
export const recordApproved = (db: Db, order: StoredOrder, actor?: Actor): Promise<void> =>
  recordEvent(db, {
    siteId: order.site_id,
    entity: 'order',
    entityId: order.id,
    ...(actor && { actor }),
    type: 'wix.ecom.v1.order_approved',
    body: { order: presentOrder(order) },
  })
