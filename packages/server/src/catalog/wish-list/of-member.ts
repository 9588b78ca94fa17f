import type { MemberHooks } from '../../ground/context/context.ts'
import { deleteWishList, listItems } from './store.ts'

/** Exports and deletes a member's wish list. */
export const wishListHooks: Partial<MemberHooks> = {
  deleted: (db, { siteId, memberId }) => deleteWishList(db, { siteId, memberId }),
  exported: async (db, { site, memberId }) => {
    const items = await listItems(db, { siteId: site.id, memberId })
    return {
      wishList: items.map(({ product_id, options, added_date }) => ({
        productId: product_id,
        ...(options && { options }),
        addedDate: added_date.toISOString(),
      })),
    }
  },
}
