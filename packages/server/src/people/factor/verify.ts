import type { identityCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { FactorType, StateMachineResponse } from '@vitrine/contract/entities/people/identity.ts'
import { decideSignIn, eventOfProof } from '@vitrine/domain/identity/sign-in.ts'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { resetRateLimits, enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import {
  type AnsweredState,
  changeMember,
  findMember,
  advanceSignIn,
  lockMember,
  presentSuccess,
  type StoredMember,
} from '../member/api.ts'
import { openSession } from '../session/api.ts'
import { rememberSignInPlace } from '../../ground/rate-limit/sign-in-budget.ts'
import { hashOfCode } from '../../ground/token/secrets.ts'
import { spendAttempt } from '../../ground/rate-limit/spending-store.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { languageOf } from './admit.ts'
import { availableFactors } from './available.ts'
import { beginFactor, type FactorSignIn } from './begin.ts'
import {
  endChallenge,
  findChallenge,
  stateOfChallenge,
  takeWebauthnChallenge,
  type StoredChallenge,
} from './challenge-store.ts'
import { trustDevice } from './devices.ts'
import { findFactors } from './factor-store.ts'
import { presentChallenge } from './present.ts'
import { spendPasskey } from './passkey/passkeys.ts'
import { spendRecoveryCode } from './code/recovery-codes.ts'
import { spendTotp } from './code/totp.ts'

type Body = RequestOf<(typeof identityCalls)['verifyFactor']>['body']

const expired = () => invalidField('stateToken', 'has expired or was already used: sign in again')

const proofFields = {
  SMS: 'smsData.code',
  CALL: 'callData.code',
  EMAIL: 'emailData.code',
  TOTP: 'totpData.code',
  RECOVERY_CODE: 'recoveryCodeData.code',
  PUSH: 'pushData.transactionId',
  WEBAUTHN: 'webauthnData',
  PASSWORD: 'factorType',
} as const satisfies Record<FactorType, string>

/** Returns the proof of this kind in the request, if any. */
const proofIn = (type: FactorType, body: Body): unknown => {
  switch (type) {
    case 'SMS':
      return body.smsData?.code
    case 'CALL':
      return body.callData?.code
    case 'EMAIL':
      return body.emailData?.code
    case 'TOTP':
      return body.totpData?.code
    case 'RECOVERY_CODE':
      return body.recoveryCodeData?.code
    case 'PUSH':
      return body.pushData?.transactionId
    case 'WEBAUTHN':
      return body.webauthnData
    case 'PASSWORD':
      return undefined
    default:
      return type satisfies never
  }
}

export interface FactorRequest {
  readonly siteId: string
  readonly type: FactorType
  readonly body: Body
  readonly from: Pick<Exchange, 'languages'>
}

/** Continues a sign-in that waits for a second factor. Returns `undefined` if the token belongs to none. */
export const answerFactor = async (
  context: Context,
  { siteId, type, body, from }: FactorRequest,
): Promise<StateMachineResponse | undefined> => {
  const { db, now, sites } = context
  const { stateToken } = body
  const challenge = await findChallenge(db, { siteId, stateToken, now: now() })
  if (!challenge) return undefined
  const of = { siteId, memberId: challenge.member_id }
  const member = await findMember(db, siteId, challenge.member_id)
  if (!member || member.status !== 'APPROVED') throw member?.status === 'BLOCKED' ? new Refusal('-19958') : expired()
  const factors = await findFactors(db, of)
  const available = await availableFactors(context, db, { member, factors, provedEmail: challenge.proved_email })
  if (!available.includes(type)) throw invalidField('factorType', 'is not a verification method for this sign-in')
  const factorSignIn: FactorSignIn = {
    site: await requireSite(sites, siteId),
    member,
    challenge,
    stateToken,
    factors,
    available,
  }
  const proof = proofIn(type, body)
  if (proof === undefined || proof === null || proof === '')
    return transact(db, (transaction) => beginFactor(context, transaction, { ...factorSignIn, type }))
  return finish(context, factorSignIn, { type, proof, from, remember: body.rememberThisDevice === true })
}

interface Proof {
  readonly type: FactorType
  readonly proof: unknown
  readonly remember: boolean
  readonly from: FactorRequest['from']
}

const finish = async (context: Context, factorSignIn: FactorSignIn, given: Proof): Promise<StateMachineResponse> => {
  const { db, now } = context
  const { challenge, member, available, stateToken } = factorSignIn
  const waiting = given.type === 'PUSH' && given.proof === challenge.push_id && challenge.push_answer === null
  if (waiting)
    return presentChallenge({
      state: advanceSignIn(stateOfChallenge(challenge), 'FACTOR_CHALLENGED'),
      stateToken,
      reason: challenge.reason,
      available,
      factorType: 'PUSH',
      challengeData: { pushData: { transactionId: challenge.push_id! }, hint: challenge.push_number! },
    })
  await spendGuess(db, { challenge, member, type: given.type, now: now() })
  const decision = decideSignIn(stateOfChallenge(challenge), eventOfProof(given.type))
  const { answer } = await transact(db, async (transaction) => {
    if (!decision.ok || decision.state !== 'SUCCESS') return { answer: undefined }
    if (!(await isProof(context, transaction, { ...factorSignIn, ...given }))) return { answer: undefined }
    return { answer: await openVerifiedSession(context, transaction, { challenge, state: decision.state, ...given }) }
  })
  if (!answer) throw invalidField(proofFields[given.type], 'is not a valid answer for this verification method')
  await resetRateLimits(db, member.site_id, { rule: 'factors', subject: member.id })
  await rememberSignInPlace(db, { siteId: member.site_id, email: member.email, now: now(), ...challenge })
  return answer
}

/**
 * Counts an attempt before checking it, per sign-in and per account. Recovery codes have their own limit, so that
 * whoever knows the password cannot lock the member out.
 */
const spendGuess = async (
  db: Db,
  { challenge, member, type, now }: { challenge: StoredChallenge; member: StoredMember; type: FactorType; now: Date },
): Promise<void> => {
  const subject = type === 'RECOVERY_CODE' ? `recovery ${member.id}` : member.id
  await enforceRateLimit(db, { siteId: member.site_id, rule: 'factors', subject }, now)
  if (await spendAttempt(db, challenge, { table: 'mfa_challenge', counter: 'tries' })) return
  await endChallenge(db, challenge)
  throw new Refusal('TOO_MANY_REQUESTS', 'Too many wrong answers. Sign in again.')
}

const isProof = async (
  context: Context,
  db: Db,
  { type, proof, challenge, factors, member, stateToken }: FactorSignIn & Proof,
): Promise<boolean> => {
  const ofType = factors.filter((factor) => factor.type === type)
  switch (type) {
    case 'TOTP':
      for (const factor of ofType) if (await spendTotp(context, db, { factor, code: String(proof) })) return true
      return false
    case 'EMAIL':
    case 'SMS':
    case 'CALL':
      return challenge.factor_type === type && challenge.code_hash === hashOfCode(stateToken, String(proof).trim())
    case 'RECOVERY_CODE':
      return spendRecoveryCode(db, { siteId: member.site_id, memberId: member.id }, String(proof))
    case 'PUSH':
      return challenge.push_id === proof && challenge.push_answer === 'APPROVED'
    case 'WEBAUTHN': {
      const webauthnChallenge = await takeWebauthnChallenge(db, challenge)
      return (
        webauthnChallenge !== undefined &&
        spendPasskey(context, db, { factors: ofType, challenge: webauthnChallenge, answer: proof })
      )
    }
    case 'PASSWORD':
      return false
    default:
      return type satisfies never
  }
}

/** Opens the session, unless the sign-in ended meanwhile by another proof, a new password or a block. */
const openVerifiedSession = async (
  context: Context,
  db: Db,
  {
    challenge,
    state,
    remember,
    from,
  }: Pick<Proof, 'remember' | 'from'> & { challenge: StoredChallenge; state: Extract<AnsweredState, 'SUCCESS'> },
): Promise<StateMachineResponse> => {
  const { site_id: siteId, member_id: memberId, device, address } = challenge
  const held = await lockMember(db, siteId, memberId)
  if (held?.status !== 'APPROVED' || !(await endChallenge(db, challenge))) throw expired()
  const seen = await changeMember(db, held, { last_login_date: context.now(), ...languageOf(held, from) })
  const session = await openSession(context, db, { siteId, memberId, from: { device, ipAddress: address } })
  const success = await presentSuccess(db, seen, { ...session, state })
  if (!remember) return success
  const token = await trustDevice(context, db, { siteId, memberId, device })
  return { ...success, additionalData: { deviceToken: { strValue: token } } }
}
