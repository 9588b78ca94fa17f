import type { Order, OrderReturn } from '@vitrine/client'
import type { Shown } from '../account/order-states.ts'
import { lineOf } from '../line.ts'
import { createMoneyText, isZero } from '../money.ts'
import type { Words } from '../words/en.ts'
import type { Speech } from '../words/speech.ts'

interface ReturnedItem {
  readonly id: string
  readonly name: string
  readonly reason?: string
  readonly comment?: string
}

/** A return of an order: plain data, ready to draw. */
export interface ReturnView {
  readonly id: string
  readonly date: string
  readonly status: Shown
  readonly items: readonly ReturnedItem[]
  /** What came of them, where that is not all. */
  readonly arrived?: readonly string[]
  readonly wish: string
  /** What is to be done with the goods, while they may come. */
  readonly instructions?: string
  readonly address?: string
  readonly labelHref?: string
  /** The carrier with its number. */
  readonly tracking?: string
  readonly declined?: string
  /** What became of the money, a sentence each. */
  readonly settled: readonly string[]
  readonly canCancel: boolean
}

const tones = {
  REQUESTED: 'caution',
  APPROVED: 'accent',
  DECLINED: 'critical',
  CANCELED: 'neutral',
  RECEIVED: 'accent',
  SETTLED: 'positive',
} as const satisfies Record<OrderReturn['status'], Shown['tone']>

type Pieces = { readonly lineItemId: string; readonly quantity: number }

const nameOf = (order: Order, { lineItemId, quantity }: Pieces, words: Words): string => {
  const line = order.lineItems.find(({ id }) => id === lineItemId)
  const { name, choices } = line ? lineOf(line, undefined) : { name: '', choices: '' }
  return `${[name, choices].filter(Boolean).join(', ')} ${words.quantity(quantity)}`
}

const isLess = ({ items, received }: OrderReturn): boolean =>
  received !== undefined &&
  items.some((item) => received.find(({ lineItemId }) => lineItemId === item.lineItemId)?.quantity !== item.quantity)

const settledOf = ({ settlement }: OrderReturn, order: Order, { words, locale }: Speech): string[] => {
  if (!settlement) return []
  const money = createMoneyText(order.currency, locale)
  const { type, amount, fee, exchange } = settlement
  const { returns: said } = words
  const kept = fee && !isZero(fee) ? [said.kept(money(fee))] : []
  if (!exchange) return [(type === 'STORE_CREDIT' ? said.credited : said.refunded)(money(amount)), ...kept]
  const { credited, givenBack, orderNumber } = exchange
  const back = isZero(givenBack) ? [] : [said.refunded(money(givenBack))]
  return [said.exchanged(money(credited), orderNumber), ...back, ...kept]
}

/** What the buyer does with goods that may come back. */
const sendingOf = ({ status, instructions, returnAddress, label }: OrderReturn) => {
  if (status !== 'APPROVED') return {}
  const tracking = [label?.carrier, label?.trackingNumber].filter(Boolean).join(' ')
  return {
    ...(instructions && { instructions }),
    ...(returnAddress && { address: returnAddress }),
    ...(label?.url !== undefined && { labelHref: label.url }),
    ...(tracking !== '' && { tracking }),
  }
}

/** A return as its buyer sees it. */
export const returnView = (one: OrderReturn, order: Order, speech: Speech): ReturnView => {
  const { words } = speech
  const { id, createdDate, status, items, received = [], wish, declineReason } = one
  const arrived = received.filter(({ quantity }) => quantity > 0)
  return {
    id,
    date: createdDate.toISOString(),
    status: { label: words.returns.statuses[status], tone: tones[status] },
    items: items.map((item) => ({
      id: item.lineItemId,
      name: nameOf(order, item, words),
      ...(item.reason !== undefined && { reason: words.returns.reasons[item.reason] }),
      ...(item.comment && { comment: item.comment }),
    })),
    ...(isLess(one) && { arrived: arrived.map((item) => nameOf(order, item, words)) }),
    wish: words.returns.wishes[wish],
    ...sendingOf(one),
    ...(declineReason !== undefined && { declined: declineReason }),
    settled: settledOf(one, order, speech),
    canCancel: status === 'REQUESTED' || status === 'APPROVED',
  }
}
