import { expect, test } from 'vitest'
import { noSums } from '../payment/ledger.ts'
import { decideMarkAsPaid, type OrderToPay } from './mark-as-paid.ts'

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
  ['for no more than is due', { sums: captured(60) }, { paymentId: 'transfer', amount: 40 }],
  ['beside a payment that has come', { sums: captured(30), payments: [card] }, { paymentId: undefined, amount: 70 }],
  [
    'where the transfer was called off',
    { payments: [{ ...transfer, status: 'CANCELED' }] },
    { paymentId: undefined, amount: 100 },
  ],
])('an order is marked as paid %s', (_how, given, received) => {
  expect(decideMarkAsPaid({ ...unpaid, ...given })).toEqual({ ok: true, ...received })
})

test.each<[string, Partial<OrderToPay>, string]>([
  ['is paid', { sums: captured(100) }, 'ALREADY_PAID'],
  ['costs nothing', { total: 0 }, 'ALREADY_PAID'],
  ['is canceled', { status: 'CANCELED' }, 'IS_CANCELED'],
  ['is canceled and was paid', { status: 'CANCELED', sums: captured(100) }, 'IS_CANCELED'],
  ['is not approved yet', { status: 'PENDING' }, 'NOT_APPROVED'],
])('an order that %s is not marked as paid', (_what, given, code) => {
  expect(decideMarkAsPaid({ ...unpaid, ...given })).toEqual({ ok: false, code })
})
