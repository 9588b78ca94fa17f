import type { Shop } from '../../../../../test/shop.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { attendTo } from './scan/attend.ts'
import { findAbandonedByCheckout } from './store.ts'

/** Makes a checkout an abandoned one, as if its buyer had left two hours ago. Returns its ID. */
export const abandonCheckout = async ({ context, siteId }: Pick<Shop, 'context' | 'siteId'>, checkoutId: string) => {
  const { db, now, sites } = context
  const left = new Date(now().getTime() - 2 * 60 * 60 * 1000)
  await db.updateTable('cart').set({ updated_date: left }).where('id', '=', checkoutId).execute()
  const site = await requireSite(sites, siteId)
  await transact(db, (transaction) => attendTo(context, transaction, { site, id: checkoutId }))
  const found = await findAbandonedByCheckout(db, { siteId, id: checkoutId })
  if (!found) throw new Error('The checkout is not abandoned.')
  return found.id
}
