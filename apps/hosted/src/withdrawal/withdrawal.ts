import type { Order, OrderReturn, Withdrawability } from '@vitrine/client'
import { dayText } from '@vitrine/domain/day-text.ts'
import type { FieldError } from '@vitrine/ui'
import { lineOf } from '../line.ts'
import { returnView, type ReturnView } from '../returns/return-view.ts'
import type { Speech } from '../words/speech.ts'
import type { RefusedWithdrawal } from './act.ts'
import { lineFields, statementFields, type TypedLine } from './withdrawal-draft.ts'

/** A line that can be withdrawn from, with what was typed for it. */
export interface WithdrawalLine {
  readonly id: string
  readonly name: string
  readonly picture?: string
  readonly most: number
  /** What is to be known of it, a sentence each. */
  readonly notes: readonly string[]
  readonly typed: TypedLine
  readonly error?: string
}

/** The second step: what is stated, and confirmed. */
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

/** A withdrawal that was made. */
export interface MadeWithdrawal extends ReturnView {
  readonly title: string
  readonly acknowledged?: string
  /** What its buyer does now, while something is to be done. */
  readonly next?: string
}

/** The right of withdrawal from an order: plain data, ready to draw. */
export interface WithdrawalView {
  readonly notice?: string
  readonly made: readonly MadeWithdrawal[]
  /** The first step, where something can be withdrawn from. */
  readonly offer?: { readonly hint: string; readonly href: string }
  readonly form?: WithdrawalForm
  /** That the right has ended. */
  readonly over?: string
  /** What there is no right for, and why. */
  readonly kept: readonly { readonly id: string; readonly name: string; readonly why: string }[]
}

interface Known {
  readonly order: Order
  readonly returns: readonly OrderReturn[]
  readonly withdrawability: Withdrawability
}

interface Showing extends Speech {
  /** The page, without the second step. */
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
  { lineItemId: id, quantity: most, unsentQuantity = 0, lastDay }: Withdrawability['lineItems'][number],
  known: Known,
  { refused, words: { withdrawal: said }, locale }: Showing,
): WithdrawalLine[] => {
  const line = lineById(known, id)
  if (!line || most === 0) return []
  const { picture } = lineOf(line, line.image)
  const { withdrawalExclusion: exclusion } = line
  const fault = refused?.faults?.lines[id]
  const isOwnDay = lastDay !== undefined && lastDay !== known.withdrawability.lastDay
  return [
    {
      id,
      name: nameOf(line),
      ...(picture !== undefined && { picture }),
      most,
      notes: [
        ...(unsentQuantity === most ? [said.unsent] : []),
        ...(isOwnDay ? [said.lineUntil(dayText(lastDay, locale))] : []),
        ...(exclusion ? [said.exclusions[exclusion]] : []),
      ],
      typed: refused?.draft.lines[id] ?? { isChosen: true, quantity: String(most) },
      ...(fault && { error: fault === 'tooMany' ? said.tooMany(most) : said.faults[fault] }),
    },
  ]
}

/** Each complaint with the field that it is about. */
const errorsOf = (
  { faults }: Partial<RefusedWithdrawal>,
  lines: readonly WithdrawalLine[],
  { words: { withdrawal: said } }: Speech,
): FieldError[] => [
  ...lines.flatMap(({ id, name, error }) =>
    error === undefined ? [] : [{ message: `${name}: ${error}`, fieldId: lineFields(id).quantity }],
  ),
  ...(faults?.name ? [{ message: said.faults.name, fieldId: statementFields.name }] : []),
  ...(faults?.email ? [{ message: said.faults.email, fieldId: statementFields.email }] : []),
]

const buyerOf = ({ billingInfo, recipientInfo, buyerInfo }: Order) => {
  const contact = billingInfo?.contactDetails ?? recipientInfo?.contactDetails
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return { name, email: buyerInfo.email ?? '' }
}

