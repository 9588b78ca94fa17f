import { listActivity } from '../activity/store.ts'
import { presentConsent } from '../consent/present.ts'
import { listConsents } from '../consent/store.ts'
import { presentRequest } from '../back-in-stock/present.ts'
import { findRequestsOfMember } from '../back-in-stock/store.ts'
import type { Context } from '../context.ts'
import { presentIdentity } from '../identity/present-identity.ts'
import { presentReview } from '../review/present.ts'
import { reviewsOfMember } from '../review/store.ts'
import { requireSite } from '../site/sites.ts'
import { presentOrder } from '../order/present.ts'
import { Refusal } from '../refusal.ts'
import { presentMember } from './present.ts'
import { findMember } from './store.ts'

/** Everything that a store keeps of a member. */
export const exportMember = async (
  { db, sites }: Pick<Context, 'db' | 'sites'>,
  { siteId, memberId }: { siteId: string; memberId: string },
) => {
  const member = await findMember(db, siteId, memberId)
  if (!member) throw new Refusal('UNAUTHENTICATED', 'The account of this token is no more.')
  const site = await requireSite(sites, siteId)
  const orders = db
    .selectFrom('orders')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner', '=', `member:${memberId}`)
  const sessions = db.selectFrom('session').selectAll().where('site_id', '=', siteId).where('member_id', '=', memberId)
  const links = db
    .selectFrom('provider_identity')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
  return {
    member: presentMember(member),
    identity: await presentIdentity(db, member),
    orders: (await orders.orderBy('number').execute()).map(presentOrder),
    signIns: (await sessions.where('ended_date', 'is', null).orderBy('created_date').execute()).map((session) => ({
      createdDate: session.created_date.toISOString(),
      expiresDate: session.expires_date.toISOString(),
    })),
    reviews: (await reviewsOfMember(db, siteId, memberId)).map((review) => presentReview(review, site)),
    activity: await listActivity(db, { siteId, memberId }),
    consents: (await listConsents(db, { siteId, memberId })).map(presentConsent),
    backInStockRequests: (await findRequestsOfMember(db, siteId, memberId)).map(presentRequest),
    providers: (await links.orderBy('created_date').execute()).map(({ issuer, subject, created_date }) => ({
      issuer,
      subject,
      createdDate: created_date.toISOString(),
    })),
  }
}
