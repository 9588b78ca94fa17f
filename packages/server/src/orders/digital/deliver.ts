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

/** The lines of an order whose files nobody has been given yet, with their files. */
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

/** How long, and how often, a line may be downloaded that is handed over or renewed now. */
export const termsOf = ({ settings }: Site, { quantity }: Pick<Line, 'quantity'>, now: Date) => {
  const { downloadDays, downloadLimit } = downloadRules(settings)
  return { allowed: downloadLimit * quantity, expires: new Date(now.getTime() + downloadDays * dayMs) }
}

/** The link of a line as its order shows it. */
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

/** Writes down what is handed over, and signs its links. */
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

/** Fulfills the lines of an order that is held with their links, and tells its buyer. */
const deliver = async (context: Context, db: Db, { site, order }: { site: Site; order: StoredOrder }) => {
  const issued = await issue(context, db, { site, order })
  if (issued.length === 0) return
  const linked = withLinks(order, new Map(issued.map((one) => [one.line.id, one])))
  const isTold = order.email !== ''
  const happened = isTold ? (['DOWNLOAD_LINK_SENT'] as const) : []
  const write = (shown: ReturnType<typeof presentOrder>) => downloadsEmail(shown, { site, files: issued })
  const isFulfilled = await handOver(context, db, {
    site,
    order: linked,
    happened,
    lineIds: issued.map(({ line }) => line.id),
    emails: isTold ? [write] : [],
  })
  if (isFulfilled) return
  // Somebody has fulfilled them by hand before: only the links are new.
  const record = withActivities(context, linked.body, ...happened)
  const moved = await moveOrder(db, order, { states: {}, record, now: context.now() })
  if (isTold) await queueMail(db, { siteId: site.id, recipient: order.email, message: write(presentOrder(moved)) })
}

/** Whether an order is paid still: an edit may have made it cost more in the transaction that left word. */
const isPaidFor = ({ status, payment_status: paid }: StoredOrder): boolean =>
  status === 'APPROVED' && (paid === 'PAID' || paid === 'PARTIALLY_REFUNDED')

const kind = 'download'

/**
 * Hands over the files of an order that was paid: links, fulfillment and email in one transaction with the end of the
 * job, so once, whoever comes to it first.
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

/** Hands over the files of an order now, because its buyer opens the page before the job has run. */
export const deliverBefore = async (context: Context, { site_id, id }: Pick<StoredOrder, 'site_id' | 'id'>) => {
  if (await hasJob(context.db, { siteId: site_id, kind, key: id })) await deliverOrder(context, site_id, id)
}

/** Hands over the files of orders. A trigger queues the job, by the ID of the order, when an order with files is paid. */
export const downloadJob = (context: Context): JobHandler => ({
  kind,
  deadlineMs: 10_000,
  concurrency: 2,
  run: async ({ siteId, key }) => {
    await deliverOrder(context, siteId, key)
    return undefined
  },
})
