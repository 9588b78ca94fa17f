import type { LinkedOrder } from '@vitrine/client'
import type { Words } from '../words/en.ts'

/** Something that happened to an order, as its buyer reads it. */
export interface OrderEvent {
  readonly what: string
  readonly when: string
}

const isTold = (type: string | undefined, words: Words): type is keyof Words['orderEvents'] =>
  type !== undefined && type in words.orderEvents

/** What happened to an order and its returns, newest first; what is the store's own business is left out. */
export const timelineOf = (
  { order: { activities = [] }, returns }: Pick<LinkedOrder, 'order' | 'returns'>,
  words: Words,
): OrderEvent[] => {
  const happened = activities.flatMap(({ activityType, createdDate }) =>
    isTold(activityType, words) && createdDate ? [{ what: words.orderEvents[activityType], when: createdDate }] : [],
  )
  const returned = returns.flatMap(({ history = [] }) =>
    history.map(({ status, date }) => ({ what: words.orderReturns.events[status], when: date })),
  )
  return [...happened, ...returned]
    .toSorted((one, other) => other.when.getTime() - one.when.getTime())
    .map(({ what, when }) => ({ what, when: when.toISOString() }))
}
