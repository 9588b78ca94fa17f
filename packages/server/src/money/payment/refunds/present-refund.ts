import type { OrderTransactions } from '@vitrine/contract/entities/money/order-transactions.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import type { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { exchangeProvider } from '../providers/exchange.ts'
import { storeCreditProvider } from './refund.ts'
import type { Refund, RefundTransaction } from './refund-store.ts'
import type { RefundDetails } from '../tables.ts'

type PresentedRefund = NonNullable<OrderTransactions['refunds']>[number]
type Money = ReturnType<typeof createMoneyWriter>

const statuses = {
  scheduled: 'SCHEDULED',
  started: 'STARTED',
  pending: 'PENDING',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
} as const

/** The specification limits codes to this length; longer ones are put into the description. */
const mostOfCode = 10

/** Presents the reason of a refund status, if known. */
export const statusInfoOf = ({ code, description }: RefundTransaction) => {
  const isShort = code !== null && code !== '' && code.length <= mostOfCode
  const sentence = [isShort ? undefined : code, description].filter(Boolean).join(': ').slice(0, 1000)
  if (!isShort && sentence === '') return {}
  return {
    refundStatusInfo: {
      ...(isShort && { paymentGatewayReasonCode: code }),
      ...(sentence !== '' && { description: sentence }),
    },
  }
}

/** Presents the status of a refund transaction. */
export const refundStatusOf = ({ state }: Pick<RefundTransaction, 'state'>) => statuses[state]

const presentTransaction = (
  transaction: RefundTransaction,
  money: Money,
): NonNullable<PresentedRefund['transactions']>[number] => ({
  paymentId: transaction.payment_id,
  amount: money.price(Number(transaction.amount)),
  refundStatus: refundStatusOf(transaction),
  ...statusInfoOf(transaction),
  gatewayRefundId: transaction.id,
  ...(transaction.reference !== null && { providerRefundId: transaction.reference }),
  externalRefund: transaction.is_external,
  ...(transaction.provider === storeCreditProvider && { storeCredit: true }),
  ...(transaction.provider === exchangeProvider && { exchange: true }),
})

const presentDetails = ({ lines, fees, shipping, reason }: RefundDetails, money: Money) => {
  const lineItems = lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }))
  return {
    items: lineItems,
    shippingIncluded: shipping !== undefined,
    lineItems,
    additionalFees: fees.map(({ id, amount }) => ({ additionalFeeId: id, amount: money.price(amount) })),
    ...(shipping !== undefined && { shipping: { amount: money.price(shipping) } }),
    ...(reason !== undefined && { reason }),
  }
}

/** Presents a refund. */
export const presentRefund = ({ id, details, transactions, created_date }: Refund, money: Money): PresentedRefund => {
  const sum = (...states: readonly RefundTransaction['state'][]) =>
    sumOf(transactions.filter(({ state }) => states.includes(state)).map(({ amount }) => Number(amount)))
  const pending = sum('scheduled', 'started', 'pending')
  return {
    id,
    createdDate: created_date.toISOString(),
    transactions: transactions.map((one) => presentTransaction(one, money)),
    details: presentDetails(details, money),
    summary: {
      requestedRefund: money.price(sumOf(transactions.map(({ amount }) => Number(amount)))),
      pendingRefund: money.price(pending),
      refunded: money.price(sum('succeeded')),
      failedRefundAmount: money.price(sum('failed')),
      pending: pending > 0,
      breakdown: {
        lineItems: details.lines.map((line) => ({
          lineItemId: line.id,
          totalRefundedAmount: money.price(line.total),
        })),
      },
    },
  }
}
