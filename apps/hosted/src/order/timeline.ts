import type { Order } from '@vitrine/client'
import type { Words } from '../words/en.ts'

/** Something that happened to an order, as its buyer reads it. */
export interface OrderEvent {
  readonly what: string
  readonly when: string
}

const isTold = (type: string | undefined, words: Words): type is keyof Words['orderEvents'] =>
  type !== undefined && type in words.orderEvents

/** What happened to an order, newest first; what is the store's own business is left out. */
export const timelineOf = ({ activities = [] }: Pick<Order, 'activities'>, words: Words): OrderEvent[] =>
  activities
    .flatMap(({ activityType, createdDate }) =>
      isTold(activityType, words) && createdDate
        ? [{ what: words.orderEvents[activityType], when: createdDate.toISOString() }]
        : [],
    )
    .toReversed()
