import type { Minor } from '../money.ts'
import type { InvoiceState } from './states.ts'

/** The nine statuses of an invoice, by the names of the specification. */
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
  /** Invoice total. */
  readonly total: Minor
  /** Total of its credit notes. */
  readonly credited: Minor
  /** Amount received for its order, including amounts refunded later. */
  readonly paid: Minor
  /** Whether a payment is in progress, or authorized and not captured. */
  readonly isInProgress: boolean
  /** Overdue from this time on. */
  readonly dueDate?: Date
}

const ofOwner = { DRAFT: 'Draft', VOID: 'Void', DELETED: 'Deleted' } as const

/** Returns the amount due of an invoice: its total less credits and payments. */
export const outstandingOf = ({ total, credited, paid }: InvoiceFacts): Minor => Math.max(0, total - credited - paid)

/**
 * Returns the current status of an invoice. It is derived from the merchant's state, the order's payments and the time,
 * so that it is never out of date.
 */
export const invoiceStatusOf = (facts: InvoiceFacts, now: Date): InvoiceStatus => {
  const { state, paid, isInProgress, dueDate } = facts
  if (state !== 'ISSUED') return ofOwner[state]
  if (outstandingOf(facts) === 0) return 'Paid'
  if (isInProgress) return 'Processing'
  const isOverdue = dueDate !== undefined && now.getTime() >= dueDate.getTime()
  if (paid > 0) return isOverdue ? 'PartialAndOverdue' : 'PartiallyPaid'
  return isOverdue ? 'Overdue' : 'Sent'
}
