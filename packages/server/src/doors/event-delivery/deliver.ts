import { failedTry } from '@vitrine/domain/event/delivery.ts'
import type { Context } from '../../ground/context/context.ts'
import type { EventSigner } from '../../ground/event/apps.ts'
import { moveDelivery, type ClaimedDelivery } from '../../ground/event/store.ts'
import { sendOutbound } from '../../ground/outbound/outbound.ts'
import { ForbiddenAddress } from '../../ground/outbound/public-address.ts'
import type { Resting } from './resting.ts'

const timeoutMs = 10_000
const mostAnswerBytes = 64 * 1024

/** What delivering needs beside the delivery. */
export interface Delivering {
  readonly context: Pick<Context, 'db' | 'sites' | 'now' | 'log'>
  readonly sign: EventSigner
  readonly resting: Resting
  /** The server ends: what is under way is cut off. */
  readonly stopped: AbortSignal
}

/** Sends an event, and answers the receiver's status. */
const post = async ({ context, sign, stopped }: Delivering, delivery: ClaimedDelivery): Promise<number> => {
  const { site_id: siteId, event_id: id, event_type: type, entity, sequence, body, actor, event_date: date } = delivery
  const site = await context.sites.find(siteId)
  const jwt = await sign({ siteId, id, type, entity, sequence, body, actor, date }, delivery)
  const { status } = await sendOutbound(delivery.url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8', 'user-agent': 'vitrine-events/1' },
    body: jwt,
    timeoutMs,
    maxBytes: mostAnswerBytes,
    reach: { loopback: site?.demo ?? false },
    signal: stopped,
  })
  return status
}

interface Failure {
  readonly status?: number
  readonly error: string
}

const failureOf = (cause: unknown): Failure => {
  const message = cause instanceof Error ? cause.message : String(cause)
  return { error: cause instanceof ForbiddenAddress ? `refused: ${message}` : message }
}

const failureBy = (status: number): Failure => {
  const isRedirect = status >= 300 && status < 400
  return { status, error: `the answer was ${status}${isRedirect ? '; redirects are not followed' : ''}` }
}

const settleFailure = async (
  { context: { db, now, log }, resting }: Delivering,
  delivery: ClaimedDelivery,
  { status, error }: Failure,
): Promise<void> => {
  const { id, attempts, subscription_id: subscriptionId } = delivery
  const outcome = failedTry(attempts)
  resting.failed(subscriptionId)
  log.warn({ deliveryId: id, subscriptionId, attempts, reason: error }, 'event not delivered')
  const outcomeNote = { last_status: status ?? null, last_error: error }
  const again = outcome.event === 'REFUSED' ? { next_attempt_date: new Date(now().getTime() + outcome.pauseMs) } : {}
  await moveDelivery(db, delivery, { event: outcome.event, change: { ...outcomeNote, ...again } })
}

const settle = async (delivering: Delivering, delivery: ClaimedDelivery, status: number): Promise<void> => {
  if (status < 200 || status >= 300) return settleFailure(delivering, delivery, failureBy(status))
  delivering.resting.succeeded(delivery.subscription_id)
  const change = { last_status: status, last_error: null }
  await moveDelivery(delivering.context.db, delivery, { event: 'TAKEN', change })
}

/** Nobody knows whether it arrived: the next start sends it again, without counting this one. */
const settleInterrupted = async ({ context: { db, now } }: Delivering, delivery: ClaimedDelivery): Promise<void> => {
  const change = { attempts: delivery.attempts - 1, next_attempt_date: now() }
  await moveDelivery(db, delivery, { event: 'INTERRUPTED', change })
}

/** Sends an event that was claimed, and writes down what became of it. */
export const deliver = async (delivering: Delivering, delivery: ClaimedDelivery): Promise<void> => {
  try {
    await settle(delivering, delivery, await post(delivering, delivery))
  } catch (error) {
    if (delivering.stopped.aborted) await settleInterrupted(delivering, delivery)
    else await settleFailure(delivering, delivery, failureOf(error))
  }
}
