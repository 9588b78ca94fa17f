import type { Order } from '@vitrine/contract/entities/order.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Actor } from '../../ground/event/actor.ts'
import type { OrderRecord } from './tables.ts'

export type ActivityType = NonNullable<NonNullable<Order['activities']>[number]['activityType']>

type Activity = NonNullable<Order['activities']>[number]

/** What has happened: its name, or all that is told of it. */
export type Activities = ActivityType | (Activity & { readonly activityType: ActivityType })

/** When something happens, and who does it, where somebody does. */
type Scene = Pick<Context, 'now' | 'newId'> & { readonly actor?: Actor | undefined }

/** What has just happened to an order, to stand among its activities. */
export const activitiesOf = ({ now, newId, actor }: Scene, ...types: readonly Activities[]) =>
  types.map((one) => ({
    id: newId(),
    createdDate: now().toISOString(),
    ...(actor && { actor }),
    ...(typeof one === 'string' ? { activityType: one } : one),
  }))

/** An order with one more thing that happened to it. */
export const withActivities = (scene: Scene, record: OrderRecord, ...types: readonly Activities[]): OrderRecord => ({
  ...record,
  activities: [...(record.activities ?? []), ...activitiesOf(scene, ...types)],
})
