import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** What the owner has done with a document; the rest of what it is called follows from the order's money. */
export type InvoiceState = 'DRAFT' | 'ISSUED' | 'VOID' | 'DELETED'

/** `SEND` is asked where its buyer is to get it by email; a credit note is taken back from what was issued. */
export type InvoiceEvent = 'ISSUE' | 'SEND' | 'VOID' | 'DELETE' | 'CREDIT'

export type InvoiceTask = 'take-number' | 'notify-added' | 'notify-sent' | 'notify-removed'

export type InvoiceRefusal = 'INVOICE_IS_DRAFT' | 'INVOICE_IS_ISSUED' | 'INVOICE_IS_VOID' | 'INVOICE_NOT_FOUND'

/** A draft has no number, and can be deleted. What was issued keeps its number for good: it can be voided alone. */
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

/** How a document begins. */
export const newInvoice: Decided<InvoiceState> = decided('DRAFT')

/** What an event does to a document: its next state and what is to be done, or why not. */
export const decideInvoice = (
  state: InvoiceState,
  event: InvoiceEvent,
): Decision<InvoiceState, InvoiceTask, InvoiceRefusal> =>
  decideBy<InvoiceState, InvoiceEvent, InvoiceTask, InvoiceRefusal>(invoiceMoves, state, event)
