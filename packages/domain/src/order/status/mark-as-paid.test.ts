import { expect, test } from 'vitest'
import { noSums } from '../../payment/ledger.ts'
import { decideDue, decideMarkAsPaid, expectationsAfter, type OrderToPay } from './mark-as-paid.ts'

const transfer = { id: 'transfer', status: 'PENDING', amount: 100 } as const
const card = { id: 'gift-card', status: 'APPROVED', amount: 30 } as const
const unpaid: OrderToPay = { status: 'APPROVED', total: 100, sums: noSums, payments: [transfer] }
const captured = (amount: number) => ({ ...noSums, captured: amount })

test.each<[string, Partial<OrderToPay>, { paymentId: string | undefined; amount: number }]>([
  ['with the expected bank transfer', {}, { paymentId: 'transfer', amount: 100 }],
  ['without an expected payment', { payments: [] }, { paymentId: undefined, amount: 100 }],
  [
    'for the rest after a gift card',
    { sums: captured(30), payments: [card, { ...transfer, amount: 70 }] },
    { paymentId: 'transfer', amount: 70 },
  ],
  ['in addition to a received payment', { sums: captured(30), payments: [card] }, { paymentId: undefined, amount: 70 }],
  [
    'after the bank transfer was canceled',
    { payments: [{ ...transfer, status: 'CANCELED' }] },
    { paymentId: undefined, amount: 100 },
  ],
])('marks an order as paid %s', (_how, given, received) => {
  expect(decideMarkAsPaid({ ...unpaid, ...given })).toEqual({ ok: true, expectations: [], left: 0, ...received })
})

test.each<[string, Partial<OrderToPay>, string]>([
  ['is paid', { sums: captured(100) }, 'ALREADY_PAID'],
  ['is free', { total: 0 }, 'ALREADY_PAID'],
  ['is canceled', { status: 'CANCELED' }, 'IS_CANCELED'],
  ['is canceled and was paid', { status: 'CANCELED', sums: captured(100) }, 'IS_CANCELED'],
  ['is under review', { status: 'PENDING' }, 'IS_PENDING'],
])('does not mark an order as paid that %s', (_what, given, code) => {
  expect(decideMarkAsPaid({ ...unpaid, ...given })).toEqual({ ok: false, code })
})

const lower = (amount: number) => [{ paymentId: 'transfer', type: 'lower', amount }]
const callOff = [{ paymentId: 'transfer', type: 'cancel' }]

test.each<[string, Partial<OrderToPay>, number, object]>([
  ['a part of a bank transfer', {}, 40, { paymentId: undefined, left: 60, expectations: lower(60) }],
  ['all but the last cent', {}, 99, { paymentId: undefined, left: 1, expectations: lower(1) }],
  ['the full amount', {}, 100, { paymentId: 'transfer', left: 0, expectations: [] }],
  ['a part without an expected payment', { payments: [] }, 40, { paymentId: undefined, left: 60, expectations: [] }],
  ['the rest after a first part', { sums: captured(60) }, 40, { paymentId: undefined, left: 0, expectations: callOff }],
  [
    'the amount of one of two bank transfers',
    {
      payments: [
        { ...transfer, id: 'first', amount: 40 },
        { ...transfer, amount: 60 },
      ],
    },
    40,
    { paymentId: 'first', left: 60, expectations: [] },
  ],
])('marks an order as paid for %s', (_what, given, amount, received) => {
  expect(decideMarkAsPaid({ ...unpaid, ...given }, amount)).toEqual({ ok: true, amount, ...received })
})

test.each([0, -1, 101, 0.5, Number.NaN])('does not mark an order of 100 as paid for %s', (amount) => {
  expect(decideMarkAsPaid(unpaid, amount)).toEqual({ ok: false, code: 'INVALID_AMOUNT', due: 100 })
})

test('returns the amount due, regardless of expected payments', () => {
  expect(decideDue({ ...unpaid, sums: captured(30) })).toEqual({ ok: true, due: 70 })
  expect(decideDue({ ...unpaid, sums: captured(30) }, 71)).toEqual({ ok: false, code: 'INVALID_AMOUNT', due: 70 })
})

test('does not count held or promised payments as due', () => {
  expect(decideDue({ ...unpaid, held: 20, promised: 30 })).toEqual({ ok: true, due: 50 })
  expect(decideDue({ ...unpaid, promised: 100 })).toEqual({ ok: false, code: 'ALREADY_PAID' })
  expect(decideDue({ ...unpaid, sums: captured(90), promised: 30 })).toEqual({ ok: false, code: 'ALREADY_PAID' })
})

test('expects at most the amount due, and leaves received payments unchanged', () => {
  const payments = [
    { id: 'a', status: 'PENDING', amount: 50 },
    { id: 'b', status: 'APPROVED', amount: 30 },
    { id: 'c', status: 'PENDING', amount: 50 },
  ] as const
  expect(expectationsAfter(payments, 100)).toEqual([])
  expect(expectationsAfter(payments, 70)).toEqual([{ paymentId: 'c', type: 'lower', amount: 20 }])
  expect(expectationsAfter(payments, 50)).toEqual([{ paymentId: 'c', type: 'cancel' }])
  expect(expectationsAfter(payments, 0)).toEqual([
    { paymentId: 'a', type: 'cancel' },
    { paymentId: 'c', type: 'cancel' },
  ])
})
