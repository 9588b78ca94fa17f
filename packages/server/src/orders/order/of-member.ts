import type { MemberHooks } from '../../ground/context/context.ts'
import { claimGuestOrders } from './claim-orders.ts'
import { presentOrder } from './present.ts'

/**
 * Hooks for the orders of a member: claims guest orders at sign-in and exports orders. Stores keep orders on deletion.
 */
export const orderHooks: Partial<MemberHooks> = {
  signedIn: claimGuestOrders,
  exported: async (db, { site, memberId }) => {
    const orders = await db
      .selectFrom('orders')
      .selectAll()
      .where('site_id', '=', site.id)
      .where('owner', '=', `member:${memberId}`)
      .orderBy('number')
      .execute()
    return { orders: orders.map(presentOrder) }
  },
}
