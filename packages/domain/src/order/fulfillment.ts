import type { Order } from '@vitrine/contract/entities/order.ts'
import { followBy, type Decided, type Moves } from '../machine.ts'
import type { OrderStatus } from './states.ts'

export type FulfillmentStatus = Order['fulfillmentStatus']

/**
 * From how far an order was sent to how far it may be sent then. Parcels come back when they are canceled. `CANCELED` is
 * an order of which nothing has gone out and nothing will: it was canceled, or all of it was refunded and restocked;
 * what was put back on the shelf is never waited for again.
 */
export const fulfillmentMoves = {
  NOT_FULFILLED: ['PARTIALLY_FULFILLED', 'FULFILLED', 'CANCELED'],
  PARTIALLY_FULFILLED: ['NOT_FULFILLED', 'FULFILLED', 'CANCELED'],
  FULFILLED: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'CANCELED'],
  CANCELED: ['PARTIALLY_FULFILLED', 'FULFILLED'],
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
  /** It is downloaded: it goes out with the payment, and comes back where its link is taken away. */
  readonly isDownload?: boolean
}

/** What is in a parcel, and whether it has gone out: one that is only packed holds its pieces and counts as not sent. */
export interface Parcel {
  readonly id: string
  readonly lines: readonly SentLine[]
  readonly isOut: boolean
}

/** The lines of an order, and what became of their pieces. */
export interface Pieces {
  readonly ordered: readonly OrderedLine[]
  readonly parcels: readonly Parcel[]
  /** What was refunded and put back on the shelf. */
  readonly restocked: readonly SentLine[]
}

/** An order as sending sees it. */
export interface OrderToSend extends Pieces {
  readonly status: OrderStatus
  readonly fulfillmentStatus: FulfillmentStatus
}

/** So many pieces of a line stand in a list of lines. */
export const countOf = (lines: readonly SentLine[], id: string): number =>
  lines.reduce((count, line) => (line.id === id ? count + line.quantity : count), 0)

/** All that is in parcels. */
export const packedOf = (parcels: readonly Parcel[]): SentLine[] => parcels.flatMap(({ lines }) => lines)

/** All that has gone out. */
export const outOf = (parcels: readonly Parcel[]): SentLine[] => packedOf(parcels.filter(({ isOut }) => isOut))

const restOf = (ordered: readonly OrderedLine[], gone: readonly SentLine[]): OrderedLine[] =>
  ordered
    .map((line) => ({ ...line, quantity: line.quantity - countOf(gone, line.id) }))
    .filter(({ quantity }) => quantity > 0)

/** What has still to go out, of each line. */
export const unsentLines = ({ ordered, parcels, restocked }: Pieces): SentLine[] =>
  restOf(ordered, [...outOf(parcels), ...restocked])
    .filter(({ isSent }) => isSent)
    .map(({ id, quantity }) => ({ id, quantity }))

/** What can be put into another parcel, of each line. */
export const unpackedLines = ({ ordered, parcels, restocked }: Pieces): OrderedLine[] =>
  restOf(ordered, [...packedOf(parcels), ...restocked])

/** How many pieces have still to go out. */
export const countUnsent = (pieces: Pieces): number =>
  unsentLines(pieces).reduce((count, { quantity }) => count + quantity, 0)

const hasOut = (parcels: readonly Parcel[]): boolean => outOf(parcels).some(({ quantity }) => quantity > 0)

/**
 * How far an order has been sent. One with nothing to send is waited for by nobody; one of which nothing went out, and
 * nothing will, is canceled.
 */
export const fulfillmentStatusOf = (pieces: Pieces, status: OrderStatus): FulfillmentStatus => {
  const { ordered, parcels } = pieces
  const isOut = hasOut(parcels)
  if (unsentLines(pieces).length === 0) {
    const isAllBack = !isOut && ordered.some(({ isSent, quantity }) => isSent && quantity > 0)
    return isAllBack ? 'CANCELED' : 'FULFILLED'
  }
  if (isOut) return 'PARTIALLY_FULFILLED'
  return status === 'CANCELED' || status === 'REJECTED' ? 'CANCELED' : 'NOT_FULFILLED'
}

/**
 * Whether all that was to go out has gone: then it comes back as goods, and is not canceled any more. Downloads do not
 * come back; canceling takes their links away.
 */
export const isSentWhole = ({ ordered, parcels, restocked }: Pieces): boolean => {
  const goods = ordered.filter(({ isDownload }) => !isDownload)
  const isGoods = ({ id }: SentLine) => goods.some((line) => line.id === id)
  const sent = parcels.map((parcel) => ({ ...parcel, lines: parcel.lines.filter(isGoods) }))
  return hasOut(sent) && unsentLines({ ordered: goods, parcels: sent, restocked }).length === 0
}

/** How far an order has been sent after something has happened to it. */
export const decideFulfillment = ({
  status,
  fulfillmentStatus,
  ...pieces
}: OrderToSend): Decided<FulfillmentStatus> => {
  const next = followBy<FulfillmentStatus>(fulfillmentMoves, fulfillmentStatus, fulfillmentStatusOf(pieces, status))
  if (next === undefined) throw new Error(`An order that is ${fulfillmentStatus} must not move.`)
  return next
}
