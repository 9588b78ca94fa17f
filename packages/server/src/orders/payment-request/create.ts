import type { OrderPaymentRequest } from '@vitrine/contract/entities/money/order-payment-request.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { decideDue } from '@vitrine/domain/order/status/mark-as-paid.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { randomBytes } from 'node:crypto'
import type { CallerWithRole } from '../../ground/base/caller.ts'
import { exactMinor } from '../../ground/base/amounts.ts'
import { Refusal, required, invalidBecause, outOfBounds } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Site } from '../../ground/site/sites.ts'
import { findOrder, type StoredOrder } from '../order/api.ts'
import { listMovements } from '../../money/payment/api.ts'
import { insertPaymentRequest, type StoredPaymentRequest } from './store.ts'
import type { Namespaces } from './tables.ts'
import { recordRequestEvents } from './record-events.ts'

type Sent = Input<OrderPaymentRequest>
type Elevated = CallerWithRole<'owner' | 'app'>

/** Parses the amount: more than zero, and at most the amount due. */
const readAmount = async (
  db: Db,
  order: StoredOrder,
  { sent, currency }: { sent: string; currency: string },
): Promise<Minor> => {
  const amount = exactMinor(sent, { field: 'orderPaymentRequest.amount.amount', currency })
  const sums = sumsOf(await listMovements(db, order))
  const decision = decideDue({ status: order.status, total: Number(order.total), sums }, amount)
  if (decision.ok) return amount
  if (decision.code === 'ALREADY_PAID') throw new Refusal('ORDER_PAID')
  if (decision.code !== 'INVALID_AMOUNT') throw new Refusal('ORDER_CANCELED')
  const most = toDecimal(decision.due, currency)
  throw outOfBounds('orderPaymentRequest.amount.amount', {
    rule: 'MAX',
    threshold: most,
    description: `must be more than 0 and at most ${most}, the amount due`,
  })
}

const readExpiration = (sent: string | undefined, now: Date): Date | null => {
  if (sent === undefined) return null
  const date = new Date(sent)
  if (date > now) return date
  throw invalidBecause('orderPaymentRequest.expirationDate', 'NOT_IN_FUTURE')
}

/** Reads the source of a request. Its app ID defaults to the calling app. */
const readSource = ({ source }: Sent, caller: Elevated) => {
  if (source === undefined) return { source_app_id: null, source_external_id: null }
  const appId = caller.role === 'app' ? caller.appId : undefined
  return {
    source_app_id: source.appId ?? appId ?? null,
    source_external_id: required(source.externalId, 'orderPaymentRequest.source.externalId'),
  }
}

/** Returns the trimmed title; rejects a blank one. */
export const readTitle = (title: string | undefined): string => required(title?.trim(), 'orderPaymentRequest.title')

/** Creates a payment request for an order. */
export const createPaymentRequest = async (
  { db, now, newId }: Context,
  { caller, site, sent }: { caller: Elevated; site: Site; sent: Sent },
): Promise<StoredPaymentRequest> => {
  const order = await findOrder(db, site.id, required(sent.orderId, 'orderPaymentRequest.orderId'))
  if (!order) throw new Refusal('ORDER_NOT_FOUND')
  const currency = order.body.currency ?? site.currency
  const requested = required(sent.amount?.amount, 'orderPaymentRequest.amount.amount')
  const request = {
    site_id: site.id,
    id: newId(),
    order_id: order.id,
    order_number: String(order.number),
    amount: await readAmount(db, order, { sent: requested, currency }),
    currency,
    title: readTitle(sent.title),
    description: sent.description?.trim() || null,
    expiration_date: readExpiration(sent.expirationDate, now()),
    blocks_manual: sent.blockedPaymentMethods?.includes('MANUAL') ?? false,
    ...readSource(sent, caller),
    namespaces: (sent.extendedFields?.namespaces ?? {}) as Namespaces,
    secret: randomBytes(24).toString('base64url'),
    created_date: now(),
    updated_date: now(),
  }
  return transact(db, async (transaction) => {
    const written = await insertPaymentRequest(transaction, request)
    await recordRequestEvents(transaction, { request: written, site, tasks: ['notify-created'] })
    return written
  })
}
