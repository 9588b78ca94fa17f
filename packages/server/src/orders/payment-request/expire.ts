import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { createRepeating, type Worker } from '../../ground/base/worker.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { findLapsedRequests, lockPaymentRequest, movePaymentRequest } from './store.ts'
import { tellOfRequest } from './tell.ts'

const expireMs = 5000

type Surroundings = Pick<Context, 'db' | 'sites' | 'now'>

const expireOne = async (
  { db, sites, now }: Surroundings,
  { site_id: siteId, id }: { site_id: string; id: string },
): Promise<void> => {
  const site = await requireSite(sites, siteId)
  await transact(db, async (transaction) => {
    const held = await lockPaymentRequest(transaction, siteId, id)
    const moved = held && (await movePaymentRequest(transaction, held, { event: 'EXPIRE', now: now() }))
    if (moved?.ok) await tellOfRequest(transaction, { ...moved, site })
  })
}

/** Ends the payment requests whose time is over. */
export const expireRequests = async (surroundings: Surroundings): Promise<void> => {
  const { db, now } = surroundings
  for (const lapsed of await findLapsedRequests(db, now())) await expireOne(surroundings, lapsed)
}

export const createExpiring = (context: Context): Worker =>
  createRepeating({
    work: () => expireRequests(context),
    everyMs: expireMs,
    log: context.log,
    failure: 'ending payment requests failed',
  })
