import type { Order, OrderReturn, Withdrawability } from '@vitrine/client'
import { dayText } from '@vitrine/domain/day-text.ts'
import type { FieldError } from '@vitrine/ui'
import { lineOf } from '../text/line.ts'
import { returnView, type ReturnView } from '../returns/return-view.ts'
import type { Speech } from '../words/speech.ts'
import type { RefusedWithdrawal } from './act.ts'
import { lineFields, statementFields, type TypedLine } from './withdrawal-draft.ts'

/** A line item that can be withdrawn from, with its typed values. */
export interface WithdrawalLine {
  readonly id: string
  readonly name: string
  readonly picture?: string
  readonly max: number
  /** Notes, one sentence each. */
  readonly notes: readonly string[]
  readonly typed: TypedLine
  readonly error?: string
}

/** The second step: the statement to confirm. */
export interface WithdrawalForm {
  readonly action: string
  readonly backHref: string
  readonly hint: string
  readonly confirmationId: string
  readonly name: string
  readonly email: string
  readonly lines: readonly WithdrawalLine[]
  readonly failure?: string
  readonly errors: readonly FieldError[]
}

/** A past withdrawal. */
export interface MadeWithdrawal extends ReturnView {
  readonly title: string
  readonly acknowledged?: string
  /** What the buyer has to do next, if anything. */
  readonly next?: string
}

/** The right of withdrawal of an order, as plain data. */
export interface WithdrawalView {
  readonly notice?: string
  readonly made: readonly MadeWithdrawal[]
  /** The first step, if something can be withdrawn from. */
  readonly offer?: { readonly hint: string; readonly href: string }
  readonly form?: WithdrawalForm
  /** Set once the right has ended. */
  readonly over?: string
  /** Items without the right, and why. */
  readonly excluded: readonly { readonly id: string; readonly name: string; readonly why: string }[]
}

interface Known {
  readonly order: Order
  readonly returns: readonly OrderReturn[]
  readonly withdrawability: Withdrawability
}

interface Showing extends Speech {
  /** URL of the page without the second step. */
  readonly href: string
  readonly query: URLSearchParams
  readonly newId: () => string
  readonly refused?: RefusedWithdrawal | undefined
}

type OrderLine = Order['lineItems'][number]

const nameOf = (line: OrderLine): string => {
  const { name, choices } = lineOf(line, undefined)
  return [name, choices].filter(Boolean).join(', ')
}

const lineById = ({ order }: Known, id: string): OrderLine | undefined => order.lineItems.find((line) => line.id === id)

const lineView = (
  { lineItemId: id, quantity: max, unsentQuantity = 0, lastDay }: Withdrawability['lineItems'][number],
  known: Known,
  { refused, words: { withdrawal: texts }, locale }: Showing,
): WithdrawalLine[] => {
  const line = lineById(known, id)
  if (!line || max === 0) return []
  const { picture } = lineOf(line, line.image)
  const { withdrawalExclusion: exclusion } = line
  const fault = refused?.faults?.lines[id]
  const isOwnDay = lastDay !== undefined && lastDay !== known.withdrawability.lastDay
  return [
    {
      id,
      name: nameOf(line),
      ...(picture !== undefined && { picture }),
      max,
      notes: [
        ...(unsentQuantity === max ? [texts.unsent] : []),
        ...(isOwnDay ? [texts.lineUntil(dayText(lastDay, locale))] : []),
        ...(exclusion ? [texts.exclusions[exclusion]] : []),
      ],
      typed: refused?.draft.lines[id] ?? { isChosen: true, quantity: String(max) },
      ...(fault && { error: fault === 'tooMany' ? texts.tooMany(max) : texts.faults[fault] }),
    },
  ]
}

/** Returns each error with the ID of its field. */
const errorsOf = (
  { faults }: Partial<RefusedWithdrawal>,
  lines: readonly WithdrawalLine[],
  { words: { withdrawal: texts } }: Speech,
): FieldError[] => [
  ...lines.flatMap(({ id, name, error }) =>
    error === undefined ? [] : [{ message: `${name}: ${error}`, fieldId: lineFields(id).quantity }],
  ),
  ...(faults?.name ? [{ message: texts.faults.name, fieldId: statementFields.name }] : []),
  ...(faults?.email ? [{ message: texts.faults.email, fieldId: statementFields.email }] : []),
]

