import type { FactorType } from '@vitrine/contract/entities/people/identity.ts'
import type { Generated } from 'kysely'
import type { EnrolledType, FactorStatus } from '@vitrine/domain/identity/factor.ts'
import type { MfaReason } from '@vitrine/domain/identity/sign-in.ts'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** A passkey, as far as the server knows it. */
export interface PasskeyCredential {
  readonly id: string
  /** COSE, base64url. */
  readonly publicKey: string
  readonly transports?: readonly string[]
}

export interface FactorTable {
  site_id: string
  id: string
  member_id: string
  type: EnrolledType
  status: StateColumn<FactorStatus>
  label: string
  /** Of an authenticator app, sealed. */
  sealed_secret: string | null
  phone: string | null
  credential: JsonColumn<PasskeyCredential | null> | null
  /** How often a passkey says that it was used; it never goes back. */
  counter: Generated<number>
  /** The last time step whose code was used: none works twice. */
  last_step: number | null
  /** Of a pending one: the hash of the code that was sent, or the challenge of a passkey. */
  proof: string | null
  tries: Generated<number>
  created_date: Date
  last_used_date: Date | null
}

export interface RecoveryCodeTable {
  site_id: string
  member_id: string
  code_hash: string
}

/** A sign-in that waits for a second factor. */
export interface MfaChallengeTable {
  site_id: string
  /** SHA-256 of the state token. */
  state_hash: string
  member_id: string
  reason: MfaReason
  /** The code from the mail was the first proof, and cannot be the second. */
  proved_email: boolean
  /** What the member chose to prove it with; none before. */
  factor_type: FactorType | null
  code_hash: string | null
  challenge_id: string | null
  webauthn_challenge: string | null
  push_id: string | null
  push_number: string | null
  push_answer: 'APPROVED' | 'DENIED' | null
  tries: Generated<number>
  /** Codes that were sent. */
  codes_sent: Generated<number>
  address: string
  device: string
  created_date: Date
  expires_date: Date
}

export interface TrustedDeviceTable {
  site_id: string
  /** SHA-256 of what the device keeps. */
  token_hash: string
  member_id: string
  device: string
  created_date: Date
  expires_date: Date
}

/** A code on its way to a telephone. */
declare module '../../ground/database/tables.ts' {
  interface Tables {
    factor: FactorTable
    recovery_code: RecoveryCodeTable
    mfa_challenge: MfaChallengeTable
    trusted_device: TrustedDeviceTable
  }
}
