import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { withActivities, type Activities } from './activities.ts'
import { presentOrder, type StoredOrder } from './present.ts'
import { moveOrder } from './store.ts'

/** Adds activities to a locked order and records the event for webhooks. */
export const noteOnOrder = async (
  clock: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { order, actor }: { readonly order: StoredOrder; readonly actor?: Actor | undefined },
  ...done: readonly Activities[]
): Promise<StoredOrder> => {
  const record = withActivities({ ...clock, actor }, order.body, ...done)
  const noted = await moveOrder(db, order, { states: {}, record, now: clock.now() })
  const event = { siteId: order.site_id, entity: 'order', entityId: order.id, ...(actor && { actor }) }
  const body = { currentEntity: presentOrder(noted) }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_updated', body })
  return noted
}
