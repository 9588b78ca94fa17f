import { decideBy, type Decision, type Machine } from '../machine.ts'

/** `waiting`: it is to be tried, for the first time or again. `failed`: it was tried for days, and given up. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed'

/**
 * What happens to an event on its way to a receiver: it was taken, or refused and is tried again; it was given up; its
 * server was stopped before anyone knew (`INTERRUPTED`); the owner sends it anew (`REPLAYED`).
 */
export type DeliveryEvent = 'TAKEN' | 'REFUSED' | 'GIVEN_UP' | 'INTERRUPTED' | 'REPLAYED'

export type DeliveryRefusal = 'STILL_WAITING' | 'ALREADY_DELIVERED' | 'ALREADY_GIVEN_UP'

const goesTo = <To extends DeliveryStatus>(to: To) => ({ to, tasks: [] }) as const

/** What came to its end is opened again by the owner alone. */
export const deliveryMoves = {
  waiting: {
    on: {
      TAKEN: goesTo('delivered'),
      REFUSED: goesTo('waiting'),
      GIVEN_UP: goesTo('failed'),
      INTERRUPTED: goesTo('waiting'),
      REPLAYED: goesTo('waiting'),
    },
    otherwise: 'STILL_WAITING',
  },
  delivered: { on: { REPLAYED: goesTo('waiting') }, otherwise: 'ALREADY_DELIVERED' },
  failed: { on: { REPLAYED: goesTo('waiting') }, otherwise: 'ALREADY_GIVEN_UP' },
} as const satisfies Machine<DeliveryStatus, DeliveryEvent, never, DeliveryRefusal>

/** What an event does to a delivery. */
export const decideDelivery = (
  status: DeliveryStatus,
  event: DeliveryEvent,
): Decision<DeliveryStatus, never, DeliveryRefusal> =>
  decideBy<DeliveryStatus, DeliveryEvent, never, DeliveryRefusal>(deliveryMoves, status, event)

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** The pauses after failed attempts: nearly two days in all, so that a receiver may be down over a weekend’s start. */
export const pausesMs: readonly number[] = [
  10 * second,
  30 * second,
  90 * second,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
]

export type FailedTry =
  | { readonly event: 'REFUSED'; /** So long it is left alone. */ readonly pauseMs: number }
  | { readonly event: 'GIVEN_UP' }

/** What a failure after so many attempts means: it is tried again after a pause, or given up. */
export const failedTry = (attempts: number): FailedTry => {
  const pauseMs = pausesMs[attempts - 1]
  return pauseMs === undefined ? { event: 'GIVEN_UP' } : { event: 'REFUSED', pauseMs }
}

/** A receiver that fails again and again is asked less often, whatever else waits for it. */
const failuresBeforeRest = 3
const longestRestMs = minute

/** How long a receiver is left alone that has failed so often in a row. */
export const restAfter = (failures: number): number =>
  failures < failuresBeforeRest ? 0 : Math.min(longestRestMs, second * 2 ** (failures - failuresBeforeRest))
