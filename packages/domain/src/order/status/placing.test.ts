import { expect, test } from 'vitest'
import { noSums } from '../../payment/ledger.ts'
import { decidePlacing, type Placing } from './placing.ts'

const mug = { id: 'mug', quantity: 1, isSent: true }
const book = { id: 'book', quantity: 1, isSent: false }
const unpaid: Placing = { total: 100, sums: noSums, ordered: [mug], stockWaits: false }
const captured = (amount: number) => ({ ...noSums, captured: amount })

test.each<[string, Partial<Placing>, object]>([
  [
    'paid by card',
    { sums: captured(100) },
    { paymentStatus: 'PAID', stockTaken: true, activities: ['ORDER_PLACED', 'ORDER_PAID'] },
  ],
  [
    'partially paid with a gift card',
    { sums: captured(30) },
    { paymentStatus: 'PARTIALLY_PAID', activities: ['ORDER_PLACED', 'ORDER_PARTIALLY_PAID'] },
  ],
  ['to be paid offline', {}, { paymentStatus: 'NOT_PAID', stockTaken: true, activities: ['ORDER_PLACED'] }],
  ['unpaid, with stock taken on payment', { stockWaits: true }, { stockTaken: false }],
  ['paid at once, with stock taken on payment', { stockWaits: true, sums: captured(100) }, { stockTaken: true }],
  ['free of charge', { total: 0, stockWaits: true }, { paymentStatus: 'PAID', stockTaken: true }],
  ['digital only', { ordered: [book] }, { fulfillmentStatus: 'FULFILLED' }],
  ['partially digital', { ordered: [book, mug] }, { fulfillmentStatus: 'NOT_FULFILLED' }],
  [
    'paid with an authorization',
    { of: { held: 100, payments: [] } },
    { paymentStatus: 'PENDING_MERCHANT', activities: ['ORDER_PLACED', 'AUTHORIZED_PAYMENT_CREATED'] },
  ],
  [
    'paid with a pending payment',
    { of: { held: 0, payments: [{ status: 'PENDING', isOutside: false }] } },
    { paymentStatus: 'PENDING', activities: ['ORDER_PLACED', 'PAYMENT_PENDING'] },
  ],
  ['unpaid, and waiting for payment', { waitsForPayment: true }, { status: 'INITIALIZED', paymentStatus: 'NOT_PAID' }],
  [
    'paid, though it would otherwise wait for payment',
    { waitsForPayment: true, sums: captured(100) },
    { status: 'APPROVED' },
  ],
  [
    'under review',
    { isReviewed: true, waitsForPayment: true, sums: captured(100) },
    { status: 'PENDING', activities: ['ORDER_PLACED', 'ORDER_PAID', 'ORDER_PENDING'] },
  ],
  ['partially paid, with stock taken on payment', { stockWaits: true, sums: captured(30) }, { stockTaken: false }],
])('places an order that is %s', (_what, given, placed) => {
  expect(decidePlacing({ ...unpaid, ...given })).toMatchObject({ status: 'APPROVED', ...placed })
})
