import type { ConsentScope } from '@vitrine/contract/entities/consent.ts'

/** An app of someone else: a table of its own, so that nothing takes it for one of the store's. */
export interface ThirdPartyAppTable {
  site_id: string
  client_id: string
  name: string
  /** Where a sign-in may return to, compared letter by letter. */
  redirect_uris: string[]
  created_date: Date
}

/** What a member allowed an app. */
export interface ConsentTable {
  site_id: string
  member_id: string
  client_id: string
  scopes: ConsentScope[]
  created_date: Date
  /** When the member was last asked and said yes. */
  updated_date: Date
}

export interface ConsentTables {
  third_party_app: ThirdPartyAppTable
  consent: ConsentTable
}
