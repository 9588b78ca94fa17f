import type { Db } from '../../ground/database/tables.ts'
import { findDocument, listDocuments, saveDocument } from '../../ground/document/store.ts'
import type { LocalDeliveryRecord, MethodRecord, PickupLocationRecord, ShippingOptionRecord } from './tables.ts'

/** A delivery method of any kind, with its name. */
export interface NamedMethod {
  readonly id: string
  readonly title: string
  readonly record: MethodRecord
}

/** Lists all delivery methods of a store, including inactive ones. */
export const listMethodRecords = async (db: Db, siteId: string): Promise<NamedMethod[]> => {
  const [options, locals, pickups] = await Promise.all([
    listDocuments<ShippingOptionRecord>(db, 'shipping_option', siteId),
    listDocuments<LocalDeliveryRecord>(db, 'local_delivery_option', siteId),
    listDocuments<PickupLocationRecord>(db, 'pickup_location', siteId),
  ])
  return [
    ...options.map(({ id, body }) => ({ id, title: body.title, record: body })),
    ...locals.map(({ id, body }) => ({ id, title: body.areaName ?? '', record: body })),
    ...pickups.map(({ id, body }) => ({ id, title: body.name, record: body })),
  ]
}

/** Activates or deactivates a delivery method. Returns whether it exists. */
export const switchMethod = async (
  db: Db,
  siteId: string,
  { id, active, now }: { id: string; active: boolean; now: Date },
): Promise<boolean> => {
  for (const table of ['shipping_option', 'local_delivery_option', 'pickup_location'] as const) {
    const document = await findDocument<MethodRecord>(db, table, { siteId, id, hold: true })
    if (!document) continue
    await saveDocument<MethodRecord>(db, table, { document, body: { ...document.body, active }, now })
    return true
  }
  return false
}
