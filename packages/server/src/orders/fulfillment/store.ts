import { sql } from 'kysely'
import { prepared } from '../../ground/database/connection/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import type { FulfillmentRecord } from './tables.ts'

/** Key of the order whose parcels are changed; the caller must have locked it. */
interface OrderKey {
  readonly site_id: string
  readonly id: string
}

/** A parcel, and whether its buyer was notified of it. */
export interface StoredParcel {
  readonly record: FulfillmentRecord
  readonly isNotified: boolean
}

/** Quantity of a line item that was refunded and restocked. */
interface Restocked {
  readonly lineItemId: string
  readonly quantity: number
}

/** The parcels and restocked items of an order. */
export interface StoredPieces {
  readonly parcels: readonly StoredParcel[]
  readonly restocked: readonly Restocked[]
}

interface Row {
  readonly parcels: readonly StoredParcel[] | null
  readonly restocked: readonly (readonly Restocked[] | null)[] | null
}

/** Reads both in one statement, since every fulfillment needs both. */
const ask = prepared<Row, [siteId: string, orderId: string]>(
  (siteId, orderId) => sql<Row>`
    select
      (select json_agg(json_build_object('record', body, 'isNotified', notified_date is not null) order by created_date, id)
        from fulfillment where site_id = ${siteId} and order_id = ${orderId}) as parcels,
      (select json_agg(side_effects -> 'restock')
        from refund where site_id = ${siteId} and order_id = ${orderId}) as restocked`,
)

/** Reads the parcels of an order, oldest first, and its restocked items. */
export const readPieces = async (db: Db, { site_id: siteId, id }: OrderKey): Promise<StoredPieces> => {
  const { rows } = await ask(db, siteId, id)
  const { parcels, restocked } = rows[0]!
  return { parcels: parcels ?? [], restocked: (restocked ?? []).flatMap((lines) => lines ?? []) }
}

/** Lists the parcels of orders, oldest first, by order ID. */
export const listParcels = async (
  db: Db,
  siteId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FulfillmentRecord[]>> => {
  const rows = await db
    .selectFrom('fulfillment')
    .select(['order_id', 'body'])
    .where('site_id', '=', siteId)
    .where('order_id', 'in', orderIds)
    .orderBy('created_date')
    .orderBy('id')
    .execute()
  const parcels = new Map<string, FulfillmentRecord[]>()
  for (const { order_id: id, body } of rows) parcels.set(id, [...(parcels.get(id) ?? []), body])
  return parcels
}

/** A parcel to save; `notifiedDate` is set if the same transaction notifies the buyer. */
export interface ParcelToWrite {
  readonly record: FulfillmentRecord
  readonly createdDate: Date
  readonly notifiedDate: Date | null
}

export const insertParcels = async (
  db: Db,
  { site_id, id: order_id }: OrderKey,
  parcels: readonly ParcelToWrite[],
): Promise<void> => {
  const rows = parcels.map(({ record, createdDate: created_date, notifiedDate: notified_date }) => ({
    site_id,
    id: record.id,
    order_id,
    body: JSON.stringify(record),
    created_date,
    notified_date,
  }))
  await writeBehind(db, db.insertInto('fulfillment').values(rows))
}

/** Updates a parcel. Leaves the notification date unchanged if `notifiedDate` is `undefined`. */
export const updateParcel = async (
  db: Db,
  { site_id: siteId, id: orderId }: OrderKey,
  { record, notifiedDate }: { record: FulfillmentRecord; notifiedDate: Date | null | undefined },
): Promise<void> => {
  const change = db
    .updateTable('fulfillment')
    .set({ body: JSON.stringify(record), ...(notifiedDate !== undefined && { notified_date: notifiedDate }) })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', record.id)
  await writeBehind(db, change)
}

export const deleteParcel = async (db: Db, { site_id: siteId, id: orderId }: OrderKey, id: string): Promise<void> => {
  const removal = db
    .deleteFrom('fulfillment')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
  await writeBehind(db, removal)
}

/** Deletes all parcels of an order. */
export const deleteParcels = async (db: Db, { site_id: siteId, id: orderId }: OrderKey): Promise<void> => {
  await writeBehind(db, db.deleteFrom('fulfillment').where('site_id', '=', siteId).where('order_id', '=', orderId))
}
