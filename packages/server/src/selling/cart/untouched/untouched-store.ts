import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { deleteAttemptsOfCheckouts } from '../../../money/payment/api.ts'
import { deleteStoredCarts } from '../../basket/api.ts'

/** Days after which untouched carts and checkouts are deleted, unless the store sets another number. */
export const defaultCartDays = 60

export interface Removed {
  readonly siteId: string
  readonly id: string
  readonly isCart: boolean
  readonly isCheckout: boolean
}

/** The date before which a row of the joined site counts as untouched. */
const longAgo = (now: Date) => sql<Date>`
  ${now.toISOString()}::timestamptz
    - make_interval(days => coalesce((site.settings->>'cartDays')::int, ${sql.lit(defaultCartDays)}))`

/**
 * Deletes a batch of untouched carts with their failed payment attempts. Keeps those that became orders, and those with a
 * payment in progress. Skips locked ones.
 */
export const deleteUntouchedCarts = async (db: Db, now: Date, most: number): Promise<readonly Removed[]> => {
  const { rows: old } = await sql<Removed>`
    select cart.site_id as "siteId", cart.id, cart.opened_date is not null as "isCheckout",
      cart.deleted_date is null and cart.body->>'isOnlyCheckout' is null as "isCart"
    from site join cart on cart.site_id = site.id
    where cart.order_id is null and cart.updated_date < ${longAgo(now)}
      and not exists (
        select 1 from payment_attempt attempt
        where attempt.site_id = cart.site_id and attempt.checkout_id = cart.id
          and attempt.state not in ('declined', 'released'))
    limit ${most} for update of cart skip locked`.execute(db)
  await deleteAttemptsOfCheckouts(db, old)
  await deleteStoredCarts(db, old)
  return old
}
