import type { LineItemReturnability, Order, OrderReturn, ReturnSettings } from '@vitrine/client'
import type { FieldError } from '@vitrine/ui'
import { dayText, type Dated } from '../text/day-text.ts'
import { lineOf } from '../text/line.ts'
import { createMoneyText, isZero } from '../text/money.ts'
import type { Speech } from '../words/speech.ts'
import type { RefusedReturn, ReturnsDone } from './act.ts'
import { fieldNames, returnResolutions, type Fault, type TypedItem, type ReturnResolution } from './return-draft.ts'
import { returnView, type ReturnView } from './return-view.ts'

/** A returnable line item, with its typed values. */
export interface ReturnLine {
  readonly id: string
  readonly name: string
  readonly choices: string
  readonly picture?: string
  readonly max: number
  /** Deadline, as a sentence. */
  readonly until?: string
  readonly typed: TypedItem
  readonly errors: Partial<Record<'quantity' | 'reason' | 'comment', string>>
}

/** The returns of an order, as plain data. */
export interface ReturnsView {
  /** Action of its forms. */
  readonly action: string
  readonly returns: readonly ReturnView[]
  readonly lines: readonly ReturnLine[]
  /** Items that can't be returned, and why. */
  readonly excluded: readonly { readonly id: string; readonly name: string; readonly why: string }[]
  readonly resolutions: readonly ReturnResolution[]
  readonly resolution: ReturnResolution
  /** The fee that the store keeps, if any. */
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

const untyped = (max: number): TypedItem => ({ isChosen: false, quantity: String(max), reason: '', comment: '' })

const sentenceOf = (fault: Fault, max: number, { words: { returns: texts } }: Speech): string =>
  fault === 'tooMany' ? texts.tooMany(max) : texts.faults[fault]

const lineView = (
  { lineItemId: id, quantity: max, until }: LineItemReturnability,
  { order }: Known,
  { refused = {}, ...speaking }: Showing,
): ReturnLine[] => {
  const line = order.lineItems.find((one) => one.id === id)
  if (!line || max === 0) return []
  const { name, choices, picture } = lineOf(line, line.image)
  const day = until && dayText(until, speaking)
  const faults = Object.entries(refused.faults?.[id] ?? {})
  return [
    {
      id,
      name,
      choices,
      ...(picture !== undefined && { picture }),
      max,
      ...(day !== undefined && { until: speaking.words.returns.until(day) }),
      typed: refused.draft?.items[id] ?? untyped(max),
      errors: Object.fromEntries(faults.map(([field, fault]) => [field, sentenceOf(fault, max, speaking)])),
    },
  ]
}

const excludedItems = ({ returnable, order }: Known, { words }: Speech): ReturnsView['excluded'] =>
  returnable.flatMap(({ lineItemId: id, reason }) => {
    const line = order.lineItems.find((one) => one.id === id)
    if (!line || reason === undefined) return []
    const { name, choices } = lineOf(line, undefined)
    return [{ id, name: [name, choices].filter(Boolean).join(', '), why: words.returns.notReturnable[reason] }]
  })

/** Returns each error with the ID of its field. */
const errorsOf = (lines: readonly ReturnLine[]): FieldError[] =>
  lines.flatMap(({ id, name, errors }) =>
    Object.entries(errors).map(([field, message]) => ({
      message: `${name}: ${message}`,
      fieldId: fieldNames(id)[field as 'quantity' | 'reason' | 'comment'],
    })),
  )

const doneOf = (done: string | null | undefined, { words: { returns: texts } }: Speech): string | undefined => {
  const notices: Readonly<Record<ReturnsDone, string>> = { requested: texts.requested, canceled: texts.canceled }
  return Object.hasOwn(notices, done ?? '') ? notices[done as ReturnsDone] : undefined
}

/** Returns an order's returns and returnable items. `undefined` if there is nothing to show. */
export const returnsView = (known: Known, showing: Showing): ReturnsView | undefined => {
  const { order, returnable, settings } = known
  // Withdrawals have their own section.
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
    excluded: isOpen ? excludedItems(known, showing) : [],
    resolutions: returnResolutions.filter(
      (resolution) => resolution !== 'STORE_CREDIT' || order.buyerInfo.memberId !== undefined,
    ),
    resolution: refused?.draft?.resolution ?? 'REFUND',
    ...(settings.fee &&
      !isZero(settings.fee) && { fee: words.returns.fee(createMoneyText(order.currency, locale)(settings.fee)) }),
    ...(notice !== undefined && { notice }),
    ...(refused?.failure && { failure: words.returns.failures[refused.failure] }),
    errors: errorsOf(lines),
  }
}
