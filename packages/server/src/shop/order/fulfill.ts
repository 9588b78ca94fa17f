import type { Fulfillment, OrderWithFulfillments } from '@vitrine/contract/entities/order-fulfillments.ts'
import {
  decideFulfill,
  type FulfillDecision,
  type OrderedLine,
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
import { captureHeld } from '../payment/actions.ts'
import { captureRules } from '../payment/capture-rules.ts'
import { withActivities, type ActivityType } from './activities.ts'
import { shippedEmail } from './emails.ts'
import { presentOrder, type StoredOrder } from './present.ts'
import { insertFulfillment, listFulfillments, lockOrder, moveOrder } from './store.ts'
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

/** Refuses by the names that callers know; parcels that are missing are our own fault. */
const refuse = ({ id, status }: StoredOrder, refused: Extract<FulfillDecision, { ok: false }>): never => {
  switch (refused.code) {
    case 'NOTHING_LEFT':
      throw new Refusal('ILLEGAL_STATE', 'This order is already fulfilled.')
    case 'LINE_ITEM_NOT_FOUND': {
      const { lineItemId } = refused
      throw new Refusal('LINE_ITEM_NOT_FOUND', 'The order has no such line item left to fulfill.', { lineItemId })
    }
    case 'TOO_MANY': {
      const { lineItemId, left } = refused
      throw new Refusal('ILLEGAL_STATE', `Only ${left} of this line item are left to fulfill.`, { lineItemId })
    }
    case 'SENT_BACK':
      throw new Error(`Parcels of the order ${id} are missing.`)
    default:
      throw new Refusal('ILLEGAL_STATE', `An order that is ${status} is not sent.`)
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

type Sending = Extract<FulfillDecision, { ok: true }>

/** What goes out of an order that is held, or a refusal. */
const decideSending = async (db: Db, order: StoredOrder, { lineItems = [] }: Input<Fulfillment>): Promise<Sending> => {
  const { status, fulfillment_status: fulfillmentStatus } = order
  const [ordered, sent] = [orderedLines(order.body.lineItems), await sentLines(db, order)]
  const asked = lineItems.map(({ id = '', ...line }) => ({ id, ...line }))
  const decision = decideFulfill({ status, fulfillmentStatus, ordered, sent }, asked)
  return decision.ok ? decision : refuse(order, decision)
}

const parcelOf = (
  { now, newId }: Context,
  { trackingInfo, customInfo, status = 'Fulfilled', completed = true }: Input<Fulfillment>,
  lines: readonly SentLine[],
): Fulfillment & { id: string } => ({
  id: newId(),
  createdDate: now().toISOString(),
  lineItems: [...lines],
  ...(trackingInfo && { trackingInfo }),
  ...(customInfo && { customInfo: customInfo as NonNullable<Fulfillment['customInfo']> }),
  status,
  completed,
})

/** Marks lines of an order as sent, and tells its buyer. */
export const fulfillOrder = async (
  context: Context,
  { caller, orderId, asked }: { caller: OnSite; orderId: string; asked: Input<Fulfillment> },
): Promise<{ orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }> => {
  const { db, sites, now } = context
  const site = await requireSite(sites, caller.siteId)
  return transact(db, async (transaction) => {
    const order = await lockOrder(transaction, caller, orderId)
    const { lines, status, left } = await decideSending(transaction, order, asked)
    const fulfillment = parcelOf(context, asked, lines)
    await insertFulfillment(transaction, order, { fulfillment, now: now() })
    const record = withActivities(context, order.body, ...happened(fulfillment, status === 'FULFILLED'))
    const saved = await moveOrder(transaction, order, { states: { fulfillment_status: status }, record, now: now() })
    // The provider is told in a moment, outside of this.
    const captures = status === 'FULFILLED' && captureRules(site.settings).captureOnFulfillment
    if (captures) await captureHeld(context, transaction, saved)
    const all = { orderId, fulfillments: await listFulfillments(transaction, saved) }
    await recordParcel(transaction, saved, all)
    const message = shippedEmail(presentOrder(saved), { site, fulfillment, left })
    await queueMail(transaction, { siteId: site.id, recipient: saved.email, message })
    return { orderWithFulfillments: all, fulfillmentId: fulfillment.id }
  })
}
