import { randomInt } from 'node:crypto'
import type { FactorType, StateMachineResponse } from '@vitrine/contract/entities/people/identity.ts'
import type { Context } from '../../ground/context/context.ts'
import { advanceSignIn, secondFactorEmail, type StoredMember } from '../member/api.ts'
import { hashOfCode, newCode } from '../../ground/token/secrets.ts'
import { enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import { spendAttempt } from '../../ground/rate-limit/spending-store.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { changeChallenge, stateOfChallenge, type StoredChallenge } from './challenge-store.ts'
import type { StoredFactor } from './factor-store.ts'
import { queueCodeForPhone } from './code/bring-code.ts'
import { passkeyToShow } from './passkey/passkeys.ts'
import { hiddenEmail, hiddenPhone, presentChallenge, type PresentedChallenge } from './present.ts'

export interface FactorSignIn {
  readonly site: Site
  readonly member: StoredMember
  readonly challenge: StoredChallenge
  readonly stateToken: string
  readonly factors: readonly StoredFactor[]
  readonly available: readonly FactorType[]
}

const sendCode = async (
  context: Context,
  db: Db,
  { site, member, factors, type, code }: FactorSignIn & { type: 'EMAIL' | 'SMS' | 'CALL'; code: string },
): Promise<string> => {
  if (type === 'EMAIL') {
    await queueMail(db, { siteId: site.id, recipient: member.email, message: secondFactorEmail(site, code) })
    return hiddenEmail(member.email)
  }
  const phone = factors.find((factor) => factor.type === type)?.phone
  if (!phone) throw new Refusal('NOT_BUILT', 'This store does not send codes by phone.')
  await queueCodeForPhone(context, db, { type, site, phone, code })
  return hiddenPhone(phone)
}

/**
 * Begins a factor in the caller's transaction: sends the code, or returns the challenge for the passkey or the other
 * device.
 */
export const beginFactor = async (
  context: Context,
  db: Db,
  factorSignIn: FactorSignIn & { type: FactorType },
): Promise<StateMachineResponse> => {
  const { challenge, stateToken, available, factors, member, type } = factorSignIn
  const fresh = { code_hash: null, challenge_id: null, webauthn_challenge: null, push_id: null, push_answer: null }
  const answer = (challengeData?: PresentedChallenge['challengeData']): StateMachineResponse =>
    presentChallenge({
      state: advanceSignIn(stateOfChallenge(challenge), 'FACTOR_CHALLENGED'),
      stateToken,
      reason: challenge.reason,
      available,
      factorType: type,
      ...(challengeData && { challengeData }),
    })

  if (type === 'EMAIL' || type === 'SMS' || type === 'CALL') {
    // The count of attempts continues, so a new code does not grant new attempts.
    if (!(await spendAttempt(db, challenge, { table: 'mfa_challenge', counter: 'codes_sent' })))
      throw new Refusal('TOO_MANY_REQUESTS', 'Too many codes were sent for this sign-in. Sign in again.')
    await enforceRateLimit(
      db,
      { siteId: member.site_id, rule: 'emails', subject: `${type} ${member.id}` },
      context.now(),
    )
    const code = newCode()
    await changeChallenge(db, challenge, { ...fresh, factor_type: type, code_hash: hashOfCode(stateToken, code) })
    return answer({ hint: await sendCode(context, db, { ...factorSignIn, type, code }) })
  }
  if (type === 'WEBAUTHN') {
    const passkeys = factors.filter((factor) => factor.type === 'WEBAUTHN')
    const options = await passkeyToShow(context.config, passkeys)
    const challengeId = context.newId()
    const pending = { factor_type: type, challenge_id: challengeId, webauthn_challenge: options.challenge }
    await changeChallenge(db, challenge, { ...fresh, ...pending })
    return answer({ webauthnData: { challengeId, publicKeyCredentialRequestOptionsJson: JSON.stringify(options) } })
  }
  if (type === 'PUSH') {
    const [transactionId, number] = [context.newId(), String(randomInt(10, 100))]
    await changeChallenge(db, challenge, { ...fresh, factor_type: type, push_id: transactionId, push_number: number })
    return answer({ pushData: { transactionId }, hint: number })
  }
  await changeChallenge(db, challenge, { ...fresh, factor_type: type })
  return answer()
}
