import type { MemberHooks } from '../../ground/context/context.ts'
import { forgetRequests } from './notify.ts'
import { presentRequest } from './present.ts'
import { findRequestsOfMember, holdRequestsOf } from './store.ts'

/** What a member waits for. */
export const backInStockHooks: Partial<MemberHooks> = {
  deleted: async (db, { siteId, email }) => forgetRequests(db, siteId, await holdRequestsOf(db, siteId, email)),
  exported: async (db, { site, memberId }) => ({
    backInStockRequests: (await findRequestsOfMember(db, site.id, memberId)).map(presentRequest),
  }),
}
