import { countOf, type SentLine } from '../order/fulfillment/fulfillment.ts'
import type { OrderStatus } from '../order/states.ts'
import type { ReturnStatus } from './states.ts'

/** Why a line, or the rest of it, cannot be returned. */
type NotReturnable =
  | 'NOT_SENT'
  | 'ALL_RETURNED'
  | 'WINDOW_OVER'
  | 'DIGITAL'
  | 'GIFT_CARD'
  | 'ORDER_CANCELED'
  | 'RETURNS_OFF'

/** A line of an order as needed for returns. */
export interface ReturnableLine extends SentLine {
  readonly kind: 'goods' | 'digital' | 'gift-card'
}

/** A shipped parcel. */
export interface SentParcel {
  readonly lines: readonly SentLine[]
  readonly sentMs: number
}

/** An earlier return, which reserves its pieces. */
interface KnownReturn {
  readonly status: ReturnStatus
  /** Requested pieces, or received pieces once they have arrived. */
  readonly lines: readonly SentLine[]
  /** The pieces of these that were not shipped when the buyer withdrew. */
  readonly unsent?: readonly SentLine[]
}

/** A refund without a return. Refunded and restocked pieces cannot be returned again. */
export interface OtherRefund {
  readonly lines: readonly SentLine[]
  readonly restocked: readonly SentLine[]
}

export interface OrderToReturn {
  readonly status: OrderStatus
  readonly lines: readonly ReturnableLine[]
  readonly parcels: readonly SentParcel[]
  readonly returns: readonly KnownReturn[]
  readonly refunds: readonly OtherRefund[]
}

export interface ReturnRules {
  readonly enabled: boolean
  /** How long after shipment a piece can be returned. Default: unlimited. */
  readonly windowMs?: number
}

/** The quantity of a line that can be sent back and the deadline, or why none can. */
export type LineAvailability<Reason extends string> =
  | { readonly id: string; readonly quantity: number; readonly untilMs?: number }
  | { readonly id: string; readonly quantity: 0; readonly reason: Reason }

/** The quantity of a line that can be returned and the deadline, or why none can. */
export type Returnability = LineAvailability<NotReturnable>

const isOpen = ({ status }: KnownReturn): boolean => status !== 'DECLINED' && status !== 'CANCELED'

/** Counts shipped pieces of a line covered by returns or by refunds without a return. */
const countUnavailable = ({ lines, returns, refunds }: OrderToReturn, id: string, out: number): number => {
  const count = (some: readonly (readonly SentLine[])[]) => countOf(some.flat(), id)
  const open = returns.filter(isOpen)
  const unsent = count(open.map((one) => one.unsent ?? []))
  const returned = count(open.map((one) => one.lines)) - unsent
  // Refunded and restocked pieces may be the same.
  const refunded = Math.max(count(refunds.map((one) => one.lines)), count(refunds.map((one) => one.restocked)))
  const otherwise = refunded + unsent
  // Unshipped pieces are refunded first.
  return returned + Math.max(0, otherwise - Math.max(0, countOf(lines, id) - out))
}

const reasonOf = (order: OrderToReturn, line: ReturnableLine, { enabled }: ReturnRules): NotReturnable | undefined => {
  if (!enabled) return 'RETURNS_OFF'
  if (order.status === 'CANCELED') return 'ORDER_CANCELED'
  if (line.kind === 'digital') return 'DIGITAL'
  return line.kind === 'gift-card' ? 'GIFT_CARD' : undefined
}

/**
 * Returns the returnable quantity of each line. If a line was shipped in several parcels, pieces returned before are
 * assumed to be those whose time is over.
 */
export const returnability = (order: OrderToReturn, rules: ReturnRules, nowMs: number): Returnability[] =>
  order.lines.map((line): Returnability => {
    const { id } = line
    const none = (reason: NotReturnable) => ({ id, quantity: 0 as const, reason })
    const refused = reasonOf(order, line, rules)
    if (refused) return none(refused)
    const sent = order.parcels.filter(({ lines }) => countOf(lines, id) > 0)
    const out = sent.reduce((sum, { lines }) => sum + countOf(lines, id), 0)
    if (out === 0) return none('NOT_SENT')
    const left = out - countUnavailable(order, id, out)
    if (left <= 0) return none('ALL_RETURNED')
    const { windowMs } = rules
    if (windowMs === undefined) return { id, quantity: left }
    const inTime = sent.filter(({ sentMs }) => sentMs + windowMs > nowMs)
    const fresh = inTime.reduce((sum, { lines }) => sum + countOf(lines, id), 0)
    if (fresh === 0) return none('WINDOW_OVER')
    return { id, quantity: Math.min(left, fresh), untilMs: Math.min(...inTime.map(({ sentMs }) => sentMs)) + windowMs }
  })

export type RequestRefusal<Reason extends string = NotReturnable> =
  | { readonly ok: false; readonly code: 'NO_ITEMS' }
  | { readonly ok: false; readonly code: 'LINE_ITEM_NOT_FOUND'; readonly id: string }
  | { readonly ok: false; readonly code: 'LISTED_TWICE'; readonly id: string }
  | { readonly ok: false; readonly code: 'NOT_RETURNABLE'; readonly id: string; readonly reason: Reason }
  | { readonly ok: false; readonly code: 'TOO_MANY'; readonly id: string; readonly left: number }

/** Decides whether all of these pieces can be returned. */
export const decideRequest = <Reason extends string>(
  requested: readonly SentLine[],
  able: readonly LineAvailability<Reason>[],
): { readonly ok: true } | RequestRefusal<Reason> => {
  if (requested.length === 0) return { ok: false, code: 'NO_ITEMS' }
  for (const [index, { id, quantity }] of requested.entries()) {
    const known = able.find((line) => line.id === id)
    if (!known) return { ok: false, code: 'LINE_ITEM_NOT_FOUND', id }
    if (requested.findIndex((line) => line.id === id) < index) return { ok: false, code: 'LISTED_TWICE', id }
    if ('reason' in known) return { ok: false, code: 'NOT_RETURNABLE', id, reason: known.reason }
    if (quantity > known.quantity) return { ok: false, code: 'TOO_MANY', id, left: known.quantity }
  }
  return { ok: true }
}

/** Checks received pieces against the requested ones. */
export const decideReceived = (
  received: readonly SentLine[],
  requested: readonly SentLine[],
): { readonly ok: true } | RequestRefusal => {
  if (received.every(({ quantity }) => quantity === 0)) return { ok: false, code: 'NO_ITEMS' }
  for (const [index, { id, quantity }] of received.entries()) {
    const known = requested.find((line) => line.id === id)
    if (!known) return { ok: false, code: 'LINE_ITEM_NOT_FOUND', id }
    if (received.findIndex((line) => line.id === id) < index) return { ok: false, code: 'LISTED_TWICE', id }
    if (quantity > known.quantity) return { ok: false, code: 'TOO_MANY', id, left: known.quantity }
  }
  return { ok: true }
}
