import type { Minor } from '@vitrine/domain/money.ts'
import { newRefund, startedRefund } from '@vitrine/domain/payment/refund.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { creditMember, returnToGiftCard } from '../../reservation/api.ts'
import type { Happened } from '../happened.ts'
import { movePayment, type StoredPayment } from '../ledger/ledger-store.ts'
import { laterFrom, leaseFrom } from '../attempts/lease.ts'
import { orderOf, readMoney, type OrderKey } from '../ledger/order-money.ts'
import { exchangeProvider } from '../providers/exchange.ts'
import { requireProvider, type Outcome, type PaymentRef, type Providers } from '../provider.ts'
import {
  claimRefunds,
  findRefundedPayment,
  insertRefund,
  insertRefundTransaction,
  moveRefund,
  type RefundNews,
  type RefundTransaction,
} from './refund-store.ts'
import type { Selling } from '../selling.ts'
import type { RefundDetails, RefundSideEffects } from '../tables.ts'

type Clock = Pick<Context, 'now' | 'newId'>

/** Provider name of gift card payments: the store itself. */
export const giftCardProvider = 'gift-card'

/** Provider name of refunds as store credit. */
export const storeCreditProvider = 'store-credit'

/** Returns the reference that identifies a payment to its provider. */
export const refOfPayment = ({ id, site_id, method, amount, currency }: StoredPayment): PaymentRef => ({
  attemptId: id,
  siteId: site_id,
  method: method?.id ?? null,
  amount: Number(amount),
  currency,
})

/** Part of a refund: the amount refunded to a payment, and whether the owner refunds it by hand. */
export interface RefundPart {
  readonly payment: StoredPayment
  readonly amount: Minor
  readonly isExternal: boolean
  /** The member to credit instead of refunding the payment method. */
  readonly creditOf?: string | undefined
  /** Whether the amount pays for an exchange, so that no money is refunded. */
  readonly isExchange?: true
}

export interface RefundRequest {
  readonly order: OrderKey
  readonly parts: readonly RefundPart[]
  readonly details: RefundDetails
  readonly sideEffects: RefundSideEffects
  readonly actor?: Actor | undefined
  /** Lease of the creator, who calls the providers after the commit. */
  readonly claimedUntil?: Date
}

/** A claimed refund transaction, to be sent to its provider by its claimant. */
export interface ClaimedRefund {
  readonly transaction: RefundTransaction
  readonly payment: StoredPayment
  readonly actor?: Actor | undefined
}

export interface RequestedRefund {
  readonly refundId: string
  readonly happened: readonly Happened[]
  /** Refund transactions to send to providers. */
  readonly unsent: readonly ClaimedRefund[]
}

export const noDetails: RefundDetails = { lines: [], fees: [] }

/** Records a refunded amount in the ledger. */
const noteBack = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { payment, id, amount }: { payment: StoredPayment; id: string; amount: Minor },
): Promise<void> => {
  const moved = await movePayment(db, payment, { event: { type: 'refunded', amount }, reference: id, now: now() })
  if (!moved.ok) throw new Error(`The refund ${id} does not fit its payment: ${moved.code}.`)
}

/** Completes parts that need no provider immediately: gift cards, store credit and refunds by hand. */
const finishAtOnce = async (
  clock: Clock,
  db: Db,
  {
    part: { payment, amount, isExternal, creditOf },
    id,
    reason,
  }: { part: RefundPart; id: string; reason: string | undefined },
): Promise<boolean> => {
  const isGiftCard = payment.provider === giftCardProvider
  if (!isGiftCard && !isExternal && creditOf === undefined) return false
  const { site_id, order_id } = payment
  const back = { siteId: site_id, id: payment.id, amount, now: clock.now() }
  if (creditOf !== undefined) {
    const of = { siteId: site_id, memberId: creditOf, currency: payment.currency }
    const refunded = { type: 'REFUNDED' as const, amount, orderId: order_id, paymentId: payment.id }
    const credit = { ...refunded, ...(reason !== undefined && { reason }) }
    await creditMember(db, of, { credit, now: clock.now() })
  } else if (!isExternal && !(await returnToGiftCard(db, back)))
    throw new Error(`Less was redeemed from the gift card of payment ${payment.id}.`)
  await moveRefund(db, { site_id, order_id, id }, { event: 'SUCCEEDED' })
  await noteBack(clock, db, { payment, id, amount })
  return true
}

/**
 * Records a refund of an order. The order must be locked and the amounts validated. Providers are called afterwards,
 * outside of any transaction, by whoever claims the transactions. Returns what has happened so far.
 */
