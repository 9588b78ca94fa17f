import type { OrderTransactions } from '@vitrine/contract/entities/order-transactions.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { listPayments, type OrderKey, type StoredPayment } from './ledger-store.ts'
import { listRefunds, type Refund } from './refund-store.ts'

type PresentedPayment = NonNullable<OrderTransactions['payments']>[number]
type PresentedRefund = NonNullable<OrderTransactions['refunds']>[number]

const presentPayment = (
  { id, body, amount, status, created_date, updated_date }: StoredPayment,
  site: Site,
): PresentedPayment => ({
  ...body,
  id,
  createdDate: created_date.toISOString(),
  updatedDate: updated_date.toISOString(),
  amount: createMoneyWriter(site).price(Number(amount)),
  status,
  refundDisabled: false,
})

const presentRefund = (
  { id, payment_id, amount, state, created_date }: Refund,
  { site, isOutside }: { site: Site; isOutside: boolean },
): PresentedRefund => {
  const money = createMoneyWriter(site)
  const [whole, none] = [money.price(Number(amount)), money.price(0)]
  const isPending = state === 'pending'
  const transaction = {
    paymentId: payment_id,
    amount: whole,
    refundStatus: isPending ? ('PENDING' as const) : ('SUCCEEDED' as const),
    ...(isOutside && { externalRefund: true }),
  }
  return {
    id,
    createdDate: created_date.toISOString(),
    transactions: [transaction],
    summary: {
      requestedRefund: whole,
      pendingRefund: isPending ? whole : none,
      refunded: isPending ? none : whole,
      pending: isPending,
    },
  }
}

/** What was paid for an order, and what of it goes or went back. */
export const transactionsOf = async (db: Db, order: OrderKey, site: Site): Promise<OrderTransactions> => {
  const payments = await listPayments(db, order)
  const refunds = await listRefunds(db, order.site_id, order.id)
  const outside = new Set(payments.flatMap(({ id, method }) => (method ? [id] : [])))
  return {
    orderId: order.id,
    payments: payments.map((payment) => presentPayment(payment, site)),
    refunds: refunds.map((refund) => presentRefund(refund, { site, isOutside: outside.has(refund.payment_id) })),
  }
}
