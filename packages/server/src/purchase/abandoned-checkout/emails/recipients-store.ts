import type { Db } from '../../../ground/database/tables.ts'
import type { StoredAbandoned } from '../store.ts'
import { hashOfEmail } from './recipients.ts'

/** Lists the latest abandoned checkouts of a person's email addresses, newest first. */
export const listAbandonedOfEmails = async (
  db: Db,
  { siteId, emails, limit }: { readonly siteId: string; readonly emails: readonly string[]; readonly limit: number },
): Promise<StoredAbandoned[]> => {
  if (emails.length === 0) return []
  return db
    .selectFrom('abandoned_checkout')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(
      'email_hash',
      'in',
      emails.map((email) => hashOfEmail(siteId, email)),
    )
    .orderBy('created_date', 'desc')
    .limit(limit)
    .execute()
}

/** Finds the email of a recipient, as long as one of their abandoned checkouts is kept. */
export const findEmailOfHash = async (
  db: Db,
  { siteId, emailHash }: { readonly siteId: string; readonly emailHash: string },
): Promise<string | undefined> => {
  const found = db.selectFrom('abandoned_checkout').select('email').where('site_id', '=', siteId)
  return (await found.where('email_hash', '=', emailHash).limit(1).executeTakeFirst())?.email ?? undefined
}
