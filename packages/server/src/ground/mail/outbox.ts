import { randomUUID } from 'node:crypto'
import type { Letter } from './letter.ts'
import { htmlOf, textOf } from './letter.ts'
import type { Db } from '../database/tables.ts'

/** Gets letters that are written like any other and go nowhere: how long an answer takes tells not whom it is about. */
export const nobody = ''

/** Puts a letter into the outbox, in the caller's transaction: it leaves when that commits. */
export const queueMail = async (
  db: Db,
  { siteId, id = randomUUID(), recipient, letter }: { siteId: string; id?: string; recipient: string; letter: Letter },
): Promise<void> => {
  await db
    .insertInto('mail')
    .values({
      site_id: siteId,
      id,
      recipient: recipient.toLowerCase(),
      subject: letter.subject,
      text: textOf(letter),
      html: htmlOf(letter),
      sent_date: recipient === nobody ? new Date() : null,
    })
    .execute()
}

/** Takes away the letters that went nowhere. */
export const deleteUnaddressed = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('mail').where('recipient', '=', nobody).where('sent_date', '<', now).execute()
}
