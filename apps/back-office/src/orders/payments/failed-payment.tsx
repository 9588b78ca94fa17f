import type { Order } from '@vitrine/client'
import { Alert, DateTime, Link } from '@vitrine/ui'
import { words } from '../../words/first.ts'
import type { RequestedPayment } from './payment-requests.tsx'

const { failedPayments: texts } = words

/** Deadline of the payment link. `undefined` without one. */
const deadlineOf = (requests: readonly RequestedPayment[]): Date | undefined =>
  requests
    .flatMap(({ request: { expirationDate } }) => expirationDate ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())[0]

/** Explains what happens to an order with a failed pending payment. Nothing for other orders. */
export const FailedPayment = ({ order, requests }: { order: Order; requests: readonly RequestedPayment[] }) => {
  if (order.status !== 'APPROVED' || order.paymentStatus !== 'DECLINED') return null
  const deadline = deadlineOf(requests)
  const isOver = !requests.some(({ request: { status } }) => status === 'UNPAID')
  return (
    <Alert tone="caution" title={texts.onOrder}>
      {deadline === undefined ? (
        texts.noLink
      ) : (
        <p>
          {isOver ? texts.over : texts.until} <DateTime value={deadline} />.
        </p>
      )}
    </Alert>
  )
}

/** Orders with a failed pending payment. */
export const FailedPayments = ({ orders }: { orders: readonly Order[] }) => (
  <Alert tone="caution" title={texts.title(orders.length)}>
    <p>{texts.hint}</p>
    <ul className="mt-2 grid list-none gap-1 p-0">
      {orders.map(({ id, number, balanceSummary }) => (
        <li key={id}>
          <Link href={`/orders/${id}`}>{texts.line(number, balanceSummary?.balance?.formattedAmount ?? '')}</Link>
        </li>
      ))}
    </ul>
  </Alert>
)
