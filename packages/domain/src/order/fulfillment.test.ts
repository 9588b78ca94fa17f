import { expect, test } from 'vitest'
import { fulfillmentStatusOf, isSentWhole, linesToSend } from './fulfillment.ts'

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
