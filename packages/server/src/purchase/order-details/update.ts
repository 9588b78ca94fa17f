import { isDeepStrictEqual } from 'node:util'
import { changeDetails, changeTags, isMarksOnly } from '@vitrine/domain/order/details.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf, type Actor } from '../../ground/event/actor.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import {
  type Activities,
  lockOrder,
  moveOrder,
  type OrderRecord,
  presentOrder,
  type StoredOrder,
  withActivities,
} from '../../orders/order/api.ts'
import type { OnSite } from '../billing/api.ts'
import { changesOf, lineChangesOf, refuseSettled, type SentLineItem, type SentOrder } from './sent-order.ts'

/**
 * Refuses edits of an order whose payment is under review or was rejected. Archiving, marking as seen and tagging are
 * allowed.
 */
const refuseUndecided = ({ status }: StoredOrder): void => {
  if (status === 'PENDING') throw new Refusal('ORDER_IS_PENDING')
  if (status === 'REJECTED') throw new Refusal('ORDER_IS_REJECTED')
}

interface Written {
  readonly record: OrderRecord
  readonly happened: readonly Activities[]
  readonly email?: string
}

/** Saves the changes of a locked order and records the event. Nothing is recorded if nothing changed. */
const write = async (
  context: Pick<Context, 'now' | 'newId'>,
  db: Db,
  order: StoredOrder,
  { record, happened, email, actor }: Written & { actor: Actor },
): Promise<StoredOrder> => {
  const isSame = isDeepStrictEqual(record, order.body) && happened.length === 0
  if (isSame) return order
  const updated = withActivities({ ...context, actor }, record, ...happened)
  const now = context.now()
  const saved = await moveOrder(db, order, { states: {}, record: updated, ...(email !== undefined && { email }), now })
  await recordEvent(db, {
    siteId: saved.site_id,
    entity: 'order',
    entityId: saved.id,
    type: 'wix.ecom.v1.order_updated',
    actor,
    body: { currentEntity: presentOrder(saved) },
  })
  return saved
}

export interface Changing {
  readonly caller: OnSite
  readonly id: string
}

/** Updates the email, addresses, notes, and archived and seen status of an order. */
export const updateOrder = (
  context: Context,
  { caller, id, sent, path = 'order' }: Changing & { sent: SentOrder; path?: string },
): Promise<StoredOrder> =>
  transact(context.db, async (db) => {
    const order = await lockOrder(db, caller, id)
    const read = presentOrder(order)
    refuseSettled(sent, read, path)
    const changes = changesOf(sent, read)
    if (!isMarksOnly(changes)) refuseUndecided(order)
    const { record, activities: happened } = changeDetails(order.body, changes, isDeepStrictEqual)
    const email = sent.buyerInfo?.email
    return write(context, db, order, {
      record,
      happened,
      ...(email !== undefined && { email }),
      actor: actorOf(caller),
    })
  })

/** Updates the texts and extended fields of a line item. */
export const updateLineItem = (
  context: Context,
  { caller, id, lineItemId, sent }: Changing & { lineItemId: string; sent: SentLineItem },
): Promise<StoredOrder> =>
  transact(context.db, async (db) => {
    const order = await lockOrder(db, caller, id)
    refuseUndecided(order)
    const read = presentOrder(order).lineItems?.find((line) => line.id === lineItemId)
    if (!read) throw new Refusal('LINE_ITEM_NOT_FOUND', 'The order has no such line item.')
    const changes = lineChangesOf(sent, read)
    const lineItems = order.body.lineItems.map((line) => (line.id === lineItemId ? { ...line, ...changes } : line))
    return write(context, db, order, { record: { ...order.body, lineItems }, happened: [], actor: actorOf(caller) })
  })

/** Adds and removes tags of an order. */
export const updateTags = (
  context: Context,
  { caller, id, ...changes }: Changing & Parameters<typeof changeTags>[1],
): Promise<StoredOrder> =>
  transact(context.db, async (db) => {
    const order = await lockOrder(db, caller, id)
    const record = { ...order.body, tags: changeTags(order.body.tags, changes) }
    return write(context, db, order, { record, happened: [], actor: actorOf(caller) })
  })

/** Changes the activities of an order. */
export const changeActivities = (
  context: Context,
  { caller, id }: Changing,
  change: (order: StoredOrder) => OrderRecord,
): Promise<StoredOrder> =>
  transact(context.db, async (db) => {
    const order = await lockOrder(db, caller, id)
    return write(context, db, order, { record: change(order), happened: [], actor: actorOf(caller) })
  })
