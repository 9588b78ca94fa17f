import type { Order } from '@vitrine/client'
import { Alert, DateTime, Link } from '@vitrine/ui'
import { words } from '../../words/en.ts'
import type { AskedPayment } from './payment-requests.tsx'

const { failedPayments: said } = words

/** Deadline of the payment link. `undefined` without one. */
const deadlineOf = (asked: readonly AskedPayment[]): Date | undefined =>
  asked
    .flatMap(({ request: { expirationDate } }) => expirationDate ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())[0]

/** Explains what happens to an order with a failed pending payment. Nothing for other orders. */
export const FailedPayment = ({ order, asked }: { order: Order; asked: readonly AskedPayment[] }) => {
  if (order.status !== 'APPROVED' || order.paymentStatus !== 'DECLINED') return null
  const deadline = deadlineOf(asked)
  const isOver = !asked.some(({ request: { status } }) => status === 'UNPAID')
  return (
    <Alert tone="caution" title={said.onOrder}>
      {deadline === undefined ? (
        said.noLink
      ) : (
        <p>
          {isOver ? said.over : said.until} <DateTime value={deadline} />.
        </p>
      )}
    </Alert>
  )
}

/** Orders with a failed pending payment. */
export const FailedPayments = ({ orders }: { orders: readonly Order[] }) => (
  <Alert tone="caution" title={said.title(orders.length)}>
    <p>{said.hint}</p>
    <ul className="mt-2 grid list-none gap-1 p-0">
      {orders.map(({ id, number, balanceSummary }) => (
        <li key={id}>
          <Link href={`/orders/${id}`}>{said.line(number, balanceSummary?.balance?.formattedAmount ?? '')}</Link>
        </li>
      ))}
    </ul>
  </Alert>
)
