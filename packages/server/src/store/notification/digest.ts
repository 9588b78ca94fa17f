import { areaOfKind } from '@vitrine/domain/notification/alerts.ts'
import { firstOf, type NotificationKind } from '@vitrine/domain/notification/rules.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import type { Email } from '../../ground/mail/email.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { heading, link, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import type { Speech } from '../../ground/words/speech.ts'
import { endDigest, lockDigest, type StoredAlert } from './alert-store.ts'
import { backOfficePage, listRecipientsOf } from './recipients.ts'
import { digestKind } from './record-alert.ts'

/** Alerts in an email; the back office lists all of them. */
const mostAlerts = 50

/** The page of the back office that an alert leads to. */
const pathOf = ({ event, kind, subject: { orderId, productId } }: StoredAlert): string => {
  if (event === 'DOMAIN_RECORD_MISSING') return '/domains'
  if (orderId !== undefined) return `/orders/${orderId}`
  if (productId !== undefined) return `/products/${productId}`
  return areaOfKind[kind] === 'inventory' ? '/inventory' : '/failed-jobs'
}

const labelOf = ({ event, subject: { orderNumber = '', name = '', count = 1 } }: StoredAlert, { words }: Speech) => {
  const label = words.ownerNews.digest
  if (event === 'LOW_STOCK') return count > 1 ? label.lowStockOf(count) : label.lowStock(name)
  if (event === 'DOMAIN_RECORD_MISSING') return label.domainRecordMissing(name)
  return event === 'FAILED_JOB' ? label.failedJobs(count) : label.events[event](orderNumber)
}

/** Writes the daily email about alerts. */
const digestEmail = (site: Site, alerts: readonly StoredAlert[]): Email =>
  writeEmail(site, (speech) => {
    const { digest: label, seeAlerts } = speech.words.ownerNews
    const { first, more } = firstOf(alerts, mostAlerts)
    const format = new Intl.DateTimeFormat(speech.locale, {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: timeZoneOf(site),
    })
    return {
      subject: label.subject(site.name),
      blocks: [
        heading(label.title),
        {
          type: 'rows',
          rows: first.map((alert) => [
            labelOf(alert, speech),
            format.format(alert.created_date),
            backOfficePage(site, pathOf(alert)),
          ]),
        },
        ...(more > 0 ? [paragraph(label.more(more))] : []),
        link(seeAlerts, backOfficePage(site, '/alerts')),
      ],
    }
  })

/** Groups alerts by who gets emails about their kind. */
const alertsByRecipient = async (
  db: Db,
  site: Site,
  alerts: readonly StoredAlert[],
): Promise<ReadonlyMap<string, readonly StoredAlert[]>> => {
  const kinds = [...new Set(alerts.map(({ kind }) => kind))]
  const recipients = new Map<NotificationKind, readonly string[]>()
  for (const kind of kinds) recipients.set(kind, await listRecipientsOf(db, site, kind))
  const everyone = new Set([...recipients.values()].flat())
  return new Map(
    [...everyone].map((recipient) => [
      recipient,
      alerts.filter(({ kind }) => recipients.get(kind)?.includes(recipient)),
    ]),
  )
}

/** Sends the daily emails of a store. The alerts leave the digest in the same transaction, so each is sent once. */
export const digestJob = ({ db, sites }: Pick<Context, 'db' | 'sites'>): JobHandler => ({
  kind: digestKind,
  run: async ({ siteId, key }) => {
    const site = await requireSite(sites, siteId)
    await transact(db, async (transaction) => {
      const alerts = await lockDigest(transaction, siteId, key)
      for (const [recipient, theirs] of await alertsByRecipient(transaction, site, alerts))
        await queueMail(transaction, { siteId, recipient, message: digestEmail(site, theirs) })
      await endDigest(transaction, siteId, key)
    })
    return undefined
  },
})
