import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { deleteAttemptsOfCheckouts } from '../../money/payment/api.ts'
import { deleteStoredCarts, retireCarts } from '../basket/api.ts'

interface OfOwner {
  readonly siteId: string
  readonly owner: string
  readonly now: Date
}

/**
 * Deletes the carts of an owner with their failed payment attempts. Those that became orders are kept. One with a payment
 * in progress is nobody's current cart any more, and is deleted later if it does not become an order.
 */
export const deleteCartsOf = async (db: Db, { siteId, owner, now }: OfOwner): Promise<void> => {
  const { rows } = await sql<{ siteId: string; id: string; isPaying: boolean }>`
    select cart.site_id as "siteId", cart.id, exists (
        select 1 from payment_attempt attempt
        where attempt.site_id = cart.site_id and attempt.checkout_id = cart.id
          and attempt.state not in ('declined', 'released')) as "isPaying"
    from cart where cart.site_id = ${siteId} and cart.owner = ${owner} and cart.order_id is null
    order by cart.id for update of cart`.execute(db)
  const [paying, others] = [rows.filter(({ isPaying }) => isPaying), rows.filter(({ isPaying }) => !isPaying)]
  await deleteAttemptsOfCheckouts(db, others)
  await deleteStoredCarts(db, others)
  if (paying.length > 0) await retireCarts(db, { siteId, ids: paying.map(({ id }) => id), now })
}
