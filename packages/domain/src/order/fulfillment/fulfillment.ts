import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { followBy, type Decided, type Moves } from '../../machine.ts'
import type { OrderStatus } from '../states.ts'

export type FulfillmentStatus = Order['fulfillmentStatus']

/**
 * The allowed transitions of an order's fulfillment status. Canceling a shipment reverses it. `CANCELED` means that
 * nothing was shipped and nothing will be: the order was canceled, or everything was refunded and restocked. Restocked
 * goods are never shipped again.
 */
export const fulfillmentMoves = {
  NOT_FULFILLED: ['PARTIALLY_FULFILLED', 'FULFILLED', 'CANCELED'],
  PARTIALLY_FULFILLED: ['NOT_FULFILLED', 'FULFILLED', 'CANCELED'],
  FULFILLED: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'CANCELED'],
  CANCELED: ['PARTIALLY_FULFILLED', 'FULFILLED'],
} as const satisfies Moves<FulfillmentStatus>

/** A quantity of a line. */
export interface SentLine {
  readonly id: string
  readonly quantity: number
}

/** A line of an order as needed for fulfillment. */
export interface OrderedLine extends SentLine {
  /** False for digital goods and services. */
  readonly isSent: boolean
  /** Whether it is a download. Downloads are delivered on payment, and revoked by disabling their link. */
  readonly isDownload?: boolean
}

/**
 * The content of a parcel, and whether it was shipped. A packed parcel reserves its pieces, but does not count as
 * shipped.
 */
export interface Parcel {
  readonly id: string
  readonly lines: readonly SentLine[]
  readonly isOut: boolean
}

/** The lines of an order, and what happened to their pieces. */
export interface Pieces {
  readonly ordered: readonly OrderedLine[]
  readonly parcels: readonly Parcel[]
  /** Pieces refunded and restocked. */
  readonly restocked: readonly SentLine[]
}

/** The properties of an order that fulfillment depends on. */
export interface OrderToSend extends Pieces {
  readonly status: OrderStatus
  readonly fulfillmentStatus: FulfillmentStatus
}

/** Returns the quantity of a line in a list of lines. */
export const countOf = (lines: readonly SentLine[], id: string): number =>
  lines.reduce((count, line) => (line.id === id ? count + line.quantity : count), 0)

/** Returns the content of all parcels. */
export const packedOf = (parcels: readonly Parcel[]): SentLine[] => parcels.flatMap(({ lines }) => lines)

/** Returns the content of shipped parcels. */
const outOf = (parcels: readonly Parcel[]): SentLine[] => packedOf(parcels.filter(({ isOut }) => isOut))

const restOf = (ordered: readonly OrderedLine[], deducted: readonly SentLine[]): OrderedLine[] =>
  ordered
    .map((line) => ({ ...line, quantity: line.quantity - countOf(deducted, line.id) }))
    .filter(({ quantity }) => quantity > 0)

/** Returns the quantities that still have to be shipped. */
export const unsentLines = ({ ordered, parcels, restocked }: Pieces): SentLine[] =>
  restOf(ordered, [...outOf(parcels), ...restocked])
    .filter(({ isSent }) => isSent)
    .map(({ id, quantity }) => ({ id, quantity }))

/** Returns the quantities that can be added to another parcel. */
export const unpackedLines = ({ ordered, parcels, restocked }: Pieces): OrderedLine[] =>
  restOf(ordered, [...packedOf(parcels), ...restocked])

/** Returns the number of pieces that still have to be shipped. */
export const countUnsent = (pieces: Pieces): number =>
  unsentLines(pieces).reduce((count, { quantity }) => count + quantity, 0)

const hasOut = (parcels: readonly Parcel[]): boolean => outOf(parcels).some(({ quantity }) => quantity > 0)

/**
 * Returns the fulfillment status of an order. An order with nothing to ship is fulfilled. One without shipments, past
 * and future, is canceled.
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
 * Returns whether everything was shipped, so that the order must be returned instead of canceled. Downloads are left
 * out, since canceling revokes their links.
 */
export const isFullyShipped = ({ ordered, parcels, restocked }: Pieces): boolean => {
  const goods = ordered.filter(({ isDownload }) => !isDownload)
  const isGoods = ({ id }: SentLine) => goods.some((line) => line.id === id)
  const sent = parcels.map((parcel) => ({ ...parcel, lines: parcel.lines.filter(isGoods) }))
  return hasOut(sent) && unsentLines({ ordered: goods, parcels: sent, restocked }).length === 0
}

/** Decides about an order's fulfillment status after a change. */
export const decideFulfillment = ({
  status,
  fulfillmentStatus,
  ...pieces
}: OrderToSend): Decided<FulfillmentStatus> => {
  const next = followBy<FulfillmentStatus>(fulfillmentMoves, fulfillmentStatus, fulfillmentStatusOf(pieces, status))
  if (next === undefined) throw new Error(`An order that is ${fulfillmentStatus} must not move.`)
  return next
}
