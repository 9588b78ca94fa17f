import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideReceived, decideRequest, returnability, type OrderToReturn } from './returnable.ts'
import { decideReturn, returnMoves, type ReturnEvent, type ReturnStatus } from './states.ts'

const day = 24 * 60 * 60 * 1000
const order = (more: Partial<OrderToReturn> = {}): OrderToReturn => ({
  status: 'APPROVED',
  lines: [{ id: 'mug', quantity: 3, kind: 'goods' }],
  parcels: [{ lines: [{ id: 'mug', quantity: 2 }], sentMs: 0 }],
  returns: [],
  refunds: [],
  ...more,
})
const rules = { enabled: true, windowMs: 30 * day }
const able = (more: Partial<OrderToReturn> = {}, now = day) => returnability(order(more), rules, now)[0]

test('what was sent can be returned until its time is over', () => {
  expect(able()).toEqual({ id: 'mug', quantity: 2, untilMs: 30 * day })
  expect(able({ parcels: [] })).toEqual({ id: 'mug', quantity: 0, reason: 'NOT_SENT' })
  expect(able({}, 30 * day)).toEqual({ id: 'mug', quantity: 0, reason: 'WINDOW_OVER' })
  expect(able({}, 30 * day - 1)).toMatchObject({ quantity: 2 })
  const later = { lines: [{ id: 'mug', quantity: 1 }], sentMs: 10 * day }
  expect(able({ parcels: [...order().parcels, later] }, 35 * day)).toEqual({
    id: 'mug',
    quantity: 1,
    untilMs: 40 * day,
  })
  expect(returnability(order(), { enabled: true }, 900 * day)).toEqual([{ id: 'mug', quantity: 2 }])
})

test('what is on its way back, came back, or was refunded is not returned again; what was declined is', () => {
  const one = [{ id: 'mug', quantity: 1 }]
  for (const status of ['REQUESTED', 'APPROVED', 'RECEIVED', 'SETTLED'] as const) {
    expect(able({ returns: [{ status, lines: one }] })).toMatchObject({ quantity: 1 })
  }
  for (const status of ['DECLINED', 'CANCELED'] as const) {
    expect(able({ returns: [{ status, lines: one }] })).toMatchObject({ quantity: 2 })
  }
})

test('a refund that no return made takes pieces that have not gone out first, and each piece once', () => {
  const [one, two] = [1, 2].map((quantity) => [{ id: 'mug', quantity }])
  const refunded = (...refunds: OrderToReturn['refunds']) => able({ refunds })
  // Of three mugs two went out.
  expect(refunded({ lines: one!, restocked: [] })).toMatchObject({ quantity: 2 })
  expect(refunded({ lines: two!, restocked: two! })).toMatchObject({ quantity: 1 })
  expect(refunded({ lines: two!, restocked: [] }, { lines: [], restocked: two! })).toMatchObject({ quantity: 1 })
  expect(refunded({ lines: two!, restocked: [] }, { lines: one!, restocked: [] })).toMatchObject({
    reason: 'ALL_RETURNED',
  })
})

test.each([
  ['DIGITAL', { lines: [{ id: 'mug', quantity: 3, kind: 'digital' }] }],
  ['GIFT_CARD', { lines: [{ id: 'mug', quantity: 3, kind: 'gift-card' }] }],
  ['ORDER_CANCELED', { status: 'CANCELED' }],
] as const)('%s goods are not returned', (reason, more) => {
  expect(able(more)).toEqual({ id: 'mug', quantity: 0, reason })
})

test('a store without returns takes none', () => {
  expect(returnability(order(), { enabled: false }, 0)).toEqual([{ id: 'mug', quantity: 0, reason: 'RETURNS_OFF' }])
})

test('what is asked for is refused by line and reason', () => {
  const lines = [
    { id: 'mug', quantity: 2 },
    { id: 'song', quantity: 0 as const, reason: 'DIGITAL' as const },
  ]
  const ask = (...asked: readonly (readonly [string, number])[]) =>
    decideRequest(
      asked.map(([id, quantity]) => ({ id, quantity })),
      lines,
    )
  expect(ask(['mug', 2])).toEqual({ ok: true })
  expect(ask()).toEqual({ ok: false, code: 'NO_ITEMS' })
  expect(ask(['cup', 1])).toEqual({ ok: false, code: 'LINE_ITEM_NOT_FOUND', id: 'cup' })
  expect(ask(['mug', 1], ['mug', 1])).toEqual({ ok: false, code: 'NAMED_TWICE', id: 'mug' })
  expect(ask(['mug', 3])).toEqual({ ok: false, code: 'TOO_MANY', id: 'mug', left: 2 })
  expect(ask(['song', 1])).toEqual({ ok: false, code: 'NOT_RETURNABLE', id: 'song', reason: 'DIGITAL' })
})

test('no more comes than was asked for, and nothing at all is no receipt', () => {
  const asked = [{ id: 'mug', quantity: 2 }]
  expect(decideReceived([{ id: 'mug', quantity: 1 }], asked)).toEqual({ ok: true })
  expect(decideReceived([{ id: 'mug', quantity: 3 }], asked)).toMatchObject({ code: 'TOO_MANY', left: 2 })
  expect(decideReceived([{ id: 'cup', quantity: 1 }], asked)).toMatchObject({ code: 'LINE_ITEM_NOT_FOUND' })
  expect(decideReceived([{ id: 'mug', quantity: 0 }], asked)).toEqual({ ok: false, code: 'NO_ITEMS' })
})

test('whatever is asked for one after the other, never more is on its way back than was sent', () => {
  const quantity = fc.integer({ min: 1, max: 4 })
  const status = fc.constantFrom<ReturnStatus>('REQUESTED', 'APPROVED', 'DECLINED', 'CANCELED', 'RECEIVED', 'SETTLED')
  fc.assert(
    fc.property(fc.array(fc.record({ quantity, status }), { maxLength: 12 }), (asked) => {
      const returns: { status: ReturnStatus; lines: { id: string; quantity: number }[] }[] = []
      for (const one of asked) {
        const lines = [{ id: 'mug', quantity: one.quantity }]
        if (decideRequest(lines, returnability(order({ returns }), rules, day)).ok) returns.push({ ...one, lines })
      }
      const open = returns.filter((one) => one.status !== 'DECLINED' && one.status !== 'CANCELED')
      expect(open.reduce((sum, one) => sum + one.lines[0]!.quantity, 0)).toBeLessThanOrEqual(2)
    }),
  )
})

test('a return that is declined, canceled or settled stays so, and each state is reached', () => {
  const reached = new Set<ReturnStatus>(['REQUESTED'])
  const events: readonly ReturnEvent[] = ['APPROVE', 'DECLINE', 'CANCEL', 'RECEIVE', 'SETTLE']
  for (const status of reached) {
    for (const event of events) {
      const decision = decideReturn(status, event)
      if (decision.ok) reached.add(decision.state)
    }
  }
  expect([...reached].toSorted()).toEqual(Object.keys(returnMoves).toSorted())
  expect(decideReturn('SETTLED', 'SETTLE')).toEqual({ ok: false, code: 'IS_SETTLED' })
  expect(decideReturn('REQUESTED', 'SETTLE')).toEqual({ ok: false, code: 'IS_REQUESTED' })
})
