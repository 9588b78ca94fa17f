import type { Order } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'

interface Shown {
  readonly label: string
  readonly tone: NonNullable<BadgeProps['tone']>
}

const sendings: Record<Order['fulfillmentStatus'], Shown> = {
  NOT_FULFILLED: { label: 'Preparing', tone: 'neutral' },
  PARTIALLY_FULFILLED: { label: 'Partially shipped', tone: 'accent' },
  FULFILLED: { label: 'Shipped', tone: 'positive' },
  CANCELED: { label: 'Canceled', tone: 'neutral' },
}

const orders: Record<Order['status'], Shown | undefined> = {
  INITIALIZED: undefined,
  PENDING: { label: 'Under review', tone: 'caution' },
  APPROVED: undefined,
  CANCELED: { label: 'Canceled', tone: 'critical' },
  REJECTED: { label: 'Rejected', tone: 'critical' },
}

/** Digital items are not shipped. */
const sendingOf = ({ fulfillmentStatus, lineItems }: Order): Shown =>
  lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)
    ? sendings[fulfillmentStatus]
    : { label: 'Confirmed', tone: 'positive' }

/** How far an order is, in the buyer's words. */
export const OrderStatus = ({ order }: { order: Order }) => {
  const { label, tone } = orders[order.status] ?? sendingOf(order)
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}
