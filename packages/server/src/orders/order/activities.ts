import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { OrderRecord } from './tables.ts'

export type ActivityType = NonNullable<NonNullable<Order['activities']>[number]['activityType']>

type Activity = NonNullable<Order['activities']>[number]

/** An activity: its type, or the whole activity. */
export type Activities = ActivityType | (Activity & { readonly activityType: ActivityType })

/** Clock, IDs and actor of an activity. The actor is absent if the store acts by itself. */
type Scene = Pick<Context, 'now' | 'newId'> & { readonly actor?: Actor | undefined }

/** Creates activities that happen now. */
export const activitiesOf = ({ now, newId, actor }: Scene, ...types: readonly Activities[]) =>
  types.map((one) => ({
    id: newId(),
    createdDate: now().toISOString(),
    ...(actor && { actor }),
    ...(typeof one === 'string' ? { activityType: one } : one),
  }))

/** Adds activities to the record of an order. */
export const withActivities = (scene: Scene, record: OrderRecord, ...types: readonly Activities[]): OrderRecord => ({
  ...record,
  activities: [...(record.activities ?? []), ...activitiesOf(scene, ...types)],
})
