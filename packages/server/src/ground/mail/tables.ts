import type { Generated } from 'kysely'

/** Mail to be sent; written in the same transaction as what it tells of. */
export interface MailTable {
  site_id: string
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  created_date: Generated<Date>
  sent_date: Date | null
  attempts: Generated<number>
  next_attempt_date: Generated<Date>
}

declare module '../database/tables.ts' {
  interface Tables {
    mail: MailTable
  }
}
