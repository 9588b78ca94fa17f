import type { Generated } from 'kysely'

/** The refresh tokens of one app from one sign-in. */
export interface RefreshFamilyTable {
  site_id: string
  id: string
  session_id: string
  member_id: string
  client_id: string | null
  visitor_id: string
  /** Whether each renewal replaces the token. Fixed when the family begins. */
  rotates: boolean
  idle_expires_date: Date
  expires_date: Date
  /** Scopes granted to an OpenID Connect client; otherwise empty. */
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
  /** The visitor who began the sign-in, whose cart merges into the member's. */
  visitor_id: string | null
  expires_date: Date
  used_date: Date | null
  scope: Generated<string>
  /** Returned in the ID token, so that the app recognizes its request (OpenID Connect Core, section 3.1.2.1). */
  nonce: string | null
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    refresh_family: RefreshFamilyTable
    refresh_token: RefreshTokenTable
    authorization_code: AuthorizationCodeTable
  }
}
