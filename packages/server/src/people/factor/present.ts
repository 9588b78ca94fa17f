import type { FactorType, MfaChallengeData, StateMachineResponse } from '@vitrine/contract/entities/people/identity.ts'
import type { SecondFactor } from '@vitrine/contract/entities/people/factor.ts'
import type { MfaReason } from '@vitrine/domain/identity/sign-in.ts'
import type { AnsweredState, NamedFactor } from '../member/api.ts'
import type { StoredFactor } from './factor-store.ts'

/** Presents a factor to its member, without its secret. */
export const presentFactor = ({
  id,
  type,
  status,
  label,
  created_date,
  last_used_date,
}: StoredFactor): SecondFactor => ({
  id,
  type,
  status,
  label,
  createdDate: created_date.toISOString(),
  ...(last_used_date && { lastUsedDate: last_used_date.toISOString() }),
})

/** Labels of factors that the member did not name. */
export const defaultLabels = {
  TOTP: 'Authenticator app',
  WEBAUTHN: 'Passkey',
  PUSH: 'Approval on another device',
} as const

/** Names a factor by its type, and by its label if that adds something. */
export const namedFactor = ({ type, label }: Pick<StoredFactor, 'type' | 'label'>): NamedFactor => ({
  type,
  ...(!Object.values<string>(defaultLabels).includes(label) && { label }),
})

/** `a…@example.org`: enough to recognize one's own. */
export const hiddenEmail = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.indexOf('@'))}`
export const hiddenPhone = (phone: string): string => `…${phone.slice(-3)}`

export interface PresentedChallenge {
  readonly state: AnsweredState
  readonly stateToken: string
  readonly reason: MfaReason
  readonly available: readonly FactorType[]
  readonly factorType?: FactorType
  readonly challengeData?: NonNullable<MfaChallengeData['verificationChallengeData']>
}

/** Presents a sign-in that needs another proof. */
export const presentChallenge = (challenge: PresentedChallenge): StateMachineResponse => {
  const { state, stateToken, reason, available, factorType, challengeData } = challenge
  return {
    state,
    stateToken,
    mfaChallengeData: {
      reason,
      availableFactors: available.map((type) => ({ factorType: type, factorStatus: 'ENABLED' as const })),
      ...(factorType !== undefined && { factorType }),
      ...(challengeData && { verificationChallengeData: challengeData }),
    },
  }
}
