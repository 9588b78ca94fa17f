import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** `UNPAID`: it can be paid. `EXPIRED`: its time was over before. `VOIDED`: the owner ended it. */
export type PaymentRequestState = 'UNPAID' | 'PAID' | 'EXPIRED' | 'VOIDED'

/** What happens to a payment request. `CHARGE` asks whether it may be paid, `PAID` says that it was. */
export type PaymentRequestEvent = 'CHARGE' | 'PAID' | 'EXPIRE' | 'VOID' | 'UPDATE' | 'DELETE'

export type PaymentRequestTask =
  | 'notify-paid'
  | 'notify-expired'
  | 'notify-voided'
  | 'notify-updated'
  | 'notify-deleted'

export type PaymentRequestRefusal = 'IS_PAID' | 'IS_EXPIRED' | 'IS_VOIDED'

const deleted = { tasks: ['notify-deleted'] } as const

/** What was paid stays so; what was voided is voided again without anyone being told twice. */
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

/** How a payment request begins. */
export const newPaymentRequest: Decided<PaymentRequestState> = decided('UNPAID')

/** What an event does to a payment request. */
export const decidePaymentRequest = (
  state: PaymentRequestState,
  event: PaymentRequestEvent,
): Decision<PaymentRequestState, PaymentRequestTask, PaymentRequestRefusal> =>
  decideBy<PaymentRequestState, PaymentRequestEvent, PaymentRequestTask, PaymentRequestRefusal>(
    paymentRequestMoves,
    state,
    event,
  )
