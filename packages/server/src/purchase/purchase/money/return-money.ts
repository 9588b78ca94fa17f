import type { PaymentRefund } from '@vitrine/contract/entities/money/order-billing.ts'
import { refundability } from '@vitrine/domain/payment/refundability.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import {
  giftCardProvider,
  type Happened,
  listPayments,
  movePayment,
  noDetails,
  type Providers,
  readHeld,
  readNetCaptured,
  readRefundable,
  type RefundPart,
  requestAction,
  requestRefund,
  type StoredPayment,
  whyNotVoided,
} from '../../../money/payment/api.ts'
import { judgeRefunds } from './judge-refunds.ts'

/** A refund through the provider. */
export interface CardRefund {
  readonly amount: Minor
  readonly card?: { readonly brand: string; readonly lastFour: string }
}

/** What is refunded, in minor units. */
export interface Returned {
  /** To gift cards. Already done. */
  readonly toGiftCards: Minor
  /** To the store credit of the member who placed the order. */
  readonly toStoreCredit: Minor
  /** Through providers, once they are called. */
  readonly toCards: readonly CardRefund[]
  /** Refunded manually by the owner. */
  readonly outside: Minor
  /** Authorized payments that are voided. */
  readonly released: Minor
  /** What the store keeps of what was paid. */
  readonly kept: Minor
  /** Whether an expected payment was canceled or an authorized one was voided. */
  readonly hasCanceled: boolean
  readonly happened: readonly Happened[]
}

/** Cancels an expected offline payment. */
const cancelExpected = async ({ now }: Context, db: Db, payment: StoredPayment): Promise<boolean> => {
  const isExpected = payment.status === 'PENDING' || payment.status === 'PENDING_MERCHANT'
  if (!isExpected || payment.provider !== 'offline') return false
  const canceled = { event: { type: 'canceled' as const }, reference: payment.id, now: now() }
  return (await movePayment(db, payment, canceled)).ok
}

/**
 * Voids an authorized payment, and returns its amount. If the provider cannot void it, the authorization expires on its
 * own.
 */
const voidHeld = async (
  context: Context,
  db: Db,
  { payment, providers, actor }: { payment: StoredPayment; providers: Providers; actor: Actor | undefined },
): Promise<Minor> => {
  const provider = await providers.find(db, payment)
  const held = await readHeld(db, payment)
  if (!provider || held.held === 0 || whyNotVoided(held, provider)) return 0
  await requestAction(context, db, { payment, type: 'void', amount: held.held, actor })
  return held.held
}

/**
 * Returns what can be refunded of a payment, if anything is left of it. Throws if the provider cannot refund it at all.
 */
const partOf = async (
  context: Context,
  db: Db,
  { payment, order, providers }: { payment: StoredPayment; order: StoredOrder; providers: Providers },
): Promise<RefundPart[]> => {
  const { now } = context
  const able = refundability(
    await readRefundable(db, {
      payment,
      orderStatus: order.status,
      provider: await providers.find(db, payment),
      now: now(),
    }),
  )
  if (able.type !== 'none') return [{ payment, amount: able.max, isExternal: able.type === 'manual' }]
  if (able.reason !== 'DISABLED_BY_PROVIDER' && able.reason !== 'PROVIDER_IS_DOWN') return []
  const data = { paymentId: payment.id, nonRefundableReason: able.reason }
  throw new Refusal('PAYMENT_NOT_REFUNDABLE', 'The provider of this payment cannot refund it.', data)
}

const amountOf = (parts: readonly RefundPart[], isMeant: (part: RefundPart) => boolean): Minor =>
  sumOf(parts.filter((part) => isMeant(part)).map(({ amount }) => amount))

/** Returns the refunded amount, and the card if it is known. */
export const cardRefundOf = ({ payment, amount }: RefundPart): CardRefund => {
  const { brand, lastFourDigits } = payment.body.regularPaymentDetails?.creditCardDetails ?? {}
  return { amount, ...(brand && lastFourDigits && { card: { brand, lastFour: lastFourDigits } }) }
}

interface Returning {
  readonly order: StoredOrder
  readonly providers: Providers
  readonly actor?: Actor
  /** Requested refunds. Default: everything that can be refunded. */
  readonly requested?: readonly PaymentRefund[] | undefined
  /** Restricts the refund to these payments. */
  readonly paymentIds?: readonly string[]
}

/**
 * Refunds what was paid for a locked order, entirely or as requested. Voids authorized payments and cancels expected
 * ones.
 */
export const returnMoney = async (
  context: Context,
  db: Db,
  { order, providers, actor, requested, paymentIds }: Returning,
): Promise<Returned> => {
  const parts: RefundPart[] = requested ? await judgeRefunds(context, db, { order, providers, requested }) : []
  const all = await listPayments(db, order)
  const payments = paymentIds ? all.filter(({ id }) => paymentIds.includes(id)) : all
  let [hasCanceled, released] = [false, 0]
  for (const payment of payments) {
    const isCanceled = await cancelExpected(context, db, payment)
    const amount = isCanceled ? 0 : await voidHeld(context, db, { payment, providers, actor })
    hasCanceled ||= isCanceled || amount > 0
    released += amount
    if (!requested) parts.push(...(await partOf(context, db, { payment, order, providers })))
  }
  const request = { order, parts, details: noDetails, sideEffects: {}, actor }
  const { happened } = parts.length > 0 ? await requestRefund(context, db, request) : { happened: [] }
  const isCredit = ({ creditOf }: RefundPart) => creditOf !== undefined
  const isGiftCard = (part: RefundPart) =>
    part.payment.provider === giftCardProvider && !part.isExternal && !isCredit(part)
  return {
    toGiftCards: amountOf(parts, isGiftCard),
    toStoreCredit: amountOf(parts, isCredit),
    outside: amountOf(parts, (part) => part.isExternal),
    toCards: parts
      .filter((part) => !part.isExternal && !isGiftCard(part) && !isCredit(part))
      .map((part) => cardRefundOf(part)),
    released,
    kept: await readNetCaptured(db, payments),
    hasCanceled,
    happened,
  }
}
