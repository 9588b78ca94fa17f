import { dayIn } from '@vitrine/domain/time/day.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { ClaimedJob } from '../../ground/job/job.ts'
import type { Email } from '../../ground/mail/email.ts'
import { mailKind } from '../../ground/mail/outbox.ts'
import { heading, link, paragraph, writeEmail } from '../../ground/mail/write-email.ts'
import type { Site } from '../../ground/site/sites.ts'
import { backOfficePage, listEmailRecipients, recordCountedAlert, sendTo } from '../../store/notification/api.ts'

const failedJobEmail = (site: Site): Email =>
  writeEmail(site, ({ words: { ownerNews: label } }) => ({
    subject: label.failedJobSubject(site.name),
    blocks: [
      heading(label.failedJobTitle),
      paragraph(label.failedJobText),
      link(label.seeFailedJobs, backOfficePage(site, '/failed-jobs')),
    ],
  }))

/**
 * Alerts the people of a store of a job that has failed for good. Jobs of a kind share an alert and an email per day.
 * Nobody is emailed about an email that could not be sent, since that email would likely fail, too.
 */
export const createFailedJobAlert =
  ({ db, sites, now }: Pick<Context, 'db' | 'sites' | 'now'>) =>
  async ({ siteId, kind }: Pick<ClaimedJob, 'siteId' | 'kind'>): Promise<void> => {
    const site = await sites.find(siteId)
    if (!site) return
    const key = `failed-job:${kind}:${dayIn('UTC', now())}`
    await transact(db, async (transaction) => {
      const alert = { site, event: 'FAILED_JOB', subject: { name: kind, count: 1 } } as const
      const isFirst = await recordCountedAlert(transaction, key, alert)
      if (!isFirst || kind === mailKind) return
      const recipients = await listEmailRecipients(transaction, site, 'FAILED_JOB')
      await sendTo(transaction, { site, recipients }, () => failedJobEmail(site))
    })
  }
