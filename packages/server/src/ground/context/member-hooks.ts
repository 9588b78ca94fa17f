import type { JoinedMemberHooks, ShopMemberData, MemberHooks } from './context.ts'

/** Combines the hooks of all rooms. They are called in order. */
export const joinMemberHooks = (rooms: readonly Partial<MemberHooks>[]): JoinedMemberHooks => ({
  signedIn: async (db, of) => {
    for (const { signedIn } of rooms) await signedIn?.(db, of)
  },
  recognized: async (context, db, of) => {
    for (const { recognized } of rooms) await recognized?.(context, db, of)
  },
  deleted: async (db, of) => {
    for (const { deleted } of rooms) await deleted?.(db, of)
  },
  exported: async (db, of) => {
    const data: ShopMemberData = {
      orders: [],
      reviews: [],
      backInStockRequests: [],
      abandonedCheckouts: [],
      wishList: [],
    }
    for (const { exported } of rooms) Object.assign(data, await exported?.(db, of))
    return data
  },
})
