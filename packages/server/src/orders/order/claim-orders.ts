import { sql } from 'kysely'
import { recordEvent } from '../../ground/event/outbox.ts'
import { giveContactToMember } from '../../people/contact/api.ts'
import { findMember } from '../../people/member/api.ts'
import { presentOrder } from './present.ts'
import type { Db } from '../../ground/database/tables.ts'

/**
 * Assigns guest orders to a member with the same email, once the email is verified. Only the orders are assigned:
 * addresses and carts are not, since anyone can enter someone else's email in a checkout.
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
