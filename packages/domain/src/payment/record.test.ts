import { expect, test } from 'vitest'
import { noSums, type Sums } from './ledger.ts'
import { decideOrderPayment, orderPaymentStatusOf } from './order-payment.ts'
import { decideRecord, newRecord, recordStatusOf, type PaymentRecord, type RecordEvent } from './record.ts'
import { decideRefund } from './refund.ts'

const sums = (given: Partial<Sums>): Sums => ({ ...noSums, ...given })

test.each<[Partial<Sums>, string]>([
  [{}, 'PENDING'],
  [{ authorized: 100 }, 'AUTHORIZED'],
  [{ authorized: 100, voided: 40 }, 'AUTHORIZED'],
  [{ authorized: 100, voided: 100 }, 'VOIDED'],
  [{ captured: 100 }, 'APPROVED'],
  [{ captured: 40 }, 'APPROVED'],
  [{ authorized: 100, captured: 60 }, 'APPROVED'],
  [{ captured: 100, refunded: 1 }, 'PARTIALLY_REFUNDED'],
  [{ captured: 100, refunded: 99 }, 'PARTIALLY_REFUNDED'],
  [{ captured: 100, refunded: 100 }, 'REFUNDED'],
])('a payment with %j is %s', (moved, status) => {
  expect(recordStatusOf(sums(moved))).toBe(status)
})

test.each<[number, Partial<Sums>, string]>([
  [100, {}, 'NOT_PAID'],
  [100, { authorized: 100 }, 'PENDING_MERCHANT'],
  [100, { captured: 99 }, 'PARTIALLY_PAID'],
  [100, { captured: 100 }, 'PAID'],
  [100, { captured: 120 }, 'PAID'],
  [100, { captured: 100, refunded: 1 }, 'PARTIALLY_REFUNDED'],
  [100, { captured: 100, refunded: 100 }, 'FULLY_REFUNDED'],
  [100, { captured: 40, refunded: 40 }, 'FULLY_REFUNDED'],
])('an order over %i with %j is %s', (total, moved, status) => {
  expect(orderPaymentStatusOf({ total, isCanceled: false }, sums(moved))).toBe(status)
})

const pending = newRecord(100)
const paid: PaymentRecord = { amount: 100, status: 'APPROVED', sums: sums({ captured: 100 }) }

test.each<[string, PaymentRecord, RecordEvent, object]>([
  [
    'money that comes is written down',
    pending,
    { type: 'captured', amount: 100 },
    { ok: true, status: 'APPROVED', sums: sums({ captured: 100 }), movements: [{ type: 'captured', amount: 100 }] },
  ],
  [
    'what nobody expects any more moves nothing',
    pending,
    { type: 'canceled' },
    { ok: true, status: 'CANCELED', sums: noSums, movements: [] },
  ],
  ['what has come is not canceled', paid, { type: 'canceled' }, { ok: false, code: 'PAYMENT_RECEIVED' }],
  [
    'nothing comes after it was canceled',
    { ...pending, status: 'CANCELED' },
    { type: 'captured', amount: 1 },
    { ok: false, code: 'PAYMENT_CANCELED' },
  ],
  [
    'more than it is for does not come',
    pending,
    { type: 'captured', amount: 101 },
    { ok: false, code: 'INVALID_AMOUNT' },
  ],
])('%s', (_what, record, event, decision) => {
  expect(decideRecord(record, event)).toEqual(decision)
})

test('a refund goes back once', () => {
  expect(decideRefund('started', 'SUCCEEDED')).toMatchObject({ ok: true, state: 'succeeded', tasks: ['note-refunded'] })
  expect(decideRefund('succeeded', 'SUCCEEDED')).toMatchObject({ ok: false, code: 'ALREADY_REFUNDED' })
})

test('an order whose payment stays as it was has nothing to do, and one that is paid in part takes no stock', () => {
  const order = { total: 100, isCanceled: false, stockTaken: false }
  const decide = (before: 'NOT_PAID' | 'PAID', moved: Partial<Sums>) => decideOrderPayment(before, order, sums(moved))
  expect(decide('PAID', { captured: 100 })).toEqual({ ok: true, status: 'PAID', tasks: [] })
  expect(decide('NOT_PAID', {})).toEqual({ ok: true, status: 'NOT_PAID', tasks: [] })
  expect(decide('NOT_PAID', { captured: 40 })).toEqual({ ok: true, status: 'PARTIALLY_PAID', tasks: ['tell-status'] })
})
