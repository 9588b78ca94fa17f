import { expect, test } from 'vitest'
import {
  decideDelivery,
  deliveryMoves,
  failedTry,
  pausesMs,
  restAfter,
  type DeliveryEvent,
  type DeliveryStatus,
} from './delivery.ts'

const statuses = Object.keys(deliveryMoves) as DeliveryStatus[]
const events: DeliveryEvent[] = ['TAKEN', 'REFUSED', 'GIVEN_UP', 'INTERRUPTED', 'REPLAYED']

test.each<[DeliveryEvent, DeliveryStatus]>([
  ['TAKEN', 'delivered'],
  ['REFUSED', 'waiting'],
  ['GIVEN_UP', 'failed'],
  ['INTERRUPTED', 'waiting'],
])('one that waits is, when it was %s, %s', (event, status) => {
  expect(decideDelivery('waiting', event)).toEqual({ ok: true, state: status, tasks: [] })
})

test('what came to its end stays so, but where the owner sends it anew', () => {
  for (const status of ['delivered', 'failed'] as const)
    expect(events.filter((event) => decideDelivery(status, event).ok)).toEqual(['REPLAYED'])
  for (const status of statuses)
    expect(decideDelivery(status, 'REPLAYED')).toEqual({ ok: true, state: 'waiting', tasks: [] })
})

test('a receiver that is down gets at least eight more tries, each after a longer pause, and then none', () => {
  expect(pausesMs.length).toBeGreaterThanOrEqual(8)
  expect(pausesMs[0]).toBe(10_000)
  expect(new Set(pausesMs).size).toBe(pausesMs.length)
  for (const [index, pauseMs] of pausesMs.entries()) expect(failedTry(index + 1)).toEqual({ event: 'REFUSED', pauseMs })
  expect([...pausesMs].toSorted((a, b) => a - b)).toEqual(pausesMs)
  expect(failedTry(pausesMs.length + 1)).toEqual({ event: 'GIVEN_UP' })
})

test('a receiver that fails again and again is left alone for longer and longer, up to a minute', () => {
  expect([1, 2, 3, 4, 5, 9, 50].map(restAfter)).toEqual([0, 0, 1000, 2000, 4000, 60_000, 60_000])
})
