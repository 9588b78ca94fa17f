import type { Selectable } from 'kysely'
import type { Db } from '../database/tables.ts'
import { nobody } from './outbox.ts'
import type { MailTable } from './tables.ts'

export type Mail = Selectable<MailTable>

/** An email that was tried so often, over some days, is given up. */
export const mostAttempts = 16

/**
 * Takes over the email that has waited longest, and counts the attempt before it is made: a server that dies while it sends
 * leaves the email to another one when the lease is over, and no email is tried without end.
 */
export const claimMail = (db: Db, { now, lease }: { now: Date; lease: Date }): Promise<Mail | undefined> =>
  db
    .with('due', (query) =>
      query
        .selectFrom('mail')
        .select(['site_id', 'id'])
        .where('sent_date', 'is', null)
        .where('next_attempt_date', '<=', now)
        .where('attempts', '<', mostAttempts)
        .orderBy('next_attempt_date')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mail')
    .from('due')
    .set(({ eb }) => ({ next_attempt_date: lease, attempts: eb('mail.attempts', '+', 1) }))
    .whereRef('mail.site_id', '=', 'due.site_id')
    .whereRef('mail.id', '=', 'due.id')
    .returningAll('mail')
    .executeTakeFirst()

/** Notes what became of an email that was claimed; not where its lease ran out and another server has it. */
export const settleMail = async (
  db: Db,
  { site_id: siteId, id, attempts }: Mail,
  outcome: { readonly sent: Date } | { readonly next: Date },
): Promise<void> => {
  await db
    .updateTable('mail')
    .set('sent' in outcome ? { sent_date: outcome.sent } : { next_attempt_date: outcome.next })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

const shownInMailbox = 100

/** Lists the newest 100 emails to a recipient, or to all recipients. */
export const listMail = (db: Db, recipient: string | null): Promise<Mail[]> => {
  const mails = db.selectFrom('mail').selectAll().orderBy('created_date', 'desc').orderBy('id').limit(shownInMailbox)
  return recipient === null
    ? mails.where('recipient', '<>', nobody).execute()
    : mails.where('recipient', '=', recipient.toLowerCase()).execute()
}

/** Returns the HTML of an email; `undefined` if there is no such email. */
export const readMailHtml = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('mail').select('html').where('id', '=', id).executeTakeFirst())?.html

/** Deletes those of the given emails that were not sent yet. */
export const deleteUnsentMail = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const mails = db
    .deleteFrom('mail')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
  await mails.where('sent_date', 'is', null).execute()
}
