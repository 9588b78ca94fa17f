import { isApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form.ts'
import { lineOf } from '../line.ts'
import { createMoneyText } from '../money.ts'
import type { Speech } from '../words/speech.ts'
import type { Words } from '../words/en.ts'
import { fieldOf, isReason, mostOfComment, type Item, type ReturnFormData, type Typed, type Wish } from './fields.ts'
import type { KnownReturns, ReturnSettings } from './view.ts'

/** Store credit belongs to members. */
const wishesOf = (isMember: boolean): readonly Wish[] =>
  isMember ? ['REFUND', 'EXCHANGE', 'STORE_CREDIT'] : ['REFUND', 'EXCHANGE']

export interface FormOf extends KnownReturns {
  readonly settings: ReturnSettings
  readonly isMember: boolean
  readonly back: string
}

/** All that the form shows of an order, with what was typed and what is wrong with it. */
export const returnForm = (
  { order, returnable, settings, isMember, back }: FormOf,
  { words, locale }: Speech,
  { typed = {}, errors = {}, failure }: Partial<Pick<ReturnFormData, 'typed' | 'errors' | 'failure'>> = {},
): ReturnFormData => {
  const day = (date: Date) => date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const known = order.lineItems.map((line) => ({ line, able: returnable.find((one) => one.lineItemId === line.id) }))
  const { fee } = settings
  return {
    number: order.number,
    lines: known.flatMap(({ line, able }) => {
      if (!able || able.quantity === 0) return []
      const { id, name, choices, picture } = lineOf(line, line.image)
      const until = able.until && { until: day(able.until) }
      return [{ id, name, choices, most: able.quantity, ...(picture !== undefined && { picture }), ...until }]
    }),
    others: known.flatMap(({ line, able }) =>
      able?.reason
        ? [{ id: line.id, name: lineOf(line, line.image).name, why: words.orderReturns.reasonsNot[able.reason] }]
        : [],
    ),
    wishes: wishesOf(isMember),
    ...(fee && Number(fee.amount) > 0 && { fee: createMoneyText(order.currency, locale)(fee) }),
    typed,
    errors,
    ...(failure !== undefined && { failure }),
    back,
  }
}

export interface Asked {
  readonly items: Item[]
  readonly wish: Wish
}

const quantityOf = (text: string, most: number): number | undefined =>
  /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined

/** What a buyer asks to return, or what is wrong with it, by the names of the fields. */
export const readReturn = (
  form: FormData,
  { lines, wishes }: Pick<ReturnFormData, 'lines' | 'wishes'>,
  { orderReturns: said, fieldRequired, tooLong }: Words,
): { readonly typed: Typed; readonly errors: Typed; readonly asked: Asked } => {
  const names = lines.flatMap(({ id }) => [fieldOf('quantity', id), fieldOf('reason', id), fieldOf('comment', id)])
  const typed: Record<string, string> = {}
  for (const name of [...names, 'wish']) typed[name] = readLine(form, name)
  const errors: Record<string, string> = {}
  const items: Item[] = []
  for (const { id: lineItemId, most } of lines) {
    const [quantityField, reasonField, commentField] = [
      fieldOf('quantity', lineItemId),
      fieldOf('reason', lineItemId),
      fieldOf('comment', lineItemId),
    ]
    const quantity = quantityOf(typed[quantityField] || '0', most)
    if (quantity === undefined) errors[quantityField] = said.atMost(most)
    if (quantity === undefined || quantity === 0) continue
    const [reason, comment] = [typed[reasonField]!, typed[commentField]!]
    if (!isReason(reason)) errors[reasonField] = said.reasonMissing
    if (comment.length > mostOfComment) errors[commentField] = tooLong
    if (reason === 'OTHER' && comment === '') errors[commentField] = said.commentMissing
    if (isReason(reason)) items.push({ lineItemId, quantity, reason, ...(comment !== '' && { comment }) })
  }
  const wish = wishes.find((one) => one === typed.wish)
  if (!wish) errors.wish = fieldRequired
  if (items.length === 0 && Object.keys(errors).every((name) => name === 'wish') && lines[0])
    errors[fieldOf('quantity', lines[0].id)] = said.chooseSome
  return { typed, errors, asked: { items, wish: wish ?? 'REFUND' } }
}

/** What a return that is refused says above its form; what the buyer can do nothing about is thrown on. */
export const failureOf = (error: unknown, { orderReturns: said }: Words): string => {
  if (isApiError(error, 'NOT_RETURNABLE', 'INVALID_ARGUMENT')) return said.changed
  throw error
}

const isSame = ({ items, wish }: Asked, other: KnownReturns['returns'][number]): boolean =>
  wish === other.wish &&
  JSON.stringify(items.map(({ lineItemId, quantity }) => [lineItemId, quantity])) ===
    JSON.stringify(other.items.map(({ lineItemId, quantity }) => [lineItemId, quantity]))

/** So long the same request is taken for a second press of the button. */
const pressMs = 2 * 60 * 1000

/** Whether just this was asked for a moment ago: a second press of the button, or the page sent again. */
export const wasJustAsked = (asked: Asked, returns: readonly KnownReturns['returns'][number][], now: number): boolean =>
  returns.some((one) => one.status === 'REQUESTED' && now - one.createdDate.getTime() < pressMs && isSame(asked, one))
