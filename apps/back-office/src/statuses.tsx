import type { Order } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'

type Tone = NonNullable<BadgeProps['tone']>
interface Shown {
  readonly label: string
  readonly tone: Tone
}

const payments: Record<Order['paymentStatus'], Shown> = {
  UNSPECIFIED: { label: 'Unknown', tone: 'neutral' },
  NOT_PAID: { label: 'Not paid', tone: 'caution' },
  PENDING: { label: 'Pending', tone: 'caution' },
  PENDING_MERCHANT: { label: 'Waits for you', tone: 'caution' },
  PARTIALLY_PAID: { label: 'Partly paid', tone: 'caution' },
  PAID: { label: 'Paid', tone: 'positive' },
  PARTIALLY_REFUNDED: { label: 'Partly refunded', tone: 'neutral' },
  FULLY_REFUNDED: { label: 'Refunded', tone: 'neutral' },
  CANCELED: { label: 'Canceled', tone: 'neutral' },
  DECLINED: { label: 'Declined', tone: 'critical' },
}

const sendings: Record<Order['fulfillmentStatus'], Shown> = {
  NOT_FULFILLED: { label: 'To send', tone: 'accent' },
  PARTIALLY_FULFILLED: { label: 'Partly sent', tone: 'caution' },
  FULFILLED: { label: 'Sent', tone: 'positive' },
}

const orders: Record<Order['status'], Shown | undefined> = {
  INITIALIZED: { label: 'Begun', tone: 'neutral' },
  PENDING: { label: 'Pending', tone: 'caution' },
  APPROVED: undefined,
  CANCELED: { label: 'Canceled', tone: 'critical' },
  REJECTED: { label: 'Rejected', tone: 'critical' },
}

const Status = ({ label, tone }: Shown) => (
  <Badge tone={tone} dot>
    {label}
  </Badge>
)

export const PaymentStatus = ({ order }: { order: Order }) => <Status {...payments[order.paymentStatus]} />

/** How far an order has been sent; a canceled one says that instead. */
export const SendingStatus = ({ order }: { order: Order }) => (
  <Status {...(orders[order.status] ?? sendings[order.fulfillmentStatus])} />
)
