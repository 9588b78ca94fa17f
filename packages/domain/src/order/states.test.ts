import { expect, test } from 'vitest'
import { decideOrder, orderMoves, type OrderEvent, type OrderStatus } from './states.ts'

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
