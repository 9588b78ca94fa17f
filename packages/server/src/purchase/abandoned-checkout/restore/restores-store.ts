import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredAbandoned } from '../store.ts'

/** Whether the lines of an abandoned checkout were restored into a cart before. */
export const hasRestored = async (
  db: Db,
  { site_id, id }: Pick<StoredAbandoned, 'site_id' | 'id'>,
  cartId: string,
): Promise<boolean> => {
  const restores = db.selectFrom('abandoned_checkout_restore').select('cart_id').where('site_id', '=', site_id)
  const found = await restores.where('cart_id', '=', cartId).where('abandoned_id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** Records a cart whose order recovers the abandoned checkout. */
export const noteRestored = async (
  db: Db,
  { site_id, id }: Pick<StoredAbandoned, 'site_id' | 'id'>,
  { cartId, owner }: { readonly cartId: string; readonly owner: string },
): Promise<void> => {
  await db
    .insertInto('abandoned_checkout_restore')
    .values({ site_id, cart_id: cartId, abandoned_id: id, owner })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Records that the carts of a visitor were merged into another cart, whose order recovers what was restored into them. */
export const moveRestored = async (
  db: Db,
  { siteId, from, to, cartId }: { siteId: string; from: string; to: string; cartId: string },
): Promise<void> => {
  await sql`
    insert into abandoned_checkout_restore (site_id, cart_id, abandoned_id, owner)
    select distinct site_id, ${cartId}, abandoned_id, ${to} from abandoned_checkout_restore
    where site_id = ${siteId} and owner = ${from}
    on conflict do nothing`.execute(db)
}
