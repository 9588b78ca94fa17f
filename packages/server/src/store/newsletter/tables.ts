import type { Selectable } from 'kysely'

/** An address that has to be confirmed before it is a subscriber. */
interface NewsletterRequestTable {
  site_id: string
  email: string
  /** Hash of the secret in the link. */
  token_hash: string
  /** The language of the emails. */
  language: string
  created_date: Date
}

export type NewsletterRequest = Selectable<NewsletterRequestTable>

declare module '../../ground/database/tables.ts' {
  interface Tables {
    newsletter_request: NewsletterRequestTable
  }
}