export const requestRefund = async (
  clock: Clock,
  db: Db,
  { order, parts, details, sideEffects, actor, claimedUntil }: RefundRequest,
): Promise<RequestedRefund> => {
  const [refundId, now] = [clock.newId(), clock.now()]
  const key = { site_id: order.site_id, order_id: order.id, created_date: now }
  await insertRefund(db, { ...key, id: refundId, details, side_effects: sideEffects, actor: actor ?? null })
  const happened: Happened[] = []
  const unsent: ClaimedRefund[] = []
  for (const part of parts) {
    const { payment, amount, isExternal, creditOf, isExchange } = part
    const id = clock.newId()
    const written = {
      ...key,
      id,
      refund_id: refundId,
      payment_id: payment.id,
      provider: (isExchange && exchangeProvider) ?? (creditOf === undefined ? payment.provider : storeCreditProvider),
      amount,
      is_external: isExternal,
      reference: null,
      lease_date: claimedUntil ?? now,
    }
    const transaction = await insertRefundTransaction(db, written, claimedUntil ? startedRefund : newRefund)
    const isDone = await finishAtOnce(clock, db, { part, id, reason: details.reason })
    const credit =
      creditOf === undefined ? {} : { credit: { amount, ...(details.reason && { reason: details.reason }) } }
    if (isDone) happened.push({ type: 'refunded', refundId, paymentId: payment.id, ...credit })
    else unsent.push({ transaction, payment, actor })
  }
  const initiated: Happened[] = unsent.length > 0 ? [{ type: 'refund-initiated', refundId }] : []
  return { refundId, happened: [...initiated, ...happened], unsent }
}

const newsOf = (outcome: Outcome, now: Date): RefundNews => {
  switch (outcome.status) {
    case 'succeeded':
      return { event: 'SUCCEEDED', ...(outcome.reference !== undefined && { reference: outcome.reference }) }
    case 'pending':
      return {
        event: 'ACCEPTED',
        lease: laterFrom(now),
        ...(outcome.reference !== undefined && { reference: outcome.reference }),
      }
    case 'failed':
      return { event: 'FAILED', code: outcome.code, description: outcome.description }
    default:
      return outcome satisfies never
  }
}

/** Applies news to a refund transaction of a locked order. Returns what happened. */
export const noteRefundNews = async (
  clock: Pick<Context, 'now'>,
  db: Db,
  { transaction, news }: { transaction: RefundTransaction; news: RefundNews },
): Promise<Happened[]> => {
  const tasks = await moveRefund(db, transaction, news)
  const { refund_id: refundId, payment_id: paymentId, id } = transaction
  if (tasks.includes('note-failed')) return [{ type: 'refund-failed', refundId, paymentId }]
  if (!tasks.includes('note-refunded')) return []
  const payment = await findRefundedPayment(db, transaction)
  await noteBack(clock, db, { payment, id, amount: Number(transaction.amount) })
  return [{ type: 'refunded', refundId, paymentId }]
}

/** Sends refunds to providers and saves their responses. */
export const createRefunding = (
  context: Context,
  { providers, selling }: { providers: Providers; selling: Selling },
) => {
  const { db, now, log } = context

  const send = async ({ transaction, payment, actor }: ClaimedRefund): Promise<void> => {
    const { id, amount, site_id } = transaction
    const provider = await requireProvider(providers, db, transaction)
    const outcome = await provider.refund(refOfPayment(payment), { id, amount: Number(amount) })
    const site = await requireSite(context.sites, site_id)
    const order = orderOf(transaction)
    await transact(db, async (held) => {
      await selling.holdOrder(held, order)
      const happened = await noteRefundNews(context, held, { transaction, news: newsOf(outcome, now()) })
      if (happened.length > 0) await selling.noteMoved(held, { order, site, happened, ...(actor && { actor }) })
    })
  }

  /** Failures are retried when the lease expires. */
  const sendAll = async (claimed: readonly ClaimedRefund[]): Promise<void> => {
    for (const one of claimed) {
      await send(one).catch((error: unknown) =>
        log.error({ err: error, refundId: one.transaction.refund_id }, 'a refund is not completed yet'),
      )
    }
  }

  /** Reads the payment of a claimed refund transaction. */
  const readClaimed = async (transaction: RefundTransaction): Promise<ClaimedRefund> => {
    const { payments, refunds } = await readMoney(db, orderOf(transaction))
    const payment = payments.find(({ id }) => id === transaction.payment_id)!
    const actor = refunds.find(({ id }) => id === transaction.refund_id)?.actor ?? undefined
    return { transaction, payment, actor }
  }

  return {
    sendAll,
    /** Sends the refunds of one order, or all pending ones. */
    carryOut: async (orderId?: string): Promise<void> => {
      const claim = { now: now(), lease: leaseFrom(now()), ...(orderId !== undefined && { orderId }) }
      const claimed = await transact(db, (held) => claimRefunds(held, claim))
      for (const transaction of claimed) await sendAll([await readClaimed(transaction)])
    },
  }
}
