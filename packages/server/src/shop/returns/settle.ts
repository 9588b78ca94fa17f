import type { PaymentRefund } from '@vitrine/contract/entities/order-billing.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Context } from '../../ground/context/context.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { refundPayments } from '../billing/refund-payments.ts'
import type { Payments } from '../payment/payments.ts'
import { readSettlement, restockedOf, type Settlement, type Settling } from './settlement.ts'
import { stepReturn, type Changing } from './step.ts'
import { findReturn, type StoredReturn } from './store.ts'

const refundsOf = ({ parts, site: { currency } }: Settlement, type: Settling['type']): PaymentRefund[] =>
  parts.map((part) => ({
    paymentId: part.paymentId,
    amount: { amount: toDecimal(part.amount, currency) },
    ...(type === 'STORE_CREDIT' ? { storeCredit: true } : part.isExternal && { externalRefund: true }),
  }))

/**
 * Refunds what was received, or gives store credit for it, and puts it back on the shelf. The return is closed in the
 * transaction of its refund: neither stands without the other, and of two who settle it one does.
 */
export const settleReturn = async (
  context: Context,
  payments: Pick<Payments, 'tellRefunds' | 'providers'>,
  changing: Changing,
  settling: Settling,
): Promise<StoredReturn> => {
  const { db } = context
  const settlement = await readSettlement(context, payments, changing, settling)
  const { site, order, known, asked: refundItems, amount, fee } = settlement
  const { type } = settling
  const money = createMoneyWriter(site)
  await refundPayments(context, payments, {
    caller: changing.caller,
    site,
    asked: {
      orderId: order.id,
      paymentRefunds: refundsOf(settlement, type),
      refundItems,
      sideEffects: { restock: { lineItems: restockedOf(known) } },
      within: async (held, refundId) => {
        const told = { type, refundId, amount: money.price(amount), ...(fee > 0 && { fee: money.price(fee) }) }
        await stepReturn(context, held, changing, { event: 'SETTLE', refundId, tell: () => ({ settlement: told }) })
      },
    },
  })
  return (await findReturn(db, site.id, known.id))!
}
