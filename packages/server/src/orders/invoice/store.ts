import type { Decided } from '@vitrine/domain/machine.ts'
import type { InvoiceState } from '@vitrine/domain/invoice/states.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { OrderKey } from '../../money/payment/api.ts'
import type { InvoiceCounterTable, InvoiceTable, InvoiceText } from './tables.ts'

export type StoredInvoice = Selectable<InvoiceTable>
export type Series = InvoiceCounterTable['series']

/** Lists the documents of an order, oldest first. */
export const listOrderInvoices = (db: Db, { site_id: siteId, id }: OrderKey): Promise<StoredInvoice[]> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .orderBy('created_date')
    .orderBy('id')
    .execute()

/** Lists the documents of several orders of a store, oldest first. */
export const listInvoicesOfOrders = (db: Db, siteId: string, orderIds: readonly string[]): Promise<StoredInvoice[]> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds, ''])
    .orderBy('created_date')
    .orderBy('id')
    .execute()

export const findInvoice = (db: Db, siteId: string, id: string): Promise<StoredInvoice | undefined> =>
  db.selectFrom('invoice').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

/**
 * Takes the next number of a series. The counter is locked until the transaction commits or rolls back, so that no
 * number is used twice or skipped.
 */
const takeNumber = async (db: Db, siteId: string, series: Series): Promise<number> => {
  const { last_number } = await db
    .insertInto('invoice_counter')
    .values({ site_id: siteId, series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'series']).doUpdateSet({ last_number: sql`invoice_counter.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

type NewInvoice = Omit<Insertable<InvoiceTable>, 'body'> & { readonly body: InvoiceText }

/** Inserts a document without a number. */
export const insertInvoice = (db: Db, { body, ...invoice }: NewInvoice): Promise<StoredInvoice> =>
  db
    .insertInto('invoice')
    .values({ ...invoice, body: JSON.stringify(body) })
    .returningAll()
    .executeTakeFirstOrThrow()

interface Moved {
  readonly state: Decided<InvoiceState>
  readonly sent_date?: Date
  readonly voided_date?: Date
  readonly replaced_date?: Date
}

const update = (db: Db, { site_id: siteId, id }: StoredInvoice) =>
  db.updateTable('invoice').where('site_id', '=', siteId).where('id', '=', id).returningAll()

/** Saves the new state of a document whose order is locked. */
export const moveInvoice = (db: Db, invoice: StoredInvoice, moved: Moved): Promise<StoredInvoice> =>
  update(db, invoice).set(moved).executeTakeFirstOrThrow()

interface Issued {
  readonly state: Decided<InvoiceState>
  readonly series: Series
  readonly prefix: string
  readonly body: InvoiceText
  readonly total: number
  readonly dueDate: Date | null
  readonly now: Date
}

/** Formats a document number. */
const displayNumberOf = (prefix: string, number: number): string => `${prefix}${String(number).padStart(5, '0')}`

/** Issues a draft whose order is locked: saves its number and final text in the transaction of the counter. */
export const numberInvoice = async (
  db: Db,
  invoice: StoredInvoice,
  { state, series, prefix, body, total, dueDate, now }: Issued,
): Promise<StoredInvoice> => {
  const number = await takeNumber(db, invoice.site_id, series)
  return update(db, invoice)
    .set({
      state,
      series,
      number,
      display_number: displayNumberOf(prefix, number),
      body: JSON.stringify(body),
      total,
      due_date: dueDate,
      issued_date: now,
    })
    .executeTakeFirstOrThrow()
}

const mostExternal = 300

/** Lists invoices of other apps, oldest first. */
export const listExternalInvoices = (db: Db, siteId: string, orderIds: readonly string[]) =>
  db
    .selectFrom('external_invoice')
    .select(['order_id', 'app_id', 'id'])
    .where('site_id', '=', siteId)
    .where('order_id', 'in', [...orderIds, ''])
    .orderBy('created_date')
    .orderBy('id')
    .execute()

/** Adds an invoice of another app to a locked order: `full` if it has too many, `known` if it has this one. */
export const insertExternalInvoice = async (
  db: Db,
  { site_id, id: order_id }: OrderKey,
  { id, appId, now }: { id: string; appId: string; now: Date },
): Promise<'added' | 'known' | 'full'> => {
  const known = await listExternalInvoices(db, site_id, [order_id])
  if (known.some((one) => one.id === id && one.app_id === appId)) return 'known'
  if (known.length >= mostExternal) return 'full'
  await db.insertInto('external_invoice').values({ site_id, order_id, app_id: appId, id, created_date: now }).execute()
  return 'added'
}
