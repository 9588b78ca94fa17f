import type { Order, OrderReturn } from '@vitrine/client'
import type { Shown } from '../account/orders/order-states.ts'
import { lineOf } from '../text/line.ts'
import { createMoneyText, isZero } from '../text/money.ts'
import type { Words } from '../words/en.ts'
import type { Speech } from '../words/speech.ts'

interface ReturnedItem {
  readonly id: string
  readonly name: string
  readonly reason?: string
  readonly comment?: string
}

/** A return, as plain data. */
export interface ReturnView {
  readonly id: string
  readonly date: string
  readonly status: Shown
  readonly items: readonly ReturnedItem[]
  /** The received items, if not all. */
  readonly arrived?: readonly string[]
  readonly resolution: string
  /** Return instructions, while items are expected. */
  readonly instructions?: string
  readonly address?: string
  readonly labelHref?: string
  /** Carrier and tracking number. */
  readonly tracking?: string
  readonly declined?: string
  /** Outcome of the money, one sentence each. */
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
  const { returns: texts } = words
  const feeNote = fee && !isZero(fee) ? [texts.feeKept(money(fee))] : []
  if (!exchange) return [(type === 'STORE_CREDIT' ? texts.credited : texts.refunded)(money(amount)), ...feeNote]
  const { credited, givenBack, orderNumber } = exchange
  const back = isZero(givenBack) ? [] : [texts.refunded(money(givenBack))]
  return [texts.exchanged(money(credited), orderNumber), ...back, ...feeNote]
}

/** Returns what the buyer needs to send the items. */
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

/** Returns a return as shown to its buyer. */
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
    resolution: words.returns.resolutions[wish],
    ...sendingOf(one),
    ...(declineReason !== undefined && { declined: declineReason }),
    settled: settledOf(one, order, speech),
    canCancel: status === 'REQUESTED' || status === 'APPROVED',
  }
}
