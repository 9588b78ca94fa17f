import type { Generated } from 'kysely'
import type { MemberContact, MemberProfile } from '@vitrine/contract/entities/people/member.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** A pending email code, of a sign-up (whose data counts only afterwards) or of a member. */
export interface VerificationTable {
  site_id: string
  state_hash: string
  email: string
  /** `null` if no code was mailed because the address has an account. */
  code_hash: string | null
  /** The member whose address is verified; `null` in a sign-up. */
  member_id: string | null
  /** Sent at the sign-up. */
  password_hash: string | null
  contact: JsonColumn<MemberContact>
  profile: JsonColumn<MemberProfile>
  privacy: Generated<'PUBLIC' | 'PRIVATE'>
  tries: Generated<number>
  codes_sent: Generated<number>
  expires_date: Date
}

export interface RecoveryTable {
  site_id: string
  token_hash: string
  /** `null` if there is no such account. The row is written anyway, so that both responses take the same time. */
  member_id: string | null
  redirect_url: string | null
  client_id: string | null
  expires_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    verification: VerificationTable
    recovery: RecoveryTable
  }
}
