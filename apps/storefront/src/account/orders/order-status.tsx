import type { Order } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'
import type { AsideWords } from '../../words/aside-en.ts'
import { useAside } from '../../words/use-words.tsx'

interface Shown {
  readonly label: keyof AsideWords['statuses']
  readonly tone: NonNullable<BadgeProps['tone']>
}

const sendings: Record<Order['fulfillmentStatus'], Shown> = {
  NOT_FULFILLED: { label: 'preparing', tone: 'neutral' },
  PARTIALLY_FULFILLED: { label: 'partiallyShipped', tone: 'accent' },
  FULFILLED: { label: 'shipped', tone: 'positive' },
  CANCELED: { label: 'canceled', tone: 'neutral' },
}

const orders: Record<Order['status'], Shown | undefined> = {
  INITIALIZED: undefined,
  PENDING: { label: 'underReview', tone: 'caution' },
  APPROVED: undefined,
  CANCELED: { label: 'canceled', tone: 'critical' },
  REJECTED: { label: 'rejected', tone: 'critical' },
}

/** Digital items are not shipped. */
const sendingOf = ({ fulfillmentStatus, lineItems }: Order): Shown =>
  lineItems.some(({ physicalProperties }) => physicalProperties?.shippable !== false)
    ? sendings[fulfillmentStatus]
    : { label: 'confirmed', tone: 'positive' }

/** Shows the status of an order. */
export const OrderStatus = ({ order }: { order: Order }) => {
  const aside = useAside()
  const { label, tone } = orders[order.status] ?? sendingOf(order)
  return (
    <Badge tone={tone} dot>
      {aside.statuses[label]}
    </Badge>
  )
}
