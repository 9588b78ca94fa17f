import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  decideFulfill,
  fulfillmentStatusOf,
  isSentWhole,
  linesToSend,
  type AskedLine,
  type OrderToSend,
} from './fulfillment.ts'

const [mugs, bowl, book] = [
  { id: 'mugs', quantity: 2, isSent: true },
  { id: 'bowl', quantity: 1, isSent: true },
  { id: 'book', quantity: 1, isSent: false },
]
const ordered = [mugs, bowl, book]
const send = (...asked: { id: string; quantity?: number }[]) => linesToSend(asked, { ordered, sent: [] })

test.each([
  ['nothing went out', [], 'NOT_FULFILLED'],
  ['some of it', [{ id: 'mugs', quantity: 1 }], 'PARTIALLY_FULFILLED'],
  [
    'all of it, in two parcels',
    [
      { id: 'mugs', quantity: 1 },
      { id: 'mugs', quantity: 1 },
      { id: 'bowl', quantity: 1 },
    ],
    'FULFILLED',
  ],
])('when %s the order says so', (_, sent, status) => {
  expect(fulfillmentStatusOf(ordered, sent)).toBe(status)
  expect(isSentWhole(ordered, sent)).toBe(status === 'FULFILLED')
})

test('an order of digital goods waits for no parcel, and none has gone out', () => {
  expect(fulfillmentStatusOf([book], [])).toBe('FULFILLED')
  expect(isSentWhole([book], [])).toBe(false)
  expect(send()).toEqual({
    ok: true,
    lines: [
      { id: 'mugs', quantity: 2 },
      { id: 'bowl', quantity: 1 },
    ],
  })
})

test('whoever hands digital goods over by themselves can say so, once', () => {
  const sent = [{ id: 'book', quantity: 1 }]
  expect(linesToSend([], { ordered: [book], sent: [] })).toEqual({ ok: true, lines: sent })
  expect(linesToSend([], { ordered: [book], sent })).toEqual({ ok: false, code: 'NOTHING_LEFT' })
  expect(send({ id: 'book' })).toEqual({ ok: true, lines: sent })
})

test('a line that is named twice goes out once, with both quantities', () => {
  expect(send({ id: 'mugs', quantity: 1 }, { id: 'mugs', quantity: 1 })).toEqual({
    ok: true,
    lines: [{ id: 'mugs', quantity: 2 }],
  })
  expect(send({ id: 'mugs', quantity: 1 }, { id: 'mugs' })).toMatchObject({ lines: [{ quantity: 2 }] })
})

test('however a line is named, no more of it goes out than is left', () => {
  const tooMany = (left: number) => ({ ok: false, code: 'TOO_MANY', lineItemId: 'mugs', left })
  expect(send({ id: 'mugs', quantity: 3 })).toEqual(tooMany(2))
  expect(send({ id: 'mugs', quantity: 2 }, { id: 'mugs', quantity: 2 })).toEqual(tooMany(0))
  expect(send({ id: 'mugs' }, { id: 'mugs' })).toEqual(tooMany(0))
  expect(send({ id: 'hat' })).toEqual({ ok: false, code: 'LINE_ITEM_NOT_FOUND', lineItemId: 'hat' })
})

const open: OrderToSend = { status: 'APPROVED', fulfillmentStatus: 'NOT_FULFILLED', ordered, sent: [] }
const oneMug = [{ id: 'mugs', quantity: 1 }]
const allMugs = [{ id: 'mugs', quantity: 2 }]
const bowlOnly = [{ id: 'bowl', quantity: 1 }]

test.each<[string, Partial<OrderToSend>, readonly AskedLine[], object]>([
  ['all at once', {}, [], { status: 'FULFILLED', left: 0, lines: [...allMugs, ...bowlOnly] }],
  ['a first parcel', {}, oneMug, { status: 'PARTIALLY_FULFILLED', left: 2, lines: oneMug }],
  [
    'the last parcel',
    { fulfillmentStatus: 'PARTIALLY_FULFILLED', sent: allMugs },
    [],
    { status: 'FULFILLED', left: 0, lines: bowlOnly },
  ],
  [
    'a digital line by hand, when all else has gone',
    { fulfillmentStatus: 'FULFILLED', sent: [...allMugs, ...bowlOnly] },
    [],
    { status: 'FULFILLED', left: 0, lines: [{ id: 'book', quantity: 1 }] },
  ],
])('%s goes out', (_what, given, asked, decided) => {
  expect(decideFulfill({ ...open, ...given }, asked)).toEqual({ ok: true, ...decided })
})

test.each<[string, Partial<OrderToSend>, readonly AskedLine[], object]>([
  ['of a canceled order', { status: 'CANCELED' }, [], { code: 'IS_CANCELED' }],
  ['of one that is not approved yet', { status: 'PENDING' }, [], { code: 'NOT_APPROVED' }],
  ['of one that has gone out with all its lines', { ordered: [bowl], sent: bowlOnly }, [], { code: 'NOTHING_LEFT' }],
  ['that was never ordered', {}, [{ id: 'hat' }], { code: 'LINE_ITEM_NOT_FOUND', lineItemId: 'hat' }],
  ['more than is left', { sent: oneMug }, allMugs, { code: 'TOO_MANY', lineItemId: 'mugs', left: 1 }],
  ['where parcels are missing that had gone out', { fulfillmentStatus: 'FULFILLED' }, oneMug, { code: 'SENT_BACK' }],
])('nothing goes out %s', (_what, given, asked, refusal) => {
  expect(decideFulfill({ ...open, ...given }, asked)).toEqual({ ok: false, ...refusal })
})

test('whatever goes out in whatever parcels, an order is sent further and never back', () => {
  const asked = fc.array(
    fc.record({ id: fc.constantFrom('mugs', 'bowl', 'book'), quantity: fc.integer({ min: 1, max: 2 }) }),
  )
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 6 }), (parcels) => {
      let order = open
      for (const parcel of parcels) {
        const decision = decideFulfill(order, parcel)
        if (!decision.ok && decision.code === 'SENT_BACK') throw new Error('A parcel came back by itself.')
        if (decision.ok)
          order = { ...order, fulfillmentStatus: decision.status, sent: [...order.sent, ...decision.lines] }
      }
      expect(order.fulfillmentStatus).toBe(fulfillmentStatusOf(ordered, order.sent))
    }),
  )
})

test('a line that was named with nothing is not sent', () => {
  const ordered = [
    { id: 'mug', quantity: 2, isSent: true },
    { id: 'bowl', quantity: 1, isSent: true },
  ]
  expect(fulfillmentStatusOf(ordered, [{ id: 'mug', quantity: 0 }])).toBe('NOT_FULFILLED')
  expect(fulfillmentStatusOf(ordered, [{ id: 'mug', quantity: 1 }])).toBe('PARTIALLY_FULFILLED')
  expect(fulfillmentStatusOf(ordered, [{ id: 'mug', quantity: 2 }])).toBe('PARTIALLY_FULFILLED')
})
