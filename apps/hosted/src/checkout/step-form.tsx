import { useBusy } from '@vitrine/web/busy-form.tsx'
import { createContext, useCallback, useContext, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useWords } from '../words/use-words.tsx'

/** The one form of the page: what stands beside it, such as the codes, belongs to it by this id. */
export const stepFormId = 'step'

/** What the server makes of a form that a script has sent. */
type Answer = { readonly location: string } | { readonly page: string; readonly title: string; readonly data: object }

/** What is to be sent beside the form's own fields, or why nothing can be sent. */
export type Prepared = { readonly fields: Readonly<Record<string, string>> } | { readonly failure: string }

interface Sending {
  readonly isBusy: boolean
  /** Has something done before the step is sent; answers how to have it done no more. */
  readonly prepareWith: (prepare: () => Promise<Prepared>) => () => void
  readonly send: (event: FormEvent<HTMLFormElement>) => void
}

const Context = createContext<Sending>({ isBusy: false, prepareWith: () => () => {}, send: () => {} })
export const SendingProvider = Context
export const useSending = (): Sending => useContext(Context)

const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] =>
  [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])

const post = async (address: string, fields: [string, string][]): Promise<Answer> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  return (await answer.json()) as Answer
}

/**
 * A page as it was answered last. With scripts a form that stays on its page is answered in place: what was typed, above
 * all the card, stays in the fields and is in nobody's memory but the page's.
 */
export const useInPlace = <Data extends { readonly failure?: string | undefined }>(
  page: string,
  first: Data,
): { readonly data: Data; readonly sending: Sending } => {
  const words = useWords()
  const [data, setData] = useState(first)
  const [isBusy, setBusy] = useBusy()
  const preparation = useRef<() => Promise<Prepared>>(undefined)

  const show = (answer: Answer): void => {
    // Stays busy until the page is gone.
    if ('location' in answer) return location.assign(answer.location)
    const said = answer.data as { readonly text?: string }
    if (answer.page === page) setData(answer.data as Data)
    else setData((before) => ({ ...before, failure: [answer.title, said.text].filter(Boolean).join('. ') }))
    setBusy(false)
  }
  const fail = (failure: string): void => {
    setData((before) => ({ ...before, failure }))
    setBusy(false)
  }
  const prepareWith = useCallback((prepare: () => Promise<Prepared>) => {
    preparation.current = prepare
    return () => {
      if (preparation.current === prepare) preparation.current = undefined
    }
  }, [])
  const submit = async (address: string, fields: [string, string][], isStep: boolean): Promise<void> => {
    const prepared = isStep ? await preparation.current?.() : undefined
    if (prepared && 'failure' in prepared) return fail(prepared.failure)
    show(await post(address, [...fields, ...Object.entries(prepared?.fields ?? {})]))
  }
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = event.currentTarget
    // A code is taken on without the card.
    const isStep = submitter?.getAttribute('name') !== 'code'
    submit(form.action, fieldsOf(form, submitter), isStep).catch(() => fail(words.offline))
  }
  return { data, sending: { isBusy, prepareWith, send } }
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
