import type { IdentityProfileAddress } from '@vitrine/contract/entities/people/identity.ts'
import type { MemberAddress, MemberContact, MemberProfile } from '@vitrine/contract/entities/people/member.ts'
import type { Generated } from 'kysely'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** `PENDING`: the email is not verified yet, or the shop has not approved the member. */
export type MemberStatus = 'PENDING' | 'APPROVED' | 'BLOCKED' | 'DELETED'

export type AddressTag = NonNullable<IdentityProfileAddress['tag']>

/** A contact with its tags, which only identities include. */
export interface StoredContact extends MemberContact {
  addresses?: (MemberAddress & { tag?: AddressTag })[]
  /** Tags of emails and phones, by value. */
  tags?: Readonly<Record<string, string>>
}

export interface MemberTable {
  site_id: string
  id: string
  /** In lower case; unique per site. */
  email: string
  email_verified: boolean
  /** argon2id; `null` for members who sign in elsewhere. */
  password_hash: string | null
  status: StateColumn<MemberStatus>
  /** Whether the sign-up is complete but not approved by the shop. */
  waits_for_approval: Generated<boolean>
  slug: string
  privacy: 'PRIVATE' | 'PUBLIC'
  contact: JsonColumn<StoredContact>
  profile: JsonColumn<Omit<MemberProfile, 'slug'>>
  created_date: Date
  updated_date: Date
  last_login_date: Date | null
  /** The member's language (BCP 47), if known. Used for emails that the owner causes. */
  language: Generated<string | null>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    member: MemberTable
  }
}
