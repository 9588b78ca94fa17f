import type { Minor } from '../money.ts'

/** The ways in which money of a payment moves. */
export const movementTypes = ['authorized', 'captured', 'voided', 'refunded', 'disputed', 'dispute-reversed'] as const
export type MovementType = (typeof movementTypes)[number]

export interface Movement {
  readonly type: MovementType
  /** In minor units, more than nothing. */
  readonly amount: Minor
}

/** How much has moved in each way. */
export type Sums = Readonly<Record<MovementType, Minor>>

export const noSums: Sums = {
  authorized: 0,
  captured: 0,
  voided: 0,
  refunded: 0,
  disputed: 0,
  'dispute-reversed': 0,
}

/** What has moved in each way; of one payment, or of several together. */
export const sumsOf = (movements: readonly Movement[]): Sums =>
  movements.reduce<Sums>((sums, { type, amount }) => ({ ...sums, [type]: sums[type] + amount }), noSums)

/** What the provider holds for the shop: authorized, and neither captured nor voided. */
export const heldOf = ({ authorized, captured, voided }: Sums): Minor =>
  authorized === 0 ? 0 : authorized - captured - voided

/** What the buyer's bank has taken back and not returned. */
export const offsetOf = ({ disputed, 'dispute-reversed': reversed }: Sums): Minor => disputed - reversed

/** What the shop has of what was captured; less than nothing where a bank takes back what was refunded already. */
export const keptOf = (sums: Sums): Minor => sums.captured - sums.refunded - offsetOf(sums)

/** Why a movement is refused, by the specification's names where it has one. */
export type MovementRefusal =
  | 'INVALID_AMOUNT'
  | 'NOT_PAID'
  | 'ALREADY_REFUNDED'
  | 'AMOUNT_OFFSET_BY_CHARGEBACK'
  | 'PENDING_REFUND'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_ALREADY_VOIDED'

/** A payment as its movements are judged by. */
export interface PaymentMoney {
  /** What it is for, in minor units: no more is ever authorized or captured. */
  readonly amount: Minor
  readonly sums: Sums
  /** What is on its way back and has not arrived. */
  readonly pendingRefunds?: Minor
}

type Rule = (payment: Required<PaymentMoney>) => { readonly most: Minor; readonly over: MovementRefusal }

/** Why nothing is left that was authorized. */
const emptyHold = ({ authorized, captured }: Sums): MovementRefusal => {
  if (authorized === 0) return 'PAYMENT_NOT_AUTHORIZED'
  return captured > 0 ? 'PAYMENT_ALREADY_CAPTURED' : 'PAYMENT_ALREADY_VOIDED'
}

const overRefunded = ({ sums, pendingRefunds }: Required<PaymentMoney>): MovementRefusal => {
  if (sums.captured === 0) return 'NOT_PAID'
  if (sums.refunded >= sums.captured) return 'ALREADY_REFUNDED'
  if (pendingRefunds > 0) return 'PENDING_REFUND'
  return offsetOf(sums) > 0 ? 'AMOUNT_OFFSET_BY_CHARGEBACK' : 'INVALID_AMOUNT'
}

/** The most that may move in each way, and by which name more is refused. */
const rules: Readonly<Record<MovementType, Rule>> = {
  authorized: ({ amount, sums }) => ({
    most: sums.captured + sums.voided > 0 ? 0 : amount - sums.authorized,
    over: 'INVALID_AMOUNT',
  }),
  captured: ({ amount, sums }) =>
    sums.authorized === 0
      ? { most: amount - sums.captured, over: sums.captured === amount ? 'PAYMENT_ALREADY_CAPTURED' : 'INVALID_AMOUNT' }
      : { most: heldOf(sums), over: heldOf(sums) === 0 ? emptyHold(sums) : 'INVALID_AMOUNT' },
  voided: ({ sums }) => ({ most: heldOf(sums), over: heldOf(sums) === 0 ? emptyHold(sums) : 'INVALID_AMOUNT' }),
  refunded: (payment) => ({ most: keptOf(payment.sums) - payment.pendingRefunds, over: overRefunded(payment) }),
  // A bank takes back what was paid, whatever the shop has given back itself.
  disputed: ({ sums }) => ({
    most: sums.captured - offsetOf(sums),
    over: sums.captured === 0 ? 'NOT_PAID' : 'INVALID_AMOUNT',
  }),
  'dispute-reversed': ({ sums }) => ({ most: offsetOf(sums), over: 'INVALID_AMOUNT' }),
}

/** Why a movement of a payment is impossible; nothing where it may stand in the ledger. */
export const movementRefusal = (payment: PaymentMoney, { type, amount }: Movement): MovementRefusal | undefined => {
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'INVALID_AMOUNT'
  const { most, over } = rules[type]({ pendingRefunds: 0, ...payment })
  return amount > most ? over : undefined
}

/** What can still be given back of a payment. */
export const refundableOf = ({ sums, pendingRefunds = 0 }: PaymentMoney): Minor =>
  Math.max(0, keptOf(sums) - pendingRefunds)
