import { pollDelayMs } from '@vitrine/domain/shipping-label/states.ts'
import type { Context } from '../../../ground/context/context.ts'
import { queuePoll, type StoredLabel } from '../store.ts'

/** How long a label has been pending, since its purchase or void request. */
const waitedMs = ({ status, created_date, body: { voidingSince } }: StoredLabel, now: Date): number => {
  const since = status === 'VOIDING' && voidingSince !== undefined ? new Date(voidingSince) : created_date
  return now.getTime() - since.getTime()
}

/** Time of the next poll. The delay grows with the waiting time. */
export const nextPoll = (label: StoredLabel, now: Date): Date =>
  new Date(now.getTime() + pollDelayMs(waitedMs(label, now)))

/** Queues the next poll of a label that has not settled. */
export const pollSoon = async ({ db, now }: Pick<Context, 'db' | 'now'>, label: StoredLabel): Promise<void> => {
  if (label.status === 'BUYING' || label.status === 'VOIDING') await queuePoll(db, label, nextPoll(label, now()))
}
