import { expect, test } from 'vitest'
import { noSums } from '../payment/ledger.ts'
import { decideImport, type Past } from './importing.ts'

const pieces = { ordered: [{ id: 'mug', quantity: 1, isSent: true }], parcels: [], restocked: [] }
const past: Past = { status: 'APPROVED', paymentStatus: 'PAID', total: 100, pieces }
const sent = { ...pieces, parcels: [{ id: 'parcel', lines: [{ id: 'mug', quantity: 1 }], isOut: true }] }

test.each<[string, Partial<Past>, object]>([
  ['paid', {}, { status: 'APPROVED', paymentStatus: 'PAID', sums: { ...noSums, captured: 100 } }],
  ['not paid', { paymentStatus: 'NOT_PAID' }, { status: 'APPROVED', paymentStatus: 'NOT_PAID', sums: noSums }],
  [
    'refunded',
    { paymentStatus: 'FULLY_REFUNDED' },
    { paymentStatus: 'FULLY_REFUNDED', sums: { ...noSums, captured: 100, refunded: 100 } },
  ],
  ['sent', { pieces: sent }, { fulfillmentStatus: 'FULFILLED' }],
  ['not shipped', {}, { fulfillmentStatus: 'NOT_FULFILLED' }],
  [
    'canceled',
    { status: 'CANCELED', paymentStatus: 'NOT_PAID' },
    { status: 'CANCELED', fulfillmentStatus: 'CANCELED' },
  ],
  ['free', { total: 0 }, { status: 'APPROVED', paymentStatus: 'PAID', sums: noSums }],
  ['free and canceled', { total: 0, status: 'CANCELED' }, { status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' }],
])('imports an order that was %s', (_what, more, imported) => {
  expect(decideImport({ ...past, ...more })).toMatchObject(imported)
})
