import { listActivity } from '../activity/api.ts'
import { listConsents, presentConsent } from '../consent/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { findMember, presentIdentity, presentMember } from '../member/api.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { listOpenSessions } from '../session/api.ts'
import { listLinksOf } from '../sign-in-provider/api.ts'

/** Exports all data that a store has about a member. */
export const exportMember = async (
  { db, sites, memberHooks }: Pick<Context, 'db' | 'sites' | 'memberHooks'>,
  { siteId, memberId }: { siteId: string; memberId: string },
) => {
  const member = await findMember(db, siteId, memberId)
  if (!member) throw new Refusal('UNAUTHENTICATED', 'The account of this token no longer exists.')
  const site = await requireSite(sites, siteId)
  return {
    member: presentMember(member),
    identity: await presentIdentity(db, member),
    ...(await memberHooks.exported(db, { site, memberId })),
    signIns: (await listOpenSessions(db, { siteId, memberId })).map((session) => ({
      createdDate: session.created_date.toISOString(),
      expiresDate: session.expires_date.toISOString(),
    })),
    activity: await listActivity(db, { siteId, memberId }),
    consents: (await listConsents(db, { siteId, memberId })).map(presentConsent),
    providers: (await listLinksOf(db, { siteId, memberId })).map(({ issuer, subject, created_date }) => ({
      issuer,
      subject,
      createdDate: created_date.toISOString(),
    })),
  }
}
