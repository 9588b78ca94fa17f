import type { Order, OrderTransactions } from '@vitrine/client'
import { Alert, DateTime, formatMoney, Stack } from '@vitrine/ui'
import { locale, words } from '../../words/words.ts'
import { Authorization } from './authorization.tsx'
import { AuthorizationButtons } from './authorization-buttons.tsx'
import { retainedAmount } from '../timeline/timeline-entries.ts'

type Price = NonNullable<Order['balanceSummary']>['paid']

const amountOf = (price: Price): number => Number(price?.amount ?? 0)

/** Labels of payment statuses without captured money. */
const payStates: Readonly<Partial<Record<string, string>>> = {
  PENDING: words.paymentMethods.awaited,
  CANCELED: words.paymentMethods.calledOff,
  AUTHORIZED: words.refunds.held,
  PENDING_MERCHANT: words.refunds.onHold,
  DECLINED: words.refunds.declined,
  VOIDED: words.refunds.voidedState,
}

/** The refunds that pay for an exchange. */
const exchangedOf = ({ refunds = [] }: OrderTransactions) =>
  refunds.flatMap(({ transactions = [] }) => transactions.filter(({ exchange }) => exchange))

interface PaymentsProps {
  readonly order: Order
  readonly transactions: OrderTransactions
}

/** The payments of an order with captures, refunds and exchanges. */
export const Payments = ({ order, transactions }: PaymentsProps) => (
  <Stack gap="md">
    {(transactions.payments ?? []).length === 0 && <p className="text-muted">{words.noOrderPayments}</p>}
    <ul className="grid list-none gap-2 p-0 empty:hidden">
      {(transactions.payments ?? []).map((payment) => {
        const { id, amount, createdDate, status, regularPaymentDetails } = payment
        const { brand, lastFourDigits } = regularPaymentDetails?.creditCardDetails ?? {}
        const method = regularPaymentDetails?.paymentMethodName?.siteLanguageName
        const statusLabel = payStates[status ?? '']
        return (
          <li key={id}>
            {amount?.formattedAmount}
            {brand && lastFourDigits && (
              <span className="block text-sm text-muted">{words.card(brand, lastFourDigits)}</span>
            )}
            {method !== undefined && <span className="block text-sm text-muted">{method}</span>}
            {statusLabel !== undefined && <span className="block text-sm text-muted">{statusLabel}</span>}
            {createdDate && <DateTime className="block text-sm text-muted" value={createdDate} show="date-time" />}
            <Authorization payment={payment} />
            {status === 'AUTHORIZED' && (
              <AuthorizationButtons orderId={order.id} currency={order.currency} payment={payment} />
            )}
          </li>
        )
      })}
    </ul>
    {amountOf(order.balanceSummary?.refunded) > 0 && (
      <p>{words.refunded(order.balanceSummary?.refunded?.formattedAmount ?? '')}</p>
    )}
    {exchangedOf(transactions).map(({ gatewayRefundId, amount }) => (
      <p key={gatewayRefundId} className="text-sm text-muted">
        {words.timeline.exchanged(amount?.formattedAmount ?? '')}
      </p>
    ))}
    {(transactions.refunds ?? [])
      .filter(({ summary }) => summary?.pending)
      .map(({ id, summary }) => (
        <Alert key={id}>{words.refundPending(summary?.pendingRefund?.formattedAmount ?? '')}</Alert>
      ))}
    {(transactions.refunds ?? [])
      .filter((refund) => refund.transactions?.some(({ externalRefund, exchange }) => externalRefund && !exchange))
      .map(({ id, summary }) => (
        <Alert key={id} tone="caution">
          {words.paymentMethods.outsideRefund(summary?.requestedRefund?.formattedAmount ?? '')}
        </Alert>
      ))}
    {retainedAmount(order, transactions) > 0 && (
      <Alert>
        {words.amountRetained(formatMoney(retainedAmount(order, transactions), { currency: order.currency, locale }))}
      </Alert>
    )}
  </Stack>
)
