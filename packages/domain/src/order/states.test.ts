import { expect, test } from 'vitest'
import { decideOrder, orderMoves, type OrderEvent, type OrderStatus } from './states.ts'

const statuses = Object.keys(orderMoves) as OrderStatus[]
const events: OrderEvent[] = ['PLACED', 'SENT', 'PAID', 'CANCELED']

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

test('goods go out and money comes only for an order that is approved', () => {
  for (const event of ['SENT', 'PAID'] as const)
    expect(statuses.filter((status) => decideOrder(status, event).ok)).toEqual(['APPROVED'])
  expect(decideOrder('CANCELED', 'SENT')).toEqual({ ok: false, code: 'IS_CANCELED' })
})

test('a canceled order stays canceled, and gives back once', () => {
  expect(decideOrder('APPROVED', 'CANCELED')).toEqual({ ok: true, state: 'CANCELED', tasks: ['give-back'] })
  expect(decideOrder('CANCELED', 'CANCELED')).toEqual({ ok: true, state: 'CANCELED', tasks: [] })
  expect(leadsTo('CANCELED')).toEqual(['CANCELED'])
})

test('nothing leads to what only a provider that decides later would bring', () => {
  expect(new Set(statuses.flatMap(leadsTo))).toEqual(new Set(['APPROVED', 'CANCELED']))
})
