import type { IdentityProfileAddress } from '@vitrine/contract/entities/identity.ts'
import type { MemberAddress, MemberContact, MemberProfile } from '@vitrine/contract/entities/member.ts'
import type { Generated } from 'kysely'
import type { JsonColumn, StateColumn } from '../../ground/database/columns.ts'

/** `PENDING` has not shown yet that the email is theirs, or waits for the shop's approval. */
export type MemberStatus = 'PENDING' | 'APPROVED' | 'BLOCKED' | 'DELETED'

export type AddressTag = NonNullable<IdentityProfileAddress['tag']>

/** A contact with its tags, which travel with identities alone. */
export interface StoredContact extends MemberContact {
  addresses?: (MemberAddress & { tag?: AddressTag })[]
  /** Of emails and phones, by what they are. */
  tags?: Readonly<Record<string, string>>
}

export interface MemberTable {
  site_id: string
  id: string
  /** In lower case; one account each. */
  email: string
  email_verified: boolean
  /** argon2id; none for members who sign in elsewhere. */
  password_hash: string | null
  status: StateColumn<MemberStatus>
  /** The sign-up is finished, and the shop has not said yes. */
  waits_for_approval: Generated<boolean>
  slug: string
  privacy: 'PRIVATE' | 'PUBLIC'
  contact: JsonColumn<StoredContact>
  profile: JsonColumn<Omit<MemberProfile, 'slug'>>
  created_date: Date
  updated_date: Date
  last_login_date: Date | null
  /** What they read (BCP 47), where it was told: letters that the owner causes are in it. */
  language: Generated<string | null>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    member: MemberTable
  }
}
