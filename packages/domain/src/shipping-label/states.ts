import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/**
 * `BUYING`: written down and asked for; nobody knows yet whether the carrier sold it. `BOUGHT`: it can be printed.
 * `FAILED`: the carrier did not sell it, and it cost nothing. `VOIDING`: it is to be given back. `VOIDED`: it was, and
 * so was its money.
 */
export type LabelStatus = 'BUYING' | 'BOUGHT' | 'FAILED' | 'VOIDING' | 'VOIDED'

export type LabelEvent =
  | 'SOLD'
  | 'REFUSED'
  | 'VOID'
  /** The carrier has taken it back. */
  | 'TAKEN_BACK'
  /** The carrier does not take it back: it was used, or is too old. */
  | 'KEPT'

export type LabelStateRefusal = 'IS_BUYING' | 'IS_BOUGHT' | 'IS_FAILED' | 'IS_VOIDING' | 'IS_VOIDED'

const bought = { to: 'BOUGHT', tasks: [] } as const

/** What failed or was given back stays so: another label is another one. */
export const labelMoves = {
  BUYING: { on: { SOLD: bought, REFUSED: { to: 'FAILED', tasks: [] } }, otherwise: 'IS_BUYING' },
  BOUGHT: { on: { VOID: { to: 'VOIDING', tasks: [] } }, otherwise: 'IS_BOUGHT' },
  VOIDING: { on: { TAKEN_BACK: { to: 'VOIDED', tasks: [] }, KEPT: bought }, otherwise: 'IS_VOIDING' },
  FAILED: { on: {}, otherwise: 'IS_FAILED' },
  VOIDED: { on: {}, otherwise: 'IS_VOIDED' },
} as const satisfies Machine<LabelStatus, LabelEvent, never, LabelStateRefusal>

/** How a label begins: written down before it is bought. */
export const newLabel: Decided<LabelStatus> = decided('BUYING')

/** What an event does to a label. */
export const decideLabel = (status: LabelStatus, event: LabelEvent): Decision<LabelStatus, never, LabelStateRefusal> =>
  decideBy<LabelStatus, LabelEvent, never, LabelStateRefusal>(labelMoves, status, event)

const minute = 60_000

/** A label of which the carrier has heard nothing after so long was not bought. */
export const silentMs = 10 * minute

/** Whether a carrier that knows nothing of a label, so long after it was asked for, has never heard of it. */
export const isNeverHeard = (askedMs: number): boolean => askedMs >= silentMs

/** So long a label that waits is left alone before its carrier is asked again: the longer it waits, the longer. */
export const nextLookMs = (waitedMs: number): number =>
  Math.min(Math.max(Math.round(waitedMs / 10), minute / 2), 6 * 60 * minute)
