import type { identityCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { StateMachineResponse } from '@vitrine/contract/entities/people/identity.ts'
import { isHighRisk, riskOf } from '@vitrine/domain/identity/risk.ts'
import { requireCaptcha } from '../captcha/api.ts'
import type { Exchange, Shopper } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { admit, deviceName, isTrusted } from '../factor/api.ts'
import {
  accountStateOf,
  changeMember,
  contactOf,
  type EmailSite,
  emailSite,
  findMemberByEmail,
  advanceSignIn,
  insertSignUp,
  lockMember,
  lockMemberByEmail,
  moveMember,
  normalEmail,
  presentVerification,
  privacyOf,
  profileOf,
  firstProofEvent,
  recordMemberEvent,
  requireFields,
  requireSmall,
  type StoredMember,
} from '../member/api.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import { hashPassword, requireGoodPassword, verifyPassword } from '../password/api.ts'
import { supportedLocaleOf } from '../../ground/words/speech.ts'
import {
  addressOf,
  rememberSignInPlace,
  resetSignInLimits,
  enforceSignInLimits,
  readSignInTrace,
} from '../../ground/rate-limit/sign-in-budget.ts'
import { beginVerification, type PendingSignUp } from './verification.ts'

type Body<Name extends keyof typeof identityCalls> =
  RequestOf<(typeof identityCalls)[Name]> extends { body: infer B } ? B : never

type From = Pick<Exchange, 'ip' | 'userAgent' | 'languages'>

/** Creates an account, or returns the same response and sends an email if it exists. */
export const register = async (
  context: Context,
  caller: Shopper,
  { body, from }: { body: Body<'register'>; from: From },
): Promise<StateMachineResponse> => {
  const { db, sites, now } = context
  const site = await emailSite(sites, await requireSite(sites, caller.siteId), caller.clientId)
  const email = normalEmail(body.loginId.email)
  const profile = body.profile ?? {}
  requireSmall(profile, 'profile')
  const contact = requireFields(site, contactOf(profile), 'profile.customFields')
  requireGoodPassword(body.password, { email, field: 'password', site })
  const [address, device] = [addressOf(from.ip), deviceName(from.userAgent)]
  const place = { siteId: site.id, email, address, device, now: now() }
  const { networkFailures } = await readSignInTrace(db, place)
  const nobody = { hasHistory: false, isKnownNetwork: false, isKnownDevice: false, accountFailures: 0 }
  await requireCaptcha(context, { site, tokens: body.captchaTokens, risk: riskOf({ ...nobody, networkFailures }) })
  await enforceRateLimit(db, { siteId: site.id, rule: 'requests', subject: address }, now())
  const verifies = site.settings.emailVerification === 'ON_SIGN_UP'
  if (verifies) await enforceRateLimit(db, { siteId: site.id, rule: 'emails', subject: email }, now())

  const passwordHash = await hashPassword(body.password)
  const profileData = { contact, profile: profileOf(profile), privacy: privacyOf(profile) }
  const signUp = { email, passwordHash, ...profileData, language: supportedLocaleOf(from.languages) }
  const answer = await transact(db, async (transaction) => {
    const known = await lockOrCreateAccount(context, transaction, site, signUp)
    const hasAccount = accountStateOf(known) !== 'UNPROVED'
    if (verifies)
      return presentVerification(
        advanceSignIn('INITIAL', 'CODE_DUE'),
        await beginVerification(context, transaction, { site, ...signUp, hasAccount }),
      )
    if (hasAccount) throw new Refusal('-19995')
    const change = {
      password_hash: passwordHash,
      contact: JSON.stringify(signUp.contact),
      profile: JSON.stringify(signUp.profile),
      privacy: signUp.privacy,
      updated_date: now(),
    }
    const { member } = await moveMember(transaction, known, { event: firstProofEvent(site), change })
    await recordMemberEvent(transaction, member, 'created')
    return admit(context, transaction, { site, member, from })
  })
  if (answer.state === 'SUCCESS') await rememberSignInPlace(db, place)
  return answer
}

interface SignUp extends Omit<PendingSignUp, 'hasAccount'> {
  readonly language: string | undefined
}

/** Locks the account of an email, or creates one that stays unconfirmed until its first sign-in. */
const lockOrCreateAccount = async (
  { newId, now }: Context,
  transaction: Db,
  site: Site,
  { email, passwordHash, contact, profile, privacy, language }: SignUp,
): Promise<StoredMember> => {
  const inserted = await insertSignUp(transaction, {
    siteId: site.id,
    id: newId(),
    email,
    emailVerified: false,
    passwordHash,
    isVouched: false,
    contact,
    profile,
    privacy,
    language,
    now: now(),
  })
  // Locked after an insertion, too, although it is not necessary: even a statement less is measurable.
  const known = (await lockMemberByEmail(transaction, site.id, email))!
  if (inserted || accountStateOf(known) !== 'UNPROVED') return known
  return changeMember(transaction, known, { password_hash: passwordHash })
}

/** Signs in with email and password. An unknown account takes as long as a wrong password. */
export const login = async (
  context: Context,
  caller: Shopper,
  { body, from }: { body: Body<'login'>; from: From },
): Promise<StateMachineResponse> => {
  const { db, sites, now } = context
  const site = await requireSite(sites, caller.siteId)
  const email = normalEmail(body.loginId.email)
  const [address, device] = [addressOf(from.ip), deviceName(from.userAgent)]
  const place = { siteId: site.id, email, address, device, now: now() }
  const trace = await readSignInTrace(db, place)
  // Also for unknown accounts: a captcha for members only would reveal who is one.
  const unknown = riskOf({ ...trace, hasHistory: true })
  await requireCaptcha(context, { site, tokens: body.captchaTokens, risk: unknown })
  const signingIn = { siteId: site.id, email, ip: from.ip, now: now() }
  await enforceSignInLimits(db, signingIn)
  const member = await findMemberByEmail(db, site.id, email)
  if (!(await verifyPassword(member?.password_hash, body.password)) || !member) throw new Refusal('-19976')
  if (member.status === 'BLOCKED') throw new Refusal('-19958')
  await resetSignInLimits(db, signingIn)
  const verifies = site.settings.emailVerification === 'ON_SIGN_UP'
  const isNew = accountStateOf(member) === 'UNPROVED'
  if (isNew && verifies) return askForCode(context, await emailSite(sites, site, caller.clientId), member)

  const deviceToken = deviceTokenIn(body)
  const isTrustedDevice = await isTrusted(context, db, { siteId: site.id, memberId: member.id, token: deviceToken })
  const known = { ...trace, isKnownDevice: trace.isKnownDevice || isTrustedDevice }
  const risky = isHighRisk({ ...known, hasHistory: member.last_login_date !== null })
  const answer = await transact(db, async (transaction) => {
    const held = await lockMember(transaction, site.id, member.id)
    // The password may have been changed, or the account blocked, during the check.
    if (held?.password_hash !== member.password_hash) throw new Refusal('-19976')
    if (held.status === 'BLOCKED') throw new Refusal('-19958')
    const { member: arrived, hasBegun } = await moveMember(transaction, held, { event: firstProofEvent(site) })
    if (hasBegun) await recordMemberEvent(transaction, arrived, 'created')
    return admit(context, transaction, { site, member: arrived, from, deviceToken, isHighRisk: risky })
  })
  if (answer.state === 'SUCCESS') await rememberSignInPlace(db, place)
  return answer
}

/** Returns the token of a trusted device, which a storefront sends in its client metadata. */
const deviceTokenIn = ({ clientMetaData }: Body<'login'>): string | undefined => {
  const { deviceToken } = (clientMetaData ?? {}) as { deviceToken?: unknown }
  return typeof deviceToken === 'string' && deviceToken.length <= 200 ? deviceToken : undefined
}

/** Continues an unfinished sign-up. */
const askForCode = async (context: Context, site: EmailSite, member: StoredMember): Promise<StateMachineResponse> => {
  const { db, now } = context
  const { email, contact, profile, privacy, password_hash } = member
  await enforceRateLimit(db, { siteId: site.id, rule: 'emails', subject: email }, now())
  const signUp = { email, contact, profile, privacy, passwordHash: password_hash!, hasAccount: false }
  return presentVerification(
    advanceSignIn('INITIAL', 'CODE_DUE'),
    await transact(db, (transaction) => beginVerification(context, transaction, { site, ...signUp })),
  )
}
