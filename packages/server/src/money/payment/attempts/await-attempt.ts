import { isProviderPending } from '@vitrine/domain/payment/attempt.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../../ground/database/tables.ts'
import { findAttempt, type Attempt } from './attempts.ts'
import { leaseSeconds } from './lease.ts'
import { stillWorkedOn } from './placed.ts'
import { isUnanswered } from './unanswered.ts'

const pollMs = 40

/** Waits until a concurrent attempt ends or becomes unanswered. */
export const awaitAttempt = async (db: Db, attempt: Attempt): Promise<Attempt> => {
  const until = Date.now() + leaseSeconds * 1000
  let current: Attempt | undefined = attempt
  const isWaitedFor = (one: Attempt) => isProviderPending(one.state) && !isUnanswered(one)
  while (current && isWaitedFor(current) && Date.now() < until) {
    await wait(pollMs)
    current = await findAttempt(db, attempt.site_id, attempt.id)
  }
  if (current && !isWaitedFor(current)) return current
  throw stillWorkedOn()
}
