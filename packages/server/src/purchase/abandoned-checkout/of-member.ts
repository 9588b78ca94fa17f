import type { AbandonedCheckout } from '@vitrine/contract/entities/selling/abandoned-checkout.ts'
import type { MemberHooks } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { findCurrentCart } from '../../selling/basket/api.ts'
import { deleteAbandoned } from './changes.ts'
import { moveRestored } from './restore/restores-store.ts'
import { hashOfEmail } from './emails/recipients.ts'
import { listAbandonedOfOwner, lockAbandonedOf, lockOldAbandoned, type StoredAbandoned } from './store.ts'

const oldestDays = 365
const dayMs = 24 * 60 * 60 * 1000
const batch = 100

/** Presents an abandoned checkout to its member: without the link, and without the store's activities. */
const presentToMember = (row: StoredAbandoned): AbandonedCheckout => ({
  id: row.id,
  createdDate: row.created_date.toISOString(),
  checkoutId: row.checkout_id,
  status: row.status,
  buyerInfo: { ...(row.email !== null && { email: row.email }) },
  currency: row.currency,
  ...row.body,
})

/** Follows, exports and deletes a member's abandoned checkouts. */
export const abandonedHooks: Partial<MemberHooks> = {
  // Called after the visitor's cart was merged into the member's.
  recognized: async (_context, db, { site: { id: siteId }, memberId, visitorId }) => {
    const [from, to] = [`visitor:${visitorId}`, `member:${memberId}`]
    const cart = await findCurrentCart(db, siteId, { owner: to })
    if (cart) await moveRestored(db, { siteId, from, to, cartId: cart.id })
  },
  deleted: async (db, { siteId, memberId, email }) => {
    const of = { siteId, owner: `member:${memberId}`, emailHash: hashOfEmail(siteId, email) }
    await deleteAbandoned(db, siteId, await lockAbandonedOf(db, of))
  },
  exported: async (db, { site, memberId }) => ({
    abandonedCheckouts: (await listAbandonedOfOwner(db, site.id, `member:${memberId}`)).map(presentToMember),
  }),
}

const forgetSome = async (db: Db, before: Date): Promise<number> => {
  const rows = await lockOldAbandoned(db, before, batch)
  for (const siteId of new Set(rows.map(({ site_id }) => site_id))) {
    const ofSite = rows.filter(({ site_id }) => site_id === siteId)
    await deleteAbandoned(db, siteId, ofSite)
  }
  return rows.length
}

/** Deletes abandoned checkouts that are older than a year. */
export const forgetOldAbandoned = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - oldestDays * dayMs)
  while ((await transact(db, (transaction) => forgetSome(transaction, before))) === batch);
}
