import { useBusy } from '@vitrine/web/busy-form.tsx'
import { createContext, useContext, useState, type FormEvent, type ReactNode } from 'react'
import { useWords } from '../words/use-words.tsx'
import type { CheckoutData } from './checkout-data.ts'

/** The one form of the page: what stands beside it, such as the codes, belongs to it by this id. */
export const stepFormId = 'step'

/** What the server makes of a form that a script has sent. */
type Answer = { readonly location: string } | { readonly page: string; readonly title: string; readonly data: object }

interface Sending {
  readonly isBusy: boolean
  readonly send: (event: FormEvent<HTMLFormElement>) => void
}

const Context = createContext<Sending>({ isBusy: false, send: () => {} })
export const SendingProvider = Context
export const useSending = (): Sending => useContext(Context)

/** Sends a form as a script does. */
export const postForm = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<Answer> => {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  return (await answer.json()) as Answer
}

/**
 * The checkout as it was answered last. With scripts a form that stays on its page is answered in place: what was
 * typed, above all the card, stays in the fields and is in nobody's memory but the page's.
 */
export const useCheckout = (first: CheckoutData): { readonly data: CheckoutData; readonly sending: Sending } => {
  const words = useWords()
  const [data, setData] = useState(first)
  const [isBusy, setBusy] = useBusy()

  const show = (answer: Answer): void => {
    // Stays busy until the page is gone.
    if ('location' in answer) return location.assign(answer.location)
    const said = answer.data as { readonly text?: string }
    if (answer.page === 'checkout') setData(answer.data as CheckoutData)
    else setData((before) => ({ ...before, failure: [answer.title, said.text].filter(Boolean).join('. ') }))
    setBusy(false)
  }
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    postForm(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter).then(show, () => {
      setData((before) => ({ ...before, failure: words.offline }))
      setBusy(false)
    })
  }
  return { data, sending: { isBusy, send } }
}

interface StepFormProps {
  readonly label: string
  readonly action: string
  /** What the step's own button sends. */
  readonly intent: string
  readonly noValidate?: boolean
  readonly children: (isBusy: boolean) => ReactNode
}

/** The form of a step. */
export const StepForm = ({ label, intent, children, ...form }: StepFormProps) => {
  const { isBusy, send } = useSending()
  return (
    <form id={stepFormId} method="post" aria-label={label} autoComplete="on" onSubmit={send} {...form}>
      <input type="hidden" name="intent" value={intent} />
      {children(isBusy)}
    </form>
  )
}

/** Who presses Enter in a field sends the step, not the first code that has a button. Stands before all others. */
export const DefaultButton = ({ label }: { label: string }) => (
  <button type="submit" form={stepFormId} hidden aria-label={label} />
)
