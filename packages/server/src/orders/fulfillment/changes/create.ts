import type { Fulfillment, OrderWithFulfillments } from '@vitrine/contract/entities/order-fulfillments.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Sending } from '@vitrine/domain/order/parcels.ts'
import { decideFulfill } from '@vitrine/domain/order/parcels.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf, type Actor } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import type { ActivityType, StoredOrder } from '../../order/api.ts'
import { shippedEmail } from '../emails.ts'
import { holdOrder, type OnSite, type Wishes } from '../hold.ts'
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

/** One more parcel of an order, or a refusal. */
const pack = (
  { now, newId }: Context,
  { order, pieces, sendsRestocked }: Packing,
  asked: Input<Fulfillment>,
): Packed => {
  const { lineItems = [], completed = true } = asked
  const information = informationOf(
    asked,
    pieces.parcels.map(({ record }) => record),
  )
  const id = newId()
  const lines = lineItems.map(({ id: lineId = '', ...line }) => ({ ...line, id: lineId }))
  const decision = decideFulfill(orderToSend(order, pieces), { id, lines, isOut: completed, sendsRestocked })
  if (!decision.ok) throw fulfillRefusal(order, decision)
  const { status = completed ? 'Fulfilled' : 'Pending' } = asked
  const createdDate = now().toISOString()
  const delivered = deliveredOf(asked, now())
  const record = { id, createdDate, lineItems: [...decision.lines], ...information, status, completed, ...delivered }
  return { record, status: decision.status, left: decision.left }
}

/** What a parcel adds to the story of its order. */
const happened = ({ trackingInfo }: FulfillmentRecord, tellsBuyer: boolean): ActivityType[] => [
  ...(trackingInfo?.trackingNumber ? (['TRACKING_NUMBER_ADDED'] as const) : []),
  ...(trackingInfo?.trackingLink ? (['TRACKING_LINK_ADDED'] as const) : []),
  ...(tellsBuyer ? (['SHIPPING_CONFIRMATION_EMAIL_SENT'] as const) : []),
]

export interface Sent {
  readonly orderWithFulfillments: OrderWithFulfillments
  readonly fulfillmentIds: readonly string[]
}

/** An order that is held, with its parcels, and who acts. */
export interface HeldToSend {
  readonly site: Site
  readonly actor?: Actor | undefined
  readonly order: StoredOrder
  readonly pieces: StoredPieces
}

/** Packs or sends parcels of an order that is held, all that are asked for or none, and tells its buyer. */
export const fulfillHeld = async (
  context: Context,
  db: Db,
  { site, actor, order, pieces }: HeldToSend,
  { asked, wishes: { sendShippingEmail = true, sendRestocked = false } }: Pick<Asked, 'asked' | 'wishes'>,
): Promise<Sent> => {
  const packed: (Packed & { readonly isTold: boolean })[] = []
  const known = (): StoredParcel[] => [...pieces.parcels, ...packed]
  for (const one of asked) {
    const packing = { order, pieces: { ...pieces, parcels: known() }, sendsRestocked: sendRestocked }
    const parcel = pack(context, packing, one)
    packed.push({ ...parcel, isTold: sendShippingEmail && order.email !== '' && parcel.record.completed !== false })
  }
  const [now, last] = [context.now(), packed.at(-1)!]
  const rows = packed.map(({ record, isTold }) => ({ record, createdDate: now, toldDate: isTold ? now : null }))
  await insertParcels(db, order, rows)
  const told = packed.filter(({ isTold }) => isTold)
  const orderWithFulfillments = await saveFulfillment(context, db, {
    site,
    actor,
    order,
    parcels: known().map(({ record }) => record),
    sending: last,
    sends: packed.some(({ record }) => record.completed !== false),
    happened: packed.flatMap(({ record, isTold }) => happened(record, isTold)),
    emails: told.map(
      ({ record, left }) =>
        (shown) =>
          shippedEmail(shown, { site, fulfillment: record, left }),
    ),
  })
  return { orderWithFulfillments, fulfillmentIds: packed.map(({ record }) => record.id) }
}

interface Asked {
  readonly caller: OnSite
  readonly orderId: string
  readonly asked: readonly Input<Fulfillment>[]
  readonly wishes: Wishes
}

/** Packs or sends parcels of an order, all that are asked for or none, and tells its buyer of those that go out. */
export const fulfillOrder = async (context: Context, { caller, orderId, asked, wishes }: Asked): Promise<Sent> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (db) => {
    const held = await holdOrder(db, caller, orderId)
    return fulfillHeld(context, db, { site, actor: actorOf(caller), ...held }, { asked, wishes })
  })
}
