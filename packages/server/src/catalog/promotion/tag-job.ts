import type { Context } from '../../ground/context/context.ts'
import type { TagEdit } from '../../ground/entity/tags.ts'
import { noMoney } from '../../ground/entity/entity-kind.ts'
import { currentActor, onBehalfOf } from '../../ground/event/acting.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { queueJob } from '../../ground/job/store.ts'
import { compileFilter } from '../../ground/query/conditions.ts'
import { promotionFields } from './promotions.ts'
import { listMatchingIds } from './store.ts'
import { updateTags } from './tags.ts'

const kind = 'update-promotion-tags'

/** Promotions changed in one transaction. */
const batch = 100

interface Payload extends TagEdit {
  readonly filter: unknown
  /** Who started the job. */
  readonly actor?: Actor
}

/** Queues a change of the tags of all promotions that match a filter. Returns the ID of the job. */
export const queueTagJob = async (
  { db, newId }: Pick<Context, 'db' | 'newId'>,
  siteId: string,
  payload: Payload,
): Promise<string> => {
  // Refuses an invalid filter now, not in the background.
  compileFilter(payload.filter, { fields: promotionFields, toMinor: noMoney, path: '' })
  const [key, actor] = [newId(), currentActor()]
  await queueJob(db, { siteId, kind, key, payload: { ...payload, ...(actor && { actor }) } })
  return key
}

/** Changes the tags of all promotions that match a filter. Runs again from the start if it is interrupted. */
export const createTagJob = (context: Context): JobHandler => ({
  kind,
  run: async ({ siteId, payload }) => {
    const { filter, actor, assignTags, unassignTags } = payload as Payload
    const matching = (after: string) =>
      listMatchingIds(context.db, siteId, { filter, fields: promotionFields, after, limit: batch })
    for (let ids = await matching(''); ids.length > 0; ids = await matching(ids.at(-1)!))
      await onBehalfOf(actor, () => updateTags(context, siteId, { ids, assignTags, unassignTags }))
  },
})
