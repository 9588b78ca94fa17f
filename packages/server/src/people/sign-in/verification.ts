import type { StateMachineResponse } from '@vitrine/contract/entities/people/identity.ts'
import type { MemberContact, MemberProfile } from '@vitrine/contract/entities/people/member.ts'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { admit, deviceName } from '../factor/api.ts'
import type { Email } from '../../ground/mail/email.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import {
  accountExistsEmail,
  accountStateOf,
  addressEmail,
  codeEmail,
  type EmailSite,
  emailSite,
  findMember,
  lockMember,
  lockMemberByEmail,
  moveMember,
  firstProofEvent,
  recordMemberEvent,
} from '../member/api.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import { newCode, newSecret } from '../../ground/token/secrets.ts'
import { addressOf, rememberSignInPlace } from '../../ground/rate-limit/sign-in-budget.ts'
import { spendAttempt } from '../../ground/rate-limit/spending-store.ts'
import {
  deleteVerifications,
  findVerification,
  insertVerification,
  isCode,
  replaceCode,
  type StoredVerification,
} from './verification-store.ts'

type From = Pick<Exchange, 'ip' | 'userAgent' | 'languages'>
interface Place {
  readonly site: Site
  readonly from: From
}

const lifeMs = 10 * 60 * 1000

export interface PendingSignUp {
  readonly email: string
  readonly passwordHash: string
  readonly contact: MemberContact
  readonly profile: MemberProfile
  readonly privacy: 'PUBLIC' | 'PRIVATE'
  /** Whether the address has an account: its owner is notified, and no code is accepted. */
  readonly hasAccount: boolean
}

/** Mails a code in the caller's transaction and returns the state token of the sign-up. */
export const beginVerification = async (
  { now }: Context,
  db: Db,
  { site, hasAccount, ...signUp }: PendingSignUp & { site: EmailSite },
): Promise<string> => {
  const [stateToken, code] = [newSecret(), newCode()]
  const expires = new Date(now().getTime() + lifeMs)
  const validCode = hasAccount ? undefined : code
  await insertVerification(db, { siteId: site.id, stateToken, ...signUp, code: validCode, expires })
  await mail(db, site, { email: signUp.email, message: emailOf(site, { code, hasAccount }) })
  return stateToken
}

/** Mails a member a code and returns the ID that it belongs to. Both together sign the member in. */
export const startVerification = async (
  context: Context,
  { siteId, clientId, memberId }: { siteId: string; clientId: string | undefined; memberId: string },
): Promise<string> => {
  const { db, sites, now, newId } = context
  const site = await emailSite(sites, await requireSite(sites, siteId), clientId)
  const member = await findMember(db, siteId, memberId)
  if (!member) throw new Refusal('NOT_FOUND')
  if (member.status === 'BLOCKED') throw new Refusal('-19958')
  const { email } = member
  await enforceRateLimit(db, { siteId, rule: 'emails', subject: email }, now())
  const [stateToken, code] = [newId(), newCode()]
  const expires = new Date(now().getTime() + lifeMs)
  const emptyProfile = { passwordHash: null, contact: {}, profile: {} }
  await transact(db, async (transaction) => {
    await insertVerification(transaction, { siteId, stateToken, email, code, memberId, ...emptyProfile, expires })
    await mail(transaction, site, { email, message: addressEmail(site, code) })
  })
  return stateToken
}

const emailOf = (site: EmailSite, { code, hasAccount }: { code: string; hasAccount: boolean }): Email =>
  hasAccount ? accountExistsEmail(site) : codeEmail(site, code)

const mail = (db: Db, site: EmailSite, { email, message }: { email: string; message: Email }): Promise<void> =>
  queueMail(db, { siteId: site.id, recipient: email, message })

const expired = () => invalidField('stateToken', 'has expired or was already used: sign up or sign in again')

const requireVerification = async (
  { db, now }: Context,
  siteId: string,
  stateToken: string,
): Promise<StoredVerification> => {
  const verification = await findVerification(db, { siteId, stateToken, now: now() })
  if (!verification) throw expired()
  return verification
}

