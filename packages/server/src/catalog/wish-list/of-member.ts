import type { MemberHooks } from '../../ground/context/context.ts'
import { deleteWishList, readWishList } from './store.ts'

/** Exports and deletes a member's wish list. */
export const wishListHooks: Partial<MemberHooks> = {
  deleted: (db, { siteId, memberId }) => deleteWishList(db, { siteId, memberId }),
  exported: async (db, { site, memberId }) => ({ wishList: await readWishList(db, { siteId: site.id, memberId }) }),
}
