import type { Order } from '@vitrine/contract/entities/order.ts'
import type { Context } from '../../ground/context/context.ts'
import type { OrderRecord } from './tables.ts'

export type ActivityType = NonNullable<NonNullable<Order['activities']>[number]['activityType']>

/** What has just happened to an order, to stand among its activities. */
export const activitiesOf = ({ now, newId }: Pick<Context, 'now' | 'newId'>, ...types: readonly ActivityType[]) =>
  types.map((activityType) => ({ id: newId(), createdDate: now().toISOString(), activityType }))

/** An order with one more thing that happened to it. */
export const withActivities = (
  context: Pick<Context, 'now' | 'newId'>,
  record: OrderRecord,
  ...types: readonly ActivityType[]
): OrderRecord => ({ ...record, activities: [...(record.activities ?? []), ...activitiesOf(context, ...types)] })
