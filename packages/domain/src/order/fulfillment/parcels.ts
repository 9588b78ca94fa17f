import type { Decided } from '../../machine.ts'
import {
  countOf,
  countUnsent,
  decideFulfillment,
  packedOf,
  unpackedLines,
  unsentLines,
  type FulfillmentStatus,
  type OrderedLine,
  type OrderToSend,
  type Parcel,
  type Pieces,
  type SentLine,
} from './fulfillment.ts'
import { decideOrder, type OrderRefusal } from '../states.ts'

/** A line to ship. Default quantity: all that is left. */
export type RequestedLine = { readonly id: string; readonly quantity?: number }

type LinesRefusal =
  | { readonly ok: false; readonly code: 'NOTHING_LEFT' }
  | { readonly ok: false; readonly code: 'LINE_ITEM_NOT_FOUND'; readonly lineItemId: string }
  | { readonly ok: false; readonly code: 'TOO_MANY'; readonly lineItemId: string; readonly left: number }
  | {
      readonly ok: false
      readonly code: 'RESTOCKED'
      readonly lineItemId: string
      readonly left: number
      readonly restocked: number
    }

type LinesDecision = { readonly ok: true; readonly lines: readonly SentLine[] } | LinesRefusal

/**
 * Returns everything that can be packed. If only digital goods are left, returns those, since merchants can hand them
 * over manually.
 */
const remainingLines = (rest: readonly OrderedLine[]): SentLine[] => {
  const parcel = rest.filter(({ isSent }) => isSent)
  return (parcel.length > 0 ? parcel : rest).map(({ id, quantity }) => ({ id, quantity }))
}

/** Returns why a quantity cannot be shipped. Restocked pieces are reported as such. */
const refuseLine = (
  { ordered, parcels, restocked }: Pieces,
  { id, requested, left }: { id: string; requested: number; left: number },
): LinesRefusal => {
  const unpacked = countOf(ordered, id) - countOf(packedOf(parcels), id)
  if (requested <= unpacked)
    return { ok: false, code: 'RESTOCKED', lineItemId: id, left, restocked: countOf(restocked, id) }
  if (unpacked <= 0) return { ok: false, code: 'LINE_ITEM_NOT_FOUND', lineItemId: id }
  return { ok: false, code: 'TOO_MANY', lineItemId: id, left }
}

/**
 * Returns the content of a parcel: the requested lines, or everything left if none are listed. A line can be listed
 * more than once, with or without a quantity, but never in total more than is left.
 */
export const linesToSend = (requested: readonly RequestedLine[], pieces: Pieces): LinesDecision => {
  const rest = unpackedLines(pieces)
  const isAllPacked = unpackedLines({ ...pieces, restocked: [] }).length === 0
  if (isAllPacked || (requested.length === 0 && rest.length === 0)) return { ok: false, code: 'NOTHING_LEFT' }
  if (requested.length === 0) return { ok: true, lines: remainingLines(rest) }
  const quantities = new Map<string, number>()
  for (const { id, quantity } of requested) {
    const [most, taken] = [countOf(rest, id), quantities.get(id) ?? 0]
    const left = most - taken
    const requested = quantity ?? left
    if (requested > left || left === 0)
      return refuseLine(pieces, { id, requested: taken + Math.max(requested, 1), left })
    quantities.set(id, taken + requested)
  }
  return { ok: true, lines: [...quantities].map(([id, quantity]) => ({ id, quantity })) }
}

/** The result of a change of parcels. */
export interface Sending {
  readonly ok: true
  readonly status: Decided<FulfillmentStatus>
  /** Number of pieces that still have to be shipped. */
  readonly left: number
}

type Refused = LinesRefusal | { readonly ok: false; readonly code: OrderRefusal | 'PARCEL_NOT_FOUND' | 'NO_LINES' }

export type FulfillRefusal = Refused

/** Replaces the parcels of an order. */
const withParcels = (order: OrderToSend, parcels: readonly Parcel[]): Sending => {
  const next = { ...order, parcels }
  return { ok: true, status: decideFulfillment(next), left: countUnsent(next) }
}

export interface RequestedParcel {
  readonly id: string
  readonly lines: readonly RequestedLine[]
  readonly isOut: boolean
  /** Whether restocked pieces were returned by the buyer, so that as many unshipped pieces may still be shipped. */
  readonly sendsRestocked?: boolean
}

export type FulfillDecision = (Sending & { readonly lines: readonly SentLine[] }) | Refused

