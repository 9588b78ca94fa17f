import type { WithdrawalExclusion } from '@vitrine/contract/entities/orders/withdrawal.ts'
import { countOf, type SentLine } from '../order/fulfillment/fulfillment.ts'
import type { OrderStatus } from '../order/states.ts'
import { euCountries } from '../tax/rate-data.ts'
import type { LineAvailability, OtherRefund, SentParcel } from './returnable.ts'
import type { ReturnStatus } from './states.ts'
import { exclusionHolds } from './withdrawal-exclusions.ts'
import { withdrawalEnd } from './withdrawal-period.ts'

/** Why a buyer cannot withdraw from a line of an order. */
export type NotWithdrawable =
  | 'NOT_IN_EU'
  | 'NOT_A_CONSUMER'
  | 'ORDER_CANCELED'
  | 'EXCLUDED'
  | 'NOTHING_LEFT'
  | 'PERIOD_OVER'

/** A line of an order as needed for withdrawals. */
interface WithdrawalLine extends SentLine {
  /** Whether it is delivered. The period of anything else begins with the contract. */
  readonly isGoods: boolean
  readonly exclusion?: WithdrawalExclusion
}

/** A shipped parcel, with its time of delivery if known. */
interface DeliveredParcel extends SentParcel {
  readonly deliveredMs?: number
}

/**
 * A return that reserves pieces of an order. A request does so once goods have arrived; until then the buyer may
 * withdraw instead.
 */
export interface ReturnToCount {
  readonly kind: 'REQUEST' | 'WITHDRAWAL'
  readonly status: ReturnStatus
  /** Requested pieces, or received pieces once they have arrived. */
  readonly lines: readonly SentLine[]
  /** The pieces of these that were not shipped when the buyer withdrew. */
  readonly unsent: readonly SentLine[]
}

export interface OrderToWithdraw {
  readonly status: OrderStatus
  /** Countries of delivery and billing, or the store's country if neither is known. */
  readonly countries: readonly string[]
  /** Whether the buyer ordered for a company: only consumers have the right (Article 2(1)). */
  readonly isForCompany: boolean
  readonly placedMs: number
  readonly lines: readonly WithdrawalLine[]
  readonly parcels: readonly DeliveredParcel[]
  readonly returns: readonly ReturnToCount[]
  /** Refunds without a return. */
  readonly refunds: readonly OtherRefund[]
}

/** The quantity of a line that can be withdrawn from, with the deadline once the period has begun, or why none can. */
export type LineWithdrawability = LineAvailability<NotWithdrawable> & { readonly unsent?: number }

/** Parts of the EU with their own country code. */
const territories: readonly string[] = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT']

/** Returns whether one of the countries of an order is in the EU. */
export const isInEu = (countries: readonly string[]): boolean =>
  countries.some((country) => euCountries.has(country) || territories.includes(country))

/**
 * A parcel without a known delivery counts as delivered a year after it was shipped. This favors the buyer, but still
 * ends.
 */
const longestTravelMs = 365 * 24 * 60 * 60 * 1000

const reservesPieces = ({ kind, status }: ReturnToCount): boolean =>
  kind === 'WITHDRAWAL' ? status !== 'DECLINED' && status !== 'CANCELED' : status === 'RECEIVED' || status === 'SETTLED'

interface Counted {
  readonly left: number
  /** The part of `left` that was not shipped. */
  readonly unsent: number
}

/**
 * Counts the pieces of a line without returns and refunds. Refunds without a return count toward unshipped pieces
 * first.
 */
const countLine = ({ parcels, returns, refunds }: OrderToWithdraw, { id, quantity }: SentLine): Counted => {
  const count = (some: readonly (readonly SentLine[])[]) => countOf(some.flat(), id)
  const counted = returns.filter(reservesPieces)
  const refunded = Math.max(count(refunds.map(({ lines }) => lines)), count(refunds.map(({ restocked }) => restocked)))
  const left = Math.max(0, quantity - count(counted.map(({ lines }) => lines)) - refunded)
  const waiting = quantity - count(parcels.map(({ lines }) => lines))
  const unsent = waiting - refunded - count(counted.map((one) => one.unsent))
  return { left, unsent: Math.min(left, Math.max(0, unsent)) }
}

/**
 * Returns the withdrawal deadline of an order's goods, or `undefined` while there is none. Goods ordered together and
 * delivered in several parcels have one period, which begins with the last one (Article 9(2)(b)(i)).
 */
const goodsEnd = (
  { parcels }: OrderToWithdraw,
  goods: readonly (WithdrawalLine & Counted)[],
  timeZone: string,
): number | undefined => {
  if (goods.some(({ unsent }) => unsent > 0)) return undefined
  const ofGoods = parcels.filter(({ lines }) => goods.some(({ id }) => countOf(lines, id) > 0))
  const delivered = ofGoods.map(({ sentMs, deliveredMs }) => deliveredMs ?? sentMs + longestTravelMs)
  return delivered.length === 0 ? undefined : withdrawalEnd(Math.max(...delivered), timeZone)
}

