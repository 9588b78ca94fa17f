import type { MemberHooks } from '../../ground/context/context.ts'
import { mergeCarts } from './merge.ts'
import { deleteCartsOf } from './store.ts'

/** A member's cart takes in what they chose before they signed in, and goes with their account. */
export const cartHooks: Partial<MemberHooks> = {
  recognized: mergeCarts,
  deleted: (db, { siteId, memberId }) => deleteCartsOf(db, siteId, `member:${memberId}`),
}
