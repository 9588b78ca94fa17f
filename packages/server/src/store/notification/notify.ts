import type { AlertEvent } from '@vitrine/contract/entities/store/alerts.ts'
import { kindOfEvent } from '@vitrine/domain/notification/alerts.ts'
import { isInDigest } from '@vitrine/domain/notification/rules.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Email } from '../../ground/mail/email.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { listRecipientsOf } from './recipients.ts'
import { recordAlert, type NewAlert } from './record-alert.ts'

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

/** Lists who gets an email about an event at once: nobody if its kind is off or part of the daily email. */
export const listEmailRecipients = async (db: Db, site: Site, event: AlertEvent): Promise<readonly string[]> => {
  const kind = kindOfEvent[event]
  return isInDigest(site.settings.notifications, kind) ? [] : listRecipientsOf(db, site, kind)
}

/** Alerts the people of a store, in the back office and by email, in the caller's transaction. */
export const notifyOwners = async (db: Db, alert: NewAlert, write: () => Email): Promise<void> => {
  const { site, event } = alert
  await recordAlert(db, alert)
  await sendTo(db, { site, recipients: await listEmailRecipients(db, site, event) }, write)
}
