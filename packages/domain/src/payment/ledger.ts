import type { Minor } from '../money.ts'

/** The types of money movements of a payment. */
export const movementTypes = ['authorized', 'captured', 'voided', 'refunded', 'disputed', 'dispute-reversed'] as const
export type MovementType = (typeof movementTypes)[number]

export interface Movement {
  readonly type: MovementType
  /** In minor units, greater than zero. */
  readonly amount: Minor
}

/** Total amount by type of movement. */
export type Sums = Readonly<Record<MovementType, Minor>>

export const noSums: Sums = {
  authorized: 0,
  captured: 0,
  voided: 0,
  refunded: 0,
  disputed: 0,
  'dispute-reversed': 0,
}

/** Adds up movements by type, for one payment or several. */
export const sumsOf = (movements: readonly Movement[]): Sums =>
  movements.reduce<Sums>((sums, { type, amount }) => ({ ...sums, [type]: sums[type] + amount }), noSums)

/** Returns what the provider holds for the store: authorized, and neither captured nor voided. */
export const heldOf = ({ authorized, captured, voided }: Sums): Minor =>
  authorized === 0 ? 0 : authorized - captured - voided

/** Returns what the buyer's bank has charged back and not returned. */
export const offsetOf = ({ disputed, 'dispute-reversed': reversed }: Sums): Minor => disputed - reversed

/**
 * Returns the captured amount less refunds and chargebacks. Negative if a bank charges back what is refunded, too.
 */
export const netCapturedOf = (sums: Sums): Minor => sums.captured - sums.refunded - offsetOf(sums)

/** Why a movement is rejected, by the codes of the specification where it defines one. */
export type MovementRefusal =
  | 'INVALID_AMOUNT'
  | 'NOT_PAID'
  | 'ALREADY_REFUNDED'
  | 'PENDING_REFUND'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_ALREADY_VOIDED'

/** The amounts of a payment that limit its movements. */
export interface PaymentMoney {
  /** In minor units. At most this amount is authorized or captured. */
  readonly amount: Minor
  readonly sums: Sums
  /** Refunds in progress. */
  readonly pendingRefunds?: Minor
}

type Rule = (payment: Required<PaymentMoney>) => { readonly max: Minor; readonly code: MovementRefusal }

/** Returns why nothing is held. */
const emptyHold = ({ authorized, captured }: Sums): MovementRefusal => {
  if (authorized === 0) return 'PAYMENT_NOT_AUTHORIZED'
  return captured > 0 ? 'PAYMENT_ALREADY_CAPTURED' : 'PAYMENT_ALREADY_VOIDED'
}

const overRefunded = ({ sums, pendingRefunds }: Required<PaymentMoney>): MovementRefusal => {
  if (sums.captured === 0) return 'NOT_PAID'
  if (sums.refunded >= sums.captured) return 'ALREADY_REFUNDED'
  return pendingRefunds > 0 ? 'PENDING_REFUND' : 'INVALID_AMOUNT'
}

/** The maximum amount by type of movement, and the code for exceeding it. */
const rules: Readonly<Record<MovementType, Rule>> = {
  authorized: ({ amount, sums }) => ({
    max: sums.captured + sums.voided > 0 ? 0 : amount - sums.authorized,
    code: 'INVALID_AMOUNT',
  }),
  captured: ({ amount, sums }) =>
    sums.authorized === 0
      ? { max: amount - sums.captured, code: sums.captured === amount ? 'PAYMENT_ALREADY_CAPTURED' : 'INVALID_AMOUNT' }
      : { max: heldOf(sums), code: heldOf(sums) === 0 ? emptyHold(sums) : 'INVALID_AMOUNT' },
  voided: ({ sums }) => ({ max: heldOf(sums), code: heldOf(sums) === 0 ? emptyHold(sums) : 'INVALID_AMOUNT' }),
  // A bank can charge back whatever was paid, even if the store has refunded it, and a refund that is on its way when the
  // bank does so may succeed. `refundability` limits what the store requests.
  refunded: (payment) => ({
    max: payment.sums.captured - payment.sums.refunded - payment.pendingRefunds,
    code: overRefunded(payment),
  }),
  disputed: ({ sums }) => ({
    max: sums.captured - offsetOf(sums),
    code: sums.captured === 0 ? 'NOT_PAID' : 'INVALID_AMOUNT',
  }),
  'dispute-reversed': ({ sums }) => ({ max: offsetOf(sums), code: 'INVALID_AMOUNT' }),
}

/** Returns why a movement is impossible, or `undefined` if it is allowed. */
export const movementRefusal = (payment: PaymentMoney, { type, amount }: Movement): MovementRefusal | undefined => {
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'INVALID_AMOUNT'
  const { max, code } = rules[type]({ pendingRefunds: 0, ...payment })
  return amount > max ? code : undefined
}

/** Returns the amount of a payment that can still be refunded. */
export const refundableOf = ({ sums, pendingRefunds = 0 }: PaymentMoney): Minor =>
  Math.max(0, netCapturedOf(sums) - pendingRefunds)
