/** An OpenID Connect provider that a store's members may sign in with. */
export interface SignInProviderTable {
  site_id: string
  id: string
  name: string
  issuer: string
  client_id: string
  /** Sent only to the provider, never in a response. */
  client_secret: string | null
  created_date: Date
}

/** Links a person of an issuer to a member. */
export interface ProviderIdentityTable {
  site_id: string
  issuer: string
  subject: string
  member_id: string
  created_date: Date
}

/** A sign-in in progress at a provider. */
export interface ProviderVisitTable {
  site_id: string
  /** SHA-256, hex, as for all secrets. */
  state_hash: string
  provider_id: string
  /** Hash of a secret cookie in the browser that began. Only that browser can complete the visit. */
  browser_hash: string
  nonce: string
  verifier: string
  /** Path on this server to continue with. */
  next: string
  expires_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    sign_in_provider: SignInProviderTable
    provider_identity: ProviderIdentityTable
    provider_visit: ProviderVisitTable
  }
}
