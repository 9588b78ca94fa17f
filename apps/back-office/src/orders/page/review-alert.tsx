import type { Order } from '@vitrine/client'
import { Alert } from '@vitrine/ui'
import { AskButton } from '../../confirm/confirm-button.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/en.ts'

const { acceptance: said } = words

const Approve = ({ order, hint }: { order: Order; hint: string }) => (
  <AskButton
    button={{ size: 'small' }}
    title={said.approveTitle}
    hint={hint}
    confirm={said.approve}
    variant="primary"
    done={said.approved}
    act={() => shop.orders.updateOrderStatus(order.id, 'APPROVED')}
  />
)

const Reject = ({ order }: { order: Order }) => (
  <AskButton
    button={{ size: 'small', variant: 'quiet' }}
    title={said.rejectTitle}
    hint={said.rejectHint}
    confirm={said.reject}
    variant="critical"
    done={said.rejected}
    act={() => shop.orders.updateOrderStatus(order.id, 'REJECTED')}
  />
)

/** What an order needs before it is accepted, with buttons to approve or reject it. Nothing for other orders. */
export const Waiting = ({ order }: { order: Order }) => {
  if (order.status === 'PENDING') {
    return (
      <Alert tone="caution" title={said.reviewTitle}>
        <p>{said.reviewText}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Approve order={order} hint={said.approveReviewedHint} />
          <Reject order={order} />
        </p>
      </Alert>
    )
  }
  if (order.status !== 'INITIALIZED') return null
  return (
    <Alert tone="caution" title={said.unpaidTitle}>
      <p>{said.unpaidText}</p>
      <p className="mt-3">
        <Approve order={order} hint={said.approveUnpaidHint} />
      </p>
    </Alert>
  )
}
