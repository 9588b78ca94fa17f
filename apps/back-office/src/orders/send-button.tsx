import type { Order } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { AskButton } from '../ask-button.tsx'
import { textIn } from '../form/amounts.ts'
import { complaintOf } from '../form/complaints.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const trackingOf = (form: FormData) => {
  const [trackingNumber, shippingProvider, trackingLink] = ['number', 'carrier', 'link'].map((name) =>
    textIn(form, name),
  )
  return {
    ...(trackingNumber && { trackingNumber }),
    ...(shippingProvider && { shippingProvider }),
    ...(trackingLink && { trackingLink }),
  }
}

/** Marks everything that is left of an order as sent. */
export const SendButton = ({ order }: { order: Order }) => (
  <AskButton
    button={{ variant: 'primary' }}
    title={words.markSent}
    hint={words.markSentHint}
    confirm={words.markSent}
    variant="primary"
    done={words.sent}
    act={(form) => {
      const trackingInfo = trackingOf(form)
      const hasTracking = Object.keys(trackingInfo).length > 0
      return shop.orderFulfillments.createFulfillment(order.id, hasTracking ? { trackingInfo } : {})
    }}
  >
    {(failure) => (
      <>
        <TextField label={words.carrier} name="carrier" maxLength={100} />
        <TextField label={words.trackingNumber} name="number" maxLength={100} />
        <TextField
          label={words.trackingLink}
          name="link"
          type="url"
          maxLength={2048}
          error={complaintOf(failure, 'fulfillment.trackingInfo.trackingLink')}
        />
      </>
    )}
  </AskButton>
)
