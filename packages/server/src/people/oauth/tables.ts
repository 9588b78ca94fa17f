import type { Generated } from 'kysely'

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

declare module '../../ground/database/tables.ts' {
  interface Tables {
    refresh_family: RefreshFamilyTable
    refresh_token: RefreshTokenTable
    authorization_code: AuthorizationCodeTable
  }
}
