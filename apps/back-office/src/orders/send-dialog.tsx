import type { Order } from '@vitrine/client'
import { Alert, Button, Dialog, showToast, Stack, TextField } from '@vitrine/ui'
import { useActionState, useId } from 'react'
import { useRevalidator } from 'react-router'
import { complaintAbout, sentenceFor } from '../sentences.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

export interface OrderDialogProps {
  readonly order: Order
  readonly open: boolean
  readonly onClose: () => void
}

/** Marks everything that is left of an order as sent. */
export const SendDialog = ({ order, open, onClose }: OrderDialogProps) => {
  const formId = useId()
  const { revalidate } = useRevalidator()
  const [failure, submit, isBusy] = useActionState(async (_before: unknown, form: FormData) => {
    const field = (name: string) => String(form.get(name) ?? '').trim()
    const [trackingNumber, shippingProvider, trackingLink] = [field('number'), field('carrier'), field('link')]
    const trackingInfo = {
      ...(trackingNumber && { trackingNumber }),
      ...(shippingProvider && { shippingProvider }),
      ...(trackingLink && { trackingLink }),
    }
    try {
      const hasTracking = Object.keys(trackingInfo).length > 0
      await shop.orderFulfillments.createFulfillment(order.id, hasTracking ? { trackingInfo } : {})
      await revalidate()
      onClose()
      showToast({ message: words.sent })
      return undefined
    } catch (error) {
      return error
    }
  }, undefined)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.markSent}
      description={words.markSentHint}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {words.markSent}
          </Button>
        </>
      }
    >
      <form id={formId} action={submit}>
        <Stack>
          {failure !== undefined && <Alert tone="critical">{sentenceFor(failure)}</Alert>}
          <TextField label={words.carrier} name="carrier" maxLength={100} />
          <TextField label={words.trackingNumber} name="number" maxLength={100} />
          <TextField
            label={words.trackingLink}
            name="link"
            type="url"
            maxLength={2048}
            error={complaintAbout(failure, 'trackingLink')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