/** Decides whether lines can be packed or shipped, and the resulting fulfillment status. */
export const decideFulfill = (order: OrderToSend, requested: RequestedParcel): FulfillDecision => {
  const decision = decideOrder(order.status, 'SENT')
  if (!decision.ok) return decision
  const isSentElsewhere = order.fulfillmentStatus === 'FULFILLED' && unsentLines(order).length > 0
  if (isSentElsewhere) return { ok: false, code: 'NOTHING_LEFT' }
  const packed = linesToSend(requested.lines, requested.sendsRestocked ? { ...order, restocked: [] } : order)
  if (!packed.ok) return packed
  const parcel = { id: requested.id, lines: packed.lines, isOut: requested.isOut }
  return { ...withParcels(order, [...order.parcels, parcel]), lines: packed.lines }
}

export interface ParcelChange {
  readonly id: string
  /** New content. Default: unchanged. */
  readonly lines?: readonly RequestedLine[]
  readonly isOut?: boolean
  readonly sendsRestocked?: boolean
}

export type ParcelDecision =
  | (Sending & {
      readonly lines: readonly SentLine[]
      readonly isOut: boolean
      /** Whether the change ships the parcel or takes it back. */
      readonly transition: 'out' | 'back' | undefined
    })
  | Refused

/** Merges lines listed more than once. A line without a quantity keeps its current one. */
const mergeLines = (before: readonly SentLine[], lines: readonly RequestedLine[]): RequestedLine[] => {
  const quantities = new Map<string, number | undefined>()
  for (const { id, quantity } of lines) {
    const current = quantity ?? (countOf(before, id) || undefined)
    const known = quantities.has(id) ? quantities.get(id) : 0
    quantities.set(id, current === undefined || known === undefined ? undefined : known + current)
  }
  return [...quantities].map(([id, quantity]) => (quantity === undefined ? { id } : { id, quantity }))
}

/** Returns the lines if each has a quantity and none grows, otherwise `undefined`. */
const reducedLines = (before: readonly SentLine[], lines: readonly RequestedLine[]): SentLine[] | undefined => {
  const known = lines.flatMap(({ id, quantity }) => (quantity === undefined ? [] : [{ id, quantity }]))
  const isLess = known.length === lines.length && known.every(({ id, quantity }) => quantity <= countOf(before, id))
  return isLess ? known : undefined
}

/** Returns restocked pieces that were never shipped. Shipped ones don't reduce what can be shipped. */
const unshippedRestocked = ({ ordered, parcels, restocked }: OrderToSend, shipped: readonly SentLine[]): SentLine[] =>
  ordered.map(({ id, quantity }) => {
    const unsent = Math.max(quantity - countOf(packedOf(parcels), id) - countOf(shipped, id), 0)
    return { id, quantity: Math.min(countOf(restocked, id), unsent) }
  })

/** Returns the new content of an existing parcel, considering the other parcels. */
const repack = (
  order: OrderToSend,
  requested: readonly RequestedLine[],
  restocked: readonly SentLine[],
): LinesDecision | Refused => {
  const decision = decideOrder(order.status, 'SENT')
  return decision.ok ? linesToSend(requested, { ...order, restocked }) : decision
}

/**
 * Decides whether the content of a parcel can be changed, and the resulting fulfillment status. Only growing lines and
 * shipping are checked against what is left; lines can always be reduced.
 */
export const decideParcelChange = (order: OrderToSend, change: ParcelChange): ParcelDecision => {
  const before = order.parcels.find(({ id }) => id === change.id)
  if (!before) return { ok: false, code: 'PARCEL_NOT_FOUND' }
  if (change.lines?.length === 0) return { ok: false, code: 'NO_LINES' }
  const { isOut = before.isOut, sendsRestocked = false } = change
  const parcels = order.parcels.filter((parcel) => parcel !== before)
  const others = { ...order, parcels }
  const requested = mergeLines(before.lines, change.lines ?? before.lines)
  const transition = isOut === before.isOut ? undefined : isOut ? 'out' : 'back'
  const less = transition === 'out' ? undefined : reducedLines(before.lines, requested)
  const restocked = sendsRestocked ? [] : unshippedRestocked(others, before.isOut ? before.lines : [])
  const packed: LinesDecision | Refused = less ? { ok: true, lines: less } : repack(others, requested, restocked)
  if (!packed.ok) return packed
  const { lines } = packed
  return { ...withParcels(order, [...parcels, { id: change.id, lines, isOut }]), lines, isOut, transition }
}

export type ParcelCancel = (Sending & { readonly wasOut: boolean }) | Refused

/** Cancels a parcel. Its content has to be shipped again unless the order was canceled. */
export const decideParcelCancel = (order: OrderToSend, id: string): ParcelCancel => {
  const before = order.parcels.find((parcel) => parcel.id === id)
  if (!before) return { ok: false, code: 'PARCEL_NOT_FOUND' }
  const others = order.parcels.filter((parcel) => parcel !== before)
  return { ...withParcels(order, others), wasOut: before.isOut }
}
