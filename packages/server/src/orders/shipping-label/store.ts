import {
  decideLabel,
  newLabel,
  type LabelEvent,
  type LabelStateRefusal,
} from '@vitrine/domain/shipping-label/states.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { queueJob } from '../../ground/job/store.ts'
import type { LabelQuoteTable, LabelRecord, ShippingLabelTable } from './tables.ts'

export type StoredLabel = Selectable<ShippingLabelTable>
export type StoredQuote = Selectable<LabelQuoteTable>

export const insertQuote = async (db: Db, quote: StoredQuote): Promise<void> => {
  await db
    .insertInto('label_quote')
    .values({ ...quote, body: JSON.stringify(quote.body) })
    .execute()
}

export const findQuote = (db: Db, siteId: string, id: string): Promise<StoredQuote | undefined> =>
  db.selectFrom('label_quote').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

/** Deletes expired quotes. */
export const pruneQuotes = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('label_quote').where('created_date', '<', before).execute()
}

/** Jobs that find out the outcome of a label purchase or refund, keyed by label ID. */
export const labelKind = 'shipping-label'

/** Queues a poll of a label. */
export const queuePoll = (db: Db, { site_id: siteId, id: key }: Pick<StoredLabel, 'site_id' | 'id'>, due: Date) =>
  queueJob(db, { siteId, kind: labelKind, key, due })

export const insertLabel = async (
  db: Db,
  label: Omit<StoredLabel, 'status' | 'reference'>,
  { pollDate }: { pollDate: Date },
): Promise<StoredLabel> => {
  const inserted = await db
    .insertInto('shipping_label')
    .values({ ...label, body: JSON.stringify(label.body), status: newLabel })
    .returningAll()
    .executeTakeFirstOrThrow()
  await queuePoll(db, inserted, pollDate)
  return inserted
}

const ofSite = (db: Db, siteId: string) => db.selectFrom('shipping_label').selectAll().where('site_id', '=', siteId)

export const findLabel = (db: Db, siteId: string, id: string): Promise<StoredLabel | undefined> =>
  ofSite(db, siteId).where('id', '=', id).executeTakeFirst()

/** Finds the label that was bought with a quote. */
export const findLabelOfQuote = (db: Db, siteId: string, quoteId: string): Promise<StoredLabel | undefined> =>
  ofSite(db, siteId).where('quote_id', '=', quoteId).executeTakeFirst()

/** Lists the labels of an order, oldest first. */
export const listLabels = (db: Db, siteId: string, orderId: string): Promise<StoredLabel[]> =>
  ofSite(db, siteId).where('order_id', '=', orderId).orderBy('created_date').orderBy('id').execute()

/** Lists labels of a store by ID, in the order of the IDs. */
export const listNamedLabels = async (db: Db, siteId: string, ids: readonly string[]): Promise<StoredLabel[]> => {
  const found = await ofSite(db, siteId)
    .where('id', 'in', [...ids])
    .execute()
  return ids.flatMap((id) => found.find((label) => label.id === id) ?? [])
}

/** Lists the fulfillment labels of orders, in the order of the IDs. */
export const listLabelsOfOrders = async (
  db: Db,
  siteId: string,
  orderIds: readonly string[],
): Promise<StoredLabel[]> => {
  const found = await ofSite(db, siteId)
    .where('order_id', 'in', [...orderIds])
    .where('fulfillment_id', 'is not', null)
    .orderBy('created_date')
    .orderBy('id')
    .execute()
  return orderIds.flatMap((id) => found.filter(({ order_id }) => order_id === id))
}

export type MovedLabel =
  | { readonly ok: true; readonly moved: StoredLabel }
  | { readonly ok: false; readonly code: LabelStateRefusal }

interface Change {
  readonly body: LabelRecord
  readonly reference?: string
  readonly fulfillmentId?: string | null
  readonly now: Date
}

const written = ({ body, reference, fulfillmentId, now }: Change) => ({
  body: JSON.stringify(body),
  updated_date: now,
  ...(reference !== undefined && { reference }),
  ...(fulfillmentId !== undefined && { fulfillment_id: fulfillmentId }),
})

const keyed = (db: Db, { site_id: siteId, id }: Pick<StoredLabel, 'site_id' | 'id'>) =>
  db.updateTable('shipping_label').where('site_id', '=', siteId).where('id', '=', id).returningAll()

/** Applies an event to a label whose order is locked. Only the state machine changes its status. */
export const moveLabel = async (
  db: Db,
  known: StoredLabel,
  { event, ...change }: Change & { event: LabelEvent },
): Promise<MovedLabel> => {
  const decision = decideLabel(known.status, event)
  if (!decision.ok) return decision
  const moved = await keyed(db, known)
    .set({ ...written(change), status: decision.state })
    .executeTakeFirstOrThrow()
  return { ok: true, moved }
}

/** Updates a label without changing its status. Its order must be locked. */
export const noteLabel = (db: Db, known: StoredLabel, change: Change): Promise<StoredLabel> =>
  keyed(db, known).set(written(change)).executeTakeFirstOrThrow()

export const findPicture = async (db: Db, { site_id: siteId, id }: StoredLabel): Promise<Buffer | undefined> => {
  const found = db.selectFrom('shipping_label_file').select('picture').where('site_id', '=', siteId)
  const row = await found.where('label_id', '=', id).executeTakeFirst()
  return row && Buffer.from(row.picture, 'base64')
}

export const savePicture = async (db: Db, { site_id, id: label_id }: StoredLabel, picture: Buffer): Promise<void> => {
  await db
    .insertInto('shipping_label_file')
    .values({ site_id, label_id, picture: picture.toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
