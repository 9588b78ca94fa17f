import { sumOf, toDecimal } from '@vitrine/domain/money.ts'
import { netCapturedOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { openRefundStates } from '@vitrine/domain/payment/refund.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { revokeSoldCards } from '../../../money/gift-card/api.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import { listMovements, type Refund, type RefundDetails, type RefundPart } from '../../../money/payment/api.ts'

interface Refunding {
  readonly order: StoredOrder
  /** Earlier refunds. */
  readonly refunds: readonly Refund[]
  readonly parts: readonly RefundPart[]
  readonly details: RefundDetails
}

/** Returns what the store keeps of an order's payments once this refund and all pending refunds are done. */
const retainedAfter = async (db: Db, { order, refunds, parts }: Refunding): Promise<number> => {
  const open = refunds.flatMap(({ transactions }) =>
    transactions.filter(({ state }) => openRefundStates.some((one) => one === state)),
  )
  const pending = sumOf(open.map(({ amount }) => Number(amount)))
  return netCapturedOf(sumsOf(await listMovements(db, order))) - pending - sumOf(parts.map(({ amount }) => amount))
}

/** Returns how many units of each line are refunded, including this refund. */
const refundedQuantities = ({ refunds, details }: Refunding) => {
  const counted = refunds.filter(({ transactions }) => transactions.some(({ state }) => state !== 'failed'))
  return details.lines.map(({ id, quantity }) => {
    const before = counted.flatMap((refund) => refund.details.lines.filter((line) => line.id === id))
    return { id, quantity: quantity + sumOf(before.map((line) => line.quantity)) }
  })
}

/** Deactivates the gift cards that a refund pays for. The redeemed amount of a gift card is not refunded as well. */
export const takeBackGiftCards = async ({ now }: Pick<Context, 'now'>, db: Db, refunding: Refunding): Promise<void> => {
  const { order, details } = refunding
  const namesItems = details.lines.length > 0 || details.fees.length > 0 || details.shipping !== undefined
  const retained = await retainedAfter(db, refunding)
  const lines = namesItems ? { lines: refundedQuantities(refunding) } : {}
  const decision = await revokeSoldCards(db, order, { retainedAmount: retained, ...lines, now: now() })
  if (decision.ok) return
  const paid = retained + sumOf(refunding.parts.map(({ amount }) => amount))
  const maxRefund = `${toDecimal(Math.max(0, paid - decision.bound), order.body.currency ?? '')} ${order.body.currency}`
  if (decision.code === 'GIFT_CARDS_NOT_NAMED') {
    throw invalidField(
      'refundItems',
      `must name the gift cards that are refunded; without them, at most ${maxRefund} can be`,
    )
  }
  const sentence = `A gift card of this order was redeemed: at most ${maxRefund} can be refunded. To refund its balance, deactivate it first.`
  throw new Refusal('GIFT_CARD_REDEEMED', sentence)
}
