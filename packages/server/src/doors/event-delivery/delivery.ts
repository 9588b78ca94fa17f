import { failedTry } from '@vitrine/domain/event/delivery.ts'
import type { Context } from '../../ground/context/context.ts'
import { createWorker, logFailure, pause, type Worker } from '../../ground/base/worker.ts'
import { createEventSigner } from '../../ground/event/apps.ts'
import { sendOutbound } from '../../ground/outbound/outbound.ts'
import { ForbiddenAddress } from '../../ground/outbound/public-address.ts'
import { claimDelivery, handOut, moveDelivery, pruneEvents, type ClaimedDelivery } from '../../ground/event/store.ts'

const timeoutMs = 10_000
/** Longer than any attempt: after this its process is taken for dead. */
const leaseMs = 30_000
const mostAnswerBytes = 64 * 1024
const handedAtOnce = 200
/** So many at once, and to one subscription, so that one slow receiver does not keep the others waiting. */
const mostAtOnce = { inAll: 8, perSubscription: 3 }
/** A receiver that fails again and again is asked less often, whatever else waits for it. */
const failuresBeforeRest = 3
const longestRestMs = 60_000
const pruneMs = 60 * 60 * 1000
const keptDays = 30

export interface DeliveryOptions {
  /** How long to rest when there is nothing to do. */
  readonly restMs?: number
}

/** Takes events from the outbox to the receivers of apps: at least once, and in order per entity. */
export const createEventDelivery = (context: Context, { restMs = 500 }: DeliveryOptions = {}): Worker => {
  const { db, sites, now, log } = context
  const sign = createEventSigner(now)
  const stopping = new AbortController()
  const underWay = new Map<Promise<void>, string>()
  const failures = new Map<string, { readonly count: number; readonly restUntil: number }>()

  const post = async (delivery: ClaimedDelivery): Promise<number> => {
    const { site_id: siteId, event_id: id, event_type: type, entity, sequence, body, event_date: date } = delivery
    const site = await sites.find(siteId)
    const jwt = await sign({ siteId, id, type, entity, sequence, body, date }, delivery)
    const { status } = await sendOutbound(delivery.url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8', 'user-agent': 'vitrine-events/1' },
      body: jwt,
      timeoutMs,
      mostBytes: mostAnswerBytes,
      reach: { loopback: site?.demo ?? false },
      signal: stopping.signal,
    })
    return status
  }

  const settleFailure = async (delivery: ClaimedDelivery, failure: { status?: number; error: string }) => {
    const { id, attempts, subscription_id: subscriptionId } = delivery
    const outcome = failedTry(attempts)
    const count = (failures.get(subscriptionId)?.count ?? 0) + 1
    const leftAloneMs =
      count < failuresBeforeRest ? 0 : Math.min(longestRestMs, 1000 * 2 ** (count - failuresBeforeRest))
    failures.set(subscriptionId, { count, restUntil: now().getTime() + leftAloneMs })
    log.warn({ deliveryId: id, subscriptionId, attempts, reason: failure.error }, 'event not delivered')
    const told = { last_status: failure.status ?? null, last_error: failure.error }
    const again = outcome.event === 'REFUSED' ? { next_attempt_date: new Date(now().getTime() + outcome.pauseMs) } : {}
    await moveDelivery(db, delivery, { event: outcome.event, change: { ...told, ...again } })
  }

  const deliver = async (delivery: ClaimedDelivery): Promise<void> => {
    try {
      const status = await post(delivery)
      if (status >= 200 && status < 300) {
        failures.delete(delivery.subscription_id)
        await moveDelivery(db, delivery, { event: 'TAKEN', change: { last_status: status, last_error: null } })
        return
      }
      const redirect = status >= 300 && status < 400
      const error = redirect ? `the answer was ${status}; redirects are not followed` : `the answer was ${status}`
      await settleFailure(delivery, { status, error })
    } catch (error) {
      // Nobody knows whether it arrived: the next start sends it again, without counting this one.
      if (stopping.signal.aborted) {
        const change = { attempts: delivery.attempts - 1, next_attempt_date: now() }
        await moveDelivery(db, delivery, { event: 'INTERRUPTED', change })
        return
      }
      const message = error instanceof Error ? error.message : String(error)
      await settleFailure(delivery, { error: error instanceof ForbiddenAddress ? `refused: ${message}` : message })
    }
  }

  /** Those that have enough to do, and those that shall rest. */
  const busySubscriptions = (): string[] => {
    const counts = new Map<string, number>()
    for (const id of underWay.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
    const full = [...counts].filter(([, count]) => count >= mostAtOnce.perSubscription)
    const resting = [...failures].filter(([, { restUntil }]) => restUntil > now().getTime())
    return [...full, ...resting].map(([id]) => id)
  }

  /** Begins one delivery, if one is due. */
  const beginOne = async (): Promise<boolean> => {
    const moment = now()
    const until = new Date(moment.getTime() + leaseMs)
    const claimed = await claimDelivery(db, { now: moment, until, busy: busySubscriptions() })
    if (!claimed) return false
    const delivering = deliver(claimed)
      .catch((error: unknown) => log.error({ err: error }, 'delivering an event failed'))
      .finally(() => underWay.delete(delivering))
    underWay.set(delivering, claimed.subscription_id)
    return true
  }

  const work = async (): Promise<boolean> => {
    const handed = await handOut(db, now(), handedAtOnce)
    let begun = false
    while (!stopping.signal.aborted && underWay.size < mostAtOnce.inAll && (await beginOne())) begun = true
    return begun || handed >= handedAtOnce
  }

  const rest = async (): Promise<void> => {
    // What ends makes room, or lets the next event of its entity go.
    await Promise.race([pause(restMs, stopping.signal), ...underWay.keys()])
  }

  const run = async (): Promise<void> => {
    let prunedAt = -Infinity
    while (!stopping.signal.aborted) {
      try {
        const more = await work()
        if (Date.now() - prunedAt > pruneMs) {
          prunedAt = Date.now()
          await pruneEvents(db, new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1000))
        }
        if (!more || underWay.size > 0) await rest()
      } catch (error) {
        logFailure(log, error, 'event delivery failed')
        await pause(restMs, stopping.signal)
      }
    }
    await Promise.all(underWay.keys())
  }

  return createWorker(run, stopping)
}
