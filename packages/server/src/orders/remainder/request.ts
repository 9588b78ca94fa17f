import type { Minor } from '@vitrine/domain/money.ts'
import { randomBytes } from 'node:crypto'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { speechFor } from '../../ground/words/speech.ts'
import type { StoredOrder } from '../order/api.ts'
import {
  insertPaymentRequest,
  lockPaymentRequest,
  movePaymentRequest,
  type StoredPaymentRequest,
  recordRequestEvents,
} from '../payment-request/api.ts'
import { isOfInvoice } from './of-invoice.ts'
import { changeRemainder, type StoredRemainder } from './store.ts'

type Surroundings = Pick<Context, 'now' | 'newId'>

interface Asking {
  readonly order: StoredOrder
  readonly site: Site
  readonly row: StoredRemainder
  readonly open: Minor
}

const createRequest = async (
  { now, newId }: Surroundings,
  db: Db,
  {
    order,
    site,
    open,
    title,
  }: Pick<Asking, 'order' | 'site' | 'open'> & { title: 'title' | 'invoiceTitle' | 'depositTitle' },
): Promise<StoredPaymentRequest> => {
  const number = String(order.number)
  const request = await insertPaymentRequest(db, {
    site_id: site.id,
    id: newId(),
    order_id: order.id,
    order_number: number,
    amount: open,
    currency: order.body.currency ?? site.currency,
    title: speechFor({ site: order.body.buyerLanguage ?? site.language }).words.remainder[title](number),
    description: null,
    expiration_date: null,
    blocks_manual: false,
    source_app_id: null,
    source_external_id: null,
    namespaces: {},
    secret: randomBytes(24).toString('base64url'),
    created_date: now(),
    updated_date: now(),
  })
  await recordRequestEvents(db, { request, site, tasks: ['notify-created'] })
  return request
}

/** Returns a payment request for the outstanding amount of a remainder: reuses one of that amount, or replaces it. */
export const requestFor = async (
  context: Surroundings,
  db: Db,
  { row, open, ...of }: Asking,
): Promise<StoredPaymentRequest> => {
  const known = row.request_id === null ? undefined : await lockPaymentRequest(db, row.site_id, row.request_id)
  if (known?.status === 'UNPAID' && Number(known.amount) === open) return known
  if (known) await endRequest(context, db, { site: of.site, request: known })
  const title = isOfInvoice(of.order, row.due_day) ? 'invoiceTitle' : 'title'
  const request = await createRequest(context, db, { open, ...of, title })
  await changeRemainder(db, row, { request_id: request.id })
  return request
}

/** Requests the deposit of an order that a merchant prepared. */
export const requestDeposit = (
  context: Surroundings,
  db: Db,
  asking: Pick<Asking, 'order' | 'site' | 'open'>,
): Promise<StoredPaymentRequest> => createRequest(context, db, { ...asking, title: 'depositTitle' })

const endRequest = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { site, request }: { site: Site; request: StoredPaymentRequest },
): Promise<void> => {
  if (request.status !== 'UNPAID') return
  const moved = await movePaymentRequest(db, request, { event: 'VOID', now: now() })
  if (moved.ok) await recordRequestEvents(db, { ...moved, site })
}

/** Voids the payment request of a remainder. */
export const endRequestOf = async (
  context: Pick<Context, 'now'>,
  db: Db,
  { site, row }: Pick<Asking, 'site' | 'row'>,
): Promise<void> => {
  if (row.request_id === null) return
  const request = await lockPaymentRequest(db, row.site_id, row.request_id)
  if (request) await endRequest(context, db, { site, request })
}
