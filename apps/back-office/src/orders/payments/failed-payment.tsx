import type { Order } from '@vitrine/client'
import { Alert, DateTime, Link } from '@vitrine/ui'
import { words } from '../../words/en.ts'
import type { AskedPayment } from './payment-requests.tsx'

const { failedPayments: said } = words

/** Until when the customer could pay, or still can; nothing where no link says so. */
const deadlineOf = (asked: readonly AskedPayment[]): Date | undefined =>
  asked
    .flatMap(({ request: { expirationDate } }) => expirationDate ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())[0]

/** What becomes of an order whose money was on its way and did not come; nothing about any other. */
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

/** The orders that wait for money which did not come. */
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
