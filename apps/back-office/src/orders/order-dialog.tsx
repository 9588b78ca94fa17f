import type { Order } from '@vitrine/client'
import { Alert, Button, Dialog, showToast, Stack, useSubmit } from '@vitrine/ui'
import { useId, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { sentenceFor } from '../sentences.ts'

export interface OrderDialogProps {
  readonly order: Order
  readonly open: boolean
  readonly onClose: () => void
}

interface Props extends Pick<OrderDialogProps, 'open' | 'onClose'> {
  readonly title: string
  readonly hint: string
  readonly back: string
  readonly confirm: string
  readonly variant: 'primary' | 'critical'
  /** What is said when it is done. */
  readonly done: string
  readonly act: (form: FormData) => Promise<unknown>
  /** The fields, told what went wrong. */
  readonly children: (failure: unknown) => ReactNode
}

/** Asks before an order moves on; what fails is said in place, and nothing that was typed is lost. */
export const OrderDialog = ({ open, onClose, title, hint, back, confirm, variant, done, act, children }: Props) => {
  const formId = useId()
  const { revalidate } = useRevalidator()
  const [failure, submit, isBusy] = useSubmit(async (_before: unknown, form: FormData) => {
    try {
      await act(form)
      await revalidate()
      onClose()
      showToast({ message: done })
      return undefined
    } catch (error) {
      return error
    }
  }, undefined)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={hint}
      footer={
        <>
          <Button onClick={onClose}>{back}</Button>
          <Button type="submit" form={formId} variant={variant} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} {...submit}>
        <Stack>
          {failure !== undefined && <Alert tone="critical">{sentenceFor(failure)}</Alert>}
          {children(failure)}
        </Stack>
      </form>
    </Dialog>
  )
}
