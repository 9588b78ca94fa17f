import type { Order } from '@vitrine/contract/entities/order.ts'
import { followBy, type Decided, type Moves } from '../machine.ts'
import { decideOrder, type OrderRefusal, type OrderStatus } from './states.ts'

export type FulfillmentStatus = Order['fulfillmentStatus']

/** From how far an order was sent to how far it may be sent then: parcels that went out do not come back. */
export const fulfillmentMoves = {
  NOT_FULFILLED: ['PARTIALLY_FULFILLED', 'FULFILLED'],
  PARTIALLY_FULFILLED: ['FULFILLED'],
  FULFILLED: [],
} as const satisfies Moves<FulfillmentStatus>

/** So many pieces of a line. */
export interface SentLine {
  readonly id: string
  readonly quantity: number
}

/** A line of an order as sending sees it. */
export interface OrderedLine extends SentLine {
  /** What is digital, or a service, is not sent. */
  readonly isSent: boolean
}

/** What is asked to go out: lines by id, all that is left of one where no quantity is told. None means all. */
export type AskedLine = { readonly id: string; readonly quantity?: number }

export type SendResult =
  | { readonly ok: true; readonly lines: readonly SentLine[] }
  | { readonly ok: false; readonly code: 'NOTHING_LEFT' }
  | { readonly ok: false; readonly code: 'LINE_ITEM_NOT_FOUND'; readonly lineItemId: string }
  | { readonly ok: false; readonly code: 'TOO_MANY'; readonly lineItemId: string; readonly left: number }

const sentOf = (sent: readonly SentLine[], id: string): number =>
  sent.reduce((count, line) => (line.id === id ? count + line.quantity : count), 0)

const restOf = (ordered: readonly OrderedLine[], sent: readonly SentLine[]): OrderedLine[] =>
  ordered
    .map((line) => ({ ...line, quantity: line.quantity - sentOf(sent, line.id) }))
    .filter(({ quantity }) => quantity > 0)

/** What is still to be sent, of each line. */
export const unsentLines = (ordered: readonly OrderedLine[], sent: readonly SentLine[]): SentLine[] =>
  restOf(ordered, sent)
    .filter(({ isSent }) => isSent)
    .map(({ id, quantity }) => ({ id, quantity }))

/** All that is left to send; where only digital goods are left, those: a shop may hand them over by itself, and say so. */
const allThatIsLeft = (rest: readonly OrderedLine[]): SentLine[] => {
  const parcel = rest.filter(({ isSent }) => isSent)
  return (parcel.length > 0 ? parcel : rest).map(({ id, quantity }) => ({ id, quantity }))
}

/**
 * What goes out next: the lines asked for, or all that is left to send. A line may be named more than once, with and
 * without a quantity; together it is never more than is left.
 */
export const linesToSend = (
  asked: readonly AskedLine[],
  { ordered, sent }: { ordered: readonly OrderedLine[]; sent: readonly SentLine[] },
): SendResult => {
  const rest = restOf(ordered, sent)
  if (rest.length === 0) return { ok: false, code: 'NOTHING_LEFT' }
  if (asked.length === 0) return { ok: true, lines: allThatIsLeft(rest) }
  const quantities = new Map<string, number>()
  for (const { id, quantity } of asked) {
    const line = rest.find((one) => one.id === id)
    if (!line) return { ok: false, code: 'LINE_ITEM_NOT_FOUND', lineItemId: id }
    const left = line.quantity - (quantities.get(id) ?? 0)
    const wanted = quantity ?? left
    if (wanted > left || left === 0) return { ok: false, code: 'TOO_MANY', lineItemId: id, left }
    quantities.set(id, line.quantity - left + wanted)
  }
  return { ok: true, lines: [...quantities].map(([id, quantity]) => ({ id, quantity })) }
}

/** How far an order has been sent. One with nothing to send is waited for by nobody. */
export const fulfillmentStatusOf = (ordered: readonly OrderedLine[], sent: readonly SentLine[]): FulfillmentStatus => {
  if (unsentLines(ordered, sent).length === 0) return 'FULFILLED'
  return sent.some(({ quantity }) => quantity > 0) ? 'PARTIALLY_FULFILLED' : 'NOT_FULFILLED'
}

/** Whether all of an order has gone out: then it comes back as goods, and is not canceled any more. */
export const isSentWhole = (ordered: readonly OrderedLine[], sent: readonly SentLine[]): boolean =>
  sent.length > 0 && unsentLines(ordered, sent).length === 0

/** An order as sending sees it. */
export interface OrderToSend {
  readonly status: OrderStatus
  readonly fulfillmentStatus: FulfillmentStatus
  readonly ordered: readonly OrderedLine[]
  readonly sent: readonly SentLine[]
}

export type FulfillDecision =
  | {
      readonly ok: true
      readonly lines: readonly SentLine[]
      readonly status: Decided<FulfillmentStatus>
      /** So many pieces are still to be sent. */
      readonly left: number
    }
  | Extract<SendResult, { ok: false }>
  | { readonly ok: false; readonly code: OrderRefusal | 'SENT_BACK' }

/** What of an order goes out, and how far it has been sent with that. */
export const decideFulfill = (
  { status, fulfillmentStatus, ordered, sent }: OrderToSend,
  asked: readonly AskedLine[],
): FulfillDecision => {
  const decision = decideOrder(status, 'SENT')
  if (!decision.ok) return decision
  const parcel = linesToSend(asked, { ordered, sent })
  if (!parcel.ok) return parcel
  const all = [...sent, ...parcel.lines]
  const next = followBy<FulfillmentStatus>(fulfillmentMoves, fulfillmentStatus, fulfillmentStatusOf(ordered, all))
  if (next === undefined) return { ok: false, code: 'SENT_BACK' }
  const left = unsentLines(ordered, all).reduce((count, { quantity }) => count + quantity, 0)
  return { ok: true, lines: parcel.lines, status: next, left }
}
