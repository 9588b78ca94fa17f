import type { Generated } from 'kysely'
import type { MemberContact, MemberProfile } from '@vitrine/contract/entities/member.ts'
import type { JsonColumn } from '../../ground/site/tables.ts'

/** A sign-in of a member; every token made from it ends with it. */
export interface SessionTable {
  site_id: string
  id: string
  member_id: string
  /** SHA-256 of the session token, hex. */
  token_hash: string
  created_date: Date
  /** Moves on while the session is used. */
  expires_date: Date
  ended_date: Date | null
}

/** The refresh tokens that one app got from one sign-in. */
export interface RefreshFamilyTable {
  site_id: string
  id: string
  session_id: string
  member_id: string
  client_id: string | null
  visitor_id: string
  /** Each renewal replaces the token; fixed when the family begins. */
  rotates: boolean
  idle_expires_date: Date
  expires_date: Date
  /** What an OpenID Connect client was granted; empty for all others. */
  scope: Generated<string>
}

export interface RefreshTokenTable {
  site_id: string
  token_hash: string
  family_id: string
  created_date: Date
  replaced_date: Date | null
}

export interface AuthorizationCodeTable {
  site_id: string
  code_hash: string
  client_id: string
  redirect_uri: string | null
  challenge: string
  session_id: string
  member_id: string
  /** The visitor who began the sign-in: their cart merges into the member's. */
  visitor_id: string | null
  expires_date: Date
  used_date: Date | null
  scope: Generated<string>
  /** Comes back in the id token, so that the app knows it for its own (OpenID Connect Core, section 3.1.2.1). */
  nonce: string | null
}

/** Stands for a session in an address, once and for a short time. */
export interface SessionHandleTable {
  site_id: string
  handle_hash: string
  session_id: string
  client_id: string
  expires_date: Date
  /** Set where it works only for the browser that has the verifier (RFC 7636). */
  challenge: string | null
}

/** A session by another key than its own: of the platform's pages, where the storefront signed the member in. */
export interface SessionKeyTable {
  site_id: string
  token_hash: string
  session_id: string
  created_date: Date
}

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
  letters: Generated<number>
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

/** How often something was tried, and when it may be tried next. Keys are hashes. */
export interface AttemptTable {
  site_id: string
  key: string
  count: number
  last_date: Date
  next_date: Date
  /** From then on it counts no more. */
  forgotten_date: Date
}

/** From where an account was signed in to before. */
export interface KnownAddressTable {
  site_id: string
  key: string
  last_date: Date
}

export interface IdentityTables {
  session: SessionTable
  refresh_family: RefreshFamilyTable
  refresh_token: RefreshTokenTable
  authorization_code: AuthorizationCodeTable
  session_handle: SessionHandleTable
  session_key: SessionKeyTable
  verification: VerificationTable
  recovery: RecoveryTable
  attempt: AttemptTable
  known_address: KnownAddressTable
}
