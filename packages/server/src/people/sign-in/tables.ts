import type { Generated } from 'kysely'
import type { MemberContact, MemberProfile } from '@vitrine/contract/entities/member.ts'
import type { JsonColumn } from '../../ground/database/columns.ts'

/** Someone who is asked for the code from a mail: in a sign-up, nothing of which counts before, or a member. */
export interface VerificationTable {
  site_id: string
  state_hash: string
  email: string
  /** None where no code was mailed, since the address has an account. */
  code_hash: string | null
  /** The member whose address is looked at; none in a sign-up. */
  member_id: string | null
  /** What was typed in at the sign-up. */
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
  /** None where there is no such account: the row is written all the same, so that both answers take as long. */
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
