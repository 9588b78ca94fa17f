import type { Context } from '../../ground/context/context.ts'
import { createWorker, logFailure, type Worker } from '../../ground/base/worker.ts'
import { createRounds } from '../../ground/database/rounds.ts'
import { createEventSigner } from '../../ground/event/apps.ts'
import { claimDelivery, distributeEvents, nextDeliveryDate, pruneEvents } from '../../ground/event/store.ts'
import { createWakeablePause, onWake, restUntilNeeded } from '../../ground/job/wake.ts'
import { deliver, type Delivering } from './deliver.ts'
import { createResting } from './resting.ts'

/** Longer than any attempt: after this its process is taken for dead. */
const leaseMs = 30_000
const handedAtOnce = 200
/** So many at once, and to one subscription, so that one slow receiver does not keep the others waiting. */
const mostAtOnce = { inAll: 8, perSubscription: 3 }
const pruneMs = 60 * 60 * 1000
const keptDays = 30

/** How often to look whether there is something to do; events that are recorded in this process end the rest. */
const restMs = 5000

/** Deliveries that have begun, and to which subscription each goes. */
type UnderWay = Map<Promise<void>, string>

interface Rounds {
  readonly underWay: UnderWay
  /** Called when a delivery has ended: it makes room, or lets the next event of its entity go. */
  readonly onEnd: () => void
}

/** Subscriptions that have enough to do, and those that shall rest. */
const busySubscriptions = ({ resting }: Delivering, underWay: UnderWay): string[] => {
  const counts = new Map<string, number>()
  for (const id of underWay.values()) counts.set(id, (counts.get(id) ?? 0) + 1)
  const full = [...counts].filter(([, count]) => count >= mostAtOnce.perSubscription)
  return [...full.map(([id]) => id), ...resting.now()]
}

/** Begins one delivery, if one is due. */
const beginOne = async (delivering: Delivering, { underWay, onEnd }: Rounds): Promise<boolean> => {
  const { db, now, log } = delivering.context
  const moment = now()
  const until = new Date(moment.getTime() + leaseMs)
  const claimed = await claimDelivery(db, { now: moment, until, busy: busySubscriptions(delivering, underWay) })
  if (!claimed) return false
  const begun = deliver(delivering, claimed)
    .catch((error: unknown) => log.error({ err: error }, 'delivering an event failed'))
    .finally(() => {
      underWay.delete(begun)
      onEnd()
    })
  underWay.set(begun, claimed.subscription_id)
  return true
}

/** Hands new events out and begins what may begin; answers whether there may be more to do at once. */
const work = async (delivering: Delivering, rounds: Rounds): Promise<boolean> => {
  const { underWay } = rounds
  const { context, stopped } = delivering
  const handed = await distributeEvents(context.db, context.now(), handedAtOnce)
  let begun = false
  while (!stopped.aborted && underWay.size < mostAtOnce.inAll && (await beginOne(delivering, rounds))) begun = true
  return begun || handed >= handedAtOnce
}

/** Forgets what is old, now and then. */
const createPruning = ({ db, now }: Pick<Context, 'db' | 'now'>) => {
  let prunedAt = -Infinity
  return async (): Promise<void> => {
    if (Date.now() - prunedAt <= pruneMs) return
    prunedAt = Date.now()
    await pruneEvents(db, new Date(now().getTime() - keptDays * 24 * 60 * 60 * 1000))
  }
}

/** Takes events from the outbox to the receivers of apps: at least once, and in order per entity. */
export const createEventDelivery = (context: Context): Worker => {
  const stopping = new AbortController()
  const { signal: stopped } = stopping
  const delivering = { context, sign: createEventSigner(context.now), resting: createResting(context), stopped }
  const underWay: UnderWay = new Map()
  const prune = createPruning(context)
  const rest = createWakeablePause()
  const rounds = createRounds(context)

  const run = async (): Promise<void> => {
    const forgetWake = onWake('events', rest.wake)
    stopped.addEventListener('abort', rest.end, { once: true })
    while (!stopped.aborted) {
      try {
        const more = await work(delivering, { underWay, onEnd: rest.end })
        await prune()
        if (more && underWay.size === 0) continue
        rounds.plan(await nextDeliveryDate(context.db))
        await restUntilNeeded(rest, rounds, () => restMs)
      } catch (error) {
        logFailure(context.log, error, 'event delivery failed')
        await rest.wait(restMs)
      }
    }
    forgetWake()
    await Promise.all(underWay.keys())
  }
  return createWorker(run, stopping)
}
