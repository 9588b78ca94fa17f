import { notificationRules, type NotificationKind } from '@vitrine/domain/notification/rules.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Email } from '../../ground/mail/email.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { listOwnersOf } from '../../people/owner/api.ts'

/** Lists who receives the notifications of a store: the addresses that its owner chose, or all its owners. */
export const listRecipients = async (db: Db, site: Site): Promise<readonly string[]> => {
  const { recipients } = notificationRules(site.settings.notifications)
  return recipients.length > 0 ? recipients : listOwnersOf(db, site.id)
}

/** Lists who receives notifications of one kind: nobody where it is off. */
export const listRecipientsOf = async (db: Db, site: Site, kind: NotificationKind): Promise<readonly string[]> =>
  notificationRules(site.settings.notifications)[kind] ? listRecipients(db, site) : []

/** Queues an email to each of the recipients, in the caller's transaction. */
export const sendTo = async (
  db: Db,
  { site, recipients }: { site: Site; recipients: readonly string[] },
  write: () => Email,
): Promise<void> => {
  if (recipients.length === 0) return
  const message = write()
  for (const recipient of recipients) await queueMail(db, { siteId: site.id, recipient, message })
}

/** Queues an email to those who receive notifications of this kind, in the caller's transaction. */
export const notifyOwners = async (
  db: Db,
  { site, kind }: { site: Site; kind: NotificationKind },
  write: () => Email,
): Promise<void> => sendTo(db, { site, recipients: await listRecipientsOf(db, site, kind) }, write)

/** Returns the address of a page of the back office. */
export const backOfficePage = ({ publicUrl }: Site, path: string): string => `${publicUrl}/back-office${path}`
