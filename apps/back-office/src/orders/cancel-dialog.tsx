import { Alert, Button, Checkbox, Dialog, showToast, Stack } from '@vitrine/ui'
import { useActionState, useId } from 'react'
import { useRevalidator } from 'react-router'
import { sentenceFor } from '../sentences.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import type { OrderDialogProps } from './send-dialog.tsx'

/** Cancels an order, after asking. */
export const CancelDialog = ({ order, open, onClose }: OrderDialogProps) => {
  const formId = useId()
  const { revalidate } = useRevalidator()
  const [failure, submit, isBusy] = useActionState(async (_before: unknown, form: FormData) => {
    try {
      await shop.orders.cancelOrder(order.id, { restockAllItems: form.get('restock') === 'on' })
      await revalidate()
      onClose()
      showToast({ message: words.canceled })
      return undefined
    } catch (error) {
      return error
    }
  }, undefined)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.cancelTitle}
      description={words.cancelHint}
      footer={
        <>
          <Button onClick={onClose}>{words.goBack}</Button>
          <Button type="submit" form={formId} variant="critical" busy={isBusy}>
            {words.cancelOrder}
          </Button>
        </>
      }
    >
      <form id={formId} action={submit}>
        <Stack>
          {failure !== undefined && <Alert tone="critical">{sentenceFor(failure)}</Alert>}
          <Checkbox label={words.restock} name="restock" defaultChecked />
        </Stack>
      </form>
    </Dialog>
  )
}
