import type { Order } from '@vitrine/client'
import { Badge, type BadgeProps } from '@vitrine/ui'
import { words } from '../words/first.ts'

type Tone = NonNullable<BadgeProps['tone']>

/*
 * Colors say what is left to do: positive is done, caution is open, critical needs attention, neutral is closed. The
 * accent is the store's brand color and means nothing here. `StatusLegend` explains them.
 */
const paymentTones: Record<Order['paymentStatus'], Tone> = {
  UNSPECIFIED: 'neutral',
  NOT_PAID: 'caution',
  PENDING: 'caution',
  PENDING_MERCHANT: 'critical',
  PARTIALLY_PAID: 'caution',
  PAID: 'positive',
  PARTIALLY_REFUNDED: 'neutral',
  FULLY_REFUNDED: 'neutral',
  CANCELED: 'neutral',
  DECLINED: 'critical',
}

const fulfillmentTones: Record<Order['fulfillmentStatus'], Tone> = {
  NOT_FULFILLED: 'caution',
  PARTIALLY_FULFILLED: 'caution',
  FULFILLED: 'positive',
  CANCELED: 'neutral',
}

/** An approved order shows its fulfillment status; any other shows its own status. */
const orderTones: Record<Exclude<Order['status'], 'APPROVED'>, Tone> = {
  INITIALIZED: 'caution',
  PENDING: 'critical',
  CANCELED: 'neutral',
  REJECTED: 'neutral',
}

const Status = ({ label, tone, meaning }: { label: string; tone: Tone; meaning?: string }) => (
  <Badge tone={tone} dot title={meaning}>
    {label}
  </Badge>
)

export const PaymentStatus = ({ order: { paymentStatus } }: { order: Order }) => (
  <Status
    label={words.paymentStates[paymentStatus]}
    tone={paymentTones[paymentStatus]}
    meaning={words.paymentMeanings[paymentStatus]}
  />
)

const isSent = ({ physicalProperties, digitalFile }: Order['lineItems'][number]) =>
  physicalProperties?.shippable !== false || digitalFile !== undefined

/** Fulfillment status of an order. An order that is not approved or has nothing to ship shows that instead. */
export const FulfillmentStatus = ({ order: { status, fulfillmentStatus, lineItems } }: { order: Order }) => {
  if (status !== 'APPROVED') {
    return <Status label={words.orderStates[status]} tone={orderTones[status]} meaning={words.orderMeanings[status]} />
  }
  if (!lineItems.some(isSent)) return <Status label={words.nothingToShip} tone="neutral" />
  const meaning = words.fulfillmentMeanings[fulfillmentStatus]
  return (
    <Status
      label={words.fulfillmentStates[fulfillmentStatus]}
      tone={fulfillmentTones[fulfillmentStatus]}
      meaning={meaning}
    />
  )
}

/** A badge for archived orders. */
export const ArchivedStatus = ({ order: { archived } }: { order: Order }) =>
  archived ? <Badge>{words.desk.archived}</Badge> : null

const tones = ['critical', 'caution', 'positive', 'neutral'] as const satisfies readonly Tone[]
const examples: Readonly<Record<(typeof tones)[number], string>> = {
  caution: words.paymentStates.NOT_PAID,
  positive: words.paymentStates.PAID,
  critical: words.wholeOrderStates.PENDING,
  neutral: words.orderStates.CANCELED,
}

/** Explains the colors of badges. */
export const StatusLegend = () => (
  <dl className="grid gap-3">
    {tones.map((tone) => (
      <div key={tone} className="grid grid-cols-[8rem_1fr] items-center gap-3">
        <dt>
          <Badge tone={tone} dot>
            {examples[tone]}
          </Badge>
        </dt>
        <dd className="m-0 text-sm">{words.desk.legendTones[tone]}</dd>
      </div>
    ))}
  </dl>
)
