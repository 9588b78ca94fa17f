import type { PaymentRefund } from '@vitrine/contract/entities/order-billing.ts'
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

/** What a payment gets back from its provider. */
export interface CardRefund {
  readonly amount: Minor
  readonly card?: { readonly brand: string; readonly lastFour: string }
}

/** What goes back of what was paid, in minor units. */
export interface Returned {
  /** To gift cards: it is back already. */
  readonly toGiftCards: Minor
  /** To the store credit of the member who placed the order. */
  readonly toStoreCredit: Minor
  /** To where the provider took it from, as soon as it has been told. */
  readonly toCards: readonly CardRefund[]
  /** By the owner's own hand. */
  readonly outside: Minor
  /** What is held and is let go. */
  readonly released: Minor
  /** What the store keeps of what was paid. */
  readonly kept: Minor
  /** Whether a payment that was expected is not expected any more, or what was held is let go. */
  readonly isCalledOff: boolean
  readonly happened: readonly Happened[]
}

/** Money that nobody has sent yet is not expected any more. */
const callOff = async ({ now }: Context, db: Db, payment: StoredPayment): Promise<boolean> => {
  const isExpected = payment.status === 'PENDING' || payment.status === 'PENDING_MERCHANT'
  if (!isExpected || payment.provider !== 'offline') return false
  const canceled = { event: { type: 'canceled' as const }, reference: payment.id, now: now() }
  return (await movePayment(db, payment, canceled)).ok
}

/** Lets go of what a provider holds, and answers how much; what it cannot let go of lapses by itself. */
const letGo = async (
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

/** What is to go back of a payment; nothing where nothing is left of it. What cannot go back at all is refused. */
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

/** What a card gets back, by which its owner knows it. */
export const cardRefundOf = ({ payment, amount }: RefundPart): CardRefund => {
  const { brand, lastFourDigits } = payment.body.regularPaymentDetails?.creditCardDetails ?? {}
  return { amount, ...(brand && lastFourDigits && { card: { brand, lastFour: lastFourDigits } }) }
}

interface Returning {
  readonly order: StoredOrder
  readonly providers: Providers
  readonly actor?: Actor
  /** What goes back of which payments; all that can, where nothing is said. */
  readonly asked?: readonly PaymentRefund[] | undefined
  /** Of these payments alone. */
  readonly paymentIds?: readonly string[]
}

/**
 * Lets what was paid for an order that is held go back, all of it or as it was asked, lets go of what is held, and
 * expects nothing more.
 */
export const returnMoney = async (
  context: Context,
  db: Db,
  { order, providers, actor, asked, paymentIds }: Returning,
): Promise<Returned> => {
  const parts: RefundPart[] = asked ? await judgeRefunds(context, db, { order, providers, asked }) : []
  const all = await listPayments(db, order)
  const payments = paymentIds ? all.filter(({ id }) => paymentIds.includes(id)) : all
  let [isCalledOff, released] = [false, 0]
  for (const payment of payments) {
    const isOff = await callOff(context, db, payment)
    const amount = isOff ? 0 : await letGo(context, db, { payment, providers, actor })
    isCalledOff ||= isOff || amount > 0
    released += amount
    if (!asked) parts.push(...(await partOf(context, db, { payment, order, providers })))
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
    isCalledOff,
    happened,
  }
}
