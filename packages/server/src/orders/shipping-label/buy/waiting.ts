import { pollDelayMs } from '@vitrine/domain/shipping-label/states.ts'
import type { Context } from '../../../ground/context/context.ts'
import { queueLook, type StoredLabel } from '../store.ts'

/** How long a label has waited: to be bought since it was requested, to be voided since that was requested. */
export const waitedMs = ({ status, created_date, body: { voidingSince } }: StoredLabel, now: Date): number => {
  const since = status === 'VOIDING' && voidingSince !== undefined ? new Date(voidingSince) : created_date
  return now.getTime() - since.getTime()
}

/** When the carrier is asked next about a label: the longer it has waited, the later. */
export const nextLook = (label: StoredLabel, now: Date): Date =>
  new Date(now.getTime() + pollDelayMs(waitedMs(label, now)))

/** Has a label looked at as soon as its carrier may know more, where it has not settled. */
export const lookSoon = async ({ db, now }: Pick<Context, 'db' | 'now'>, label: StoredLabel): Promise<void> => {
  if (label.status === 'BUYING' || label.status === 'VOIDING') await queueLook(db, label, nextLook(label, now()))
}
