import type { Fulfillment, OrderWithFulfillments } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { EmailKind } from '@vitrine/contract/entities/store/email-templates.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { decideParcelChange, type ParcelDecision } from '@vitrine/domain/order/fulfillment/parcels.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import type { Email } from '../../../ground/mail/email.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { type ActivityType, isEmailSent, type StoredOrder } from '../../order/api.ts'
import type { HeldToSend } from './create.ts'
import { deliveredOf } from './delivered.ts'
import { parcelCanceledEmail, shippedEmail, shippedKind, trackingEmail } from '../emails.ts'
import { holdOrder, type OnSite, type FulfillmentOptions } from '../hold.ts'
import { orderToSend } from '../pieces.ts'
import { fulfillRefusal } from '../refuse.ts'
import { saveFulfillment } from './save.ts'
import { updateParcel, type StoredParcel, type StoredPieces } from '../store.ts'
import type { FulfillmentRecord } from '../tables.ts'
import { informationOf, trackingChange } from './tracking.ts'

type Change = Extract<ParcelDecision, { ok: true }> & {
  readonly before: StoredParcel
  readonly record: FulfillmentRecord
}

const without = ({ trackingInfo: _tracking, customInfo: _custom, ...record }: FulfillmentRecord): FulfillmentRecord =>
  record

/** Decides an update of a parcel, or throws a refusal. */
const decide = (
  { order, pieces }: { order: StoredOrder; pieces: StoredPieces },
  { id, sent, sendsRestocked, now }: { id: string; sent: Input<Fulfillment>; sendsRestocked: boolean; now: Date },
): Change => {
  const lines = sent.lineItems?.map(({ id: lineId = '', ...line }) => ({ ...line, id: lineId }))
  const decision = decideParcelChange(orderToSend(order, pieces), {
    id,
    sendsRestocked,
    ...(lines && { lines }),
    ...(sent.completed !== undefined && { isOut: sent.completed }),
  })
  if (!decision.ok) throw fulfillRefusal(order, decision)
  const before = pieces.parcels.find(({ record }) => record.id === id)!
  const others = pieces.parcels.flatMap(({ record }) => (record.id === id ? [] : [record]))
  const information = informationOf(sent, others)
  const record = {
    ...(information ? { ...without(before.record), ...information } : before.record),
    lineItems: [...decision.lines],
    completed: decision.isOut,
    ...(sent.status !== undefined && { status: sent.status }),
    ...deliveredOf(sent, now),
  }
  return { ...decision, before, record }
}

interface News {
  readonly kind: EmailKind
  readonly email: (order: Order) => Email
  readonly happened: readonly ActivityType[]
  /** Whether the buyer now expects the parcel. */
  readonly isNotified: boolean
}

/** Chooses the buyer's email: shipped, not shipped after all, or changed tracking. */
const newsOf = (
  { before, record, transition: turns, left, isOut }: Change,
  { site, order }: Pick<HeldToSend, 'site' | 'order'>,
): News | undefined => {
  if (turns === 'out') {
    const email = (order: Order) => shippedEmail(order, { site, fulfillment: record, left })
    const { kind, activity } = shippedKind(order.body)
    return { kind, email, happened: [activity], isNotified: true }
  }
  if (turns === 'back') {
    const email = (order: Order) => parcelCanceledEmail(order, { site, fulfillment: before.record })
    return before.isNotified ? { kind: 'SHIPMENT_CANCELED', email, happened: [], isNotified: false } : undefined
  }
  if (!isOut || !trackingChange(before.record, record).isNews) return undefined
  const isFirst = before.record.trackingInfo?.trackingNumber === undefined
  const email = (order: Order) => trackingEmail(order, { site, fulfillment: record, isFirst })
  return { kind: 'TRACKING_CHANGED', email, happened: ['SHIPPING_CONFIRMATION_EMAIL_SENT'], isNotified: true }
}

const happened = ({ before, record }: Change): ActivityType[] => {
  const { isNumberNew, isNumberOther, isLinkNew } = trackingChange(before.record, record)
  return [
    ...(isNumberNew ? (['TRACKING_NUMBER_ADDED'] as const) : []),
    ...(isNumberOther ? (['TRACKING_NUMBER_EDITED'] as const) : []),
    ...(isLinkNew ? (['TRACKING_LINK_ADDED'] as const) : []),
  ]
}

interface Changing {
  readonly id: string
  readonly sent: Input<Fulfillment>
  readonly options: FulfillmentOptions
}

/** Updates a fulfillment of a locked order and notifies the buyer. */
export const updateHeld = async (
  context: Context,
  db: Db,
  { site, actor, ...held }: HeldToSend,
  { id, sent, options: { sendShippingEmail = true, sendRestocked = false } }: Changing,
): Promise<OrderWithFulfillments> => {
  const { order } = held
  const change = decide(held, { id, sent, sendsRestocked: sendRestocked, now: context.now() })
  const { before, record, transition: turns } = change
  const parcels = held.pieces.parcels.map((parcel) => (parcel === before ? record : parcel.record))
  if (JSON.stringify(record) === JSON.stringify(before.record)) return { orderId: order.id, fulfillments: parcels }
  const wanted = sendShippingEmail ? newsOf(change, { site, order }) : undefined
  const news = wanted && isEmailSent({ site, recipient: order.email, kind: wanted.kind }) ? wanted : undefined
  const isNotified = news?.isNotified ?? (turns === 'back' ? false : undefined)
  const notifiedDate = isNotified === undefined ? undefined : isNotified ? context.now() : null
  await updateParcel(db, order, { record, notifiedDate })
  return saveFulfillment(context, db, {
    site,
    actor,
    order,
    parcels,
    sending: change,
    sends: turns === 'out',
    comesBack: turns === 'back',
    happened: [...happened(change), ...(news?.happened ?? [])],
    emails: news ? [news.email] : [],
  })
}

interface UpdateRequest extends Changing {
  readonly caller: OnSite
  readonly orderId: string
}

/** Updates the tracking, line items and status of a fulfillment, and notifies the buyer. */
export const updateFulfillment = async (
  context: Context,
  { caller, orderId, ...changing }: UpdateRequest,
): Promise<OrderWithFulfillments> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (db) => {
    const held = await holdOrder(db, caller, orderId)
    return updateHeld(context, db, { site, actor: actorOf(caller), ...held }, changing)
  })
}
