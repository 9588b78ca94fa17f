import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { OrderWithFulfillments } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { Sending } from '@vitrine/domain/order/fulfillment/parcels.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import type { Email } from '../../../ground/mail/email.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { captureHeld, captureRules } from '../../../money/payment/api.ts'
import { type ActivityType, moveSending, presentOrder, type StoredOrder, withActivities } from '../../order/api.ts'
import type { FulfillmentRecord } from '../tables.ts'

export interface Happening {
  readonly site: Site
  /** Absent when the store acts by itself. */
  readonly actor?: Actor | undefined
  /** The order before the change. */
  readonly order: StoredOrder
  /** Its parcels after the change. */
  readonly parcels: readonly FulfillmentRecord[]
  readonly sending: Pick<Sending, 'status'>
  /** Whether the change ships something. */
  readonly sends: boolean
  /** Whether the change takes back something that was shipped. */
  readonly comesBack?: boolean
  /** Further activities for the order's timeline. */
  readonly happened: readonly ActivityType[]
  /** Emails to the buyer. */
  readonly emails: readonly ((order: Order) => Email)[]
}

/** Activities for a changed fulfillment status, or for a further shipment of a fulfilled order. */
const statusActivities = ({ order, sending, sends, comesBack = false }: Happening): ActivityType[] => {
  const [was, is] = [order.fulfillment_status, sending.status]
  if (is === 'FULFILLED') return was !== 'FULFILLED' || sends ? ['ORDER_FULFILLED'] : []
  return was === 'FULFILLED' || comesBack ? ['ORDER_NOT_FULFILLED'] : []
}

const record = async (
  db: Db,
  saved: StoredOrder,
  { actor, all, isFulfilled }: { actor?: Actor | undefined; all: OrderWithFulfillments; isFulfilled: boolean },
): Promise<void> => {
  const { site_id: siteId, id } = saved
  const event = { siteId, entityId: id, ...(actor && { actor }) }
  const body = { currentEntity: all }
  await recordEvent(db, { ...event, entity: 'fulfillments', type: 'wix.ecom.v1.fulfillments_updated', body })
  const order = presentOrder(saved)
  const entity = { ...event, entity: 'order' }
  await recordEvent(db, { ...entity, type: 'wix.ecom.v1.order_updated', body: { currentEntity: order } })
  if (isFulfilled) await recordEvent(db, { ...entity, type: 'wix.ecom.v1.order_fulfilled', body: { order } })
}

/** Saves a locked order after its parcels changed, records events and emails the buyer. */
export const saveFulfillment = async (
  context: Context,
  db: Db,
  happening: Happening,
): Promise<OrderWithFulfillments> => {
  const { site, actor, order, parcels, sending, happened, emails, sends } = happening
  const how = statusActivities(happening)
  const body = withActivities({ ...context, actor }, order.body, ...how, ...happened)
  const states = { fulfillment_status: sending.status }
  const saved = await moveSending(db, order, { states, record: body, now: context.now() })
  // Only queued here: the provider is called outside of this transaction.
  const captures = sends && sending.status === 'FULFILLED' && captureRules(site.settings).captureOnFulfillment
  if (captures) await captureHeld(context, db, saved)
  const all = { orderId: order.id, fulfillments: [...parcels] }
  await record(db, saved, { actor, all, isFulfilled: how.includes('ORDER_FULFILLED') })
  if (emails.length > 0) {
    const shown = presentOrder(saved)
    for (const write of emails) {
      await queueMail(db, { siteId: site.id, recipient: saved.email, message: write(shown) })
    }
  }
  return all
}
