import type { MemberHooks } from '../../ground/context/context.ts'
import { claimGuestOrders } from './claim-orders.ts'
import { presentOrder } from './present.ts'

/** A member's orders: what they bought as a guest becomes theirs when they sign in. A store keeps them in its books. */
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
