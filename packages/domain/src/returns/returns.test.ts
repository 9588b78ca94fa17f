import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideReceived, decideRequest, returnability, type OrderToReturn } from './returnable.ts'
import { decideReturn, newReturn, returnMoves, type ReturnEvent, type ReturnStatus } from './states.ts'

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

test('allows returning shipped pieces until their time is over', () => {
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

test('does not allow returning pieces twice, except after a return was declined', () => {
  const one = [{ id: 'mug', quantity: 1 }]
  for (const status of ['REQUESTED', 'APPROVED', 'RECEIVED', 'SETTLED'] as const) {
    expect(able({ returns: [{ status, lines: one }] })).toMatchObject({ quantity: 1 })
  }
  for (const status of ['DECLINED', 'CANCELED'] as const) {
    expect(able({ returns: [{ status, lines: one }] })).toMatchObject({ quantity: 2 })
  }
})

test('counts refunds without a return toward unshipped pieces first, and each piece once', () => {
  const [one, two] = [1, 2].map((quantity) => [{ id: 'mug', quantity }])
  const refunded = (...refunds: OrderToReturn['refunds']) => able({ refunds })
  // Two of three mugs were shipped.
  expect(refunded({ lines: one!, restocked: [] })).toMatchObject({ quantity: 2 })
  expect(refunded({ lines: two!, restocked: two! })).toMatchObject({ quantity: 1 })
  expect(refunded({ lines: two!, restocked: [] }, { lines: [], restocked: two! })).toMatchObject({ quantity: 1 })
  expect(refunded({ lines: two!, restocked: [] }, { lines: one!, restocked: [] })).toMatchObject({
    reason: 'ALL_RETURNED',
  })
})

test('keeps shipped pieces returnable after a withdrawal from unshipped ones', () => {
  const withdrawn = { status: 'RECEIVED' as const, lines: [{ id: 'mug', quantity: 1 }] }
  expect(able({ returns: [{ ...withdrawn, unsent: withdrawn.lines }] })).toMatchObject({ quantity: 2 })
  expect(able({ returns: [withdrawn] })).toMatchObject({ quantity: 1 })
})

test.each([
  ['DIGITAL', { lines: [{ id: 'mug', quantity: 3, kind: 'digital' }] }],
  ['GIFT_CARD', { lines: [{ id: 'mug', quantity: 3, kind: 'gift-card' }] }],
  ['ORDER_CANCELED', { status: 'CANCELED' }],
] as const)('does not accept returns: %s', (reason, more) => {
  expect(able(more)).toEqual({ id: 'mug', quantity: 0, reason })
})

test('accepts no returns if the store has them turned off', () => {
  expect(returnability(order(), { enabled: false }, 0)).toEqual([{ id: 'mug', quantity: 0, reason: 'RETURNS_OFF' }])
})

test('counts each line separately', () => {
  const lines = [
    { id: 'mug', quantity: 3, kind: 'goods' as const },
    { id: 'cup', quantity: 1, kind: 'goods' as const },
  ]
  const parcels = [
    { lines: [{ id: 'mug', quantity: 1 }], sentMs: 0 },
    {
      lines: [
        { id: 'cup', quantity: 1 },
        { id: 'mug', quantity: 2 },
      ],
      sentMs: 5 * day,
    },
  ]
  const returns = [{ status: 'APPROVED' as const, lines: [{ id: 'cup', quantity: 1 }] }]
  expect(returnability(order({ lines, parcels, returns }), rules, day)).toEqual([
    { id: 'mug', quantity: 3, untilMs: 30 * day },
    { id: 'cup', quantity: 0, reason: 'ALL_RETURNED' },
  ])
})

test('starts the return period of a line when that line is shipped', () => {
  const parcels = [
    { lines: [{ id: 'cup', quantity: 1 }], sentMs: 0 },
    { lines: [{ id: 'mug', quantity: 2 }], sentMs: 10 * day },
  ]
  expect(able({ parcels })).toEqual({ id: 'mug', quantity: 2, untilMs: 40 * day })
})

test('assumes that returned pieces are those whose time is over', () => {
  const parcels = [1, 2].map((quantity) => ({ lines: [{ id: 'mug', quantity }], sentMs: quantity * 10 * day }))
  const returns = [{ status: 'SETTLED' as const, lines: [{ id: 'mug', quantity: 2 }] }]
  expect(able({ parcels, returns }, 45 * day)).toEqual({ id: 'mug', quantity: 1, untilMs: 50 * day })
})

test('keeps all shipped pieces returnable after a refund of unshipped ones', () => {
  const refunds = [{ lines: [{ id: 'mug', quantity: 1 }], restocked: [] }]
  expect(able({ parcels: [{ lines: [{ id: 'mug', quantity: 1 }], sentMs: 0 }], refunds })).toMatchObject({
    quantity: 1,
  })
  // More was shipped than the order has now, since an edit removed a piece.
  expect(able({ lines: [{ id: 'mug', quantity: 1, kind: 'goods' }], refunds })).toMatchObject({ quantity: 1 })
})

test('rejects requests by line and reason', () => {
  const lines = [
    { id: 'mug', quantity: 2 },
    { id: 'bowl', quantity: 1 },
    { id: 'song', quantity: 0 as const, reason: 'DIGITAL' as const },
  ]
  const request = (...requested: readonly (readonly [string, number])[]) =>
    decideRequest(
      requested.map(([id, quantity]) => ({ id, quantity })),
      lines,
    )
  expect(request(['mug', 2])).toEqual({ ok: true })
  expect(request(['mug', 2], ['bowl', 1])).toEqual({ ok: true })
  expect(request()).toEqual({ ok: false, code: 'NO_ITEMS' })
  expect(request(['cup', 1])).toEqual({ ok: false, code: 'LINE_ITEM_NOT_FOUND', id: 'cup' })
  expect(request(['mug', 1], ['mug', 1])).toEqual({ ok: false, code: 'LISTED_TWICE', id: 'mug' })
  expect(request(['mug', 3])).toEqual({ ok: false, code: 'TOO_MANY', id: 'mug', left: 2 })
  expect(request(['song', 1])).toEqual({ ok: false, code: 'NOT_RETURNABLE', id: 'song', reason: 'DIGITAL' })
})

test('rejects receiving more than was requested, or nothing', () => {
  const requested = [{ id: 'mug', quantity: 2 }]
  expect(decideReceived([{ id: 'mug', quantity: 1 }], requested)).toEqual({ ok: true })
  expect(decideReceived([{ id: 'mug', quantity: 3 }], requested)).toMatchObject({ code: 'TOO_MANY', left: 2 })
  expect(decideReceived([{ id: 'cup', quantity: 1 }], requested)).toMatchObject({ code: 'LINE_ITEM_NOT_FOUND' })
  expect(decideReceived([{ id: 'mug', quantity: 0 }], requested)).toEqual({ ok: false, code: 'NO_ITEMS' })
  const two = [...requested, { id: 'cup', quantity: 1 }]
  const came = (...lines: readonly (readonly [string, number])[]) =>
    decideReceived(
      lines.map(([id, quantity]) => ({ id, quantity })),
      two,
    )
  expect(came(['mug', 2], ['cup', 0])).toEqual({ ok: true })
  expect(came(['mug', 2], ['cup', 1])).toEqual({ ok: true })
  expect(came(['cup', 1], ['mug', 1], ['mug', 1])).toEqual({ ok: false, code: 'LISTED_TWICE', id: 'mug' })
  expect(came(['mug', 1], ['hat', 1])).toEqual({ ok: false, code: 'LINE_ITEM_NOT_FOUND', id: 'hat' })
  expect(came(['mug', 1], ['cup', 2])).toEqual({ ok: false, code: 'TOO_MANY', id: 'cup', left: 1 })
})

test('never has more pieces on their way back than were shipped', () => {
  const quantity = fc.integer({ min: 1, max: 4 })
  const status = fc.constantFrom<ReturnStatus>('REQUESTED', 'APPROVED', 'DECLINED', 'CANCELED', 'RECEIVED', 'SETTLED')
  fc.assert(
    fc.property(fc.array(fc.record({ quantity, status }), { maxLength: 12 }), (requested) => {
      const returns: { status: ReturnStatus; lines: { id: string; quantity: number }[] }[] = []
      for (const one of requested) {
        const lines = [{ id: 'mug', quantity: one.quantity }]
        if (decideRequest(lines, returnability(order({ returns }), rules, day)).ok) returns.push({ ...one, lines })
      }
      const open = returns.filter((one) => one.status !== 'DECLINED' && one.status !== 'CANCELED')
      expect(open.reduce((sum, one) => sum + one.lines[0]!.quantity, 0)).toBeLessThanOrEqual(2)
    }),
  )
})

test('moves a return by its table, and rejects anything else with a code for its state', () => {
  const moves = { APPROVE: 'REQUESTED', DECLINE: 'REQUESTED', RECEIVE: 'APPROVED', SETTLE: 'RECEIVED' } as const
  const to = { APPROVE: 'APPROVED', DECLINE: 'DECLINED', RECEIVE: 'RECEIVED', SETTLE: 'SETTLED' } as const
  for (const status of Object.keys(returnMoves) as ReturnStatus[]) {
    const refusal = { ok: false, code: `IS_${status}` }
    for (const event of Object.keys(moves) as (keyof typeof moves)[]) {
      const moved = { ok: true, state: to[event], tasks: [] }
      expect(decideReturn(status, event), `${status} ${event}`).toEqual(moves[event] === status ? moved : refusal)
    }
    const canceled = { ok: true, state: 'CANCELED', tasks: [] }
    const isOpen = status === 'REQUESTED' || status === 'APPROVED'
    expect(decideReturn(status, 'CANCEL'), status).toEqual(isOpen ? canceled : refusal)
  }
})

test('keeps declined, canceled and settled returns as they are, and can reach every state', () => {
  expect(newReturn).toBe('REQUESTED')
  const reached = new Set<ReturnStatus>([newReturn])
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
