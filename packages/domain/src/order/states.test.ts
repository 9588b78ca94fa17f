import { expect, test } from 'vitest'
import { decideOrder, decideStatus, orderMoves, type OrderEvent, type OrderStatus } from './states.ts'

const statuses = Object.keys(orderMoves) as OrderStatus[]
const events: OrderEvent[] = [
  'PLACED',
  'AWAITED',
  'REVIEWED',
  'REVIEW_PASSED',
  'REVIEW_FAILED',
  'SENT',
  'PAID',
  'SETTLED',
  'CANCELED',
]

const leadsTo = (status: OrderStatus): OrderStatus[] =>
  events.flatMap((event) => {
    const decision = decideOrder(status, event)
    return decision.ok ? [decision.state] : []
  })

test('an order is placed once, and approved with it', () => {
  expect(decideOrder('INITIALIZED', 'PLACED')).toEqual({ ok: true, state: 'APPROVED', tasks: [] })
  for (const status of statuses.filter((one) => one !== 'INITIALIZED'))
    expect(decideOrder(status, 'PLACED')).toMatchObject({ ok: false })
})

test('goods go out only of an order that is approved; money comes for one that waits for it as well', () => {
  const may = (event: OrderEvent) => statuses.filter((status) => decideOrder(status, event).ok)
  expect(may('SENT')).toEqual(['APPROVED'])
  expect(may('PAID')).toEqual(['INITIALIZED', 'APPROVED'])
  expect(decideOrder('CANCELED', 'SENT')).toEqual({ ok: false, code: 'IS_CANCELED' })
})

test('an order that waits for its payment is approved once all of it has come', () => {
  expect(decideOrder('INITIALIZED', 'PAID')).toEqual({ ok: true, state: 'INITIALIZED', tasks: [] })
  expect(decideOrder('INITIALIZED', 'SETTLED')).toEqual({ ok: true, state: 'APPROVED', tasks: ['approve'] })
  expect(decideOrder('APPROVED', 'SETTLED')).toEqual({ ok: true, state: 'APPROVED', tasks: [] })
})

test('an order under review is approved or rejected, and until then nothing else happens to it', () => {
  expect(decideOrder('PENDING', 'REVIEW_PASSED')).toEqual({ ok: true, state: 'APPROVED', tasks: ['approve'] })
  expect(decideOrder('PENDING', 'REVIEW_FAILED')).toEqual({ ok: true, state: 'REJECTED', tasks: ['give-back'] })
  for (const event of ['SENT', 'PAID', 'SETTLED', 'CANCELED'] as const)
    expect(decideOrder('PENDING', event)).toEqual({ ok: false, code: 'IS_PENDING' })
  expect(events.filter((event) => decideOrder('REJECTED', event).ok)).toEqual([])
})

test('a canceled order stays canceled, and gives back once', () => {
  expect(decideOrder('APPROVED', 'CANCELED')).toEqual({ ok: true, state: 'CANCELED', tasks: ['give-back'] })
  expect(decideOrder('CANCELED', 'CANCELED')).toEqual({ ok: true, state: 'CANCELED', tasks: [] })
  expect(leadsTo('CANCELED')).toEqual(['CANCELED'])
})

test('every state is reached', () => {
  expect(new Set(statuses.flatMap(leadsTo))).toEqual(new Set(statuses))
})

test.each<[OrderStatus, OrderStatus, string]>([
  ['INITIALIZED', 'APPROVED', 'PLACED'],
  ['PENDING', 'APPROVED', 'REVIEW_PASSED'],
  ['PENDING', 'REJECTED', 'REVIEW_FAILED'],
  ['APPROVED', 'APPROVED', 'STATUS_ALREADY_SET'],
  ['REJECTED', 'REJECTED', 'STATUS_ALREADY_SET'],
  ['INITIALIZED', 'REJECTED', 'UNSUPPORTED_TRANSITION'],
  ['CANCELED', 'APPROVED', 'UNSUPPORTED_TRANSITION'],
  ['REJECTED', 'APPROVED', 'UNSUPPORTED_TRANSITION'],
  ['APPROVED', 'CANCELED', 'STATUS_NOT_SUPPORTED'],
  ['CANCELED', 'CANCELED', 'STATUS_NOT_SUPPORTED'],
])('an order that is %s and asked to be %s: %s', (before, asked, result) => {
  const decision = decideStatus(before, asked)
  expect(decision.ok ? decision.event : decision.code).toBe(result)
})

test('each state refuses what it does not know by its own name', () => {
  const refusals = statuses.map((status) => [status, decideOrder(status, 'REVIEW_PASSED')])
  expect(Object.fromEntries(refusals)).toMatchObject({
    INITIALIZED: { code: 'NOT_APPROVED' },
    PENDING: { ok: true },
    APPROVED: { code: 'ALREADY_PLACED' },
    CANCELED: { code: 'IS_CANCELED' },
    REJECTED: { code: 'IS_REJECTED' },
  })
})

test('an order that waits can be canceled, put under review, and asked to wait again', () => {
  expect(decideOrder('INITIALIZED', 'CANCELED')).toEqual({ ok: true, state: 'CANCELED', tasks: ['give-back'] })
  expect(decideOrder('INITIALIZED', 'REVIEWED')).toEqual({ ok: true, state: 'PENDING', tasks: [] })
  expect(decideOrder('INITIALIZED', 'AWAITED')).toEqual({ ok: true, state: 'INITIALIZED', tasks: [] })
  expect(decideOrder('APPROVED', 'SENT')).toEqual({ ok: true, state: 'APPROVED', tasks: [] })
})
