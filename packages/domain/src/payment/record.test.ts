import { expect, test } from 'vitest'
import { noSums, type Sums } from './ledger.ts'
import { balanceOf, decideOrderPayment, orderPaymentStatusOf, type PaymentOfOrder } from './order-payment.ts'
import {
  decideRecord,
  newRecord,
  recordStatusOf,
  type PaymentRecord,
  type RecordEvent,
  type RecordStatus,
} from './record.ts'
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
])('gives a payment with %j the status %s', (moved, status) => {
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
])('gives an order of %i with %j the status %s', (total, moved, status) => {
  expect(orderPaymentStatusOf({ total, isCanceled: false }, sums(moved))).toBe(status)
})

const outside = (status: RecordStatus): PaymentOfOrder => ({ status, isOutside: true })
const online = (status: RecordStatus): PaymentOfOrder => ({ status, isOutside: false })

test.each<[readonly PaymentOfOrder[], string]>([
  [[], 'NOT_PAID'],
  [[online('PENDING')], 'PENDING'],
  [[outside('PENDING')], 'NOT_PAID'],
  [[outside('PENDING_MERCHANT')], 'PENDING_MERCHANT'],
  [[online('PENDING_MERCHANT'), online('PENDING'), online('DECLINED')], 'PENDING'],
  [[online('PENDING_MERCHANT'), online('DECLINED')], 'PENDING_MERCHANT'],
  [[online('VOIDED'), online('DECLINED')], 'DECLINED'],
  [[online('DECLINED'), online('VOIDED')], 'CANCELED'],
  [[online('DECLINED'), online('CANCELED')], 'NOT_PAID'],
  [[online('VOIDED')], 'CANCELED'],
  [[online('CANCELED'), online('VOIDED'), online('DECLINED')], 'DECLINED'],
])('gives an unpaid order with the payments %j the status %s', (payments, status) => {
  expect(orderPaymentStatusOf({ total: 100, isCanceled: false }, noSums, { held: 0, payments })).toBe(status)
})

test('prefers held money over other payments of an order', () => {
  const of = { held: 1, payments: [online('PENDING'), online('DECLINED')] }
  expect(orderPaymentStatusOf({ total: 100, isCanceled: false }, noSums, of)).toBe('PENDING_MERCHANT')
  expect(decideOrderPayment('PENDING', { total: 100, isCanceled: false, stockTaken: false }, noSums, of)).toEqual({
    ok: true,
    status: 'PENDING_MERCHANT',
    tasks: ['notify-status'],
  })
})

test('takes no stock for a canceled order that is paid', () => {
  const order = { total: 100, isCanceled: true, stockTaken: false }
  expect(decideOrderPayment('NOT_PAID', order, sums({ captured: 100 }))).toEqual({
    ok: true,
    status: 'PAID',
    tasks: ['notify-status'],
  })
})

test('calculates the balance: due, paid, authorized, refunded and charged back', () => {
  const moved = sums({ authorized: 60, captured: 40, refunded: 5, disputed: 20, 'dispute-reversed': 8 })
  const balance = { due: 60, paid: 40, refunded: 5, authorized: 20, chargeback: 12 }
  expect(balanceOf({ total: 100 }, moved)).toEqual(balance)
  expect(balanceOf({ total: 100 }, moved, { held: 7 })).toEqual({ ...balance, authorized: 7 })
  expect(balanceOf({ total: 30 }, moved)).toMatchObject({ due: 0 })
})

const pending = newRecord(100)
const paid: PaymentRecord = { amount: 100, status: 'APPROVED', sums: sums({ captured: 100 }) }

test.each<[string, PaymentRecord, RecordEvent, object]>([
  [
    'records a payment',
    pending,
    { type: 'captured', amount: 100 },
    { ok: true, status: 'APPROVED', sums: sums({ captured: 100 }), movements: [{ type: 'captured', amount: 100 }] },
  ],
  [
    'cancels a pending payment without moving money',
    pending,
    { type: 'canceled' },
    { ok: true, status: 'CANCELED', sums: noSums, movements: [] },
  ],
  [
    'declines a pending payment that fails',
    pending,
    { type: 'declined' },
    { ok: true, status: 'DECLINED', sums: noSums, movements: [] },
  ],
  [
    'waits for the store to cash a check',
    pending,
    { type: 'awaits-merchant' },
    { ok: true, status: 'PENDING_MERCHANT', sums: noSums, movements: [] },
  ],
  [
    'waits for the money of a cashed check',
    { ...pending, status: 'PENDING_MERCHANT' },
    { type: 'awaits-money' },
    { ok: true, status: 'PENDING', sums: noSums, movements: [] },
  ],
  [
    'accepts a payment after it was declined',
    { ...pending, status: 'DECLINED' },
    { type: 'captured', amount: 100 },
    { ok: true, status: 'APPROVED', sums: sums({ captured: 100 }), movements: [{ type: 'captured', amount: 100 }] },
  ],
  [
    'does not authorize a payment after it was declined',
    { ...pending, status: 'DECLINED' },
    { type: 'authorized', amount: 100 },
    { ok: false, code: 'PAYMENT_MOVED_BACK' },
  ],
  ['does not cancel a received payment', paid, { type: 'canceled' }, { ok: false, code: 'PAYMENT_RECEIVED' }],
  [
    'records nothing for a canceled payment',
    { ...pending, status: 'CANCELED' },
    { type: 'captured', amount: 1 },
    { ok: false, code: 'PAYMENT_CANCELED' },
  ],
  ['rejects more than the amount', pending, { type: 'captured', amount: 101 }, { ok: false, code: 'INVALID_AMOUNT' }],
])('%s', (_what, record, event, decision) => {
  expect(decideRecord(record, event)).toEqual(decision)
})

test('refunds a payment only once', () => {
  expect(decideRefund('started', 'SUCCEEDED')).toMatchObject({ ok: true, state: 'succeeded', tasks: ['note-refunded'] })
  expect(decideRefund('succeeded', 'SUCCEEDED')).toMatchObject({ ok: false, code: 'ALREADY_REFUNDED' })
})

test('has no tasks if the status stays the same, and takes no stock for a partial payment', () => {
  const order = { total: 100, isCanceled: false, stockTaken: false }
  const decide = (before: 'NOT_PAID' | 'PAID', moved: Partial<Sums>) => decideOrderPayment(before, order, sums(moved))
  expect(decide('PAID', { captured: 100 })).toEqual({ ok: true, status: 'PAID', tasks: [] })
  expect(decide('NOT_PAID', {})).toEqual({ ok: true, status: 'NOT_PAID', tasks: [] })
  expect(decide('NOT_PAID', { captured: 40 })).toEqual({ ok: true, status: 'PARTIALLY_PAID', tasks: ['notify-status'] })
})
