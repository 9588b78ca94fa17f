import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** The state of a document set by the merchant. The rest of its status is derived from payments. */
export type InvoiceState = 'DRAFT' | 'ISSUED' | 'VOID' | 'DELETED'

/** `SEND`: email it to the buyer. `CREDIT`: create a credit note for it. */
export type InvoiceEvent = 'ISSUE' | 'SEND' | 'VOID' | 'DELETE' | 'CREDIT'

export type InvoiceTask = 'take-number' | 'notify-added' | 'notify-sent' | 'notify-removed'

export type InvoiceRefusal = 'INVOICE_IS_DRAFT' | 'INVOICE_IS_ISSUED' | 'INVOICE_IS_VOID' | 'INVOICE_NOT_FOUND'

/** A draft has no number and can be deleted. An issued document keeps its number forever and can only be voided. */
export const invoiceMoves = {
  DRAFT: {
    on: {
      ISSUE: { to: 'ISSUED', tasks: ['take-number', 'notify-added'] },
      DELETE: { to: 'DELETED', tasks: [] },
    },
    otherwise: 'INVOICE_IS_DRAFT',
  },
  ISSUED: {
    on: {
      SEND: { to: 'ISSUED', tasks: ['notify-sent'] },
      VOID: { to: 'VOID', tasks: ['notify-removed'] },
      CREDIT: { to: 'ISSUED', tasks: [] },
    },
    otherwise: 'INVOICE_IS_ISSUED',
  },
  VOID: { on: { VOID: { to: 'VOID', tasks: [] } }, otherwise: 'INVOICE_IS_VOID' },
  DELETED: { on: { DELETE: { to: 'DELETED', tasks: [] } }, otherwise: 'INVOICE_NOT_FOUND' },
} as const satisfies Machine<InvoiceState, InvoiceEvent, InvoiceTask, InvoiceRefusal>

/** The initial state of a document. */
export const newInvoice: Decided<InvoiceState> = decided('DRAFT')

/** Decides how an event changes a document: its next state and the tasks to perform, or why it is refused. */
export const decideInvoice = (
  state: InvoiceState,
  event: InvoiceEvent,
): Decision<InvoiceState, InvoiceTask, InvoiceRefusal> =>
  decideBy<InvoiceState, InvoiceEvent, InvoiceTask, InvoiceRefusal>(invoiceMoves, state, event)
