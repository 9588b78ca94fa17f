import type { FactorType } from '@vitrine/contract/entities/identity.ts'
import { decideBy, type Decision, type Machine } from '../machine.ts'

/** Where a sign-in or sign-up stands. One that waits for a code or a factor is known by the token of its answer. */
export type SignInState =
  | 'INITIAL'
  | 'REQUIRE_EMAIL_VERIFICATION'
  | 'REQUIRE_OWNER_APPROVAL'
  | 'REQUIRE_MFA'
  | 'MFA_CHALLENGE'
  | 'SUCCESS'

/** What an answer may say: nothing leads back to the beginning. */
export type SignInAnswer = Exclude<SignInState, 'INITIAL'>

/**
 * What happens in a sign-in. After the first proof something is due, or nothing any more. Of second factors one is asked
 * (`FACTOR_ASKED`), and proved: by a code that can be shown unasked, of an app or of the recovery codes
 * (`FACTOR_SHOWN`), or by the answer to what was asked (`FACTOR_ANSWERED`).
 */
export type SignInEvent =
  | 'CODE_DUE'
  | 'APPROVAL_DUE'
  | 'FACTOR_DUE'
  | 'NOTHING_DUE'
  | 'FACTOR_ASKED'
  | 'FACTOR_SHOWN'
  | 'FACTOR_ANSWERED'

/** Why an event does nothing to a sign-in. */
export type SignInRefusal = 'NOT_PROVED' | 'CODE_WAITS' | 'FACTOR_NOT_ASKED' | 'FACTOR_WAITS' | 'OWNER_WAITS' | 'IS_IN'

const goesTo = <To extends SignInAnswer>(to: To) => ({ to, tasks: [] }) as const
const afterProof = {
  APPROVAL_DUE: goesTo('REQUIRE_OWNER_APPROVAL'),
  FACTOR_DUE: goesTo('REQUIRE_MFA'),
  NOTHING_DUE: goesTo('SUCCESS'),
} as const

/**
 * A sign-in begins at `INITIAL`. A code from an email is asked for once; a second factor is passed by proving one; only
 * the shop goes on from where its approval is due, and the member then begins again.
 */
export const signInMoves = {
  INITIAL: { on: { CODE_DUE: goesTo('REQUIRE_EMAIL_VERIFICATION'), ...afterProof }, otherwise: 'NOT_PROVED' },
  REQUIRE_EMAIL_VERIFICATION: { on: afterProof, otherwise: 'CODE_WAITS' },
  REQUIRE_MFA: {
    on: { FACTOR_ASKED: goesTo('MFA_CHALLENGE'), FACTOR_SHOWN: goesTo('SUCCESS') },
    otherwise: 'FACTOR_NOT_ASKED',
  },
  MFA_CHALLENGE: {
    on: {
      FACTOR_ASKED: goesTo('MFA_CHALLENGE'),
      FACTOR_SHOWN: goesTo('SUCCESS'),
      FACTOR_ANSWERED: goesTo('SUCCESS'),
    },
    otherwise: 'FACTOR_WAITS',
  },
  REQUIRE_OWNER_APPROVAL: { on: {}, otherwise: 'OWNER_WAITS' },
  SUCCESS: { on: {}, otherwise: 'IS_IN' },
} as const satisfies Machine<SignInState, SignInEvent, never, SignInRefusal, SignInAnswer>

export type SignInDecision = Decision<SignInAnswer, never, SignInRefusal>

/** What an event does to a sign-in. */
export const decideSignIn = (state: SignInState, event: SignInEvent): SignInDecision =>
  decideBy<SignInState, SignInEvent, never, SignInRefusal, SignInAnswer>(signInMoves, state, event)

/** What the proof of a factor is to a sign-in. */
export const eventOfProof = (type: FactorType): 'FACTOR_SHOWN' | 'FACTOR_ANSWERED' =>
  type === 'TOTP' || type === 'RECOVERY_CODE' ? 'FACTOR_SHOWN' : 'FACTOR_ANSWERED'

/** Why a second factor is due (specification, section 3). */
export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN'

/** What is known of someone who has given a first proof: a password, or a code from an email. */
export interface Entrance {
  readonly waitsForApproval: boolean
  /** The member has set up a second factor. */
  readonly hasFactors: boolean
  /** The member said on an earlier sign-in that this device is theirs. */
  readonly isTrustedDevice: boolean
  readonly isHighRisk: boolean
  /** Who has no factor of their own is asked for a code from an email when the sign-in is risky. */
  readonly asksOnHighRisk: boolean
  /** A code from an email has just been shown: asking for another proves nothing more. */
  readonly provedEmail: boolean
}

/** Why a second factor is due, if one is. A risky sign-in is asked even on a device that was trusted. */
const mfaReasonOf = (entrance: Entrance): MfaReason | undefined => {
  if (entrance.hasFactors && !entrance.isTrustedDevice) return 'USER_SETTINGS'
  const isAsked = entrance.hasFactors || (entrance.asksOnHighRisk && !entrance.provedEmail)
  return entrance.isHighRisk && isAsked ? 'HIGH_RISK_LOGIN' : undefined
}

/** Where the first proof leads, and why to a second factor where it does. */
export const decideEntrance = (
  state: SignInState,
  entrance: Entrance,
): { readonly decision: SignInDecision; readonly reason: MfaReason | undefined } => {
  if (entrance.waitsForApproval) return { decision: decideSignIn(state, 'APPROVAL_DUE'), reason: undefined }
  const reason = mfaReasonOf(entrance)
  return { decision: decideSignIn(state, reason ? 'FACTOR_DUE' : 'NOTHING_DUE'), reason }
}
