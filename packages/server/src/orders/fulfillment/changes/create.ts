import type { Fulfillment, OrderWithFulfillments } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Sending } from '@vitrine/domain/order/fulfillment/parcels.ts'
import { decideFulfill } from '@vitrine/domain/order/fulfillment/parcels.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf, type Actor } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { type ActivityType, isEmailSent, type StoredOrder } from '../../order/api.ts'
import { shippedEmail, shippedKind } from '../emails.ts'
import { holdOrder, type OnSite, type FulfillmentOptions } from '../hold.ts'
import { orderToSend } from '../pieces.ts'
import { fulfillRefusal } from '../refuse.ts'
import { deliveredOf } from './delivered.ts'
import { saveFulfillment } from './save.ts'
import { insertParcels, type StoredParcel, type StoredPieces } from '../store.ts'
import type { FulfillmentRecord } from '../tables.ts'
import { informationOf } from './tracking.ts'

interface Packing {
  readonly order: StoredOrder
  readonly pieces: StoredPieces
  readonly sendsRestocked: boolean
}

type Packed = Pick<Sending, 'status' | 'left'> & { readonly record: FulfillmentRecord }

/** Builds one more parcel of an order, or throws a refusal. */
const pack = (
  { now, newId }: Context,
  { order, pieces, sendsRestocked }: Packing,
  requested: Input<Fulfillment>,
): Packed => {
  const { lineItems = [], completed = true } = requested
  const information = informationOf(
    requested,
    pieces.parcels.map(({ record }) => record),
  )
  const id = newId()
  const lines = lineItems.map(({ id: lineId = '', ...line }) => ({ ...line, id: lineId }))
  const decision = decideFulfill(orderToSend(order, pieces), { id, lines, isOut: completed, sendsRestocked })
  if (!decision.ok) throw fulfillRefusal(order, decision)
  const { status = completed ? 'Fulfilled' : 'Pending' } = requested
  const createdDate = now().toISOString()
  const delivered = deliveredOf(requested, now())
  const record = { id, createdDate, lineItems: [...decision.lines], ...information, status, completed, ...delivered }
  return { record, status: decision.status, left: decision.left }
}

/** Activities that a parcel adds to the order's timeline, with that of the buyer's email if one is sent. */
const happened = ({ trackingInfo }: FulfillmentRecord, emailed: ActivityType | undefined): ActivityType[] => [
  ...(trackingInfo?.trackingNumber ? (['TRACKING_NUMBER_ADDED'] as const) : []),
  ...(trackingInfo?.trackingLink ? (['TRACKING_LINK_ADDED'] as const) : []),
  ...(emailed ? [emailed] : []),
]

export interface Sent {
  readonly orderWithFulfillments: OrderWithFulfillments
  readonly fulfillmentIds: readonly string[]
}

/** A locked order with its parcels and the actor. */
export interface HeldToSend {
  readonly site: Site
  readonly actor?: Actor | undefined
  readonly order: StoredOrder
  readonly pieces: StoredPieces
}

/** Creates fulfillments of a locked order, all or none, and notifies the buyer. */
export const fulfillHeld = async (
  context: Context,
  db: Db,
  { site, actor, order, pieces }: HeldToSend,
  {
    fulfillments,
    options: { sendShippingEmail = true, sendRestocked = false },
  }: Pick<FulfillRequest, 'fulfillments' | 'options'>,
): Promise<Sent> => {
  const packed: (Packed & { readonly isNotified: boolean })[] = []
  const { kind, activity } = shippedKind(order.body)
  const emailsBuyer = sendShippingEmail && isEmailSent({ site, recipient: order.email, kind })
  const known = (): StoredParcel[] => [...pieces.parcels, ...packed]
  for (const one of fulfillments) {
    const packing = { order, pieces: { ...pieces, parcels: known() }, sendsRestocked: sendRestocked }
    const parcel = pack(context, packing, one)
    packed.push({ ...parcel, isNotified: emailsBuyer && parcel.record.completed !== false })
  }
  const [now, last] = [context.now(), packed.at(-1)!]
  const rows = packed.map(({ record, isNotified }) => ({
    record,
    createdDate: now,
    notifiedDate: isNotified ? now : null,
  }))
  await insertParcels(db, order, rows)
  const notified = packed.filter(({ isNotified }) => isNotified)
  const orderWithFulfillments = await saveFulfillment(context, db, {
    site,
    actor,
    order,
    parcels: known().map(({ record }) => record),
    sending: last,
    sends: packed.some(({ record }) => record.completed !== false),
    happened: packed.flatMap(({ record, isNotified }) => happened(record, isNotified ? activity : undefined)),
    emails: notified.map(
      ({ record, left }) =>
        (shown) =>
          shippedEmail(shown, { site, fulfillment: record, left }),
    ),
  })
  return { orderWithFulfillments, fulfillmentIds: packed.map(({ record }) => record.id) }
}

interface FulfillRequest {
  readonly caller: OnSite
  readonly orderId: string
  readonly fulfillments: readonly Input<Fulfillment>[]
  readonly options: FulfillmentOptions
}

/** Creates fulfillments of an order, all or none, and notifies the buyer of those that were shipped. */
export const fulfillOrder = async (
  context: Context,
  { caller, orderId, fulfillments, options }: FulfillRequest,
): Promise<Sent> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (db) => {
    const held = await holdOrder(db, caller, orderId)
    return fulfillHeld(context, db, { site, actor: actorOf(caller), ...held }, { fulfillments, options })
  })
}
