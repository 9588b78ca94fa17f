import { expect, test } from 'vitest'
import { decideCancel, type Cancel, type CancelTask, type OrderToCancel } from './cancel.ts'

const [mug, book] = [
  { id: 'mug', quantity: 2, isSent: true },
  { id: 'book', quantity: 1, isSent: false },
]
const open: OrderToCancel = {
  status: 'APPROVED',
  fulfillmentStatus: 'NOT_FULFILLED',
  stockTaken: true,
  ordered: [mug],
  parcels: [],
  restocked: [],
}
const sent = (id: string, quantity: number, fulfillmentStatus: OrderToCancel['fulfillmentStatus']) => ({
  fulfillmentStatus,
  parcels: [{ id: 'parcel', lines: [{ id, quantity }], isOut: true }],
})
const plain: Cancel = { restocks: false, notifiesBuyer: false }
const givesBack: readonly CancelTask[] = ['give-back']

test.each<[string, Partial<OrderToCancel>, Partial<Cancel>, readonly CancelTask[]]>([
  ['open', {}, {}, givesBack],
  ['open, with restocking', {}, { restocks: true }, ['return-stock', ...givesBack]],
  ['open, its goods not yet taken from stock', { stockTaken: false }, { restocks: true }, givesBack],
  ['open, with an email to the buyer', {}, { notifiesBuyer: true }, [...givesBack, 'notify-buyer']],
  ['partially shipped', sent('mug', 1, 'PARTIALLY_FULFILLED'), {}, givesBack],
  ['digital, and not handed over', { ordered: [book], fulfillmentStatus: 'FULFILLED' }, {}, givesBack],
  ['waiting for payment', { status: 'INITIALIZED' }, {}, givesBack],
  ['canceled before', { status: 'CANCELED' }, { restocks: true, notifiesBuyer: true }, []],
  ['canceled before, and shipped', { status: 'CANCELED', ...sent('mug', 2, 'FULFILLED') }, {}, []],
])('cancels an order that is %s', (_what, order, cancel, tasks) => {
  const decision = decideCancel({ ...open, ...order }, { ...plain, ...cancel })
  expect(decision).toMatchObject({ ok: true, status: 'CANCELED', tasks })
})

test.each<[string, Partial<OrderToCancel>, string]>([
  ['was fully shipped', sent('mug', 2, 'FULFILLED'), 'ALL_SENT'],
  ['was shipped except for digital goods', { ordered: [mug, book], ...sent('mug', 2, 'FULFILLED') }, 'ALL_SENT'],
  ['is digital and was handed over', { ordered: [book], ...sent('book', 1, 'FULFILLED') }, 'ALL_SENT'],
  ['is under review', { status: 'PENDING' }, 'IS_PENDING'],
  ['was rejected', { status: 'REJECTED' }, 'IS_REJECTED'],
])('does not cancel an order that %s', (_what, order, code) => {
  expect(decideCancel({ ...open, ...order }, plain)).toEqual({ ok: false, code })
})

test.each<[string, Partial<OrderToCancel>, string]>([
  ['before any shipment: canceled', {}, 'CANCELED'],
  [
    'with a packed parcel that was not shipped: canceled',
    { parcels: [{ id: 'parcel', lines: [{ id: 'mug', quantity: 2 }], isOut: false }] },
    'CANCELED',
  ],
  ['after a partial shipment: partially fulfilled', sent('mug', 1, 'PARTIALLY_FULFILLED'), 'PARTIALLY_FULFILLED'],
  ['with nothing to ship: unchanged', { ordered: [book], fulfillmentStatus: 'FULFILLED' }, 'FULFILLED'],
])('sets the fulfillment status of an order canceled %s', (_what, order, fulfillmentStatus) => {
  expect(decideCancel({ ...open, ...order }, plain)).toMatchObject({ ok: true, fulfillmentStatus })
})
