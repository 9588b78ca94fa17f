import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** The status of a transfer of stock between two locations. */
export type TransferStatus = 'DRAFT' | 'IN_TRANSIT' | 'RECEIVED' | 'CANCELED'

/** `ARRIVE`: some of the units in transit arrive. `COMPLETE`: the last ones do. */
export type TransferEvent = 'EDIT' | 'SHIP' | 'ARRIVE' | 'COMPLETE' | 'CANCEL'

/** `take`: take the units from the origin. `add`: add the arrived ones at the destination. `return`: return the rest. */
export type TransferTask = 'take' | 'add' | 'return'

/** Units belong to the origin until they are shipped, to nobody in transit, and to the destination when they arrive. */
const transferMoves = {
  DRAFT: {
    on: {
      EDIT: { to: 'DRAFT', tasks: [] },
      SHIP: { to: 'IN_TRANSIT', tasks: ['take'] },
      CANCEL: { to: 'CANCELED', tasks: [] },
    },
    otherwise: 'INVALID_TRANSFER_STATUS',
  },
  IN_TRANSIT: {
    on: {
      ARRIVE: { to: 'IN_TRANSIT', tasks: ['add'] },
      COMPLETE: { to: 'RECEIVED', tasks: ['add'] },
      CANCEL: { to: 'CANCELED', tasks: ['return'] },
    },
    otherwise: 'INVALID_TRANSFER_STATUS',
  },
  RECEIVED: { on: {}, otherwise: 'INVALID_TRANSFER_STATUS' },
  CANCELED: { on: {}, otherwise: 'INVALID_TRANSFER_STATUS' },
} as const satisfies Machine<TransferStatus, TransferEvent, TransferTask, 'INVALID_TRANSFER_STATUS'>

/** The initial status of a transfer. */
export const newTransfer: Decided<TransferStatus> = decided('DRAFT')

/** Decides how an event changes a transfer, and what it does with its units. */
export const decideTransfer = (
  status: TransferStatus,
  event: TransferEvent,
): Decision<TransferStatus, TransferTask, 'INVALID_TRANSFER_STATUS'> =>
  decideBy<TransferStatus, TransferEvent, TransferTask, 'INVALID_TRANSFER_STATUS'>(transferMoves, status, event)

/** A variant of a transfer. Its names are those at the time when it was added. */
export interface TransferLine {
  readonly productId: string
  /** The variant's ID in catalog V1. */
  readonly variantId: string
  readonly productName: string
  readonly variantName?: string
  readonly sku?: string
  readonly quantity: number
  /** How many units have arrived. */
  readonly received: number
}

/** A quantity of one variant of a transfer. */
export interface Units {
  readonly line: TransferLine
  readonly quantity: number
}

export const unitsLeft = ({ quantity, received }: TransferLine): number => quantity - received

/** Everything that has not arrived. */
export const allUnitsLeft = (lines: readonly TransferLine[]): Units[] =>
  lines.flatMap((line) => (unitsLeft(line) > 0 ? [{ line, quantity: unitsLeft(line) }] : []))

/** Returns the lines after some units have arrived. */
export const withArrived = (lines: readonly TransferLine[], arrived: readonly Units[]): TransferLine[] => {
  const quantityOf = new Map(arrived.map(({ line, quantity }) => [line, quantity]))
  return lines.map((line) => ({ ...line, received: line.received + (quantityOf.get(line) ?? 0) }))
}
