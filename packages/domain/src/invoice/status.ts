import type { Minor } from '../money.ts'
import type { InvoiceState } from './states.ts'

/** The nine states of an invoice, by the specification's names. */
export const invoiceStatuses = [
  'Draft',
  'Sent',
  'Processing',
  'Paid',
  'Overdue',
  'Void',
  'Deleted',
  'PartiallyPaid',
  'PartialAndOverdue',
] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export interface InvoiceFacts {
  readonly state: InvoiceState
  /** What the invoice asks for. */
  readonly total: Minor
  /** What its credit notes have taken back. */
  readonly credited: Minor
  /** What came in for its order, whatever of it went back. */
  readonly paid: Minor
  /** Money is on its way, or held and not captured yet. */
  readonly isOnItsWay: boolean
  /** From then on it is overdue. */
  readonly dueDate?: Date
}

const ofOwner = { DRAFT: 'Draft', VOID: 'Void', DELETED: 'Deleted' } as const

/** What of an invoice is still to be paid: not what was credited, and not what has come in. */
export const outstandingOf = ({ total, credited, paid }: InvoiceFacts): Minor => Math.max(0, total - credited - paid)

/**
 * What an invoice is called now. The owner's part is its state, the rest is read off the order's money and the clock, so
 * that it is never out of date.
 */
export const invoiceStatusOf = (facts: InvoiceFacts, now: Date): InvoiceStatus => {
  const { state, paid, isOnItsWay, dueDate } = facts
  if (state !== 'ISSUED') return ofOwner[state]
  if (outstandingOf(facts) === 0) return 'Paid'
  if (isOnItsWay) return 'Processing'
  const isOverdue = dueDate !== undefined && now.getTime() >= dueDate.getTime()
  if (paid > 0) return isOverdue ? 'PartialAndOverdue' : 'PartiallyPaid'
  return isOverdue ? 'Overdue' : 'Sent'
}
