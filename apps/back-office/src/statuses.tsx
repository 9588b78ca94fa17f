import type { Order } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'
import { words } from './words/en.ts'

type Tone = NonNullable<BadgeProps['tone']>

const paymentTones: Record<Order['paymentStatus'], Tone> = {
  UNSPECIFIED: 'neutral',
  NOT_PAID: 'caution',
  PENDING: 'caution',
  PENDING_MERCHANT: 'caution',
  PARTIALLY_PAID: 'caution',
  PAID: 'positive',
  PARTIALLY_REFUNDED: 'neutral',
  FULLY_REFUNDED: 'neutral',
  CANCELED: 'neutral',
  DECLINED: 'critical',
}

const sendingTones: Record<Order['fulfillmentStatus'], Tone> = {
  NOT_FULFILLED: 'accent',
  PARTIALLY_FULFILLED: 'caution',
  FULFILLED: 'positive',
  CANCELED: 'neutral',
}

/** An order that goes its way says how far it has been sent; any other says what it is. */
const orderTones: Record<Exclude<Order['status'], 'APPROVED'>, Tone> = {
  INITIALIZED: 'neutral',
  PENDING: 'caution',
  CANCELED: 'critical',
  REJECTED: 'critical',
}

const Status = ({ label, tone }: { label: string; tone: Tone }) => (
  <Badge tone={tone} dot>
    {label}
  </Badge>
)

export const PaymentStatus = ({ order: { paymentStatus } }: { order: Order }) => (
  <Status label={words.paymentStates[paymentStatus]} tone={paymentTones[paymentStatus]} />
)

const isSent = ({ physicalProperties, digitalFile }: Order['lineItems'][number]) =>
  physicalProperties?.shippable !== false || digitalFile !== undefined

/** How far an order has been sent; a canceled one says that instead, and so does one of digital goods. */
export const SendingStatus = ({ order: { status, fulfillmentStatus, lineItems } }: { order: Order }) => {
  if (status !== 'APPROVED') return <Status label={words.orderStates[status]} tone={orderTones[status]} />
  if (!lineItems.some(isSent)) return <Status label={words.nothingToSend} tone="neutral" />
  return <Status label={words.sendingStates[fulfillmentStatus]} tone={sendingTones[fulfillmentStatus]} />
}