const buyerOf = ({ billingInfo, recipientInfo, buyerInfo }: Order) => {
  const contact = billingInfo?.contactDetails ?? recipientInfo?.contactDetails
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return { name, email: buyerInfo.email ?? '' }
}

const formView = (known: Known, showing: Showing): WithdrawalForm => {
  const { refused, href, newId, words } = showing
  const { withdrawal: texts } = words
  const lines = known.withdrawability.lineItems.flatMap((line) => lineView(line, known, showing))
  const { name, email } = refused?.draft ?? buyerOf(known.order)
  return {
    action: `${href}&withdraw=1#withdrawal`,
    backHref: `${href}#withdrawal`,
    hint: texts.formHint(known.order.number),
    confirmationId: refused?.draft.confirmationId || newId(),
    name,
    email,
    lines,
    ...(refused?.failure && { failure: texts.failures[refused.failure] }),
    errors: errorsOf(refused ?? {}, lines, showing),
  }
}

const isLasting = (status: string, statuses: object): status is keyof Speech['words']['withdrawal']['statuses'] =>
  Object.hasOwn(statuses, status)

const nextOf = ({ status, items }: OrderReturn, { withdrawal: texts }: Speech['words']): string | undefined => {
  if (status === 'APPROVED') return texts.sendBack
  const isAllUnsent = items.every(({ quantity, unsentQuantity = 0 }) => unsentQuantity >= quantity)
  return status === 'RECEIVED' && isAllUnsent ? texts.nothingToSend : undefined
}

const madeView = (one: OrderReturn, { order, withdrawability }: Known, speech: Speech): MadeWithdrawal => {
  const { words, locale } = speech
  const { withdrawal: texts } = words
  const view = returnView(one, order, speech)
  const moment = { dateStyle: 'long', timeStyle: 'long', timeZone: withdrawability.timeZone } as const
  const next = nextOf(one, words)
  return {
    ...view,
    title: texts.withdrew(one.createdDate.toLocaleString(locale, moment)),
    status: isLasting(one.status, texts.statuses) ? { ...view.status, label: texts.statuses[one.status] } : view.status,
    ...(one.withdrawal && { acknowledged: texts.acknowledged(one.withdrawal.email) }),
    ...(next !== undefined && { next }),
  }
}

/** Returns items without the right of withdrawal, with the legal reason. */
const excludedItems = (known: Known, { words: { withdrawal: texts } }: Speech): WithdrawalView['excluded'] =>
  known.withdrawability.lineItems.flatMap(({ lineItemId: id, reason }) => {
    const line = lineById(known, id)
    if (!line || reason !== 'EXCLUDED') return []
    const { withdrawalExclusion: exclusion } = line
    return [{ id, name: nameOf(line), why: exclusion ? texts.exclusions[exclusion] : texts.notWithdrawable.EXCLUDED }]
  })

const hintOf = ({ withdrawability: { lastDay } }: Known, { words: { withdrawal: texts }, locale }: Speech): string =>
  lastDay === undefined ? texts.open : texts.openUntil(dayText(lastDay, locale))

/**
 * Returns the right of withdrawal as EU law requires it to be shown, or `undefined` if there never was one. Available
 * as long as the right lasts: the first step explains, the second confirms.
 */
export const withdrawalView = (known: Known, showing: Showing): WithdrawalView | undefined => {
  const { canWithdraw, reason } = known.withdrawability
  const { words, query, refused, href } = showing
  const made = known.returns.filter(({ kind }) => kind === 'WITHDRAWAL').map((one) => madeView(one, known, showing))
  const excluded = excludedItems(known, showing)
  const isOver = reason === 'PERIOD_OVER'
  if (!canWithdraw && !isOver && made.length === 0 && excluded.length === 0) return undefined
  const isFormShown = canWithdraw && (refused !== undefined || query.has('withdraw'))
  return {
    ...(query.get('done') === 'withdrawn' && !refused && { notice: words.withdrawal.done }),
    made,
    ...(canWithdraw &&
      !isFormShown && { offer: { hint: hintOf(known, showing), href: `${href}&withdraw=1#withdrawal` } }),
    ...(isFormShown && { form: formView(known, showing) }),
    ...(isOver && { over: words.withdrawal.over }),
    excluded,
  }
}
