import type { FactorType } from '@vitrine/contract/entities/people/identity.ts'
import { decideBy, type Decision, type Machine } from '../machine.ts'

/**
 * The state of a sign-in or sign-up. While it waits for a code or factor, it is identified by the token in its
 * response.
 */
export type SignInState =
  | 'INITIAL'
  | 'REQUIRE_EMAIL_VERIFICATION'
  | 'REQUIRE_OWNER_APPROVAL'
  | 'REQUIRE_MFA'
  | 'MFA_CHALLENGE'
  | 'SUCCESS'

/** The states a response can have. No transition leads back to the start. */
export type SignInAnswer = Exclude<SignInState, 'INITIAL'>

/**
 * Events of a sign-in. After the first factor, something is required or nothing is. A second factor is challenged
 * (`FACTOR_CHALLENGED`), and proved either with a code that needs no challenge, from an app or the recovery codes
 * (`FACTOR_SHOWN`), or by responding to the challenge (`FACTOR_ANSWERED`).
 */
export type SignInEvent =
  | 'CODE_DUE'
  | 'APPROVAL_DUE'
  | 'FACTOR_DUE'
  | 'NOTHING_DUE'
  | 'FACTOR_CHALLENGED'
  | 'FACTOR_SHOWN'
  | 'FACTOR_ANSWERED'

/** Why an event does not change a sign-in. */
export type SignInRefusal =
  | 'NOT_PROVED'
  | 'CODE_WAITS'
  | 'FACTOR_NOT_CHALLENGED'
  | 'FACTOR_WAITS'
  | 'OWNER_WAITS'
  | 'IS_IN'

const moveTo = <To extends SignInAnswer>(to: To) => ({ to, tasks: [] }) as const
const afterProof = {
  APPROVAL_DUE: moveTo('REQUIRE_OWNER_APPROVAL'),
  FACTOR_DUE: moveTo('REQUIRE_MFA'),
  NOTHING_DUE: moveTo('SUCCESS'),
} as const

/**
 * A sign-in starts at `INITIAL`. An email code is required once. A second factor is completed by proving one. Only the
 * store can continue after `REQUIRE_OWNER_APPROVAL`, and the member then starts again.
 */
export const signInMoves = {
  INITIAL: { on: { CODE_DUE: moveTo('REQUIRE_EMAIL_VERIFICATION'), ...afterProof }, otherwise: 'NOT_PROVED' },
  REQUIRE_EMAIL_VERIFICATION: { on: afterProof, otherwise: 'CODE_WAITS' },
  REQUIRE_MFA: {
    on: { FACTOR_CHALLENGED: moveTo('MFA_CHALLENGE'), FACTOR_SHOWN: moveTo('SUCCESS') },
    otherwise: 'FACTOR_NOT_CHALLENGED',
  },
  MFA_CHALLENGE: {
    on: {
      FACTOR_CHALLENGED: moveTo('MFA_CHALLENGE'),
      FACTOR_SHOWN: moveTo('SUCCESS'),
      FACTOR_ANSWERED: moveTo('SUCCESS'),
    },
    otherwise: 'FACTOR_WAITS',
  },
  REQUIRE_OWNER_APPROVAL: { on: {}, otherwise: 'OWNER_WAITS' },
  SUCCESS: { on: {}, otherwise: 'IS_IN' },
} as const satisfies Machine<SignInState, SignInEvent, never, SignInRefusal, SignInAnswer>

export type SignInDecision = Decision<SignInAnswer, never, SignInRefusal>

/** Decides how an event changes a sign-in. */
export const decideSignIn = (state: SignInState, event: SignInEvent): SignInDecision =>
  decideBy<SignInState, SignInEvent, never, SignInRefusal, SignInAnswer>(signInMoves, state, event)

/** Returns the sign-in event for the proof of a factor. */
export const eventOfProof = (type: FactorType): 'FACTOR_SHOWN' | 'FACTOR_ANSWERED' =>
  type === 'TOTP' || type === 'RECOVERY_CODE' ? 'FACTOR_SHOWN' : 'FACTOR_ANSWERED'

/** Why a second factor is required (specification, section 3). */
export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN'

/** The facts about a member after the first factor: a password, or an email code. */
export interface Entrance {
  readonly waitsForApproval: boolean
  /** Whether the member has set up a second factor. */
  readonly hasFactors: boolean
  /** Whether the member marked this device as trusted at an earlier sign-in. */
  readonly isTrustedDevice: boolean
  readonly isHighRisk: boolean
  /** Whether high-risk sign-ins of members without a second factor require an email code. */
  readonly requiresCodeOnHighRisk: boolean
  /** Whether an email code was just entered. Another one would prove nothing more. */
  readonly provedEmail: boolean
}

/** Returns why a second factor is required, if it is. High-risk sign-ins require one even on a trusted device. */
const mfaReasonOf = (entrance: Entrance): MfaReason | undefined => {
  if (entrance.hasFactors && !entrance.isTrustedDevice) return 'USER_SETTINGS'
  const isRequired = entrance.hasFactors || (entrance.requiresCodeOnHighRisk && !entrance.provedEmail)
  return entrance.isHighRisk && isRequired ? 'HIGH_RISK_LOGIN' : undefined
}

/** Decides what follows the first factor, and why a second one is required, if it is. */
export const decideEntrance = (
  state: SignInState,
  entrance: Entrance,
): { readonly decision: SignInDecision; readonly reason: MfaReason | undefined } => {
  if (entrance.waitsForApproval) return { decision: decideSignIn(state, 'APPROVAL_DUE'), reason: undefined }
  const reason = mfaReasonOf(entrance)
  return { decision: decideSignIn(state, reason ? 'FACTOR_DUE' : 'NOTHING_DUE'), reason }
}
