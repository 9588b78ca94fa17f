import type { MemberHooks } from '../../ground/context/context.ts'
import { forgetRequests } from './notify.ts'
import { presentRequest } from './present.ts'
import { findRequestsOfMember, holdRequestsOf } from './store.ts'

/** Exports and deletes a member's back-in-stock requests. */
export const backInStockHooks: Partial<MemberHooks> = {
  deleted: async (db, { siteId, email }) => forgetRequests(db, siteId, await holdRequestsOf(db, siteId, email)),
  exported: async (db, { site, memberId }) => ({
    backInStockRequests: (await findRequestsOfMember(db, site.id, memberId)).map(presentRequest),
  }),
}
