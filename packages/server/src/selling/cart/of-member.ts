import type { MemberHooks } from '../../ground/context/context.ts'
import { mergeCarts } from './merge.ts'
import { deleteCartsOf } from './of-member-store.ts'

/** Hooks for the carts of a member: merges the visitor's cart at sign-in and deletes carts with the account. */
export const cartHooks: Partial<MemberHooks> = {
  recognized: mergeCarts,
  deleted: (db, { siteId, memberId }) => deleteCartsOf(db, { siteId, owner: `member:${memberId}`, now: new Date() }),
}
