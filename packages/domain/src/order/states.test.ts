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

test('places an order once, and approves it', () => {
  expect(decideOrder('INITIALIZED', 'PLACED')).toEqual({ ok: true, state: 'APPROVED', tasks: [] })
  for (const status of statuses.filter((one) => one !== 'INITIALIZED'))
    expect(decideOrder(status, 'PLACED')).toMatchObject({ ok: false })
})

test('ships only approved orders, and accepts payments for orders waiting for payment too', () => {
  const may = (event: OrderEvent) => statuses.filter((status) => decideOrder(status, event).ok)
  expect(may('SENT')).toEqual(['APPROVED'])
  expect(may('PAID')).toEqual(['INITIALIZED', 'APPROVED'])
  expect(decideOrder('CANCELED', 'SENT')).toEqual({ ok: false, code: 'IS_CANCELED' })
})

test('approves an order waiting for payment once it is fully paid', () => {
  expect(decideOrder('INITIALIZED', 'PAID')).toEqual({ ok: true, state: 'INITIALIZED', tasks: [] })
  expect(decideOrder('INITIALIZED', 'SETTLED')).toEqual({ ok: true, state: 'APPROVED', tasks: ['approve'] })
  expect(decideOrder('APPROVED', 'SETTLED')).toEqual({ ok: true, state: 'APPROVED', tasks: [] })
})

test('approves or rejects an order under review, and allows nothing else until then', () => {
  expect(decideOrder('PENDING', 'REVIEW_PASSED')).toEqual({ ok: true, state: 'APPROVED', tasks: ['approve'] })
  expect(decideOrder('PENDING', 'REVIEW_FAILED')).toEqual({ ok: true, state: 'REJECTED', tasks: ['give-back'] })
  for (const event of ['SENT', 'PAID', 'SETTLED', 'CANCELED'] as const)
    expect(decideOrder('PENDING', event)).toEqual({ ok: false, code: 'IS_PENDING' })
  expect(events.filter((event) => decideOrder('REJECTED', event).ok)).toEqual([])
})

test('keeps a canceled order canceled, and refunds it once', () => {
  expect(decideOrder('APPROVED', 'CANCELED')).toEqual({ ok: true, state: 'CANCELED', tasks: ['give-back'] })
  expect(decideOrder('CANCELED', 'CANCELED')).toEqual({ ok: true, state: 'CANCELED', tasks: [] })
  expect(leadsTo('CANCELED')).toEqual(['CANCELED'])
})

test('can reach every state', () => {
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
])('decides for an order that is %s and should become %s: %s', (before, requested, result) => {
  const decision = decideStatus(before, requested)
  expect(decision.ok ? decision.event : decision.code).toBe(result)
})

test('refuses unknown events with a code for each state', () => {
  const refusals = statuses.map((status) => [status, decideOrder(status, 'REVIEW_PASSED')])
  expect(Object.fromEntries(refusals)).toMatchObject({
    INITIALIZED: { code: 'NOT_APPROVED' },
    PENDING: { ok: true },
    APPROVED: { code: 'ALREADY_PLACED' },
    CANCELED: { code: 'IS_CANCELED' },
    REJECTED: { code: 'IS_REJECTED' },
  })
})

test('lets an order waiting for payment be canceled, reviewed, and keep waiting', () => {
  expect(decideOrder('INITIALIZED', 'CANCELED')).toEqual({ ok: true, state: 'CANCELED', tasks: ['give-back'] })
  expect(decideOrder('INITIALIZED', 'REVIEWED')).toEqual({ ok: true, state: 'PENDING', tasks: [] })
  expect(decideOrder('INITIALIZED', 'AWAITED')).toEqual({ ok: true, state: 'INITIALIZED', tasks: [] })
  expect(decideOrder('APPROVED', 'SENT')).toEqual({ ok: true, state: 'APPROVED', tasks: [] })
})
