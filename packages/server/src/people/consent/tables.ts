import type { ConsentScope } from '@vitrine/contract/entities/people/consent.ts'

/** The scopes that a member allowed an app. */
export interface ConsentTable {
  site_id: string
  member_id: string
  client_id: string
  scopes: ConsentScope[]
  created_date: Date
  /** When the member last agreed. */
  updated_date: Date
}

declare module '../../ground/database/tables.ts' {
  interface Tables {
    consent: ConsentTable
  }
}
