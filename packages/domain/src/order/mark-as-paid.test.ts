import { expect, test } from 'vitest'
import { noSums } from '../payment/ledger.ts'
import { decideDue, decideMarkAsPaid, expectationsAfter, type OrderToPay } from './mark-as-paid.ts'

const transfer = { id: 'transfer', status: 'PENDING', amount: 100 } as const
const card = { id: 'gift-card', status: 'APPROVED', amount: 30 } as const
const unpaid: OrderToPay = { status: 'APPROVED', total: 100, sums: noSums, payments: [transfer] }
const captured = (amount: number) => ({ ...noSums, captured: amount })

test.each<[string, Partial<OrderToPay>, { paymentId: string | undefined; amount: number }]>([
  ['by the transfer that was expected', {}, { paymentId: 'transfer', amount: 100 }],
  ['without any payment being expected', { payments: [] }, { paymentId: undefined, amount: 100 }],
  [
    'for what a gift card has left',
    { sums: captured(30), payments: [card, { ...transfer, amount: 70 }] },
    { paymentId: 'transfer', amount: 70 },
  ],
  ['beside a payment that has come', { sums: captured(30), payments: [card] }, { paymentId: undefined, amount: 70 }],
  [
    'where the transfer was called off',
    { payments: [{ ...transfer, status: 'CANCELED' }] },
    { paymentId: undefined, amount: 100 },
  ],
])('an order is marked as paid %s', (_how, given, received) => {
  expect(decideMarkAsPaid({ ...unpaid, ...given })).toEqual({ ok: true, expectations: [], left: 0, ...received })
})

test.each<[string, Partial<OrderToPay>, string]>([
  ['is paid', { sums: captured(100) }, 'ALREADY_PAID'],
  ['costs nothing', { total: 0 }, 'ALREADY_PAID'],
  ['is canceled', { status: 'CANCELED' }, 'IS_CANCELED'],
  ['is canceled and was paid', { status: 'CANCELED', sums: captured(100) }, 'IS_CANCELED'],
  ['is under review', { status: 'PENDING' }, 'IS_PENDING'],
])('an order that %s is not marked as paid', (_what, given, code) => {
  expect(decideMarkAsPaid({ ...unpaid, ...given })).toEqual({ ok: false, code })
})

const lower = (amount: number) => [{ paymentId: 'transfer', type: 'lower', amount }]
const callOff = [{ paymentId: 'transfer', type: 'call-off' }]

test.each<[string, Partial<OrderToPay>, number, object]>([
  ['a part of a transfer', {}, 40, { paymentId: undefined, left: 60, expectations: lower(60) }],
  ['the last cent', {}, 99, { paymentId: undefined, left: 1, expectations: lower(1) }],
  ['all of it', {}, 100, { paymentId: 'transfer', left: 0, expectations: [] }],
  ['a part where nothing was expected', { payments: [] }, 40, { paymentId: undefined, left: 60, expectations: [] }],
  ['the rest of two parts', { sums: captured(60) }, 40, { paymentId: undefined, left: 0, expectations: callOff }],
  [
    'what one of two transfers was for',
    {
      payments: [
        { ...transfer, id: 'first', amount: 40 },
        { ...transfer, amount: 60 },
      ],
    },
    40,
    { paymentId: 'first', left: 60, expectations: [] },
  ],
])('an order is marked as paid for %s', (_what, given, amount, received) => {
  expect(decideMarkAsPaid({ ...unpaid, ...given }, amount)).toEqual({ ok: true, amount, ...received })
})

test.each([0, -1, 101, 0.5, Number.NaN])('an order of 100 is not marked as paid for %s', (amount) => {
  expect(decideMarkAsPaid(unpaid, amount)).toEqual({ ok: false, code: 'INVALID_AMOUNT', due: 100 })
})

test('what is due is told, whatever is expected of it', () => {
  expect(decideDue({ ...unpaid, sums: captured(30) })).toEqual({ ok: true, due: 70 })
  expect(decideDue({ ...unpaid, sums: captured(30) }, 71)).toEqual({ ok: false, code: 'INVALID_AMOUNT', due: 70 })
})

test('what a provider holds or is about to bring is not due', () => {
  expect(decideDue({ ...unpaid, held: 20, promised: 30 })).toEqual({ ok: true, due: 50 })
  expect(decideDue({ ...unpaid, promised: 100 })).toEqual({ ok: false, code: 'ALREADY_PAID' })
  expect(decideDue({ ...unpaid, sums: captured(90), promised: 30 })).toEqual({ ok: false, code: 'ALREADY_PAID' })
})

test('never more is expected than is due, and nothing that has come is touched', () => {
  const payments = [
    { id: 'a', status: 'PENDING', amount: 50 },
    { id: 'b', status: 'APPROVED', amount: 30 },
    { id: 'c', status: 'PENDING', amount: 50 },
  ] as const
  expect(expectationsAfter(payments, 100)).toEqual([])
  expect(expectationsAfter(payments, 70)).toEqual([{ paymentId: 'c', type: 'lower', amount: 20 }])
  expect(expectationsAfter(payments, 50)).toEqual([{ paymentId: 'c', type: 'call-off' }])
  expect(expectationsAfter(payments, 0)).toEqual([
    { paymentId: 'a', type: 'call-off' },
    { paymentId: 'c', type: 'call-off' },
  ])
})
