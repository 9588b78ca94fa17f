import type { Order } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'

interface Shown {
  readonly label: string
  readonly tone: NonNullable<BadgeProps['tone']>
}

const sendings: Record<Order['fulfillmentStatus'], Shown> = {
  NOT_FULFILLED: { label: 'In preparation', tone: 'neutral' },
  PARTIALLY_FULFILLED: { label: 'Partly on its way', tone: 'accent' },
  FULFILLED: { label: 'On its way', tone: 'positive' },
}

const orders: Record<Order['status'], Shown | undefined> = {
  INITIALIZED: undefined,
  PENDING: { label: 'Being checked', tone: 'caution' },
  APPROVED: undefined,
  CANCELED: { label: 'Canceled', tone: 'critical' },
  REJECTED: { label: 'Not accepted', tone: 'critical' },
}

/** Digital goods are not on their way anywhere. */
const sendingOf = ({ fulfillmentStatus, lineItems }: Order): Shown =>
  lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)
    ? sendings[fulfillmentStatus]
    : { label: 'Ordered', tone: 'positive' }

/** How far an order is, in the buyer's words. */
export const OrderStatus = ({ order }: { order: Order }) => {
  const { label, tone } = orders[order.status] ?? sendingOf(order)
  return (
    <Badge tone={tone} dot>
      {label}
    </Badge>
  )
}
