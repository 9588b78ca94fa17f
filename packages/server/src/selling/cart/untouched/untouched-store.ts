import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { deleteAttemptsOfCheckouts } from '../../../money/payment/api.ts'
import { deleteCheckouts } from '../../checkout/api.ts'

/** Days after which untouched carts and checkouts are deleted, unless the store sets another number. */
export const defaultCartDays = 60

export interface Removed {
  readonly siteId: string
  readonly id: string
}

/** The date before which a row of the joined site counts as untouched. */
const longAgo = (now: Date) => sql<Date>`
  ${now.toISOString()}::timestamptz
    - make_interval(days => coalesce((site.settings->>'cartDays')::int, ${sql.lit(defaultCartDays)}))`

/** Deletes a batch of untouched carts. Skips locked ones. */
export const deleteUntouchedCarts = async (db: Db, now: Date, most: number): Promise<readonly Removed[]> => {
  const { rows } = await sql<Removed>`
    delete from cart using (
      select cart.site_id, cart.id from site join cart on cart.site_id = site.id
      where cart.updated_date < ${longAgo(now)}
      limit ${most} for update of cart skip locked) old
    where cart.site_id = old.site_id and cart.id = old.id
    returning cart.site_id as "siteId", cart.id`.execute(db)
  return rows
}

/**
 * Deletes a batch of untouched checkouts with their failed payment attempts. Keeps those that became orders, and those
 * with a payment in progress.
 */
export const deleteUntouchedCheckouts = async (db: Db, now: Date, most: number): Promise<readonly Removed[]> => {
  const { rows: old } = await sql<Removed>`
    select checkout.site_id as "siteId", checkout.id from site join checkout on checkout.site_id = site.id
    where checkout.order_id is null and checkout.updated_date < ${longAgo(now)}
      and not exists (
        select 1 from payment_attempt attempt
        where attempt.site_id = checkout.site_id and attempt.checkout_id = checkout.id
          and attempt.state not in ('declined', 'released'))
    limit ${most} for update of checkout skip locked`.execute(db)
  await deleteAttemptsOfCheckouts(db, old)
  await deleteCheckouts(db, old)
  return old
}
