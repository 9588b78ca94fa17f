import type { WithdrawalExclusion } from '@vitrine/contract/entities/withdrawal.ts'
import { countOf, type SentLine } from '../order/fulfillment.ts'
import type { OrderStatus } from '../order/states.ts'
import { euCountries } from '../tax/rate-data.ts'
import type { Able, OtherRefund, SentParcel } from './returnable.ts'
import type { ReturnStatus } from './states.ts'
import { exclusionHolds } from './withdrawal-exclusions.ts'
import { withdrawalEnd } from './withdrawal-period.ts'

/** Why a buyer cannot withdraw from a line of an order. */
export type NotWithdrawable = 'NOT_IN_EU' | 'ORDER_CANCELED' | 'EXCLUDED' | 'NOTHING_LEFT' | 'PERIOD_OVER'

/** A line of an order as withdrawals see it. */
export interface WithdrawalLine extends SentLine {
  /** Goods are delivered. The period of anything else begins with the contract. */
  readonly isGoods: boolean
  readonly exclusion?: WithdrawalExclusion
}

/** A parcel that went out; without the moment of its delivery where nobody has said it. */
export interface DeliveredParcel extends SentParcel {
  readonly deliveredMs?: number
}

/** A return that speaks for pieces of an order. A request does so once something of it has come: until then the buyer may withdraw instead. */
export interface ReturnToCount {
  readonly kind: 'REQUEST' | 'WITHDRAWAL'
  readonly status: ReturnStatus
  /** What was asked for or, once it has come, what came. */
  readonly lines: readonly SentLine[]
  /** What of that had not been sent when the buyer withdrew. */
  readonly unsent: readonly SentLine[]
}

export interface OrderToWithdraw {
  readonly status: OrderStatus
  /** Where it is delivered and billed; the country of the store where neither is known. */
  readonly countries: readonly string[]
  readonly placedMs: number
  readonly lines: readonly WithdrawalLine[]
  readonly parcels: readonly DeliveredParcel[]
  readonly returns: readonly ReturnToCount[]
  /** Refunds that no return has made. */
  readonly refunds: readonly OtherRefund[]
}

/** So many pieces of a line can be withdrawn from, until then where the period has begun; or none, and why. */
export type LineWithdrawability = Able<NotWithdrawable> & { readonly unsent?: number }

/** Parts of the EU that have a country code of their own. */
const territories: readonly string[] = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT']

/** Whether one of the countries of an order is in the EU. */
export const isInEu = (countries: readonly string[]): boolean =>
  countries.some((country) => euCountries.has(country) || territories.includes(country))

/**
 * A parcel whose delivery nobody has told counts as delivered a year after it was sent: the right of its buyer is rather
 * too long than too short, and still ends.
 */
const longestTravelMs = 365 * 24 * 60 * 60 * 1000

const speaksFor = ({ kind, status }: ReturnToCount): boolean =>
  kind === 'WITHDRAWAL' ? status !== 'DECLINED' && status !== 'CANCELED' : status === 'RECEIVED' || status === 'SETTLED'

interface Counted {
  readonly left: number
  /** Of what is left, what has not gone out. */
  readonly unsent: number
}

/** The pieces of a line that nothing speaks for. Refunds beside take what has not gone out first. */
const countLine = ({ parcels, returns, refunds }: OrderToWithdraw, { id, quantity }: SentLine): Counted => {
  const count = (some: readonly (readonly SentLine[])[]) => countOf(some.flat(), id)
  const counted = returns.filter(speaksFor)
  const refunded = Math.max(count(refunds.map(({ lines }) => lines)), count(refunds.map(({ restocked }) => restocked)))
  const left = Math.max(0, quantity - count(counted.map(({ lines }) => lines)) - refunded)
  const waiting = quantity - count(parcels.map(({ lines }) => lines))
  const unsent = waiting - refunded - count(counted.map((one) => one.unsent))
  return { left, unsent: Math.min(left, Math.max(0, unsent)) }
}

/**
 * When the right to withdraw from the goods of an order ends; nothing while it has no end. What was ordered together and
 * comes in several parcels has one period, which begins with the last of them (Article 9(2)(b)(i)).
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

const ofOrder = ({ status, countries }: OrderToWithdraw): NotWithdrawable | undefined => {
  if (!isInEu(countries)) return 'NOT_IN_EU'
  return status === 'CANCELED' || status === 'REJECTED' ? 'ORDER_CANCELED' : undefined
}

/**
 * What of each line of an order its buyer can withdraw from by the right that consumers have in the EU. It needs no reason
 * and nobody's approval, and begins with the contract. Goods: until 14 days after the last of them was delivered, without
 * end while something has not been sent. Anything else: until 14 days after the order was placed.
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

/** What is said of an order as a whole where nothing of it can be withdrawn from: the first of these that a line has. */
const reasonsInOrder = ['NOT_IN_EU', 'ORDER_CANCELED', 'PERIOD_OVER', 'NOTHING_LEFT', 'EXCLUDED'] as const

/** Whether a buyer can withdraw from anything of an order, and until when, or why not. */
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

/** A withdrawal that was made before. */
export interface KnownWithdrawal {
  readonly confirmationId: string
  readonly lines: readonly SentLine[]
}

const isSame = (one: readonly SentLine[], other: readonly SentLine[]): boolean =>
  one.length === other.length && one.every(({ id, quantity }) => countOf(other, id) === quantity)

/**
 * The withdrawal that a statement repeats: one with its ID, or, where it can no longer be made, the last one of the same
 * pieces. Who confirms twice, in two tabs or after a lost answer, has withdrawn once.
 */
export const repeatedWithdrawal = <Known extends KnownWithdrawal>(
  known: readonly Known[],
  { confirmationId, lines, isRefused }: KnownWithdrawal & { readonly isRefused: boolean },
): Known | undefined =>
  known.find((one) => one.confirmationId === confirmationId) ??
  (isRefused ? known.findLast((one) => isSame(one.lines, lines)) : undefined)

/** A return request that is open, with what it asks for. */
export interface OpenRequest {
  readonly id: string
  readonly lines: readonly SentLine[]
}

/** The requests that a withdrawal takes the place of: those for which not enough pieces are left beside it. */
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

/** What of withdrawn pieces has not been sent, by line: as many as can be, since those need not come back. */
export const unsentOf = (withdrawn: readonly SentLine[], able: readonly LineWithdrawability[]): readonly SentLine[] =>
  withdrawn.flatMap(({ id, quantity }) => {
    const unsent = Math.min(quantity, able.find((line) => line.id === id)?.unsent ?? 0)
    return unsent > 0 ? [{ id, quantity: unsent }] : []
  })
