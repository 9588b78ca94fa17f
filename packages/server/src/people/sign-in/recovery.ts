import type { StateMachineResponse } from '@vitrine/contract/entities/people/identity.ts'
import { noteActivity } from '../activity/api.ts'
import type { Exchange, SignedInMember } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { admit, deleteChallenges, forgetDevices, type OfMember, placeOf } from '../factor/api.ts'
import { noRecipient, queueMail } from '../../ground/mail/outbox.ts'
import {
  changeMember,
  emailSite,
  findMember,
  findMemberByEmail,
  invitationEmail,
  lockMember,
  moveMember,
  normalEmail,
  passwordChangedEmail,
  firstProofEvent,
  recordMemberEvent,
  recoveryEmail,
} from '../member/api.ts'
import { requireCallback } from '../../ground/site/addresses.ts'
import { invalidField, Refusal, invalidBecause } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { resetRateLimits, enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import { hashPassword, requireGoodPassword } from '../password/api.ts'
import { newSiteSecret } from '../../ground/token/secrets.ts'
import { endSessionsWithin } from '../session/api.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import {
  deleteRecoveries,
  deleteVerifications,
  findRecovery,
  insertRecovery,
  takeRecovery,
} from './verification-store.ts'

const linkMs = 60 * 60 * 1000
const invitationMs = 7 * 24 * 60 * 60 * 1000

export interface RecoveryRequest {
  readonly email: string
  readonly redirect?: { readonly url?: string; readonly clientId?: string } | undefined
}

/** Mails a link to set a new password. For an unknown account it does the same work, but sends nothing. */
export const sendRecovery = async (
  context: Context,
  { siteId, clientId }: { siteId: string; clientId?: string },
  { ip, ...request }: RecoveryRequest & { ip: string },
): Promise<void> => {
  const { db, sites, now } = context
  const site = await requireSite(sites, siteId)
  const email = normalEmail(request.email)
  const { url } = request.redirect ?? {}
  const app = await sites.findApp(request.redirect?.clientId ?? clientId ?? '')
  if (request.redirect?.clientId !== undefined && app?.site_id !== siteId)
    throw invalidField('redirect.clientId', 'is not an app of this site')
  const redirectUrl = url === undefined ? null : requireCallback(context, app, url, 'redirect.url')
  await enforceRateLimit(db, { siteId, rule: 'requests', subject: addressOf(ip) }, now())
  await enforceRateLimit(db, { siteId, rule: 'emails', subject: email }, now())

  const from = await emailSite(sites, site, app?.client_id)
  const member = await findMemberByEmail(db, siteId, email)
  const mayRecover = member !== undefined && member.status !== 'BLOCKED'
  const token = newSiteSecret(siteId)
  await transact(db, async (transaction) => {
    await insertRecovery(transaction, {
      site_id: siteId,
      token,
      member_id: mayRecover ? member.id : null,
      redirect_url: redirectUrl,
      client_id: app?.client_id ?? null,
      expires_date: new Date(now().getTime() + linkMs),
    })
    const recipient = mayRecover ? email : noRecipient
    await queueMail(transaction, { siteId, recipient, message: recoveryEmail(from, token) })
  })
}

/** Mails a member an invitation to set a password. The caller has the owner's rights. */
export const sendInvitation = async (
  context: Context,
  siteId: string,
  { memberId, redirect = {} }: { memberId: string; redirect?: RecoveryRequest['redirect'] },
): Promise<void> => {
  const { db, sites, now } = context
  const { url, clientId } = redirect
  const app = await (clientId === undefined ? sites.findFirstApp(siteId) : sites.findApp(clientId))
  if (clientId !== undefined && app?.site_id !== siteId)
    throw invalidField('emailOptions.redirect.clientId', 'is not an app of this site')
  const redirectUrl = url === undefined ? null : requireCallback(context, app, url, 'emailOptions.redirect.url')
  const from = await emailSite(sites, await requireSite(sites, siteId), app?.client_id)
  const member = await findMember(db, siteId, memberId)
  if (!member) throw new Refusal('NOT_FOUND')
  if (member.status === 'BLOCKED') throw new Refusal('-19958')
  await enforceRateLimit(db, { siteId, rule: 'emails', subject: member.email }, now())
  const token = newSiteSecret(siteId)
  await transact(db, async (transaction) => {
    await insertRecovery(transaction, {
      site_id: siteId,
      token,
      member_id: memberId,
      redirect_url: redirectUrl,
      client_id: app?.client_id ?? null,
      expires_date: new Date(now().getTime() + invitationMs),
    })
    await queueMail(transaction, { siteId, recipient: member.email, message: invitationEmail(from, token) })
  })
}

