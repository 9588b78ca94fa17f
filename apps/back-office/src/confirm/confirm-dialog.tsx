import { Alert, Button, Dialog, showToast, Stack, useSubmit, type ToastMessage } from '@vitrine/ui'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate, useRevalidator } from 'react-router'
import { useAskingKey } from '../form/idempotency-key.ts'
import { summaryOf } from '../form/field-errors.ts'
import { settled } from '../form/unsaved.ts'
import { words } from '../words/en.ts'

export interface AskDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly hint: string
  /** Leaves everything as it is; “Cancel” unless told. */
  readonly back?: string
  readonly confirm: string
  readonly variant: 'primary' | 'critical'
  /** What is said when it is done, of what was typed; it may offer the way back. */
  readonly done: string | ((form: FormData) => string | ToastMessage)
  /** Does it; an address that it gives is where it leads. The key is the same where the same is asked for again. */
  readonly act: (form: FormData, key: string) => Promise<unknown>
  /** The fields, told what went wrong. */
  readonly children?: (failure: unknown) => ReactNode
}

/**
 * Where what was asked about is gone, and its button with it, the keyboard goes on at the page. The button may go with
 * the dialog, or with a later drawing of the page: so each is looked at once the answer is done, until the next question.
 */
const useGoingOnAtPage = (open: boolean) => {
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

/** What went wrong, each by the name of its field. */
const sentencesFor = (failure: unknown): string =>
  summaryOf(failure)
    .map(({ message }) => message)
    .join(' ')

/** Asks before something is done; what fails is said in place, and nothing that was typed is lost. */
export const AskDialog = ({
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
}: AskDialogProps) => {
  const formId = useId()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const goOnAtPage = useGoingOnAtPage(open)
  const { keyOf, noteFailure } = useAskingKey(open)
  const [failure, submit, isBusy] = useSubmit(async (_before: unknown, form: FormData) => {
    try {
      const next = await act(form, keyOf(form))
      goOnAtPage()
      await (typeof next === 'string' ? navigate(next, settled) : revalidate())
      onClose()
      const said = typeof done === 'string' ? done : done(form)
      showToast(typeof said === 'string' ? { message: said } : said)
      return undefined
    } catch (error) {
      noteFailure(error)
      return error
    }
  }, undefined)
  const answer = (event: FormEvent<HTMLFormElement>) => {
    // A form around it is not meant: React tells it of this one even from elsewhere on the page.
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
      <form id={formId} method={submit.method} onSubmit={answer}>
        <Stack>
          {failure !== undefined && <Alert tone="critical">{sentencesFor(failure)}</Alert>}
          {children?.(failure)}
        </Stack>
      </form>
    </Dialog>,
    document.body,
  )
}
