import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { InvoiceWishTable } from './tables.ts'

type Wish = Pick<Selectable<InvoiceWishTable>, 'site_id' | 'order_id'>

/** Orders that are to have an invoice by itself now. */
export const findWishes = (db: Db, now: Date): Promise<Wish[]> =>
  db
    .selectFrom('invoice_wish')
    .select(['site_id', 'order_id'])
    .where('next_attempt_date', '<=', now)
    .orderBy('next_attempt_date')
    .limit(50)
    .execute()

const of = ({ site_id, order_id }: Wish) => ({ site_id, order_id })

/** Takes a wish away in the transaction that fulfills it; false where another server has. */
export const takeWish = async (db: Db, wish: Wish): Promise<boolean> => {
  const { site_id, order_id } = of(wish)
  const taken = await db
    .deleteFrom('invoice_wish')
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .returning('order_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Puts a wish off that could not be fulfilled, each time for longer. */
export const putOffWish = async (db: Db, { site_id, order_id }: Wish, next: Date): Promise<void> => {
  await db
    .updateTable('invoice_wish')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_date: next }))
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .execute()
}
