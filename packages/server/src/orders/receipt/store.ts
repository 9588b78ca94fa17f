import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { OrderKey } from '../../money/payment/api.ts'
import type { ReceiptTable, ReceiptText } from './tables.ts'

export type StoredReceipt = Selectable<ReceiptTable>

/** Lists the receipts of an order by number. */
export const listReceipts = (db: Db, { site_id: siteId, id: orderId }: OrderKey): Promise<StoredReceipt[]> =>
  db
    .selectFrom('receipt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()

export const findReceipt = (db: Db, siteId: string, id: string): Promise<StoredReceipt | undefined> =>
  db.selectFrom('receipt').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

/** Takes the next receipt number of a store. Locks the counter until the transaction commits or rolls back. */
const nextNumber = async (db: Db, siteId: string): Promise<number> => {
  const { last_number } = await db
    .insertInto('receipt_counter')
    .values({ site_id: siteId, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ last_number: sql`receipt_counter.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return Number(last_number)
}

type NewReceipt = Omit<Insertable<ReceiptTable>, 'number' | 'body'> & { readonly body: ReceiptText }

/** Inserts a receipt with the next number of its store. */
export const insertReceipt = async (db: Db, { body, ...receipt }: NewReceipt): Promise<StoredReceipt> => {
  const number = await nextNumber(db, receipt.site_id)
  return db
    .insertInto('receipt')
    .values({ ...receipt, number, body: JSON.stringify(body) })
    .returningAll()
    .executeTakeFirstOrThrow()
}