/** Sends a new code, which replaces the previous one. */
export const resendCode = async (
  context: Context,
  { siteId, clientId, stateToken }: { siteId: string; clientId?: string | undefined; stateToken: string },
): Promise<void> => {
  const { db, sites, now } = context
  const site = await requireSite(sites, siteId)
  const verification = await requireVerification(context, siteId, stateToken)
  const { email } = verification
  const from = await emailSite(sites, site, clientId)
  await enforceRateLimit(db, { siteId, rule: 'emails', subject: email }, now())
  await transact(db, async (transaction) => {
    const code = newCode()
    const expires = new Date(now().getTime() + lifeMs)
    if (!(await spendAttempt(transaction, verification, { table: 'verification', counter: 'codes_sent' })))
      throw new Refusal('TOO_MANY_REQUESTS', 'Too many codes were sent for this sign-up. Sign up or sign in again.')
    await replaceCode(transaction, verification, { stateToken, code, expires })
    const message =
      verification.member_id === null
        ? emailOf(from, { code, hasAccount: verification.code_hash === null })
        : addressEmail(from, code)
    await mail(transaction, from, { email, message })
  })
}

/** Continues with the email code. Only now do password and names of a sign-up count. */
export const verifyCode = async (
  context: Context,
  { siteId, stateToken, code, from }: { siteId: string; stateToken: string; code: string; from: From },
): Promise<StateMachineResponse> => {
  const { db, now, sites } = context
  const site = await requireSite(sites, siteId)
  const verification = await requireVerification(context, siteId, stateToken)
  await enforceRateLimit(db, { siteId, rule: 'codes', subject: verification.email }, now())
  if (!(await spendAttempt(db, verification, { table: 'verification', counter: 'tries' })))
    throw new Refusal('TOO_MANY_REQUESTS', 'Too many wrong codes. Request a new one.')
  if (!isCode(verification, stateToken, code.trim()))
    throw invalidField('code', 'is not the verification code from the email')
  const answer = await transact(db, (transaction) =>
    verification.member_id === null
      ? activate(context, transaction, { ...verification, site, from })
      : confirm(context, transaction, { ...verification, member_id: verification.member_id, site, from }),
  )
  const { email } = verification
  const place = { siteId, email, address: addressOf(from.ip), device: deviceName(from.userAgent), now: now() }
  if (answer.state === 'SUCCESS') await rememberSignInPlace(db, place)
  return answer
}

const activate = async (
  context: Context,
  transaction: Db,
  { site, from, email, password_hash, contact, profile, privacy }: StoredVerification & Place,
): Promise<StateMachineResponse> => {
  const { now } = context
  const siteId = site.id
  const pending = await lockMemberByEmail(transaction, siteId, email)
  if (!pending || accountStateOf(pending) !== 'UNPROVED') throw expired()
  if ((await deleteVerifications(transaction, siteId, email)) === 0) throw expired()
  const change = {
    password_hash,
    contact: JSON.stringify(contact),
    profile: JSON.stringify(profile),
    privacy,
    email_verified: true,
    updated_date: now(),
  }
  const { member } = await moveMember(transaction, pending, { event: firstProofEvent(site), change })
  await recordMemberEvent(transaction, member, 'created')
  return admit(context, transaction, {
    site,
    member,
    from,
    provedEmail: true,
    stateBefore: 'REQUIRE_EMAIL_VERIFICATION',
  })
}

/** Confirms a member's address, then continues as after a sign-in. */
const confirm = async (
  context: Context,
  transaction: Db,
  { site, from, email, member_id: memberId }: StoredVerification & Place & { member_id: string },
): Promise<StateMachineResponse> => {
  const { now } = context
  const siteId = site.id
  const held = await lockMember(transaction, siteId, memberId)
  if (held?.email !== email) throw expired()
  if (held.status === 'BLOCKED') throw new Refusal('-19958')
  if ((await deleteVerifications(transaction, siteId, email)) === 0) throw expired()
  const isUnproved = accountStateOf(held) === 'UNPROVED'
  const change = {
    email_verified: true,
    // Whoever typed the password of an unfinished sign-up may not own the mailbox.
    ...(isUnproved && { password_hash: null }),
    updated_date: now(),
  }
  const { member, hasBegun } = await moveMember(transaction, held, { event: firstProofEvent(site), change })
  await recordMemberEvent(transaction, member, hasBegun ? 'created' : 'updated')
  return admit(context, transaction, {
    site,
    member,
    from,
    provedEmail: true,
    stateBefore: 'REQUIRE_EMAIL_VERIFICATION',
  })
}
