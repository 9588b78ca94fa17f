import type { OrderWithFulfillments } from '@vitrine/client'
import { carrierName, knownCarriers, trackingLinkOf } from '@vitrine/domain/order/fulfillment/tracking.ts'
import { TextField } from '@vitrine/ui'
import { useId } from 'react'
import { textIn } from '../../form/read-fields.ts'
import { fieldErrorOf } from '../../form/field-errors.ts'
import { words } from '../../words/words.ts'

const { shipments: texts } = words

export type Parcel = NonNullable<OrderWithFulfillments['fulfillments']>[number]
type TrackingInfo = NonNullable<Parcel['trackingInfo']>

/** Reads the tracking fields. A known carrier is converted to its identifier. */
export const trackingIn = (form: FormData): TrackingInfo => {
  const [trackingNumber, carrier, trackingLink] = ['number', 'carrier', 'link'].map((name) => textIn(form, name))
  const shippingProvider = knownCarriers.find((known) => carrierName(known) === carrier) ?? carrier
  return {
    ...(trackingNumber && { trackingNumber }),
    ...(shippingProvider && { shippingProvider }),
    ...(trackingLink && { trackingLink }),
  }
}

/** The tracking link if it differs from the carrier's own. */
const ownLink = ({ shippingProvider = '', trackingNumber = '', trackingLink }: TrackingInfo): string =>
  trackingLink === trackingLinkOf(shippingProvider, trackingNumber) ? '' : (trackingLink ?? '')

interface TrackingFieldsProps {
  readonly failure: unknown
  readonly tracking?: TrackingInfo | undefined
}

/** Carrier, tracking number and tracking link of a shipment. */
export const TrackingFields = ({ failure, tracking = {} }: TrackingFieldsProps) => {
  const listId = useId()
  return (
    <>
      <TextField
        label={texts.carrier}
        hint={texts.carrierHint}
        name="carrier"
        list={listId}
        maxLength={100}
        autoComplete="off"
        defaultValue={tracking.shippingProvider && carrierName(tracking.shippingProvider)}
      />
      <datalist id={listId}>
        {knownCarriers.map((carrier) => (
          <option key={carrier}>{carrierName(carrier)}</option>
        ))}
      </datalist>
      <TextField
        label={texts.number}
        name="number"
        maxLength={100}
        autoComplete="off"
        defaultValue={tracking.trackingNumber}
      />
      <TextField
        label={texts.link}
        name="link"
        type="url"
        maxLength={2048}
        defaultValue={ownLink(tracking)}
        error={fieldErrorOf(failure, 'fulfillment.trackingInfo.trackingLink')}
      />
    </>
  )
}