const formView = (known: Known, showing: Showing): WithdrawalForm => {
  const { refused, href, newId, words } = showing
  const { withdrawal: said } = words
  const lines = known.withdrawability.lineItems.flatMap((line) => lineView(line, known, showing))
  const { name, email } = refused?.draft ?? buyerOf(known.order)
  return {
    action: `${href}&withdraw=1#withdrawal`,
    backHref: `${href}#withdrawal`,
    hint: said.formHint(known.order.number),
    confirmationId: refused?.draft.confirmationId || newId(),
    name,
    email,
    lines,
    ...(refused?.failure && { failure: said.failures[refused.failure] }),
    errors: errorsOf(refused ?? {}, lines, showing),
  }
}

const isLasting = (status: string, statuses: object): status is keyof Speech['words']['withdrawal']['statuses'] =>
  Object.hasOwn(statuses, status)

const nextOf = ({ status, items }: OrderReturn, { withdrawal: said }: Speech['words']): string | undefined => {
  if (status === 'APPROVED') return said.sendBack
  const isAllUnsent = items.every(({ quantity, unsentQuantity = 0 }) => unsentQuantity >= quantity)
  return status === 'RECEIVED' && isAllUnsent ? said.nothingToSend : undefined
}

const madeView = (one: OrderReturn, { order, withdrawability }: Known, speech: Speech): MadeWithdrawal => {
  const { words, locale } = speech
  const { withdrawal: said } = words
  const view = returnView(one, order, speech)
  const moment = { dateStyle: 'long', timeStyle: 'long', timeZone: withdrawability.timeZone } as const
  const next = nextOf(one, words)
  return {
    ...view,
    title: said.withdrew(one.createdDate.toLocaleString(locale, moment)),
    status: isLasting(one.status, said.statuses) ? { ...view.status, label: said.statuses[one.status] } : view.status,
    ...(one.withdrawal && { acknowledged: said.acknowledged(one.withdrawal.email) }),
    ...(next !== undefined && { next }),
  }
}

/** What there is no right for by law, with the reason. */
const keptOf = (known: Known, { words: { withdrawal: said } }: Speech): WithdrawalView['kept'] =>
  known.withdrawability.lineItems.flatMap(({ lineItemId: id, reason }) => {
    const line = lineById(known, id)
    if (!line || reason !== 'EXCLUDED') return []
    const { withdrawalExclusion: exclusion } = line
    return [{ id, name: nameOf(line), why: exclusion ? said.exclusions[exclusion] : said.notWithdrawable.EXCLUDED }]
  })

const hintOf = ({ withdrawability: { lastDay } }: Known, { words: { withdrawal: said }, locale }: Speech): string =>
  lastDay === undefined ? said.open : said.openUntil(dayText(lastDay, locale))

/**
 * The right of withdrawal from an order, as EU law has it shown; nothing where there was never one. It is there as long as
 * the right lasts: a first step that says what it does, and a second one that confirms.
 */
export const withdrawalView = (known: Known, showing: Showing): WithdrawalView | undefined => {
  const { canWithdraw, reason } = known.withdrawability
  const { words, query, refused, href } = showing
  const made = known.returns.filter(({ kind }) => kind === 'WITHDRAWAL').map((one) => madeView(one, known, showing))
  const kept = keptOf(known, showing)
  const isOver = reason === 'PERIOD_OVER'
  if (!canWithdraw && !isOver && made.length === 0 && kept.length === 0) return undefined
  const isAsked = canWithdraw && (refused !== undefined || query.has('withdraw'))
  return {
    ...(query.get('done') === 'withdrawn' && !refused && { notice: words.withdrawal.done }),
    made,
    ...(canWithdraw && !isAsked && { offer: { hint: hintOf(known, showing), href: `${href}&withdraw=1#withdrawal` } }),
    ...(isAsked && { form: formView(known, showing) }),
    ...(isOver && { over: words.withdrawal.over }),
    kept,
  }
}
