import { expect, test } from 'vitest'
import { decideCancel, type Cancel, type CancelTask, type OrderToCancel } from './cancel.ts'

const [mug, book] = [
  { id: 'mug', quantity: 2, isSent: true },
  { id: 'book', quantity: 1, isSent: false },
]
const open: OrderToCancel = { status: 'APPROVED', stockTaken: true, ordered: [mug], sent: [] }
const plain: Cancel = { restocks: false, tellsBuyer: false }
const givesBack: readonly CancelTask[] = ['give-back']

test.each<[string, Partial<OrderToCancel>, Partial<Cancel>, readonly CancelTask[]]>([
  ['open', {}, {}, givesBack],
  ['open, its goods to be put back', {}, { restocks: true }, ['return-stock', ...givesBack]],
  ['open, its goods never taken', { stockTaken: false }, { restocks: true }, givesBack],
  ['open, its buyer to be told', {}, { tellsBuyer: true }, [...givesBack, 'tell-buyer']],
  ['sent in part', { sent: [{ id: 'mug', quantity: 1 }] }, {}, givesBack],
  ['digital, and handed over by nobody', { ordered: [book] }, {}, givesBack],
  ['left pending', { status: 'PENDING' }, {}, givesBack],
  ['canceled before', { status: 'CANCELED' }, { restocks: true, tellsBuyer: true }, []],
  ['canceled before, and sent', { status: 'CANCELED', sent: [{ id: 'mug', quantity: 2 }] }, {}, []],
])('an order that is %s is canceled', (_what, order, cancel, tasks) => {
  const decision = decideCancel({ ...open, ...order }, { ...plain, ...cancel })
  expect(decision).toEqual({ ok: true, status: 'CANCELED', tasks })
})

test.each<[string, Partial<OrderToCancel>, string]>([
  ['has gone out whole', { sent: [{ id: 'mug', quantity: 2 }] }, 'ALL_SENT'],
  ['has gone out but for what is digital', { ordered: [mug, book], sent: [{ id: 'mug', quantity: 2 }] }, 'ALL_SENT'],
  ['is digital and was handed over', { ordered: [book], sent: [{ id: 'book', quantity: 1 }] }, 'ALL_SENT'],
  ['was rejected', { status: 'REJECTED' }, 'IS_REJECTED'],
])('an order that %s is not canceled', (_what, order, code) => {
  expect(decideCancel({ ...open, ...order }, plain)).toEqual({ ok: false, code })
})
