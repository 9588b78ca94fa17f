import { decideBy, decided, type Decided, type Machine } from '../machine.ts'
import type { Minor } from '../money.ts'

/** What is done with money that a provider holds: it is taken, or let go. */
export type ActionType = 'capture' | 'void'

/**
 * `scheduled`: waits for its day. `pending`: the provider is being asked, or has accepted it. `called-off`: something else
 * was done with the money before its day.
 */
export type ActionState = 'scheduled' | 'pending' | 'succeeded' | 'failed' | 'called-off'
export type ActionEvent = 'DUE' | 'SUCCEEDED' | 'FAILED' | 'CALLED_OFF'
export type ActionTask = 'ask-provider' | 'note-done' | 'note-failed'
export type ActionRefusal = 'ACTION_IS_PENDING' | 'ACTION_IS_OVER'

const done = { to: 'succeeded', tasks: ['note-done'] } as const

/** What was called off is never done, and what the provider has been told of is not called off. */
export const actionMoves = {
  scheduled: {
    on: {
      DUE: { to: 'pending', tasks: ['ask-provider'] },
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

/** How an action begins that has its day, and one that somebody asks for now. */
export const scheduledAction: Decided<ActionState> = decided('scheduled')
export const dueAction: Decided<ActionState> = decided('pending')

/** What happens to an action. */
export const decideAction = (state: ActionState, event: ActionEvent) =>
  decideBy<ActionState, ActionEvent, ActionTask, ActionRefusal>(actionMoves, state, event)

/** Why nothing is captured or let go, by the specification's names. */
export type ActionUnavailable =
  | 'INVALID_AMOUNT'
  | 'PAYMENT_ALREADY_VOIDED'
  | 'PAYMENT_ALREADY_CAPTURED'
  | 'PAYMENT_NOT_AUTHORIZED'
  | 'PAYMENT_HAS_PENDING_CAPTURE'
  | 'ORDER_HAS_CHARGEBACKS'

/** A payment as capturing and voiding see it. */
export interface HeldPayment {
  readonly authorized: Minor
  readonly captured: Minor
  /** What the provider still holds. */
  readonly held: Minor
  /** What it has been asked to do and has not done yet. */
  readonly pending?: ActionType
  /** Of its order, whichever payment. */
  readonly hasChargebacks: boolean
}

/** What its provider can do. */
export interface CaptureAbilities {
  readonly capture: 'none' | 'whole' | 'partial'
  readonly void: boolean
  /** Whether it lets go of a rest, where a part was captured. */
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

/** Why so much of a payment cannot be captured now; nothing where it can. */
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

/** Why what is held of a payment cannot be let go now; nothing where it can. */
export const voidRefusal = (payment: HeldPayment, abilities: CaptureAbilities): ActionUnavailable | undefined => {
  if (payment.held === 0) return overRefusal(payment)
  const pending = pendingRefusal(payment)
  if (pending) return pending
  if (payment.captured > 0 && !abilities.release) return 'PAYMENT_ALREADY_CAPTURED'
  return abilities.void ? undefined : 'PAYMENT_NOT_AUTHORIZED'
}
