import type { Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'

/** Counts the orders that have changed. Their jobs are due a few seconds later, so the clock is a minute ahead. */
export const countChangedOrders = ({ context }: Shop): Promise<number> => {
  const ahead = { ...context, now: () => new Date(Date.now() + 60_000) }
  return runJobs(ahead, 'customer-order', 'report-rebuild', 'report-order')
}
