import { useBusy } from '@vitrine/web/form/busy-form.tsx'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useWords } from '../../words/use-words.tsx'
import type { Fields } from './unsaved.ts'

/** ID of the main form; fields outside it refer to it. */
export const formId = 'checkout'

/** The server's response to a form sent by script. */
type Answer = { readonly location: string } | { readonly page: string; readonly title: string; readonly data: object }

/** Additional fields to send, or why the form can't be sent. */
export type Prepared = { readonly fields: Readonly<Record<string, string>> } | { readonly failure: string }

interface Sending {
  readonly isBusy: boolean
  /** Registers a function that runs before the form is sent. Returns a function to unregister it. */
  readonly prepareWith: (prepare: () => Promise<Prepared>) => () => void
  readonly send: (event: FormEvent<HTMLFormElement>) => void
}

const Context = createContext<Sending>({ isBusy: false, prepareWith: () => () => {}, send: () => {} })
export const SendingProvider = Context
export const useSending = (): Sending => useContext(Context)

const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null): Fields =>
  [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])

const isOfCard = (element: Element): boolean => element.getAttribute('autocomplete')?.startsWith('cc-') ?? false

/** All fields except the card's, which are sent with the order only. */
export const plainFieldsOf = (form: HTMLFormElement): Fields => {
  const ofCard = new Set([...form.elements].filter(isOfCard).map((element) => element.getAttribute('name')))
  return fieldsOf(form, null).filter(([name]) => !ofCard.has(name))
}

/** The fields that are saved while the buyer is typing. */
const savedFieldsOf = (form: HTMLFormElement): Fields => [...plainFieldsOf(form), ['intent', 'save']]

const post = async (address: string, fields: Fields, signal?: AbortSignal): Promise<Answer> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    ...(signal && { signal }),
  })
  return (await answer.json()) as Answer
}

/** The link of a page shown in place, such as to the sign-in. */
interface ActionLink {
  readonly href: string
  readonly label: string
}

interface Shown<Data> {
  readonly data: Data
  readonly isAnswer: boolean
  readonly link?: ActionLink
}

type OtherPage = Exclude<Answer, { readonly location: string }>

/** Returns the message of another page. */
const sentenceIn = ({ title, data }: OtherPage): string =>
  [title, (data as { readonly text?: string }).text].filter(Boolean).join('. ')

const linkIn = ({ data }: OtherPage): ActionLink | undefined => (data as { readonly link?: ActionLink }).link

interface InPlace<Data> {
  readonly data: Data
  /** Leads on from a failure; typed values are stored in this tab. */
  readonly link: ActionLink | undefined
  /** Whether the response is to a submitted form, not to an automatic save. */
  readonly isAnswer: boolean
  readonly isSaving: boolean
  /** Saves the typed values and shows the result, such as delivery methods. */
  readonly save: (form: HTMLFormElement) => void
  /**
   * Sends fields outside of a form and shows the result. Returns `undefined` if the page was left or the request
   * failed.
   */
  readonly exchange: (address: string, fields: Readonly<Record<string, string>>) => Promise<Data | undefined>
  readonly sending: Sending
}

/**
 * Keeps the latest page data. With scripts, forms are answered in place, so that typed values, above all the card, stay
 * in the fields and in this page's memory only.
 */
