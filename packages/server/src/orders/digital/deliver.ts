import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Db } from '../../ground/database/tables.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { downloadRules } from '../../ground/site/download-rules.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { handOver } from '../fulfillment/api.ts'
import { lockOrderById, moveOrder, presentOrder, type StoredOrder, withActivities } from '../order/api.ts'
import { downloadsEmail, type FileToDownload } from './email.ts'
import { findSecureFiles, type StoredFile } from './files.ts'
import { downloadLink } from './link.ts'
import {
  findDownloadWishes,
  hasDownloadWish,
  insertDownloads,
  listDownloads,
  putOffDownloadWish,
  takeDownloadWish,
  type DownloadKey,
} from './store.ts'

type OrderKey = Pick<DownloadKey, 'site_id' | 'order_id'>
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

/**
 * Hands over the files of an order that was paid: links, fulfillment and email in one transaction, once, whoever comes
 * to it first.
 */
const deliverOrder = async (context: Context, wish: OrderKey): Promise<void> => {
  const { db, sites } = context
  const site = await requireSite(sites, wish.site_id)
  await transact(db, async (held) => {
    const order = await lockOrderById(held, site.id, wish.order_id)
    if (!(await takeDownloadWish(held, wish)) || !isPaidFor(order)) return
    await deliver(context, held, { site, order })
  })
}

/** Hands over the files of an order now, where its buyer is looking at it before the worker has come to it. */
export const deliverBefore = async (context: Context, { site_id, id }: Pick<StoredOrder, 'site_id' | 'id'>) => {
  if (await hasDownloadWish(context.db, site_id, id)) await deliverOrder(context, { site_id, order_id: id })
}

const everyMs = 500
const pauseMs = 60 * 1000

/** Hands over the files of all orders that were paid. */
export const deliverDownloads = async (context: Context): Promise<void> => {
  const { db, now, log } = context
  for (const wish of await findDownloadWishes(db, now())) {
    await deliverOrder(context, wish).catch(async (error: unknown) => {
      const { site_id: siteId, order_id: orderId } = wish
      log.error({ err: error, siteId, orderId }, 'the files of an order could not be handed over')
      await putOffDownloadWish(db, wish, new Date(now().getTime() + pauseMs))
    })
  }
}

export const createDownloadDelivery = (context: Context): Worker =>
  createRepeating({
    work: () => deliverDownloads(context),
    everyMs,
    log: context.log,
    failure: 'handing over files failed',
  })
