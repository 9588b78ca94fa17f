import type { Fulfillment, OrderWithFulfillments } from '@vitrine/contract/entities/order-fulfillments.ts'
import {
  fulfillmentStatusOf,
  linesToSend,
  unsentLines,
  type OrderedLine,
  type SendResult,
  type SentLine,
} from '@vitrine/domain/order/fulfillment.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { withActivities, type ActivityType } from './activities.ts'
import { shippedEmail } from './emails.ts'
import { presentOrder, type StoredOrder } from './present.ts'
import { insertFulfillment, listFulfillments, lockOrder, saveOrderStates } from './store.ts'
import type { OrderRecord } from './tables.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** The lines of an order as sending sees them. */
export const orderedLines = (lineItems: OrderRecord['lineItems']): OrderedLine[] =>
  lineItems.map(({ id, quantity, physicalProperties }) => ({
    id,
    quantity,
    isSent: physicalProperties?.shippable !== false,
  }))

const linesOf = ({ lineItems = [] }: Fulfillment): SentLine[] =>
  lineItems.map(({ id = '', quantity = 0 }) => ({ id, quantity }))

/** What has gone out of an order. */
export const sentLines = async (db: Db, order: StoredOrder): Promise<SentLine[]> =>
  (await listFulfillments(db, order)).flatMap(linesOf)

const linesOrRefuse = (result: SendResult): readonly SentLine[] => {
  if (result.ok) return result.lines
  switch (result.code) {
    case 'NOTHING_LEFT':
      throw new Refusal('ILLEGAL_STATE', 'This order is already fulfilled.')
    case 'LINE_ITEM_NOT_FOUND': {
      const { lineItemId } = result
      throw new Refusal('LINE_ITEM_NOT_FOUND', 'The order has no such line item left to fulfill.', { lineItemId })
    }
    case 'TOO_MANY': {
      const { lineItemId, left } = result
      throw new Refusal('ILLEGAL_STATE', `Only ${left} of this line item are left to fulfill.`, { lineItemId })
    }
    default:
      return result satisfies never
  }
}

/** What a parcel adds to the story of its order. */
const happened = ({ trackingInfo }: Fulfillment, isWhole: boolean): ActivityType[] => [
  ...(isWhole ? (['ORDER_FULFILLED'] as const) : []),
  ...(trackingInfo?.trackingNumber ? (['TRACKING_NUMBER_ADDED'] as const) : []),
  ...(trackingInfo?.trackingLink ? (['TRACKING_LINK_ADDED'] as const) : []),
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
]

const recordParcel = async (db: Db, saved: StoredOrder, all: OrderWithFulfillments): Promise<void> => {
  const { site_id: siteId, id } = saved
  const fulfillments = { siteId, entity: 'fulfillments', entityId: id, body: { currentEntity: all } }
  await recordEvent(db, { ...fulfillments, type: 'wix.ecom.v1.fulfillments_updated' })
  const order = { siteId, entity: 'order', entityId: id }
  const body = { currentEntity: presentOrder(saved) }
  await recordEvent(db, { ...order, type: 'wix.ecom.v1.order_updated', body })
  if (saved.fulfillment_status !== 'FULFILLED') return
  await recordEvent(db, { ...order, type: 'wix.ecom.v1.order_fulfilled', body: { order: presentOrder(saved) } })
}

/** Marks lines of an order as sent, and tells its buyer. */
export const fulfillOrder = async (
  context: Context,
  { caller, orderId, asked }: { caller: OnSite; orderId: string; asked: Input<Fulfillment> },
): Promise<{ orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }> => {
  const { db, sites, now, newId } = context
  const { trackingInfo, customInfo } = asked
  const site = await requireSite(sites, caller.siteId)
  return transact(db, async (transaction) => {
    const order = await lockOrder(transaction, caller, orderId)
    if (order.status !== 'APPROVED')
      throw new Refusal('ILLEGAL_STATE', `An order with the status ${order.status} cannot be fulfilled.`)
    const [ordered, before] = [orderedLines(order.body.lineItems), await sentLines(transaction, order)]
    const named = (asked.lineItems ?? []).map(({ id = '', ...line }) => ({ id, ...line }))
    const lineItems = [...linesOrRefuse(linesToSend(named, { ordered, sent: before }))]
    const fulfillment: Fulfillment & { id: string } = {
      id: newId(),
      createdDate: now().toISOString(),
      lineItems,
      ...(trackingInfo && { trackingInfo }),
      ...(customInfo && { customInfo: customInfo as NonNullable<Fulfillment['customInfo']> }),
      status: asked.status ?? 'Fulfilled',
      completed: asked.completed ?? true,
    }
    await insertFulfillment(transaction, order, { fulfillment, now: now() })
    const sent = [...before, ...lineItems]
    const status = fulfillmentStatusOf(ordered, sent)
    const record = withActivities(context, order.body, ...happened(fulfillment, status === 'FULFILLED'))
    const states = { fulfillment_status: status, body: JSON.stringify(record) }
    const saved = await saveOrderStates(transaction, order, states, now())
    const all = { orderId, fulfillments: await listFulfillments(transaction, saved) }
    await recordParcel(transaction, saved, all)
    const left = unsentLines(ordered, sent).reduce((count, { quantity }) => count + quantity, 0)
    const message = shippedEmail(presentOrder(saved), { site, fulfillment, left })
    await queueMail(transaction, { siteId: site.id, recipient: saved.email, message })
    return { orderWithFulfillments: all, fulfillmentId: fulfillment.id }
  })
}
