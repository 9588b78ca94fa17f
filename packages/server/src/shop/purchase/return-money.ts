import type { Minor } from '@vitrine/domain/money.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { returnRedemption } from '../gift-card/store.ts'
import type { StoredOrder } from '../order/present.ts'
import { listPayments, movePayment, type StoredPayment } from '../payment/ledger-store.ts'
import type { Providers } from '../payment/provider.ts'
import { requestRefund } from '../payment/refund.ts'

/** What goes back of what was paid, in minor units. */
export interface Returned {
  /** To gift cards: it is back already. */
  readonly toGiftCards: Minor
  /** To where the provider took it from, as soon as it has been told. */
  readonly toCards: Minor
  /** By the owner's own hand. */
  readonly outside: Minor
  /** Whether a payment that was expected is not expected any more. */
  readonly isCalledOff: boolean
}

const nothing: Returned = { toGiftCards: 0, toCards: 0, outside: 0, isCalledOff: false }

const returnToGiftCard = async (context: Context, db: Db, payment: StoredPayment): Promise<Minor> => {
  const now = context.now()
  const amount = await returnRedemption(db, { siteId: payment.site_id, id: payment.id, now })
  if (amount === 0) return 0
  const moved = await movePayment(db, payment, { event: { type: 'refunded', amount }, reference: payment.id, now })
  if (!moved.ok) throw new Error(`The gift card of the payment ${payment.id} got back too much: ${moved.code}.`)
  return amount
}

const returnOne = async (
  context: Context,
  db: Db,
  { payment, providers }: { payment: StoredPayment; providers: Providers },
): Promise<Partial<Returned>> => {
  if (payment.provider === 'gift-card') return { toGiftCards: await returnToGiftCard(context, db, payment) }
  if (payment.status === 'PENDING') {
    const canceled = { event: { type: 'canceled' as const }, reference: payment.id, now: context.now() }
    return { isCalledOff: (await movePayment(db, payment, canceled)).ok }
  }
  const amount = await requestRefund(context, db, { payment, providers })
  return providers[payment.provider]?.abilities.refund === 'outside' ? { outside: amount } : { toCards: amount }
}

/** Lets everything that was paid for an order that is held go back, and expects nothing more. */
export const returnMoney = async (
  context: Context,
  db: Db,
  { order, providers }: { order: StoredOrder; providers: Providers },
): Promise<Returned> => {
  let returned = nothing
  for (const payment of await listPayments(db, order)) {
    const {
      toGiftCards = 0,
      toCards = 0,
      outside = 0,
      isCalledOff = false,
    } = await returnOne(context, db, {
      payment,
      providers,
    })
    returned = {
      toGiftCards: returned.toGiftCards + toGiftCards,
      toCards: returned.toCards + toCards,
      outside: returned.outside + outside,
      isCalledOff: returned.isCalledOff || isCalledOff,
    }
  }
  return returned
}
