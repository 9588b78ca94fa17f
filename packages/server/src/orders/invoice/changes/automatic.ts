import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { deleteJob, type JobKey } from '../../../ground/job/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { lockOrderById } from '../../order/api.ts'
import { generateInvoice } from './issue.ts'
import { rulesOf } from '../settings.ts'
import { sendDocument } from './send.ts'

type Surroundings = Pick<Context, 'db' | 'sites' | 'now' | 'newId' | 'config' | 'log'>

/** Issues the invoice of an order in the transaction that deletes the job, so that it is issued once. */
const issueInvoice = async (surroundings: Surroundings, job: JobKey): Promise<void> => {
  const { db, sites } = surroundings
  const site = await requireSite(sites, job.siteId)
  await transact(db, async (held) => {
    const order = await lockOrderById(held, site.id, job.key)
    if (!(await deleteJob(held, job))) return
    const noted = await generateInvoice(surroundings, held, { order, site })
    const { sendsInvoices } = await rulesOf(held, site.id)
    if (sendsInvoices) await sendDocument(surroundings, held, { site, ...noted })
  })
}

/**
 * Issues invoices automatically. A database trigger queues the job, keyed by order ID, when the order is placed or
 * paid, as the store's settings say. If the order cannot have an invoice, this is logged.
 */
export const invoiceJob = (surroundings: Surroundings): JobHandler => ({
  kind: 'invoice',
  deadlineMs: 10_000,
  concurrency: 2,
  run: async ({ siteId, kind, key }) => {
    try {
      await issueInvoice(surroundings, { siteId, kind, key })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.code === 'INVOICE_ALREADY_EXISTS') return undefined
      surroundings.log.warn({ siteId, orderId: key, code: error.code }, 'the order cannot have an invoice')
    }
    return undefined
  },
})
