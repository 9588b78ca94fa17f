import type { Order } from '@vitrine/client'
import { Alert } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'

const { acceptance: texts } = words

const Approve = ({ order, hint }: { order: Order; hint: string }) => (
  <ConfirmButton
    button={{ size: 'small' }}
    title={texts.approveTitle}
    hint={hint}
    confirm={texts.approve}
    variant="primary"
    done={texts.approved}
    act={() => shop.orders.updateOrderStatus(order.id, 'APPROVED')}
  />
)

const Reject = ({ order }: { order: Order }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet' }}
    title={texts.rejectTitle}
    hint={texts.rejectHint}
    confirm={texts.reject}
    variant="critical"
    done={texts.rejected}
    act={() => shop.orders.updateOrderStatus(order.id, 'REJECTED')}
  />
)

/** What an order needs before it is accepted, with buttons to approve or reject it. Nothing for other orders. */
export const ReviewAlert = ({ order }: { order: Order }) => {
  if (order.status === 'PENDING') {
    return (
      <Alert tone="caution" title={texts.reviewTitle}>
        <p>{texts.reviewText}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Approve order={order} hint={texts.approveReviewedHint} />
          <Reject order={order} />
        </p>
      </Alert>
    )
  }
  if (order.status !== 'INITIALIZED') return null
  return (
    <Alert tone="caution" title={texts.unpaidTitle}>
      <p>{texts.unpaidText}</p>
      <p className="mt-3">
        <Approve order={order} hint={texts.approveUnpaidHint} />
      </p>
    </Alert>
  )
}
