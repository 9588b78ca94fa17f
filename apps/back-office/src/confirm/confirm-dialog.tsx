import { Alert, Button, Dialog, showToast, Stack, useSubmit, type ToastMessage } from '@vitrine/ui'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate, useRevalidator } from 'react-router'
import { useIdempotencyKey } from '../form/idempotency-key.ts'
import { errorSummary } from '../form/field-errors.ts'
import { settled } from '../form/unsaved.ts'
import { words } from '../words/first.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly hint: string
  /** Label of the button that closes the dialog. Default: “Cancel”. */
  readonly back?: string
  readonly confirm: string
  readonly variant: 'primary' | 'critical'
  /** Toast shown on success. It may offer an undo. */
  readonly done: string | ((form: FormData) => string | ToastMessage)
  /** Performs the action and may return a URL to navigate to. `key` is the idempotency key of the submitted form. */
  readonly act: (form: FormData, key: string) => Promise<unknown>
  /** Fields of the dialog. `failure` is the error of the last attempt. */
  readonly children?: (failure: unknown) => ReactNode
}

/**
 * Moves the focus to the page if the element that had it was removed. The button may disappear with the dialog or in a
 * later render, so every render checks from success until the dialog opens again.
 */
const useFocusPageAfterRemoval = (open: boolean) => {
  const isDone = useRef(false)
  useEffect(() => {
    if (open) isDone.current = false
  }, [open])
  useEffect(() => () => {
    if (!isDone.current) return
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    })
  })
  return () => {
    isDone.current = true
  }
}

/** All error messages, each with the label of its field. */
const errorText = (failure: unknown): string =>
  errorSummary(failure)
    .map(({ message }) => message)
    .join(' ')

/** A confirmation dialog, optionally with fields. After an error it stays open and keeps the input. */
export const ConfirmDialog = ({
  open,
  onClose,
  title,
  hint,
  back = words.cancel,
  confirm,
  variant,
  done,
  act,
  children,
}: ConfirmDialogProps) => {
  const formId = useId()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const focusPageAfterRemoval = useFocusPageAfterRemoval(open)
  const { keyOf, noteFailure } = useIdempotencyKey(open)
  const [failure, submit, isBusy] = useSubmit(async (_before: unknown, form: FormData) => {
    try {
      const next = await act(form, keyOf(form))
      focusPageAfterRemoval()
      await (typeof next === 'string' ? navigate(next, settled) : revalidate())
      onClose()
      const toast = typeof done === 'string' ? done : done(form)
      showToast(typeof toast === 'string' ? { message: toast } : toast)
      return undefined
    } catch (error) {
      noteFailure(error)
      return error
    }
  }, undefined)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    // React bubbles events through portals: this one must not submit a form around the dialog.
    event.stopPropagation()
    submit.onSubmit(event)
  }
  return createPortal(
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
      <form id={formId} method={submit.method} onSubmit={handleSubmit}>
        <Stack>
          {failure !== undefined && <Alert tone="critical">{errorText(failure)}</Alert>}
          {children?.(failure)}
        </Stack>
      </form>
    </Dialog>,
    document.body,
  )
}
