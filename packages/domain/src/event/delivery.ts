import { decideBy, type Decision, type Machine } from '../machine.ts'

/** `waiting`: to be delivered, for the first time or again. `failed`: abandoned after days of retries. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed'

/**
 * Events of a delivery: accepted (`TAKEN`), failed and to be retried (`REFUSED`), abandoned (`GIVEN_UP`), the server
 * stopped before the outcome was known (`INTERRUPTED`), or resent by the merchant (`REPLAYED`).
 */
export type DeliveryEvent = 'TAKEN' | 'REFUSED' | 'GIVEN_UP' | 'INTERRUPTED' | 'REPLAYED'

export type DeliveryRefusal = 'STILL_WAITING' | 'ALREADY_DELIVERED' | 'ALREADY_GIVEN_UP'

const moveTo = <To extends DeliveryStatus>(to: To) => ({ to, tasks: [] }) as const

/** Only the merchant can resend a completed delivery. */
export const deliveryMoves = {
  waiting: {
    on: {
      TAKEN: moveTo('delivered'),
      REFUSED: moveTo('waiting'),
      GIVEN_UP: moveTo('failed'),
      INTERRUPTED: moveTo('waiting'),
      REPLAYED: moveTo('waiting'),
    },
    otherwise: 'STILL_WAITING',
  },
  delivered: { on: { REPLAYED: moveTo('waiting') }, otherwise: 'ALREADY_DELIVERED' },
  failed: { on: { REPLAYED: moveTo('waiting') }, otherwise: 'ALREADY_GIVEN_UP' },
} as const satisfies Machine<DeliveryStatus, DeliveryEvent, never, DeliveryRefusal>

/** Decides how an event changes a delivery. */
export const decideDelivery = (
  status: DeliveryStatus,
  event: DeliveryEvent,
): Decision<DeliveryStatus, never, DeliveryRefusal> =>
  decideBy<DeliveryStatus, DeliveryEvent, never, DeliveryRefusal>(deliveryMoves, status, event)

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/**
 * The pauses after failed attempts: nearly two days in total, so that a receiver may be down for the start of a
 * weekend.
 */
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
  | { readonly event: 'REFUSED'; /** Pause until the next attempt. */ readonly pauseMs: number }
  | { readonly event: 'GIVEN_UP' }

/** Returns whether to retry after this number of attempts, and the pause, or to give up. */
export const failedTry = (attempts: number): FailedTry => {
  const pauseMs = pausesMs[attempts - 1]
  return pauseMs === undefined ? { event: 'GIVEN_UP' } : { event: 'REFUSED', pauseMs }
}

/** A receiver that fails repeatedly is called less often, regardless of what is waiting for it. */
const failuresBeforeRest = 3
const longestRestMs = minute

/** Returns how long to wait for a receiver after this number of consecutive failures. */
export const restAfter = (failures: number): number =>
  failures < failuresBeforeRest ? 0 : Math.min(longestRestMs, second * 2 ** (failures - failuresBeforeRest))
