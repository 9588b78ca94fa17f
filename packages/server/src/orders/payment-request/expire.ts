import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { isBeingPaid } from '../../money/payment/api.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { expiryKind, lockPaymentRequest, movePaymentRequest } from './store.ts'
import { recordRequestEvents } from './record-events.ts'

/** Delay before the next check while a buyer who started to pay in time may still finish. */
const payingMs = 5000

/** Expires a payment request on its expiration date, unless it was paid or voided before. */
export const expiryJob = ({ db, sites, now }: Pick<Context, 'db' | 'sites' | 'now'>): JobHandler => ({
  kind: expiryKind,
  deadlineMs: 10_000,
  run: async ({ siteId, key }) => {
    const site = await requireSite(sites, siteId)
    return transact(db, async (transaction) => {
      const held = await lockPaymentRequest(transaction, siteId, key)
      if (held?.status !== 'UNPAID') return undefined
      if (await isBeingPaid(transaction, siteId, held.order_id)) return new Date(now().getTime() + payingMs)
      const moved = await movePaymentRequest(transaction, held, { event: 'EXPIRE', now: now() })
      if (moved.ok) await recordRequestEvents(transaction, { ...moved, site })
      return undefined
    })
  },
})