const expired = () => invalidBecause('recoveryToken', 'LINK_EXPIRED')

/**
 * Sets a new password with the token from an email and signs in. Other sessions end. The link proves that the email is
 * theirs.
 */
export const recover = async (
  context: Context,
  { recoveryToken, password }: { recoveryToken: string; password: string | undefined },
  { siteId, from: asking }: { siteId: string | undefined; from: Pick<Exchange, 'ip' | 'userAgent' | 'languages'> },
): Promise<StateMachineResponse> => {
  const { db, sites, now, endedSessions } = context
  const found = await findRecovery(db, recoveryToken)
  const member = found?.member_id && (await findMember(db, found.site_id, found.member_id))
  if (!found || !member || (siteId !== undefined && found.site_id !== siteId)) throw expired()
  if (password === undefined) throw invalidField('password', 'must be set', 'REQUIRED_FIELD')
  const site = await requireSite(sites, found.site_id)
  requireGoodPassword(password, { email: member.email, field: 'password', site })
  const password_hash = await hashPassword(password)
  const from = await emailSite(sites, site, found.client_id ?? undefined)

  const { answer, ended } = await transact(db, async (transaction) => {
    const taken = await takeRecovery(transaction, recoveryToken, now())
    const held = taken && (await lockMember(transaction, site.id, taken.member_id))
    if (!held) throw expired()
    if (held.status === 'BLOCKED') throw new Refusal('-19958')
    const change = { password_hash, email_verified: true, updated_date: now() }
    const { member: changed, hasBegun } = await moveMember(transaction, held, { event: firstProofEvent(site), change })
    await recordMemberEvent(transaction, changed, hasBegun ? 'created' : 'updated')
    await deleteRecoveries(transaction, site.id, held.id)
    await deleteVerifications(transaction, site.id, held.email)
    await resetRateLimits(transaction, site.id, { rule: 'account', subject: held.email })
    const ended = await endSessionsWithin(context, transaction, { siteId: site.id, memberId: held.id })
    await queueMail(transaction, { siteId: site.id, recipient: held.email, message: passwordChangedEmail(from) })
    const what = { type: 'PASSWORD_RECOVERED', now: now(), ...placeOf(asking) } as const
    await noteActivity(transaction, { siteId: site.id, memberId: held.id }, what)
    await resetTrust(transaction, { siteId: site.id, memberId: held.id })
    const answer = await admit(context, transaction, { site, member: changed, from: asking, provedEmail: true })
    return { answer: { ...answer, additionalData: continuation(taken) }, ended }
  })
  endedSessions.add(ended)
  return answer
}

/** After a new password: removes trusted devices and pending sign-ins. */
const resetTrust = async (transaction: Db, of: OfMember): Promise<void> => {
  await forgetDevices(transaction, of)
  await deleteChallenges(transaction, of)
}

/** Where the storefront continues afterwards. The official SDK expects these values as objects by type. */
const continuation = ({ redirect_url, client_id }: { redirect_url: string | null; client_id: string | null }) => ({
  ...(redirect_url !== null && { redirectUrl: { strValue: redirect_url } }),
  ...(client_id !== null && { clientId: { strValue: client_id } }),
})

/** Sets a new password and signs out all other devices. */
export const changePassword = async (context: Context, caller: SignedInMember, newPassword: string): Promise<void> => {
  const { db, sites, now, endedSessions } = context
  const { siteId, memberId, sessionId, clientId } = caller
  const site = await requireSite(sites, siteId)
  const member = await findMember(db, siteId, memberId)
  if (!member) throw new Refusal('UNAUTHENTICATED')
  requireGoodPassword(newPassword, { email: member.email, field: 'newPassword', site })
  const password_hash = await hashPassword(newPassword)
  const from = await emailSite(sites, site, clientId)
  const ended = await transact(db, async (transaction) => {
    await changeMember(transaction, member, { password_hash, updated_date: now() })
    await deleteRecoveries(transaction, siteId, memberId)
    await resetTrust(transaction, { siteId, memberId })
    await queueMail(transaction, { siteId, recipient: member.email, message: passwordChangedEmail(from) })
    await noteActivity(transaction, { siteId, memberId }, { type: 'PASSWORD_CHANGED', now: now() })
    return endSessionsWithin(context, transaction, { siteId, memberId, except: sessionId })
  })
  endedSessions.add(ended)
}
