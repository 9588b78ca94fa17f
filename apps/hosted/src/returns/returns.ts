import type { LineItemReturnability, Order, OrderReturn, ReturnSettings } from '@vitrine/client'
import type { FieldError } from '@vitrine/ui'
import { dayText, type Dated } from '../day-text.ts'
import { lineOf } from '../line.ts'
import { createMoneyText, isZero } from '../money.ts'
import type { Speech } from '../words/speech.ts'
import type { RefusedReturn, ReturnsDone } from './act.ts'
import { fieldNames, returnWishes, type Fault, type TypedItem, type Wish } from './return-draft.ts'
import { returnView, type ReturnView } from './return-view.ts'

/** A line that can be returned, with what was typed for it. */
export interface ReturnLine {
  readonly id: string
  readonly name: string
  readonly choices: string
  readonly picture?: string
  readonly most: number
  /** Until when, as a sentence. */
  readonly until?: string
  readonly typed: TypedItem
  readonly errors: Partial<Record<'quantity' | 'reason' | 'comment', string>>
}

/** What is to be known of the returns of an order: plain data, ready to draw. */
export interface ReturnsView {
  /** Where its forms go. */
  readonly action: string
  readonly returns: readonly ReturnView[]
  readonly lines: readonly ReturnLine[]
  /** What cannot be returned, and why. */
  readonly kept: readonly { readonly id: string; readonly name: string; readonly why: string }[]
  readonly wishes: readonly Wish[]
  readonly wish: Wish
  /** What the store keeps, where it does. */
  readonly fee?: string
  readonly notice?: string
  readonly failure?: string
  readonly errors: readonly FieldError[]
}

interface Known {
  readonly order: Order
  readonly returns: readonly OrderReturn[]
  readonly returnable: readonly LineItemReturnability[]
  readonly settings: ReturnSettings
}

interface Showing extends Speech, Dated {
  readonly action: string
  readonly done?: string | null
  readonly refused?: RefusedReturn | undefined
}

const untyped = (most: number): TypedItem => ({ isChosen: false, quantity: String(most), reason: '', comment: '' })

const sentenceOf = (fault: Fault, most: number, { words: { returns: said } }: Speech): string =>
  fault === 'tooMany' ? said.tooMany(most) : said.faults[fault]

const lineView = (
  { lineItemId: id, quantity: most, until }: LineItemReturnability,
  { order }: Known,
  { refused = {}, ...speaking }: Showing,
): ReturnLine[] => {
  const line = order.lineItems.find((one) => one.id === id)
  if (!line || most === 0) return []
  const { name, choices, picture } = lineOf(line, line.image)
  const day = until && dayText(until, speaking)
  const faults = Object.entries(refused.faults?.[id] ?? {})
  return [
    {
      id,
      name,
      choices,
      ...(picture !== undefined && { picture }),
      most,
      ...(day !== undefined && { until: speaking.words.returns.until(day) }),
      typed: refused.draft?.items[id] ?? untyped(most),
      errors: Object.fromEntries(faults.map(([field, fault]) => [field, sentenceOf(fault, most, speaking)])),
    },
  ]
}

const keptOf = ({ returnable, order }: Known, { words }: Speech): ReturnsView['kept'] =>
  returnable.flatMap(({ lineItemId: id, reason }) => {
    const line = order.lineItems.find((one) => one.id === id)
    if (!line || reason === undefined) return []
    const { name, choices } = lineOf(line, undefined)
    return [{ id, name: [name, choices].filter(Boolean).join(', '), why: words.returns.notReturnable[reason] }]
  })

/** Each complaint with the field that it is about. */
const errorsOf = (lines: readonly ReturnLine[]): FieldError[] =>
  lines.flatMap(({ id, name, errors }) =>
    Object.entries(errors).map(([field, message]) => ({
      message: `${name}: ${message}`,
      fieldId: fieldNames(id)[field as 'quantity' | 'reason' | 'comment'],
    })),
  )

const doneOf = (done: string | null | undefined, { words: { returns: said } }: Speech): string | undefined => {
  const notices: Readonly<Record<ReturnsDone, string>> = { requested: said.requested, canceled: said.canceled }
  return Object.hasOwn(notices, done ?? '') ? notices[done as ReturnsDone] : undefined
}

/** The returns of an order, and what of it can still be returned; nothing where there is nothing to say. */
export const returnsView = (known: Known, showing: Showing): ReturnsView | undefined => {
  const { order, returnable, settings } = known
  // Withdrawals have a section of their own.
  const returns = known.returns.filter(({ kind }) => kind === 'REQUEST')
  const { action, done, refused, words, locale } = showing
  const isOpen = settings.enabled && order.status === 'APPROVED'
  if (!isOpen && returns.length === 0) return undefined
  const lines = isOpen ? returnable.flatMap((line) => lineView(line, known, showing)) : []
  const notice = refused ? undefined : doneOf(done, showing)
  return {
    action,
    returns: returns.map((one) => returnView(one, order, showing)),
    lines,
    kept: isOpen ? keptOf(known, showing) : [],
    wishes: returnWishes.filter((wish) => wish !== 'STORE_CREDIT' || order.buyerInfo.memberId !== undefined),
    wish: refused?.draft?.wish ?? 'REFUND',
    ...(settings.fee &&
      !isZero(settings.fee) && { fee: words.returns.fee(createMoneyText(order.currency, locale)(settings.fee)) }),
    ...(notice !== undefined && { notice }),
    ...(refused?.failure && { failure: words.returns.failures[refused.failure] }),
    errors: errorsOf(lines),
  }
}
