import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invoiceStatuses, invoiceStatusOf, outstandingOf, type InvoiceFacts, type InvoiceStatus } from './status.ts'

const now = new Date('2026-11-23T12:00:00Z')
const [past, future] = [new Date('2026-11-22T23:59:59Z'), new Date('2026-11-24T00:00:00Z')]
const issued: InvoiceFacts = { state: 'ISSUED', total: 1000, credited: 0, paid: 0, isInProgress: false }

const cases: Readonly<Record<InvoiceStatus, readonly InvoiceFacts[]>> = {
  Draft: [
    { ...issued, state: 'DRAFT' },
    { ...issued, state: 'DRAFT', paid: 1000, dueDate: past },
  ],
  Sent: [issued, { ...issued, dueDate: future }, { ...issued, credited: 999 }],
  Processing: [
    { ...issued, isInProgress: true },
    { ...issued, isInProgress: true, dueDate: past },
    { ...issued, paid: 400, isInProgress: true },
  ],
  Paid: [
    { ...issued, paid: 1000 },
    { ...issued, paid: 1000, dueDate: past },
    { ...issued, paid: 600, credited: 400 },
    { ...issued, credited: 1000 },
    { ...issued, total: 0 },
  ],
  Overdue: [
    { ...issued, dueDate: past },
    { ...issued, dueDate: now },
  ],
  Void: [{ ...issued, state: 'VOID', paid: 1000 }],
  Deleted: [{ ...issued, state: 'DELETED' }],
  PartiallyPaid: [
    { ...issued, paid: 1 },
    { ...issued, paid: 500, credited: 499, dueDate: future },
  ],
  PartialAndOverdue: [{ ...issued, paid: 999, dueDate: past }],
}

test.each(Object.entries(cases))('has the status %s', (status, facts) => {
  expect(facts.map((one) => invoiceStatusOf(one, now))).toEqual(facts.map(() => status))
})

test('can have each of the nine statuses of the specification', () => {
  expect(Object.keys(cases).toSorted()).toEqual([...invoiceStatuses].toSorted())
  expect(invoiceStatuses).toHaveLength(9)
})

test('becomes overdue only over time, and paid only by payments', () => {
  const amount = fc.nat(2000)
  fc.assert(
    fc.property(amount, amount, amount, fc.boolean(), (total, credited, paid, isInProgress) => {
      const facts: InvoiceFacts = { state: 'ISSUED', total, credited, paid, isInProgress: isInProgress, dueDate: past }
      const isPaid = invoiceStatusOf(facts, now) === 'Paid'
      expect(isPaid).toBe(credited + paid >= total)
      expect(outstandingOf(facts) === 0).toBe(isPaid)
      expect(invoiceStatusOf(facts, new Date(0))).not.toMatch(/Overdue/)
    }),
  )
})
