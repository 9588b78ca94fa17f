import { useBusy } from '@vitrine/web/busy-form.tsx'
import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useWords } from '../words/use-words.tsx'
import type { Fields } from './unsaved.ts'

/** The one form of the page: what stands beside it, such as the codes, belongs to it by this id. */
export const formId = 'checkout'

/** What the server makes of a form that a script has sent. */
type Answer = { readonly location: string } | { readonly page: string; readonly title: string; readonly data: object }

/** What is to be sent beside the form's own fields, or why nothing can be sent. */
export type Prepared = { readonly fields: Readonly<Record<string, string>> } | { readonly failure: string }

interface Sending {
  readonly isBusy: boolean
  /** Has something done before the form is sent; answers how to have it done no more. */
  readonly prepareWith: (prepare: () => Promise<Prepared>) => () => void
  readonly send: (event: FormEvent<HTMLFormElement>) => void
}

const Context = createContext<Sending>({ isBusy: false, prepareWith: () => () => {}, send: () => {} })
export const SendingProvider = Context
export const useSending = (): Sending => useContext(Context)

const fieldsOf = (form: HTMLFormElement, submitter: HTMLElement | null): Fields =>
  [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])

const isOfCard = (element: Element): boolean => element.getAttribute('autocomplete')?.startsWith('cc-') ?? false

/** All that stands in a form but the card, which goes with the order alone. */
export const plainFieldsOf = (form: HTMLFormElement): Fields => {
  const ofCard = new Set([...form.elements].filter(isOfCard).map((element) => element.getAttribute('name')))
  return fieldsOf(form, null).filter(([name]) => !ofCard.has(name))
}

/** What is kept while the buyer is still typing. */
const keptFieldsOf = (form: HTMLFormElement): Fields => [...plainFieldsOf(form), ['intent', 'save']]

const post = async (address: string, fields: Fields, signal?: AbortSignal): Promise<Answer> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    ...(signal && { signal }),
  })
  return (await answer.json()) as Answer
}

/** Where an answer leads that stands in place of the page, such as to the sign-in. */
interface Way {
  readonly href: string
  readonly label: string
}

interface Shown<Data> {
  readonly data: Data
  readonly isAnswer: boolean
  readonly way?: Way
}

type OtherPage = Exclude<Answer, { readonly location: string }>

/** What another page says, in the place of a sentence. */
const sentenceIn = ({ title, data }: OtherPage): string =>
  [title, (data as { readonly text?: string }).text].filter(Boolean).join('. ')

const wayIn = ({ data }: OtherPage): Way | undefined => (data as { readonly link?: Way }).link

interface InPlace<Data> {
  readonly data: Data
  /** Leads on from a failure; what is typed waits in this tab meanwhile. */
  readonly way: Way | undefined
  /** Whether the answer came to something that the buyer sent, and not to what is kept while they type. */
  readonly isAnswer: boolean
  readonly isSaving: boolean
  /** Keeps what has been typed so far, and shows what comes of it, such as ways of delivery. */
  readonly save: (form: HTMLFormElement) => void
  /** Sends fields that stand in no form, and shows what comes of it; nothing where the page is left, or could not be asked. */
  readonly exchange: (address: string, fields: Readonly<Record<string, string>>) => Promise<Data | undefined>
  readonly sending: Sending
}

/**
 * A page as it was answered last. With scripts a form that stays on its page is answered in place: what was typed, above
 * all the card, stays in the fields and is in nobody's memory but the page's.
 */
export const useInPlace = <Data extends { readonly failure?: string | undefined }>(
  page: string,
  first: Data,
): InPlace<Data> => {
  const words = useWords()
  const [{ data, isAnswer, way }, setShown] = useState<Shown<Data>>({ data: first, isAnswer: false })
  const [isBusy, setBusy] = useBusy()
  const [isSaving, setSaving] = useState(false)
  const preparation = useRef<() => Promise<Prepared>>(undefined)
  const saving = useRef<AbortController>(undefined)

  const fail = useCallback(
    (failure: string, link?: Way): void => {
      setShown((before) => ({ data: { ...before.data, failure }, isAnswer: true, ...(link && { way: link }) }))
      setBusy(false)
    },
    [setBusy],
  )
  const show = (answer: Answer): void => {
    // Stays busy until the page is gone.
    if ('location' in answer) return location.assign(answer.location)
    if (answer.page !== page) return fail(sentenceIn(answer), wayIn(answer))
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
    // What is sent has all that was being kept, and is answered with all that comes of it.
    stopSaving()
    setBusy(true)
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = event.currentTarget
    const fields = fieldsOf(form, submitter)
    // A code, or an address, is taken on without the card.
    const isOrder = fields.some(([name, value]) => name === 'intent' && value === 'pay')
    submit(form.action, fields, isOrder).catch(() => fail(words.offline))
  }
  const save = useCallback(
    (form: HTMLFormElement): void => {
      stopSaving()
      const asked = new AbortController()
      saving.current = asked
      setSaving(true)
      const isLatest = (): boolean => saving.current === asked
      post(form.action, keptFieldsOf(form), asked.signal)
        .then((answer) => {
          if (!isLatest()) return
          if ('location' in answer) location.assign(answer.location)
          else if (answer.page === page) setShown({ data: answer.data as Data, isAnswer: false })
          // What can only be kept after a sign-in is said at once.
          else if (wayIn(answer)) fail(sentenceIn(answer), wayIn(answer))
        })
        // What could not be kept is sent again with the next change, at the latest with the order.
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
  return { data, way, isAnswer, isSaving, save, exchange, sending: { isBusy, prepareWith, send } }
}

interface InPlaceFormProps {
  readonly label: string
  readonly action: string
  /** What is sent whichever button is pressed; without it each button says what it does. */
  readonly intent?: string
  readonly noValidate?: boolean
  readonly ref?: Ref<HTMLFormElement>
  readonly children: (isBusy: boolean) => ReactNode
}

/** The form of the page, answered in place. */
export const InPlaceForm = ({ label, intent, children, ...form }: InPlaceFormProps) => {
  const { isBusy, send } = useSending()
  return (
    <form id={formId} method="post" aria-label={label} autoComplete="on" onSubmit={send} {...form}>
      {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
      {children(isBusy)}
    </form>
  )
}

/** Who presses Enter in a field sends the form, not the first code that has a button. Stands before all others. */
export const DefaultButton = ({ label, intent }: { label: string; intent: string }) => (
  <button type="submit" form={formId} name="intent" value={intent} hidden aria-label={label} />
)