const ofOrder = ({ status, countries, isForCompany }: OrderToWithdraw): NotWithdrawable | undefined => {
  if (!isInEu(countries)) return 'NOT_IN_EU'
  if (isForCompany) return 'NOT_A_CONSUMER'
  return status === 'CANCELED' || status === 'REJECTED' ? 'ORDER_CANCELED' : undefined
}

/**
 * Returns what consumers in the EU can withdraw from, by line. The right needs no reason or approval, and begins with
 * the contract. For goods it ends 14 days after the last of them was delivered, with no deadline while something is
 * unshipped. For anything else it ends 14 days after the order was placed.
 */
export const withdrawability = (
  order: OrderToWithdraw,
  { timeZone, nowMs }: { readonly timeZone: string; readonly nowMs: number },
): LineWithdrawability[] => {
  const refused = ofOrder(order)
  const lines = order.lines.map((line) => ({ ...line, ...countLine(order, line) }))
  const ofGoods = goodsEnd(
    order,
    lines.filter(({ isGoods }) => isGoods),
    timeZone,
  )
  return lines.map(({ id, left, unsent, isGoods, exclusion }): LineWithdrawability => {
    const none = (reason: NotWithdrawable) => ({ id, quantity: 0 as const, reason })
    if (refused) return none(refused)
    if (exclusion !== undefined && exclusionHolds[exclusion] === 'ALWAYS') return none('EXCLUDED')
    if (left === 0) return none('NOTHING_LEFT')
    const untilMs = isGoods ? ofGoods : withdrawalEnd(order.placedMs, timeZone)
    if (untilMs !== undefined && untilMs <= nowMs) return none('PERIOD_OVER')
    return { id, quantity: left, unsent: isGoods ? unsent : left, ...(untilMs !== undefined && { untilMs }) }
  })
}

/** The order in which reasons are reported if nothing can be withdrawn from. */
const reasonsInOrder = [
  'NOT_IN_EU',
  'NOT_A_CONSUMER',
  'ORDER_CANCELED',
  'PERIOD_OVER',
  'NOTHING_LEFT',
  'EXCLUDED',
] as const

/** Returns whether anything of an order can be withdrawn from, with the deadline, or why not. */
export const withdrawalOf = (
  lines: readonly LineWithdrawability[],
):
  | { readonly canWithdraw: true; readonly untilMs?: number }
  | { readonly canWithdraw: false; readonly reason: NotWithdrawable } => {
  const able = lines.flatMap((line) => ('reason' in line ? [] : [line]))
  if (able.length > 0) {
    const ends = able.flatMap(({ untilMs }) => untilMs ?? [])
    return { canWithdraw: true, ...(ends.length === able.length && { untilMs: Math.max(...ends) }) }
  }
  const reasons = lines.flatMap((line) => ('reason' in line ? [line.reason] : []))
  return { canWithdraw: false, reason: reasonsInOrder.find((reason) => reasons.includes(reason)) ?? 'NOTHING_LEFT' }
}

/** An earlier withdrawal. */
export interface KnownWithdrawal {
  readonly confirmationId: string
  readonly lines: readonly SentLine[]
}

const isSame = (one: readonly SentLine[], other: readonly SentLine[]): boolean =>
  one.length === other.length && one.every(({ id, quantity }) => countOf(other, id) === quantity)

/**
 * Returns the withdrawal that a request repeats: the one with the same ID or, if it is no longer possible, the last one
 * of the same pieces. Confirming twice, in two tabs or after a lost response, must not withdraw twice.
 */
export const repeatedWithdrawal = <Known extends KnownWithdrawal>(
  known: readonly Known[],
  { confirmationId, lines, isRefused }: KnownWithdrawal & { readonly isRefused: boolean },
): Known | undefined =>
  known.find((one) => one.confirmationId === confirmationId) ??
  (isRefused ? known.findLast((one) => isSame(one.lines, lines)) : undefined)

/** An open return request with the requested pieces. */
export interface OpenRequest {
  readonly id: string
  readonly lines: readonly SentLine[]
}

/** Returns the requests that a withdrawal replaces, because it does not leave enough pieces for them. */
export const replacedRequests = (
  requests: readonly OpenRequest[],
  withdrawn: readonly SentLine[],
  able: readonly LineWithdrawability[],
): readonly string[] => {
  const left = new Map(able.map(({ id, quantity }) => [id, quantity - countOf(withdrawn, id)]))
  return requests.flatMap(({ id: requestId, lines }) => {
    const isBeside = lines.every(({ id, quantity }) => countOf(withdrawn, id) === 0 || quantity <= (left.get(id) ?? 0))
    if (!isBeside) return [requestId]
    for (const { id, quantity } of lines) left.set(id, (left.get(id) ?? 0) - quantity)
    return []
  })
}

/**
 * Returns the unshipped part of withdrawn pieces, by line, as much as possible, since it does not have to be returned.
 */
export const unsentOf = (withdrawn: readonly SentLine[], able: readonly LineWithdrawability[]): readonly SentLine[] =>
  withdrawn.flatMap(({ id, quantity }) => {
    const unsent = Math.min(quantity, able.find((line) => line.id === id)?.unsent ?? 0)
    return unsent > 0 ? [{ id, quantity: unsent }] : []
  })
