import type { OrderTransactions } from '@vitrine/contract/entities/order-transactions.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { listRefunds, type Refund } from '../payment/refund-store.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { StoredOrder } from './present.ts'
import { listPayments } from './store.ts'

type PresentedRefund = NonNullable<OrderTransactions['refunds']>[number]

const presentRefund = ({ id, payment_id, amount, state, created_date }: Refund, site: Site): PresentedRefund => {
  const money = createMoneyWriter(site)
  const [whole, none] = [money.price(Number(amount)), money.price(0)]
  const isPending = state === 'pending'
  return {
    id,
    createdDate: created_date.toISOString(),
    transactions: [{ paymentId: payment_id, amount: whole, refundStatus: isPending ? 'PENDING' : 'SUCCEEDED' }],
    summary: {
      requestedRefund: whole,
      pendingRefund: isPending ? whole : none,
      refunded: isPending ? none : whole,
      pending: isPending,
    },
  }
}

/** What was paid for an order, and what of it goes or went back. */
export const transactionsOf = async (db: Db, order: StoredOrder, site: Site): Promise<OrderTransactions> => {
  const payments = await listPayments(db, order)
  const refunds = await listRefunds(db, order.site_id, order.id)
  return {
    orderId: order.id,
    payments: payments.map(({ body }) => body),
    refunds: refunds.map((refund) => presentRefund(refund, site)),
  }
}
