import type { Generated } from 'kysely'
import type { JsonColumn } from '../database/columns.ts'

/** A document that is written when the email leaves: the row holds its ID alone. */
export interface Attachment {
  readonly kind: 'invoice'
  readonly id: string
  readonly filename: string
}

/** Mail to be sent; written in the same transaction as what it tells of. */
export interface MailTable {
  site_id: string
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  attachments: JsonColumn<readonly Attachment[]> | null
  created_date: Generated<Date>
  sent_date: Date | null
  /** When the last attempt to send it failed. */
  failed_date: Date | null
}

declare module '../database/tables.ts' {
  interface Tables {
    mail: MailTable
  }
}
