import { TextField } from '@vitrine/ui'
import { AskDialog } from '../ask-dialog.tsx'
import { complaintOf } from '../form/complaints.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import type { OrderDialogProps } from './cancel-dialog.tsx'

const trackingOf = (form: FormData) => {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  const [trackingNumber, shippingProvider, trackingLink] = [field('number'), field('carrier'), field('link')]
  return {
    ...(trackingNumber && { trackingNumber }),
    ...(shippingProvider && { shippingProvider }),
    ...(trackingLink && { trackingLink }),
  }
}

/** Marks everything that is left of an order as sent. */
export const SendDialog = ({ order, ...dialog }: OrderDialogProps) => (
  <AskDialog
    {...dialog}
    title={words.markSent}
    hint={words.markSentHint}
    back={words.cancel}
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
  </AskDialog>
)
