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
])('moves a waiting delivery on %s to %s', (event, status) => {
  expect(decideDelivery('waiting', event)).toEqual({ ok: true, state: status, tasks: [] })
})

test('keeps completed deliveries as they are unless the merchant resends them', () => {
  for (const status of ['delivered', 'failed'] as const)
    expect(events.filter((event) => decideDelivery(status, event).ok)).toEqual(['REPLAYED'])
  for (const status of statuses)
    expect(decideDelivery(status, 'REPLAYED')).toEqual({ ok: true, state: 'waiting', tasks: [] })
})

test('retries at least eight times with increasing pauses, and then gives up', () => {
  expect(pausesMs.length).toBeGreaterThanOrEqual(8)
  expect(pausesMs[0]).toBe(10_000)
  expect(new Set(pausesMs).size).toBe(pausesMs.length)
  for (const [index, pauseMs] of pausesMs.entries()) expect(failedTry(index + 1)).toEqual({ event: 'REFUSED', pauseMs })
  expect([...pausesMs].toSorted((a, b) => a - b)).toEqual(pausesMs)
  expect(failedTry(pausesMs.length + 1)).toEqual({ event: 'GIVEN_UP' })
})

test('waits longer and longer after repeated failures, up to a minute', () => {
  expect([1, 2, 3, 4, 5, 9, 50].map(restAfter)).toEqual([0, 0, 1000, 2000, 4000, 60_000, 60_000])
})
