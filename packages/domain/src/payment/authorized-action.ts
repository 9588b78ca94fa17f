import { decideBy, decided, type Decided, type Machine } from '../machine.ts'
import type { Minor } from '../money.ts'

/** An action on authorized money: capture it or release it. */
export type ActionType = 'capture' | 'void'

/**
 * - `scheduled`: due later.
 * - `pending`: sent to the provider, or accepted by it.
 * - `called-off`: superseded by another action before it was due.
 */
export type ActionState = 'scheduled' | 'pending' | 'succeeded' | 'failed' | 'called-off'
export type ActionEvent = 'DUE' | 'SUCCEEDED' | 'FAILED' | 'CALLED_OFF'
export type ActionTask = 'call-provider' | 'note-done' | 'note-failed'
export type ActionRefusal = 'ACTION_IS_PENDING' | 'ACTION_IS_OVER'

const done = { to: 'succeeded', tasks: ['note-done'] } as const

/** A canceled action is never carried out, and an action sent to the provider cannot be canceled. */
const actionMoves = {
  scheduled: {
    on: {
      DUE: { to: 'pending', tasks: ['call-provider'] },
      SUCCEEDED: done,
      CALLED_OFF: { to: 'called-off', tasks: [] },
    },
    otherwise: 'ACTION_IS_PENDING',
  },
  pending: {
    on: { SUCCEEDED: done, FAILED: { to: 'failed', tasks: ['note-failed'] } },
    otherwise: 'ACTION_IS_PENDING',
  },
  succeeded: { on: {}, otherwise: 'ACTION_IS_OVER' },
  failed: { on: {}, otherwise: 'ACTION_IS_OVER' },
  'called-off': { on: {}, otherwise: 'ACTION_IS_OVER' },
} as const satisfies Machine<ActionState, ActionEvent, ActionTask, ActionRefusal>

/** The initial states of an action with a due date and of an immediate action. */
export const scheduledAction: Decided<ActionState> = decided('scheduled')
export const dueAction: Decided<ActionState> = decided('pending')

/** Decides how an event changes an action. */
export const decideAction = (state: ActionState, event: ActionEvent) =>
  decideBy<ActionState, ActionEvent, ActionTask, ActionRefusal>(actionMoves, state, event)

/** Why a payment cannot be captured or voided, by the codes of the specification. */
export type ActionUnavailable =
  | 'INVALID_AMOUNT'
  | 'PAYMENT_ALREADY_VOIDED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'PAYMENT_HAS_PENDING_CAPTURE'
  | 'ORDER_HAS_CHARGEBACKS'

/** The properties of a payment that captures and voids depend on. */
export interface HeldPayment {
  readonly authorized: Minor
  readonly captured: Minor
  /** What the provider still holds. */
  readonly held: Minor
  /** An action that was requested and is not complete yet. */
  readonly pending?: ActionType
  /** Whether any payment of the order has a chargeback. */
  readonly hasChargebacks: boolean
}

/** What the payment provider can do. */
export interface CaptureAbilities {
  readonly capture: 'none' | 'whole' | 'partial'
  readonly void: boolean
  /** Whether it can release the rest after a partial capture. */
  readonly release: boolean
}

const overRefusal = ({ authorized, captured }: HeldPayment): ActionUnavailable => {
  if (authorized === 0) return 'PAYMENT_NOT_AUTHORIZED'
  return captured > 0 ? 'PAYMENT_ALREADY_CAPTURED' : 'PAYMENT_ALREADY_VOIDED'
}

const pendingRefusal = ({ pending }: HeldPayment): ActionUnavailable | undefined => {
  if (pending === undefined) return undefined
  return pending === 'void' ? 'PAYMENT_ALREADY_VOIDED' : 'PAYMENT_HAS_PENDING_CAPTURE'
}

/** Returns why an amount cannot be captured now, or `undefined` if it can. */
export const captureRefusal = (
  payment: HeldPayment,
  { amount, abilities }: { amount: Minor; abilities: CaptureAbilities },
): ActionUnavailable | undefined => {
  if (payment.hasChargebacks) return 'ORDER_HAS_CHARGEBACKS'
  if (payment.held === 0) return overRefusal(payment)
  const pending = pendingRefusal(payment)
  if (pending) return pending
  if (abilities.capture === 'none') return 'PAYMENT_NOT_AUTHORIZED'
  const isWhole = amount === payment.held
  if (amount <= 0 || amount > payment.held || (!isWhole && abilities.capture === 'whole')) return 'INVALID_AMOUNT'
  return undefined
}

/** Returns why the held amount cannot be released now, or `undefined` if it can. */
export const voidRefusal = (payment: HeldPayment, abilities: CaptureAbilities): ActionUnavailable | undefined => {
  if (payment.held === 0) return overRefusal(payment)
  const pending = pendingRefusal(payment)
  if (pending) return pending
  if (payment.captured > 0 && !abilities.release) return 'PAYMENT_ALREADY_CAPTURED'
  return abilities.void ? undefined : 'PAYMENT_NOT_AUTHORIZED'
}
