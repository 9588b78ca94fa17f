/** An OpenID Connect provider by whom members of a store may sign in. */
export interface SignInProviderTable {
  site_id: string
  id: string
  name: string
  issuer: string
  client_id: string
  /** Goes to the provider alone; no answer tells it. */
  client_secret: string | null
  created_date: Date
}

/** Who a person of an issuer is in a store. */
export interface ProviderIdentityTable {
  site_id: string
  issuer: string
  subject: string
  member_id: string
  created_date: Date
}

/** Someone who is at the provider and has not come back yet. */
export interface ProviderVisitTable {
  site_id: string
  /** SHA-256, hex, as all secrets are kept. */
  state_hash: string
  provider_id: string
  /** Of a secret in the browser that began: nobody else brings the visit to its end. */
  browser_hash: string
  nonce: string
  verifier: string
  /** The way on, within this server. */
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
