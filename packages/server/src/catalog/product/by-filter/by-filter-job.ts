import type { SearchDetails } from '@vitrine/contract/calls/cursor-search.ts'
import { transact } from '../../../ground/database/transact.ts'
import { currentActor, onBehalfOf } from '../../../ground/event/acting.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { queueJob } from '../../../ground/job/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { findProductsByCursor } from '../read/query-products.ts'
import { queriedFields } from '../v3/product-fields.ts'
import { applyAction, changeCategories, type Action, type ActionContext } from './action.ts'

/** The kind of job that changes the products that match a filter. The key is the ID of the job. */
const productsByFilterJob = 'products-by-filter'

/** Products changed in one transaction. */
const batch = 20

interface Payload {
  readonly action: Action
  readonly filter?: unknown
  readonly search?: SearchDetails
  /** Who started the job. */
  readonly actor?: Actor
  /** The position of the next batch, with the filter. */
  readonly cursor?: string
}

/** Finds the products of a batch, newest first. Products that are created later are not among them. */
const findBatch = async (
  context: ActionContext,
  siteId: string,
  { filter, search, cursor }: Omit<Payload, 'action'>,
) => {
  const { db, sites } = context
  const site = await requireSite(sites, siteId)
  if (search) return { site, ...(await context.findProducts(context, site, { search, filter, limit: batch, cursor })) }
  const place = cursor === undefined ? { filter } : {}
  const query = { ...place, cursorPaging: { limit: batch, ...(cursor !== undefined && { cursor }) } }
  const { ids, metadata } = await findProductsByCursor(db, { site, hidden: true, query }, queriedFields)
  return { site, ids, next: metadata.cursors?.next }
}

/**
 * Queues a change of the products that match a filter, and returns the ID of the job. Refuses filters that queries refuse,
 * too.
 */
export const queueByFilter = async (
  context: ActionContext,
  siteId: string,
  payload: Pick<Payload, 'action' | 'filter' | 'search'>,
): Promise<string> => {
  await findBatch(context, siteId, payload)
  const [key, actor] = [context.newId(), currentActor()]
  const job = { siteId, kind: productsByFilterJob, key, payload: { ...payload, ...(actor && { actor }) } }
  await queueJob(context.db, job)
  return key
}

/** Each run changes one batch, and queues the next one in the same transaction: none is changed twice. */
export const byFilterHandler = (context: ActionContext): JobHandler<Payload> => ({
  kind: productsByFilterJob,
  run: async ({ siteId, key, payload: { action, actor, ...place } }) => {
    const { site, ids, next: cursor } = await findBatch(context, siteId, place)
    await onBehalfOf(actor, async () => {
      if (action.kind === 'categories') await changeCategories(context, siteId, { ids, ...action })
      await transact(context.db, async (transaction) => {
        if (action.kind !== 'categories') await applyAction(context, transaction, { site, ids, action })
        if (cursor === undefined) return
        const { search } = place
        const payload: Payload = { action, cursor, ...(search && { search }), ...(actor && { actor }) }
        await queueJob(transaction, { siteId, kind: productsByFilterJob, key, payload })
      })
    })
    return undefined
  },
})
