import { downloadStatusOf } from '@vitrine/domain/download/download.ts'
import type { DownloadStatus } from '@vitrine/contract/calls/orders/digital-goods.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { refundedQuantities } from '../../money/payment/api.ts'
import type { StoredOrder } from '../order/api.ts'
import type { DownloadTable } from './tables.ts'

type DownloadRow = Selectable<DownloadTable>

export interface DownloadKey {
  readonly site_id: string
  readonly order_id: string
  readonly line_item_id: string
}

/** A download with its file and status. */
export interface StoredDownload extends DownloadRow {
  readonly file_name: string
  readonly content_type: string
  readonly bytes: number
  readonly status: DownloadStatus
}

type OrderOfDownloads = Pick<StoredOrder, 'site_id' | 'id' | 'status' | 'payment_status' | 'body'>

/** Lists the downloads of an order, in line item order. */
export const listDownloads = async (db: Db, order: OrderOfDownloads, now: Date): Promise<StoredDownload[]> => {
  const rows = await db
    .selectFrom('download')
    .innerJoin('secure_file', (join) =>
      join.onRef('secure_file.site_id', '=', 'download.site_id').onRef('secure_file.id', '=', 'download.file_id'),
    )
    .selectAll('download')
    .select(['secure_file.file_name', 'secure_file.content_type', 'secure_file.bytes'])
    .where('download.site_id', '=', order.site_id)
    .where('download.order_id', '=', order.id)
    .execute()
  if (rows.length === 0) return []
  const refunded = await refundedQuantities(db, order)
  return order.body.lineItems.flatMap(({ id, quantity }) => {
    const row = rows.find((one) => one.line_item_id === id)
    if (!row) return []
    const { allowed, used, expires_date: expires } = row
    const download = {
      allowed,
      used,
      expires,
      quantity,
      refunded: refunded.get(id) ?? 0,
      orderStatus: order.status,
      paymentStatus: order.payment_status,
    }
    return [{ ...row, bytes: Number(row.bytes), status: downloadStatusOf(download, now) }]
  })
}

export const insertDownloads = async (
  db: Db,
  rows: readonly Omit<DownloadRow, 'used' | 'started_date' | 'resumed_bytes'>[],
) => {
  const fresh = { used: 0, started_date: null, resumed_bytes: 0 }
  await db
    .insertInto('download')
    .values(rows.map((row) => ({ ...row, ...fresh })))
    .execute()
}

const at = ({ site_id, order_id, line_item_id }: DownloadKey) =>
  sql`site_id = ${site_id} and order_id = ${order_id} and line_item_id = ${line_item_id}`

/** Counts a download before it starts, in one statement, so that concurrent requests cannot exceed the limit. */
export const countDownload = async (db: Db, key: DownloadKey, now: Date): Promise<boolean> => {
  const moment = now.toISOString()
  const { rows } = await sql`
    update download set used = used + 1, started_date = ${moment}::timestamptz
    where ${at(key)} and used < allowed and expires_date > ${moment}::timestamptz
    returning used`.execute(db)
  return rows.length > 0
}

/** How long a download can be resumed, and the resumed bytes allowed per download, as a multiple of the file size. */
const resumableHours = 24
const mostResumed = 10

/** Resumes a started download without counting it again. Returns false if there is none, or too much was resumed. */
export const resumeDownload = async (
  db: Db,
  key: DownloadKey,
  { bytes, size, now }: { bytes: number; size: number; now: Date },
): Promise<boolean> => {
  const moment = now.toISOString()
  const { rows } = await sql`
    update download set resumed_bytes = resumed_bytes + ${bytes}::bigint
    where ${at(key)} and started_date > ${moment}::timestamptz - make_interval(hours => ${resumableHours}::int)
      and resumed_bytes + ${bytes}::bigint <= used * ${size}::bigint * ${mostResumed}::bigint
    returning used`.execute(db)
  return rows.length > 0
}

/** Restores the full limit of a download. */
export const resetDownload = async (db: Db, key: DownloadKey, renewed: { allowed: number; expires_date: Date }) => {
  await db
    .updateTable('download')
    .set({ ...renewed, used: 0, started_date: null, resumed_bytes: 0 })
    .where('site_id', '=', key.site_id)
    .where('order_id', '=', key.order_id)
    .where('line_item_id', '=', key.line_item_id)
    .execute()
}
