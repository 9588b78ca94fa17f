import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/**
 * - `BUYING`: requested, with an unknown outcome.
 * - `BOUGHT`: can be printed.
 * - `FAILED`: refused by the carrier at no cost.
 * - `VOIDING`: to be refunded.
 * - `VOIDED`: refunded.
 */
export type LabelStatus = 'BUYING' | 'BOUGHT' | 'FAILED' | 'VOIDING' | 'VOIDED'

export type LabelEvent =
  | 'SOLD'
  | 'REFUSED'
  | 'VOID'
  /** The carrier has refunded it. */
  | 'REFUNDED'
  /** The carrier refuses the refund, because the label was used or is too old. */
  | 'REFUND_REFUSED'

export type LabelStateRefusal = 'IS_BUYING' | 'IS_BOUGHT' | 'IS_FAILED' | 'IS_VOIDING' | 'IS_VOIDED'

const bought = { to: 'BOUGHT', tasks: [] } as const

/** Failed and voided labels are final. Another label is a new one. */
export const labelMoves = {
  BUYING: { on: { SOLD: bought, REFUSED: { to: 'FAILED', tasks: [] } }, otherwise: 'IS_BUYING' },
  BOUGHT: { on: { VOID: { to: 'VOIDING', tasks: [] } }, otherwise: 'IS_BOUGHT' },
  VOIDING: { on: { REFUNDED: { to: 'VOIDED', tasks: [] }, REFUND_REFUSED: bought }, otherwise: 'IS_VOIDING' },
  FAILED: { on: {}, otherwise: 'IS_FAILED' },
  VOIDED: { on: {}, otherwise: 'IS_VOIDED' },
} as const satisfies Machine<LabelStatus, LabelEvent, never, LabelStateRefusal>

/** The initial state of a label, which is saved before it is bought. */
export const newLabel: Decided<LabelStatus> = decided('BUYING')

/** Decides how an event changes a label. */
export const decideLabel = (status: LabelStatus, event: LabelEvent): Decision<LabelStatus, never, LabelStateRefusal> =>
  decideBy<LabelStatus, LabelEvent, never, LabelStateRefusal>(labelMoves, status, event)

const minute = 60_000

/** A label still unknown to the carrier after this time was not bought. */
const silentMs = 10 * minute

/** Returns whether a label that the carrier does not know this long after the request was never received. */
export const isUnknownToCarrier = (elapsedMs: number): boolean => elapsedMs >= silentMs

/** Returns the delay until the carrier is asked about a waiting label again, which grows with the waiting time. */
export const pollDelayMs = (waitedMs: number): number =>
  Math.min(Math.max(Math.round(waitedMs / 10), minute / 2), 6 * 60 * minute)
