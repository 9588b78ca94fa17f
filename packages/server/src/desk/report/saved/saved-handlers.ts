import type { savedReportCalls } from '@vitrine/contract'
import type { SavedReport } from '@vitrine/contract/entities/store/report.ts'
import { nextEmailDate } from '@vitrine/domain/report/schedule.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal, required } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { deleteJob, queueJob } from '../../../ground/job/store.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { emailKind } from './email-job.ts'
import { countSaved, deleteSaved, findSaved, listSaved, saveReport, type StoredReport } from './saved-store.ts'

const maxSaved = 100

const present = ({ id, name, report, period, compare, email, ...row }: StoredReport): SavedReport => ({
  id,
  name,
  report,
  period,
  ...(compare !== null && { compare }),
  ...(email !== null && { email }),
  ...(row.next_email_date !== null && { nextEmailDate: row.next_email_date.toISOString() }),
  createdDate: row.created_date.toISOString(),
  updatedDate: row.updated_date.toISOString(),
})

const missing = (): Refusal => new Refusal('NOT_FOUND', 'There is no such saved report.')

type Sent = Pick<SavedReport, 'name' | 'report' | 'period' | 'compare' | 'email'>

/** Recipients without repetitions. */
const emailOf = ({ email }: Sent): SavedReport['email'] =>
  email && { ...email, recipients: [...new Set(email.recipients.map((one) => one.toLowerCase()))] }

/** Creates the handlers for saved reports. */
export const createSavedReportHandlers = (context: Context): Handlers<typeof savedReportCalls> => {
  const { db, sites, now, newId } = context

  /** Saves a report, and queues its next email instead of an earlier one. */
  const save = async (
    transaction: Db,
    site: Site,
    { id, sent, created }: { id: string; sent: Sent; created: Date },
  ): Promise<StoredReport> => {
    const email = emailOf(sent)
    const next = email && nextEmailDate(email.frequency, now(), timeZoneOf(site))
    const { report, period, compare = null } = sent
    const fields = { name: required(sent.name.trim(), 'savedReport.name'), report, period, compare }
    const dates = { next_email_date: next ?? null, created_date: created, updated_date: now() }
    const key = { site_id: site.id, id }
    await saveReport(transaction, { ...key, ...fields, ...dates, email: email ? JSON.stringify(email) : null })
    const job = { siteId: site.id, kind: emailKind, key: id }
    await deleteJob(transaction, job)
    if (next) await queueJob(transaction, { ...job, due: next })
    return { ...key, ...fields, ...dates, email: email ?? null }
  }

  return {
    listSavedReports: async ({ siteId }) => ({ savedReports: (await listSaved(db, siteId)).map(present) }),

    createSavedReport: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const row = await transact(db, async (transaction) => {
        if ((await countSaved(transaction, siteId)) >= maxSaved) throw new Refusal('SAVED_REPORTS_LIMIT_EXCEEDED')
        return save(transaction, site, { id: newId(), sent: body.savedReport, created: now() })
      })
      return { savedReport: present(row) }
    },

    updateSavedReport: async ({ siteId }, { params, body }) => {
      const site = await requireSite(sites, siteId)
      const row = await transact(db, async (transaction) => {
        const known = await findSaved(transaction, siteId, params.id)
        if (!known) throw missing()
        return save(transaction, site, { id: params.id, sent: body.savedReport, created: known.created_date })
      })
      return { savedReport: present(row) }
    },

    deleteSavedReport: async ({ siteId }, { params }) => {
      await transact(db, async (transaction) => {
        if (!(await deleteSaved(transaction, siteId, params.id))) throw missing()
        await deleteJob(transaction, { siteId, kind: emailKind, key: params.id })
      })
      return {}
    },
  }
}
