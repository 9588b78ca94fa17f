import type { Generated } from 'kysely'

/** The secret of an installable app, and where its install page redirects to. */
export interface AppCredentialTable {
  app_id: string
  /** SHA-256, hex. */
  secret_hash: string
  redirect_urls: string[]
  /** The scopes it requests. */
  scopes: string[]
}

/** An app installed in a store. */
export interface InstallationTable {
  site_id: string
  instance_id: string
  app_id: string
  scopes: string[]
  created_date: Generated<Date>
}

/** Grants that an app exchanges for access tokens: the code of an install page (once) or a refresh token. */
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
