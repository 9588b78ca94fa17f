import type { Order, OrderWithFulfillments, ShippingLabel } from '@vitrine/client'
import { carrierName } from '@vitrine/domain/order/fulfillment/tracking.ts'
import { Badge, Button, Card, Checkbox, DateTime, Stack } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { isTicked } from '../../form/read-fields.ts'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { Thumbnail } from '../../page/thumbnail.tsx'
import { words } from '../../words/words.ts'
import { lineChoices } from '../line-choices.ts'
import { isShipment } from './shippable.ts'
import { TrackingFields, trackingIn, type Parcel } from './tracking-fields.tsx'

const { shipments: texts } = words

interface ShipmentProps {
  readonly order: Order
  readonly parcel: Parcel
  /** Number of the shipment, starting at 1. */
  readonly number: number
  /** Whether a label for it is being bought. */
  readonly isLabelPending?: boolean
}

const countOf = ({ lineItems = [] }: Parcel): number =>
  lineItems.reduce((count, { quantity = 0 }) => count + quantity, 0)

const idsOf = ({ order, parcel }: ShipmentProps) => ({ fulfillmentId: parcel.id ?? '', orderId: order.id })

const notificationIn = (form: FormData) => ({ sendShippingEmail: isTicked(form, 'email') })

/** Option to email the customer. Nothing if the order has no email. */
const EmailBox = ({ order, isForCancellation = false }: { order: Order; isForCancellation?: boolean }) => {
  const { email } = order.buyerInfo
  return email ? (
    <Checkbox
      name="email"
      label={isForCancellation ? texts.emailIfNotified(email) : texts.email(email)}
      defaultChecked
    />
  ) : null
}

const EditTracking = (props: ShipmentProps) => {
  const { order, parcel } = props
  const { trackingInfo, completed } = parcel
  return (
    <ConfirmButton
      button={{ size: 'small' }}
      title={trackingInfo ? texts.editTracking : texts.addTracking}
      hint={texts.trackingHint}
      confirm={trackingInfo ? texts.editTracking : texts.addTracking}
      variant="primary"
      done={texts.trackingSaved}
      act={(form) =>
        shop.orderFulfillments.updateFulfillment(idsOf(props), {
          fulfillment: { trackingInfo: trackingIn(form) },
          ...notificationIn(form),
        })
      }
    >
      {(failure) => (
        <Stack key={JSON.stringify(trackingInfo)} gap="md">
          <TrackingFields failure={failure} tracking={trackingInfo} />
          {completed !== false && <EmailBox order={order} />}
        </Stack>
      )}
    </ConfirmButton>
  )
}

const Ship = (props: ShipmentProps) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'primary' }}
    title={texts.shipTitle(props.number)}
    hint={texts.shipHint(countOf(props.parcel))}
    confirm={texts.ship}
    variant="primary"
    done={texts.shippedNow}
    act={(form) =>
      shop.orderFulfillments.updateFulfillment(idsOf(props), {
        fulfillment: { completed: true, status: 'Fulfilled' },
        ...notificationIn(form),
      })
    }
  >
    {() => <EmailBox order={props.order} />}
  </ConfirmButton>
)

const CancelShipment = (props: ShipmentProps) => {
  const { order, parcel, number } = props
  return (
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet' }}
      title={texts.cancelTitle(number)}
      hint={order.status === 'CANCELED' ? texts.cancelHintClosed : texts.cancelHint(countOf(parcel))}
      back={texts.keep}
      confirm={texts.cancel}
      variant="critical"
      done={texts.canceled}
      act={(form) => shop.orderFulfillments.deleteFulfillment(idsOf(props), notificationIn(form))}
    >
      {() => (parcel.completed === false ? null : <EmailBox order={order} isForCancellation />)}
    </ConfirmButton>
  )
}

const Contents = ({ order, parcel: { lineItems = [] } }: ShipmentProps) => (
  <ul className="m-0 grid list-none gap-2 p-0">
    {lineItems.map(({ id, quantity = 0 }) => {
      const line = order.lineItems.find((one) => one.id === id)
      return line ? (
        <li key={id} className="flex items-center gap-3">
          {line.image && <Thumbnail image={line.image} side={40} />}
          <span className="min-w-0 grow">
            {line.productName.original}
            {lineChoices(line) && <span className="block text-sm text-muted">{lineChoices(line)}</span>}
          </span>
          <span className="whitespace-nowrap tabular-nums">× {quantity}</span>
        </li>
      ) : null
    })}
  </ul>
)

const Tracking = ({ parcel: { trackingInfo } }: ShipmentProps) => {
  const { shippingProvider, trackingNumber, trackingLink } = trackingInfo ?? {}
  const text = [shippingProvider && carrierName(shippingProvider), trackingNumber].filter(Boolean).join(' ')
  if (!trackingInfo) return <p className="text-sm text-muted">{texts.noTracking}</p>
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      {text && <span className="break-all">{text}</span>}
      {trackingLink && (
        <a href={trackingLink} target="_blank" rel="noreferrer" className="text-accent-text">
          {texts.track}
        </a>
      )}
    </p>
  )
}

const Shipment = (props: ShipmentProps) => {
  const { parcel, number } = props
  const isOut = parcel.completed !== false
  return (
    <Card
      as="li"
      appearance="framed"
      actions={
        <>
          {!isOut && !props.isLabelPending && (
            <>
              <Ship {...props} />
              <Button size="small" href={`/orders/${props.order.id}/label?shipment=${parcel.id}`}>
                {words.labels.buy}
              </Button>
            </>
          )}
          <EditTracking {...props} />
          <CancelShipment {...props} />
        </>
      }
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-display text-lg">{texts.shipment(number)}</h3>
        <Badge tone={isOut ? 'positive' : 'caution'} dot>
          {isOut ? texts.shipped : texts.packed}
        </Badge>
        {parcel.createdDate && (
          <span className="text-sm text-muted sm:ms-auto">
            <DateTime value={parcel.createdDate} show="date-time" />
          </span>
        )}
      </div>
      <Contents {...props} />
      <Tracking {...props} />
    </Card>
  )
}

interface ShipmentsProps {
  readonly order: Order
  readonly sent: OrderWithFulfillments
  readonly labels: readonly ShippingLabel[]
}

/** The shipments of an order with their items and tracking. */
export const Shipments = ({ order, sent: { fulfillments = [] }, labels }: ShipmentsProps) => {
  const isLabelPending = ({ id }: Parcel): boolean =>
    labels.some(({ fulfillmentId, status }) => fulfillmentId === id && status === 'BUYING')
  const shipments = fulfillments.filter((one) => isShipment(order, one))
  return shipments.length === 0 ? null : (
    <Section title={texts.title}>
      <ul className="m-0 grid list-none gap-4 p-0">
        {shipments.map((parcel, index) => (
          <Shipment
            key={parcel.id}
            order={order}
            parcel={parcel}
            number={index + 1}
            isLabelPending={isLabelPending(parcel)}
          />
        ))}
      </ul>
    </Section>
  )
}
