import { sql } from 'kysely'
import { recordEvent } from '../../ground/event/outbox.ts'
import { giveContactToMember } from '../../people/contact/api.ts'
import { findMember } from '../../people/member/api.ts'
import { presentOrder } from './present.ts'
import type { Db } from '../../ground/database/tables.ts'

/**
 * Gives a member the orders that were placed as a guest with their email, once it is shown to be theirs. Only the
 * orders: who typed an email into a checkout need not be who reads its mail, so names and addresses stay behind, and
 * so do the carts of other browsers.
 */
export const claimGuestOrders = async (
  db: Db,
  { siteId, memberId, now }: { siteId: string; memberId: string; now: Date },
): Promise<void> => {
  const member = await findMember(db, siteId, memberId)
  if (!member?.email_verified) return
  const buyer = sql`(body->'buyerInfo') - 'visitorId' || jsonb_build_object('memberId', ${memberId}::text, 'contactId', ${memberId}::text)`
  const claimed = await db
    .updateTable('orders')
    .set({ owner: `member:${memberId}`, body: sql`jsonb_set(body, '{buyerInfo}', ${buyer})`, updated_date: now })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = ${member.email}`)
    .where(sql<boolean>`owner like 'visitor:%'`)
    .returningAll()
    .execute()
  if (claimed.length === 0) return
  await giveContactToMember(db, siteId, { email: member.email, memberId })
  for (const order of claimed) {
    const event = { siteId, entity: 'order', entityId: order.id, type: 'wix.ecom.v1.order_updated' as const }
    await recordEvent(db, { ...event, body: { currentEntity: presentOrder(order) } })
  }
}
