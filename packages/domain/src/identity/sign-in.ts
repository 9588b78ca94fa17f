/** Where a sign-in or sign-up stands, as the server answers it. */
export type SignInState =
  'INITIAL' | 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_MFA' | 'MFA_CHALLENGE' | 'SUCCESS'

/** What may follow what. A sign-in begins at INITIAL; what is not in the table does not happen. */
export const signInMoves = {
  INITIAL: ['REQUIRE_EMAIL_VERIFICATION', 'REQUIRE_OWNER_APPROVAL', 'REQUIRE_MFA', 'SUCCESS'],
  REQUIRE_EMAIL_VERIFICATION: ['REQUIRE_OWNER_APPROVAL', 'REQUIRE_MFA', 'SUCCESS'],
  REQUIRE_MFA: ['MFA_CHALLENGE', 'SUCCESS'],
  MFA_CHALLENGE: ['MFA_CHALLENGE', 'SUCCESS'],
  /** Only the shop goes on from here; the member then begins again. */
  REQUIRE_OWNER_APPROVAL: [],
  SUCCESS: [],
} as const satisfies Record<SignInState, readonly SignInState[]>

/** Whether a sign-in may go from one state to another. */
export const mayMove = (from: SignInState, to: SignInState): boolean =>
  (signInMoves[from] as readonly SignInState[]).includes(to)

/** Why a second factor is due (specification, section 3). */
export type MfaReason = 'USER_SETTINGS' | 'HIGH_RISK_LOGIN'

/** What is known of someone who has given a first proof: a password, or a code from the mail. */
export interface Entrance {
  readonly waitsForApproval: boolean
  readonly needsEmailCode: boolean
  /** The member has set up a second factor. */
  readonly hasFactors: boolean
  /** The member said on an earlier sign-in that this device is theirs. */
  readonly isTrustedDevice: boolean
  readonly isHighRisk: boolean
  /** Who has no factor of their own is asked for a code from the mail when the sign-in is risky. */
  readonly asksOnHighRisk: boolean
  /** The code from the mail has just been shown: asking for another proves nothing more. */
  readonly provedEmail: boolean
}

/** What a sign-in leads to. */
export type NextStep =
  | { readonly state: 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_OWNER_APPROVAL' | 'SUCCESS' }
  | { readonly state: 'REQUIRE_MFA'; readonly reason: MfaReason }

/** Decides what is due after the first proof. A risky sign-in is asked even on a device that was trusted. */
export const nextStep = (entrance: Entrance): NextStep => {
  if (entrance.needsEmailCode) return { state: 'REQUIRE_EMAIL_VERIFICATION' }
  if (entrance.waitsForApproval) return { state: 'REQUIRE_OWNER_APPROVAL' }
  if (entrance.hasFactors && !entrance.isTrustedDevice) return { state: 'REQUIRE_MFA', reason: 'USER_SETTINGS' }
  const isAsked = entrance.hasFactors || (entrance.asksOnHighRisk && !entrance.provedEmail)
  if (entrance.isHighRisk && isAsked) return { state: 'REQUIRE_MFA', reason: 'HIGH_RISK_LOGIN' }
  return { state: 'SUCCESS' }
}
