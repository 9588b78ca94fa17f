import type { LinkedOrder, Order } from '@vitrine/client'
import { choicesOf } from '@vitrine/domain/cart/choices.ts'
import { createMoneyText } from '../money.ts'
import type { Shown } from '../account/order-states.ts'
import type { Speech } from '../words/speech.ts'

export type OrderReturn = LinkedOrder['returns'][number]
export type Returnable = LinkedOrder['returnable'][number]
export type ReturnSettings = LinkedOrder['returnSettings']

/** What is told of the returns of an order. */
export interface KnownReturns {
  readonly order: Order
  readonly returns: readonly OrderReturn[]
  readonly returnable: readonly Returnable[]
}

/** A return as its buyer reads it: plain data, ready to draw. */
export interface ReturnCard {
  readonly id: string
  readonly date: string
  readonly status: Shown
  readonly items: readonly string[]
  /** What happens next, and what the store has said. */
  readonly texts: readonly string[]
  /** Where the goods go, line by line. */
  readonly address?: string
  readonly label?: { readonly href?: string; readonly parcel?: string }
  readonly isCancelable: boolean
}

export interface ReturnsView {
  readonly cards: readonly ReturnCard[]
  /** Where a return is asked for; absent where nothing can be returned. */
  readonly askHref?: string
  /** Where a return is canceled. */
  readonly action: string
  /** What has just been done. */
  readonly notice?: { readonly text: string; readonly tone: 'positive' | 'critical' }
}

const tones = {
  REQUESTED: 'caution',
  APPROVED: 'accent',
  RECEIVED: 'accent',
  SETTLED: 'positive',
  DECLINED: 'critical',
  CANCELED: 'neutral',
} as const

const settledTexts = ({ settlement }: OrderReturn, { currency }: Order, { words, locale }: Speech): string[] => {
  if (!settlement) return []
  const { orderReturns: said } = words
  const money = createMoneyText(currency, locale)
  const { type, amount, fee, exchange } = settlement
  const kept = fee ? [said.kept(money(fee))] : []
  if (type === 'STORE_CREDIT') return [said.credited(money(amount)), ...kept]
  if (!exchange) return [said.refunded(money(amount)), ...kept]
  const back = Number(exchange.givenBack.amount ?? 0) > 0 ? [said.refunded(money(exchange.givenBack))] : []
  return [said.exchanged(exchange.orderNumber), ...back, ...kept]
}

const textsOf = (one: OrderReturn, order: Order, speech: Speech): string[] => {
  const { orderReturns: said } = speech.words
  switch (one.status) {
    case 'REQUESTED':
      return [said.next.REQUESTED]
    case 'APPROVED':
      return [said.next.APPROVED, one.instructions ?? '']
    case 'RECEIVED':
      return [said.next.RECEIVED]
    case 'DECLINED':
      return [one.declineReason ?? '']
    case 'SETTLED':
      return settledTexts(one, order, speech)
    default:
      return []
  }
}

const itemsOf = ({ items, received }: OrderReturn, { lineItems }: Order, { words }: Speech): string[] =>
  (received ?? items).flatMap(({ lineItemId, quantity }) => {
    const line = lineItems.find(({ id }) => id === lineItemId)
    if (!line) return []
    return [words.orderReturns.piece(quantity, [line.productName.original, choicesOf(line)].filter(Boolean).join(', '))]
  })

const labelOf = ({ status, label = {} }: OrderReturn): Pick<ReturnCard, 'label'> => {
  const parcel = [label.carrier, label.trackingNumber].filter(Boolean).join(' ')
  if (status !== 'APPROVED' || (label.url === undefined && parcel === '')) return {}
  return { label: { ...(label.url !== undefined && { href: label.url }), ...(parcel !== '' && { parcel }) } }
}

const cardOf = (one: OrderReturn, order: Order, speech: Speech): ReturnCard => ({
  id: one.id,
  date: one.createdDate.toISOString(),
  status: { label: speech.words.orderReturns.statuses[one.status], tone: tones[one.status] },
  items: itemsOf(one, order, speech),
  texts: textsOf(one, order, speech).filter((text) => text.trim() !== ''),
  ...(one.status === 'APPROVED' && one.returnAddress !== undefined && { address: one.returnAddress }),
  ...labelOf(one),
  isCancelable: one.status === 'REQUESTED' || one.status === 'APPROVED',
})

/** The returns of an order, newest first, and whether more can be asked for at this address. */
export const returnsView = (
  { order, returns, returnable }: KnownReturns,
  { address, done }: { readonly address: string; readonly done: string | null },
  speech: Speech,
): ReturnsView => {
  const { orderReturns: said } = speech.words
  const notices: Readonly<Record<string, ReturnsView['notice']>> = {
    asked: { text: said.sent, tone: 'positive' },
    canceled: { text: said.canceled, tone: 'positive' },
    late: { text: said.notCanceled, tone: 'critical' },
  }
  const notice = notices[done ?? '']
  return {
    cards: returns.map((one) => cardOf(one, order, speech)).toReversed(),
    action: address,
    ...(returnable.some(({ quantity }) => quantity > 0) && { askHref: address }),
    ...(notice && { notice }),
  }
}
