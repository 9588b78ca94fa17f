import { emailedPeriod, nextEmailDate } from '@vitrine/domain/report/schedule.ts'
import type { Period } from '@vitrine/domain/report/period.ts'
import { dayIn, isDay } from '@vitrine/domain/time/day.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import { reportEmail } from './report-email.ts'
import { readSavedContent } from './saved-content.ts'
import { savedCsv } from './saved-csv.ts'
import { findSaved, lockSaved, setNextEmail } from './saved-store.ts'

export const emailKind = 'report-email'

const attachmentOf = (id: string, { from, to }: Period) => ({
  kind: 'report' as const,
  id: [id, from, to].join(' '),
  filename: `report-${from}-${to}.csv`,
})

/** Sends a saved report by email when it is due, and schedules the next email. */
export const reportEmailJob = ({ db, sites, now }: Context): JobHandler => ({
  kind: emailKind,
  run: async ({ siteId, key }) => {
    const site = await requireSite(sites, siteId)
    const timeZone = timeZoneOf(site)
    const due = await findSaved(db, siteId, key)
    if (!due?.email || !due.next_email_date) return undefined
    // A job that runs again after it was done.
    if (due.next_email_date > now()) return due.next_email_date
    const { frequency, recipients } = due.email
    const period = emailedPeriod(frequency, dayIn(timeZone, due.next_email_date))
    const shown = await readSavedContent({ db, site, now: now() }, due, period)
    const message = reportEmail(site, { saved: due, shown, period })
    const attachments = [attachmentOf(due.id, period)]
    return transact(db, async (transaction) => {
      const saved = await lockSaved(transaction, siteId, key)
      if (!saved?.next_email_date) return undefined
      // Another server has sent it, or the report was changed meanwhile.
      if (saved.updated_date > due.updated_date || saved.next_email_date > now()) return saved.next_email_date
      for (const recipient of recipients) await queueMail(transaction, { siteId, recipient, message, attachments })
      const next = nextEmailDate(frequency, now(), timeZone)
      await setNextEmail(transaction, saved, next)
      return next
    })
  },
})

/** Spreadsheets recognize UTF-8 by its byte order mark. */
const byteOrderMark = '\uFEFF'

/** Renders the file that an email with a report brings with it. `undefined` if the report was deleted. */
export const attachedReport = async (
  { db, sites, now }: Pick<Context, 'db' | 'sites' | 'now'>,
  { siteId, id }: { siteId: string; id: string },
): Promise<Buffer | undefined> => {
  const [savedId = '', from = '', to = ''] = id.split(' ')
  const saved = await findSaved(db, siteId, savedId)
  if (!saved || !isDay(from) || !isDay(to)) return undefined
  const site = await requireSite(sites, siteId)
  const shown = await readSavedContent({ db, site, now: now() }, saved, { from, to })
  return Buffer.from(byteOrderMark + savedCsv(shown, { site, speech: speechFor({ site: site.language }) }))
}
