import type { Generated } from 'kysely'
import type { JsonColumn } from '../database/columns.ts'

/** An attachment that is generated when the email is sent; only its ID is stored. */
export interface Attachment {
  readonly kind: 'invoice' | 'report'
  readonly id: string
  readonly filename: string
}

/** The outbox of emails, which are written in the same transaction as the change they report. */
export interface MailTable {
  site_id: string
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  attachments: JsonColumn<readonly Attachment[]> | null
  /** Where a mail program unsubscribes the recipient with one click (RFC 8058). */
  unsubscribe_url: string | null
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
