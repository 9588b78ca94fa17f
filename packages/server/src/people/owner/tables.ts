import type { Generated } from 'kysely'

export interface OwnerTable {
  site_id: string
  id: string
  email: string
  password_hash: string
}

export interface OwnerSessionTable {
  site_id: string
  /** SHA-256 of the cookie's value, hex. */
  token_hash: string
  owner_id: string
  expires_date: Date
  ended_date: Generated<Date | null>
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    owner: OwnerTable
    owner_session: OwnerSessionTable
  }
}
