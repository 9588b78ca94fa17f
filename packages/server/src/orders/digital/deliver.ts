import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { deleteJob, hasJob } from '../../ground/job/store.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { downloadRules } from '../../ground/site/download-rules.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { handOver } from '../fulfillment/api.ts'
import { lockOrderById, moveOrder, presentOrder, type StoredOrder, withActivities } from '../order/api.ts'
import { downloadsEmail, type FileToDownload } from './email.ts'
import { findSecureFiles, type StoredFile } from './files.ts'
import { downloadLink } from './link.ts'
import { insertDownloads, listDownloads } from './store.ts'

type Line = StoredOrder['body']['lineItems'][number]

const dayMs = 24 * 60 * 60 * 1000

interface Issued extends FileToDownload {
  readonly line: Line
  readonly file: StoredFile
}

/** Lists the line items of an order that have files but no downloads yet, with their files. */
const undelivered = async (db: Db, order: StoredOrder, now: Date): Promise<{ line: Line; file: StoredFile }[]> => {
  const known = new Set((await listDownloads(db, order, now)).map(({ line_item_id }) => line_item_id))
  const lines = order.body.lineItems.filter(({ id, digitalFile }) => digitalFile?.fileId && !known.has(id))
  const ids = lines.map(({ digitalFile }) => digitalFile!.fileId!)
  const files = await findSecureFiles(db, order.site_id, ids)
  return lines.flatMap((line) => {
    const file = files.get(line.digitalFile!.fileId!)
    return file ? [{ line, file }] : []
  })
}

/** Computes the number of downloads and the expiry of a line item that is delivered or renewed now. */
export const termsOf = ({ settings }: Site, { quantity }: Pick<Line, 'quantity'>, now: Date) => {
  const { downloadDays, downloadLimit } = downloadRules(settings)
  return { allowed: downloadLimit * quantity, expires: new Date(now.getTime() + downloadDays * dayMs) }
}

/** Adds the download links to the line items of an order. */
export const withLinks = (order: StoredOrder, links: ReadonlyMap<string, Pick<Issued, 'url' | 'expires'>>) => ({
  ...order,
  body: {
    ...order.body,
    lineItems: order.body.lineItems.map((line) => {
      const issued = links.get(line.id)
      if (!issued) return line
      const digitalFile = { ...line.digitalFile, link: issued.url, expirationDate: issued.expires.toISOString() }
      return { ...line, digitalFile }
    }),
  },
})

/** Creates the downloads of an order and signs their links. */
const issue = async (context: Context, db: Db, { site, order }: { site: Site; order: StoredOrder }) => {
  const now = context.now()
  const issued: Issued[] = []
  for (const { line, file } of await undelivered(db, order, now)) {
    const terms = termsOf(site, line, now)
    const key = { site_id: site.id, order_id: order.id, line_item_id: line.id }
    const url = await downloadLink(context, { key, expires: terms.expires })
    issued.push({ line, file, name: file.file_name, url, ...terms })
  }
  const rows = issued.map(({ line, file, allowed, expires }) => ({
    site_id: site.id,
    order_id: order.id,
    line_item_id: line.id,
    file_id: file.id,
    allowed,
    expires_date: expires,
    created_date: now,
  }))
  if (rows.length > 0) await insertDownloads(db, rows)
  return issued
}

/** Fulfills the undelivered line items of a locked order and emails the links to the buyer. */
const deliver = async (context: Context, db: Db, { site, order }: { site: Site; order: StoredOrder }) => {
  const issued = await issue(context, db, { site, order })
  if (issued.length === 0) return
  const linked = withLinks(order, new Map(issued.map((one) => [one.line.id, one])))
  const isNotified = order.email !== ''
  const happened = isNotified ? (['DOWNLOAD_LINK_SENT'] as const) : []
  const write = (shown: ReturnType<typeof presentOrder>) => downloadsEmail(shown, { site, files: issued })
  const isFulfilled = await handOver(context, db, {
    site,
    order: linked,
    happened,
    lineIds: issued.map(({ line }) => line.id),
    emails: isNotified ? [write] : [],
  })
  if (isFulfilled) return
  // The line items were already fulfilled by hand: only save the links.
  const record = withActivities(context, linked.body, ...happened)
  const moved = await moveOrder(db, order, { states: {}, record, now: context.now() })
  if (isNotified) await queueMail(db, { siteId: site.id, recipient: order.email, message: write(presentOrder(moved)) })
}

/** Whether the order is still paid: an edit in the transaction that queued the job may have raised its total. */
const isPaidFor = ({ status, payment_status: paid }: StoredOrder): boolean =>
  status === 'APPROVED' && (paid === 'PAID' || paid === 'PARTIALLY_REFUNDED')

/** The kind of job that delivers the files of a paid order. The key is its ID. */
export const downloadKind = 'download'
const kind = downloadKind

/**
 * Delivers the files of a paid order. Links, fulfillment, email and the deletion of the job share one transaction, so
 * the files are delivered exactly once.
 */
const deliverOrder = async (context: Context, siteId: string, orderId: string): Promise<void> => {
  const { db, sites } = context
  const site = await requireSite(sites, siteId)
  await transact(db, async (held) => {
    const order = await lockOrderById(held, site.id, orderId)
    if (!(await deleteJob(held, { siteId, kind, key: orderId })) || !isPaidFor(order)) return
    await deliver(context, held, { site, order })
  })
}

/** Delivers the files of an order immediately if its delivery job has not run when the buyer opens the page. */
export const deliverBefore = async (context: Context, { site_id, id }: Pick<StoredOrder, 'site_id' | 'id'>) => {
  if (await hasJob(context.db, { siteId: site_id, kind, key: id })) await deliverOrder(context, site_id, id)
}

/** Delivers the files of paid orders. A database trigger queues the job, keyed by order ID. */
export const downloadJob = (context: Context): JobHandler => ({
  kind,
  deadlineMs: 10_000,
  concurrency: 2,
  run: async ({ siteId, key }) => {
    await deliverOrder(context, siteId, key)
    return undefined
  },
})
