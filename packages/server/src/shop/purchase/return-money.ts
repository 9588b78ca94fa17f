import { refundability } from '@vitrine/domain/payment/refundability.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { StoredOrder } from '../order/present.ts'
import { readHeld, requestAction, whyNotVoided } from '../payment/actions.ts'
import type { Happened } from '../payment/happened.ts'
import { listPayments, movePayment, type StoredPayment } from '../payment/ledger-store.ts'
import type { Providers } from '../payment/provider.ts'
import { giftCardProvider, noDetails, requestRefund, type RefundPart } from '../payment/refund.ts'
import { readRefundable } from '../payment/refundable.ts'

/** What goes back of what was paid, in minor units. */
export interface Returned {
  /** To gift cards: it is back already. */
  readonly toGiftCards: Minor
  /** To where the provider took it from, as soon as it has been told. */
  readonly toCards: Minor
  /** By the owner's own hand. */
  readonly outside: Minor
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

/** Lets go of what a provider holds; what it cannot let go of lapses by itself. */
const letGo = async (
  context: Context,
  db: Db,
  { payment, providers, actor }: { payment: StoredPayment; providers: Providers; actor: Actor | undefined },
): Promise<boolean> => {
  const provider = await providers.find(db, payment)
  const held = await readHeld(db, payment)
  if (!provider || held.held === 0 || whyNotVoided(held, provider)) return false
  await requestAction(context, db, { payment, type: 'void', amount: held.held, actor })
  return true
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
  if (able.type !== 'none') return [{ payment, amount: able.most, isExternal: able.type === 'manual' }]
  if (able.reason !== 'DISABLED_BY_PROVIDER' && able.reason !== 'PROVIDER_IS_DOWN') return []
  const data = { paymentId: payment.id, nonRefundableReason: able.reason }
  throw new Refusal('PAYMENT_NOT_REFUNDABLE', 'The provider of this payment cannot refund it.', data)
}

const amountOf = (parts: readonly RefundPart[], isMeant: (part: RefundPart) => boolean): Minor =>
  sumOf(parts.filter((part) => isMeant(part)).map(({ amount }) => amount))

/** Lets everything that was paid for an order that is held go back, lets go of what is held, and expects nothing more. */
export const returnMoney = async (
  context: Context,
  db: Db,
  { order, providers, actor }: { order: StoredOrder; providers: Providers; actor?: Actor },
): Promise<Returned> => {
  const parts: RefundPart[] = []
  let isCalledOff = false
  for (const payment of await listPayments(db, order)) {
    const isOff = (await callOff(context, db, payment)) || (await letGo(context, db, { payment, providers, actor }))
    isCalledOff ||= isOff
    parts.push(...(await partOf(context, db, { payment, order, providers })))
  }
  const request = { order, parts, details: noDetails, sideEffects: {}, actor }
  const { happened } = parts.length > 0 ? await requestRefund(context, db, request) : { happened: [] }
  const isGiftCard = ({ payment }: RefundPart) => payment.provider === giftCardProvider
  return {
    toGiftCards: amountOf(parts, isGiftCard),
    outside: amountOf(parts, (part) => part.isExternal),
    toCards: amountOf(parts, (part) => !part.isExternal && !isGiftCard(part)),
    isCalledOff,
    happened,
  }
}
