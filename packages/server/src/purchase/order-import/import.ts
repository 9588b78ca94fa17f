import type { ExternalOrder } from '@vitrine/contract/calls/orders/order-import.ts'
import { decideImport } from '@vitrine/domain/order/importing.ts'
import type { Sums } from '@vitrine/domain/payment/ledger.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { OnSite } from '../billing/api.ts'
import {
  deleteParcels,
  type FulfillmentRecord,
  insertParcels,
  orderedLines,
  parcelOf,
} from '../../orders/fulfillment/api.ts'
import {
  hasReturns,
  deleteOrder,
  findOrder,
  findOrderByNumber,
  lockOrderById,
  presentOrder,
  type StoredOrder,
} from '../../orders/order/api.ts'
import { deleteMoney, listPayments, noDetails, requestRefund } from '../../money/payment/api.ts'
import { insertOutside } from '../purchase/api.ts'
import { composeExternalOrder } from './compose.ts'
import { purchaseDate, writeOrder } from './write.ts'

/** Deletes an imported order with its fulfillments and payments. */
const removeImported = async (db: Db, order: StoredOrder): Promise<void> => {
  await deleteParcels(db, order)
  await deleteMoney(db, order)
  await deleteOrder(db, order)
}

/** Returns whether an order could not be deleted because something refers to it, such as an invoice or a receipt. */
const isReferredTo = (error: unknown): boolean => sqlState(error) === sqlStates.foreignKeyViolation

const isImported = ({ body }: StoredOrder): boolean => body.imported === true

/** Deletes the imported order with the same ID, so that it can be replaced. Refuses to replace any other order. */
const removePrevious = async (db: Db, siteId: string, { id, number }: ExternalOrder): Promise<void> => {
  const known = id === undefined ? undefined : await findOrder(db, siteId, id)
  if (known && !isImported(known)) throw new Refusal('CANNOT_OVERWRITE_NON_IMPORTED_ORDER')
  const holder = number === undefined ? undefined : await findOrderByNumber(db, siteId, Number(number))
  if (holder && holder.id !== known?.id) {
    const sentence = `The order number ${number} is taken by another order.`
    throw new Refusal('CANNOT_OVERWRITE_NON_IMPORTED_ORDER', sentence)
  }
  if (!known) return
  const held = await lockOrderById(db, siteId, known.id)
  if (await hasReturns(db, held)) {
    const sentence = 'Items of this order were returned here since it was imported.'
    throw new Refusal('CANNOT_OVERWRITE_NON_IMPORTED_ORDER', sentence)
  }
  await removeImported(db, held).catch((error: unknown) => {
    if (!isReferredTo(error)) throw error
    const sentence = 'Documents of this order, such as an invoice, were created here since it was imported.'
    throw new Refusal('CANNOT_OVERWRITE_NON_IMPORTED_ORDER', sentence)
  })
}

/** Returns the final status of an imported order. Imported orders cannot be open. */
const pastOf = ({ status = 'APPROVED', paymentStatus = 'NOT_PAID' }: ExternalOrder) => {
  if (status !== 'INITIALIZED') return { status, paymentStatus }
  throw invalidField('order.status', 'must be APPROVED or CANCELED for an imported order', 'INVALID_ENUM_VALUE')
}

/** Returns one fulfillment with all items if the order was fulfilled. */
const parcelsOf = (
  sent: ExternalOrder,
  { lineItems, newId, date }: { lineItems: StoredOrder['body']['lineItems']; newId: () => string; date: Date },
): FulfillmentRecord[] => {
  if (sent.fulfillmentStatus !== 'FULFILLED') return []
  const lines = orderedLines(lineItems).filter(({ isSent }) => isSent)
  if (lines.length === 0) return []
  const record = {
    id: newId(),
    createdDate: date.toISOString(),
    lineItems: lines.map(({ id, quantity }) => ({ id, quantity })),
    status: 'Fulfilled',
    completed: true,
  }
  return [record]
}

/** Records the payment and refund of an imported order as external. */
const writeMoney = async (
  context: Context,
  db: Db,
  { order, sums, date }: { order: StoredOrder; sums: Sums; date: Date },
): Promise<void> => {
  if (sums.captured === 0) return
  await insertOutside(db, order, { id: context.newId(), amount: sums.captured, captured: true, date })
  if (sums.refunded === 0) return
  const [payment] = await listPayments(db, order)
  const parts = [{ payment: payment!, amount: sums.refunded, isExternal: true }]
  await requestRefund(context, db, { order, parts, details: noDetails, sideEffects: {} })
}

interface Importing {
  readonly caller: OnSite
  readonly sent: ExternalOrder
}

const importHeld = async (
  context: Context,
  db: Db,
  { caller, sent, site }: Importing & { site: Site },
): Promise<StoredOrder> => {
  await removePrevious(db, site.id, sent)
  const past = pastOf(sent)
  const { id, number, status: _status, paymentStatus: _paid, fulfillmentStatus: _sent, ...details } = sent
  const { record, total } = composeExternalOrder(context, details, site)
  const purchased = purchaseDate(sent.purchasedDate, context.now())
  const parcels = parcelsOf(sent, { lineItems: record.lineItems, newId: context.newId, date: purchased })
  const pieces = { ordered: orderedLines(record.lineItems), parcels: parcels.map(parcelOf), restocked: [] }
  const imported = decideImport({ ...past, total, pieces })
  const { sums } = imported
  const actor = actorOf(caller)
  const order = await writeOrder(context, db, {
    site,
    caller,
    record,
    total,
    sums,
    states: {
      status: imported.status,
      payment_status: imported.paymentStatus,
      fulfillment_status: imported.fulfillmentStatus,
      stock_taken: false,
    },
    activities: [],
    actor,
    purchased,
    id,
    number: number === undefined ? undefined : Number(number),
    imported: true,
  })
  const rows = parcels.map((parcel) => ({ record: parcel, createdDate: purchased, notifiedDate: null }))
  if (rows.length > 0) await insertParcels(db, order, rows)
  await writeMoney(context, db, { order, sums, date: purchased })
  const event = { siteId: site.id, entity: 'order', entityId: order.id, actor }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_imported', body: { order: presentOrder(order) } })
  return order
}

/** Imports a past order. Its stock, payments and notifications are in the past. */
export const importOrder = async (context: Context, importing: Importing): Promise<StoredOrder> => {
  const site = await requireSite(context.sites, importing.caller.siteId)
  return transact(context.db, (db) => importHeld(context, db, { ...importing, site }))
}

/** Deletes imported orders. Skips orders that were placed here, and those with returns or documents, such as invoices. */
export const deleteImported = async (
  context: Context,
  { caller, orderIds }: { caller: OnSite; orderIds: readonly string[] },
): Promise<void> => {
  for (const id of new Set(orderIds)) {
    await transact(context.db, async (db) => {
      const order = await findOrder(db, caller.siteId, id)
      if (!order || !isImported(order)) return
      const body = { order: presentOrder(await lockOrderById(db, caller.siteId, id)) }
      if (await hasReturns(db, order)) return
      await removeImported(db, order)
      const event = { siteId: caller.siteId, entity: 'order', entityId: id, actor: actorOf(caller), body }
      await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_imported_order_deleted' })
    }).catch((error: unknown) => {
      if (!isReferredTo(error)) throw error
    })
  }
}
