import type { OrderActivity } from '@vitrine/contract/entities/orders/order.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isAddedByCaller, readActivity, type Activity, type ActivityDecision } from '@vitrine/domain/order/activity.ts'
import { invalidField, Refusal, refusalFor, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { findOwner } from '../../people/owner/api.ts'
import { activitiesOf, type StoredOrder } from '../../orders/order/api.ts'
import { changeActivities, type Changing } from './update.ts'

/** Maximum number of activities of an order. */
const maxActivities = 1000

const words = {
  MISSING: 'is required',
  NOT_ALLOWED: 'is recorded by the store itself; only notes, custom activities and sent emails can be added',
  MISMATCH: 'does not belong to this type of activity',
} as const

const rules = { MISSING: 'REQUIRED_FIELD', NOT_ALLOWED: 'FIELD_NOT_ALLOWED', MISMATCH: 'FIELD_NOT_ALLOWED' } as const

const parseActivity = (
  sent: Input<OrderActivity>,
  path: string,
): Extract<ActivityDecision, { ok: true }>['activity'] => {
  const read = readActivity(sent)
  if (read.ok) return read.activity
  throw invalidField(`${path}.${read.field}`, words[read.code], rules[read.code])
}

/** Returns the email of the owner who adds the activities. Apps and API keys have none. */
const authorOf = async (db: Db, caller: Changing['caller']) => {
  if (caller.role !== 'owner' || caller.ownerId === undefined) return {}
  const owner = await findOwner(db, caller.ownerId)
  return owner ? { authorEmail: owner.email } : {}
}

interface Adding extends Changing {
  readonly sent: readonly { readonly activity: Input<OrderActivity>; readonly path: string }[]
}

/** Adds activities to an order: all of them or none. */
export const addActivities = async (
  context: Context,
  { sent, ...changing }: Adding,
): Promise<{ order: StoredOrder; activityIds: string[] }> => {
  const parsed = sent.map(({ activity, path }) => parseActivity(activity, path))
  const author = await authorOf(context.db, changing.caller)
  const added = activitiesOf({ ...context, actor: actorOf(changing.caller) }, ...parsed).map((one) => ({
    ...one,
    ...author,
  }))
  const order = await changeActivities(context, changing, ({ body }) => {
    const before = body.activities ?? []
    if (before.length + added.length > maxActivities) {
      throw invalidBecause(sent[0]!.path, 'LIMIT_REACHED', {
        description: `cannot be added: an order has at most ${maxActivities} activities`,
        data: { threshold: maxActivities },
        rule: 'MAX_SIZE',
      })
    }
    return { ...body, activities: [...before, ...added] }
  })
  return { order, activityIds: added.map(({ id }) => id) }
}

const requireEditable = ({ body }: StoredOrder, activityId: string): Activity => {
  const found = body.activities?.find(({ id }) => id === activityId)
  if (!found) throw new Refusal('NOT_FOUND', 'The order has no such activity.')
  if (!isAddedByCaller(found)) {
    throw refusalFor('ILLEGAL_STATE', 'ACTIVITY_FIXED')
  }
  return found
}

/** Updates a note or an app's activity. */
export const updateActivity = (
  context: Context,
  { activityId, sent, ...changing }: Changing & { activityId: string; sent: Input<OrderActivity> },
): Promise<StoredOrder> => {
  const parsed = parseActivity(sent, 'activity')
  return changeActivities(context, changing, (order) => {
    const { activityType } = requireEditable(order, activityId)
    if (activityType !== parsed.activityType) {
      throw invalidField('activity', 'must be of the same kind as before', 'FIELD_NOT_ALLOWED')
    }
    const activities = order.body.activities!.map((one) => (one.id === activityId ? { ...one, ...parsed } : one))
    return { ...order.body, activities }
  })
}

/** Deletes a note or an app's activity. */
export const deleteActivity = (
  context: Context,
  { activityId, ...changing }: Changing & { activityId: string },
): Promise<StoredOrder> =>
  changeActivities(context, changing, (order) => {
    requireEditable(order, activityId)
    return { ...order.body, activities: order.body.activities!.filter(({ id }) => id !== activityId) }
  })
