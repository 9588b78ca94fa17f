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
const plain: Cancel = { restocks: false, tellsBuyer: false }
const givesBack: readonly CancelTask[] = ['give-back']

test.each<[string, Partial<OrderToCancel>, Partial<Cancel>, readonly CancelTask[]]>([
  ['open', {}, {}, givesBack],
  ['open, its goods to be put back', {}, { restocks: true }, ['return-stock', ...givesBack]],
  ['open, its goods never taken', { stockTaken: false }, { restocks: true }, givesBack],
  ['open, its buyer to be told', {}, { tellsBuyer: true }, [...givesBack, 'notify-buyer']],
  ['sent in part', sent('mug', 1, 'PARTIALLY_FULFILLED'), {}, givesBack],
  ['digital, and handed over by nobody', { ordered: [book], fulfillmentStatus: 'FULFILLED' }, {}, givesBack],
  ['waiting for its payment', { status: 'INITIALIZED' }, {}, givesBack],
  ['canceled before', { status: 'CANCELED' }, { restocks: true, tellsBuyer: true }, []],
  ['canceled before, and sent', { status: 'CANCELED', ...sent('mug', 2, 'FULFILLED') }, {}, []],
])('an order that is %s is canceled', (_what, order, cancel, tasks) => {
  const decision = decideCancel({ ...open, ...order }, { ...plain, ...cancel })
  expect(decision).toMatchObject({ ok: true, status: 'CANCELED', tasks })
})

test.each<[string, Partial<OrderToCancel>, string]>([
  ['has gone out whole', sent('mug', 2, 'FULFILLED'), 'ALL_SENT'],
  ['has gone out but for what is digital', { ordered: [mug, book], ...sent('mug', 2, 'FULFILLED') }, 'ALL_SENT'],
  ['is digital and was handed over', { ordered: [book], ...sent('book', 1, 'FULFILLED') }, 'ALL_SENT'],
  ['is under review', { status: 'PENDING' }, 'IS_PENDING'],
  ['was rejected', { status: 'REJECTED' }, 'IS_REJECTED'],
])('an order that %s is not canceled', (_what, order, code) => {
  expect(decideCancel({ ...open, ...order }, plain)).toEqual({ ok: false, code })
})

test.each<[string, Partial<OrderToCancel>, string]>([
  ['before anything of it went out is not sent any more', {}, 'CANCELED'],
  [
    'with a parcel that is only packed, too',
    { parcels: [{ id: 'parcel', lines: [{ id: 'mug', quantity: 2 }], isOut: false }] },
    'CANCELED',
  ],
  ['after a part went out has sent that part', sent('mug', 1, 'PARTIALLY_FULFILLED'), 'PARTIALLY_FULFILLED'],
  ['with nothing to send stays as it was', { ordered: [book], fulfillmentStatus: 'FULFILLED' }, 'FULFILLED'],
])('an order that is canceled %s', (_what, order, fulfillmentStatus) => {
  expect(decideCancel({ ...open, ...order }, plain)).toMatchObject({ ok: true, fulfillmentStatus })
})