export const useInPlace = <Data extends { readonly failure?: string | undefined }>(
  page: string,
  first: Data,
): InPlace<Data> => {
  const words = useWords()
  const [{ data, isAnswer, link }, setShown] = useState<Shown<Data>>({ data: first, isAnswer: false })
  const [isBusy, setBusy] = useBusy()
  const [isSaving, setSaving] = useState(false)
  const preparation = useRef<() => Promise<Prepared>>(undefined)
  const saving = useRef<AbortController>(undefined)

  const fail = useCallback(
    (failure: string, link?: ActionLink): void => {
      setShown((before) => ({ data: { ...before.data, failure }, isAnswer: true, ...(link && { link }) }))
      setBusy(false)
    },
    [setBusy],
  )
  const show = (answer: Answer): void => {
    // Stays busy until the browser leaves the page.
    if ('location' in answer) return location.assign(answer.location)
    if (answer.page !== page) return fail(sentenceIn(answer), linkIn(answer))
    setShown({ data: answer.data as Data, isAnswer: true })
    setBusy(false)
  }
  const prepareWith = useCallback((prepare: () => Promise<Prepared>) => {
    preparation.current = prepare
    return () => {
      if (preparation.current === prepare) preparation.current = undefined
    }
  }, [])
  const stopSaving = useCallback((): void => {
    saving.current?.abort()
    saving.current = undefined
    setSaving(false)
  }, [])
  const submit = async (address: string, fields: Fields, isOrder: boolean): Promise<void> => {
    const prepared = isOrder ? await preparation.current?.() : undefined
    if (prepared && 'failure' in prepared) return fail(prepared.failure)
    show(await post(address, [...fields, ...Object.entries(prepared?.fields ?? {})]))
  }
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy) return
    // Submitting includes everything that was being saved.
    stopSaving()
    setBusy(true)
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = event.currentTarget
    const fields = fieldsOf(form, submitter)
    // Codes and addresses are applied without the card.
    const isOrder = fields.some(([name, value]) => name === 'intent' && value === 'pay')
    submit(form.action, fields, isOrder).catch(() => fail(words.offline))
  }
  const save = useCallback(
    (form: HTMLFormElement): void => {
      stopSaving()
      const controller = new AbortController()
      saving.current = controller
      setSaving(true)
      const isLatest = (): boolean => saving.current === controller
      post(form.action, savedFieldsOf(form), controller.signal)
        .then((answer) => {
          if (!isLatest()) return
          if ('location' in answer) location.assign(answer.location)
          else if (answer.page === page) setShown({ data: answer.data as Data, isAnswer: false })
          // Saving requires signing in again: say so at once.
          else if (linkIn(answer)) fail(sentenceIn(answer), linkIn(answer))
        })
        // Unsaved values are sent again with the next change, or with the order.
        .catch(() => undefined)
        .finally(() => isLatest() && stopSaving())
    },
    [page, stopSaving, fail],
  )
  const exchange = useCallback(
    async (address: string, fields: Readonly<Record<string, string>>): Promise<Data | undefined> => {
      const answer = await post(address, Object.entries(fields))
      if ('location' in answer) location.assign(answer.location)
      if (!('page' in answer) || answer.page !== page) return undefined
      setShown({ data: answer.data as Data, isAnswer: true })
      return answer.data as Data
    },
    [page],
  )
  return { data, link, isAnswer, isSaving, save, exchange, sending: { isBusy, prepareWith, send } }
}

interface InPlaceFormProps {
  readonly label: string
  readonly action: string
  /** The intent, whichever button is pressed. Without it, each button has its own. */
  readonly intent?: string
  readonly noValidate?: boolean
  readonly ref?: Ref<HTMLFormElement>
  readonly children: (isBusy: boolean) => ReactNode
}

/**
 * Submits the form by script for buttons that don't validate it, such as those of codes. A browser would mark all required
 * fields that are empty, also those that the buyer has not reached.
 */
const submitUnvalidated = (event: MouseEvent): void => {
  const submitter = event.target instanceof Element ? event.target.closest('button') : null
  const form = submitter?.form
  if (!submitter?.formNoValidate || form?.id !== formId || event.defaultPrevented) return
  event.preventDefault()
  form.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }))
}

/** The main form, answered in place. */
export const InPlaceForm = ({ label, intent, children, ...form }: InPlaceFormProps) => {
  const { isBusy, send } = useSending()
  useEffect(() => {
    document.addEventListener('click', submitUnvalidated)
    return () => document.removeEventListener('click', submitUnvalidated)
  }, [])
  return (
    <form id={formId} method="post" aria-label={label} autoComplete="on" onSubmit={send} {...form}>
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {children(isBusy)}
    </form>
  )
}

/**
 * Handles Enter in a field, which would otherwise press the first button, such as the coupon's. Place it before all
 * others.
 */
export const DefaultButton = ({ label, intent }: { label: string; intent: string }) => (
  <button type="submit" form={formId} name="intent" value={intent} hidden aria-label={label} />
)
