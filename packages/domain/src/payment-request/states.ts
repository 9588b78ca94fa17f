import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** `UNPAID`: can be paid. `EXPIRED`: not paid in time. `VOIDED`: ended by the merchant. */
export type PaymentRequestState = 'UNPAID' | 'PAID' | 'EXPIRED' | 'VOIDED'

/** Events of a payment request. `CHARGE` checks whether it can be paid, `PAID` records that it was. */
export type PaymentRequestEvent = 'CHARGE' | 'PAID' | 'EXPIRE' | 'VOID' | 'UPDATE' | 'DELETE'

export type PaymentRequestTask =
  | 'notify-paid'
  | 'notify-expired'
  | 'notify-voided'
  | 'notify-updated'
  | 'notify-deleted'

export type PaymentRequestRefusal = 'IS_PAID' | 'IS_EXPIRED' | 'IS_VOIDED'

const deleted = { tasks: ['notify-deleted'] } as const

/** A paid request stays paid. Voiding a request again notifies nobody twice. */
export const paymentRequestMoves = {
  UNPAID: {
    on: {
      CHARGE: { to: 'UNPAID', tasks: [] },
      PAID: { to: 'PAID', tasks: ['notify-paid'] },
      EXPIRE: { to: 'EXPIRED', tasks: ['notify-expired'] },
      VOID: { to: 'VOIDED', tasks: ['notify-voided'] },
      UPDATE: { to: 'UNPAID', tasks: ['notify-updated'] },
      DELETE: { to: 'UNPAID', ...deleted },
    },
    otherwise: 'IS_PAID',
  },
  PAID: { on: {}, otherwise: 'IS_PAID' },
  EXPIRED: { on: { DELETE: { to: 'EXPIRED', ...deleted } }, otherwise: 'IS_EXPIRED' },
  VOIDED: {
    on: { VOID: { to: 'VOIDED', tasks: [] }, DELETE: { to: 'VOIDED', ...deleted } },
    otherwise: 'IS_VOIDED',
  },
} as const satisfies Machine<PaymentRequestState, PaymentRequestEvent, PaymentRequestTask, PaymentRequestRefusal>

/** The initial state of a payment request. */
export const newPaymentRequest: Decided<PaymentRequestState> = decided('UNPAID')

/** Decides how an event changes a payment request. */
export const decidePaymentRequest = (
  state: PaymentRequestState,
  event: PaymentRequestEvent,
): Decision<PaymentRequestState, PaymentRequestTask, PaymentRequestRefusal> =>
  decideBy<PaymentRequestState, PaymentRequestEvent, PaymentRequestTask, PaymentRequestRefusal>(
    paymentRequestMoves,
    state,
    event,
  )
