import type { StateMachineResponse } from '@vitrine/contract/entities/people/identity.ts'
import { decideEntrance, type MfaReason, type SignInState } from '@vitrine/domain/identity/sign-in.ts'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { answered, type AnsweredState, changeMember, presentSuccess, type StoredMember } from '../member/api.ts'
import { newSecret } from '../../ground/token/secrets.ts'
import { openSession } from '../session/api.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { supportedLocaleOf } from '../../ground/words/speech.ts'
import { availableFactors } from './available.ts'
import { insertChallenge } from './challenge-store.ts'
import { deviceName, isTrusted } from './devices.ts'
import { findFactors } from './factor-store.ts'
import { presentChallenge } from './present.ts'

const lifeMs = 10 * 60 * 1000

export interface Arrival {
  readonly site: Site
  /** The current member, locked by the transaction. */
  readonly member: StoredMember
  readonly from: Pick<Exchange, 'ip' | 'userAgent' | 'languages'>
  /** The token of a device that was trusted before. */
  readonly deviceToken?: string | undefined
  readonly isHighRisk?: boolean
  /** Whether the first proof was a code or link from an email. */
  readonly provedEmail?: boolean
  /** State of the sign-in. Default: at its beginning; otherwise it waited for an email code. */
  readonly stateBefore?: SignInState
}

/** Continues after a valid first proof, in the caller's transaction: signs in, or requires the next step. */
export const admit = async (context: Context, db: Db, arrival: Arrival): Promise<StateMachineResponse> => {
  const { site, member, from, deviceToken, isHighRisk = false, provedEmail = false, stateBefore = 'INITIAL' } = arrival
  const of = { siteId: site.id, memberId: member.id }
  const factors = await findFactors(db, of)
  const { decision, reason } = decideEntrance(stateBefore, {
    waitsForApproval: member.waits_for_approval,
    hasFactors: factors.some(({ type }) => !(provedEmail && type === 'EMAIL')),
    isTrustedDevice: await isTrusted(context, db, { ...of, token: deviceToken }),
    isHighRisk,
    requiresCodeOnHighRisk: site.settings.highRiskLogin === 'REQUIRE_MFA',
    provedEmail,
  })
  const state = answered(decision)
  if (reason) return challenge(context, db, { ...arrival, factors, reason, state })
  if (state === 'REQUIRE_OWNER_APPROVAL') {
    await changeMember(db, member, languageOf(member, from))
    return { state }
  }
  if (state !== 'SUCCESS') throw new Error(`Unexpected state of a sign-in after its first proof: ${state}.`)
  const seen = await changeMember(db, member, { last_login_date: context.now(), ...languageOf(member, from) })
  const session = await openSession(context, db, { ...of, from: placeOf(from) })
  return presentSuccess(db, seen, { ...session, state })
}

/** Returns the language to store: the request's, or else the stored one. */
export const languageOf = (
  { language }: StoredMember,
  { languages }: Pick<Exchange, 'languages'>,
): Pick<StoredMember, 'language'> => ({ language: supportedLocaleOf(languages) ?? language })

/** Returns the origin of a sign-in, as recorded in the account's activity. */
export const placeOf = ({ ip, userAgent }: Omit<Arrival['from'], 'languages'>) => ({
  device: deviceName(userAgent),
  ipAddress: addressOf(ip),
})

const challenge = async (
  context: Context,
  db: Db,
  {
    site,
    member,
    from,
    factors,
    reason,
    state,
    provedEmail = false,
  }: Arrival & { factors: Awaited<ReturnType<typeof findFactors>>; reason: MfaReason; state: AnsweredState },
): Promise<StateMachineResponse> => {
  const [stateToken, now] = [newSecret(), context.now()]
  await insertChallenge(db, {
    stateToken,
    site_id: site.id,
    member_id: member.id,
    reason,
    proved_email: provedEmail,
    address: addressOf(from.ip),
    device: deviceName(from.userAgent),
    created_date: now,
    expires_date: new Date(now.getTime() + lifeMs),
  })
  const available = await availableFactors(context, db, { member, factors, provedEmail })
  return presentChallenge({ state, stateToken, reason, available })
}
