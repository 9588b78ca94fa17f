import type { Generated } from 'kysely'

/** What an app that stores may let in shows to prove itself, and where its install page leads back to. */
export interface AppCredentialTable {
  app_id: string
  /** SHA-256, hex. */
  secret_hash: string
  redirect_urls: string[]
  /** What it asks the owner for. */
  scopes: string[]
}

/** An app that an owner has let into a store. */
export interface InstallationTable {
  site_id: string
  instance_id: string
  app_id: string
  scopes: string[]
  created_date: Generated<Date>
}

/** What an app exchanges for access tokens: the code of an install page, once, or a refresh token, again and again. */
export interface InstallationGrantTable {
  site_id: string
  /** SHA-256, hex. */
  token_hash: string
  instance_id: string
  kind: 'code' | 'refresh'
  expires_date: Date | null
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    app_credential: AppCredentialTable
    installation: InstallationTable
    installation_grant: InstallationGrantTable
  }
}
