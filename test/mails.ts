import type { Shop } from './shop.ts'

/** Reads the emails of a store, oldest first, optionally to one address. Those of one transaction have no order. */
export const mailsOf = ({ context: { db }, siteId }: Pick<Shop, 'context' | 'siteId'>, recipient?: string) => {
  const mails = db.selectFrom('mail').selectAll().where('site_id', '=', siteId).orderBy('created_date')
  return (recipient === undefined ? mails : mails.where('recipient', '=', recipient.toLowerCase())).execute()
}
