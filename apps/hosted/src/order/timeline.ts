import type { Order, OrderReturn } from '@vitrine/client'
import type { Words } from '../words/en.ts'

type Steps = Pick<OrderReturn, 'kind' | 'history'>

/** An event of an order, as shown to its buyer. */
export interface OrderEvent {
  readonly what: string
  readonly when: string
}

const isShownEvent = (type: string | undefined, words: Words): type is keyof Words['orderEvents'] =>
  type !== undefined && type in words.orderEvents

/** Returns the order's activities, without internal ones. */
const activitiesOf = ({ activities = [] }: Pick<Order, 'activities'>, words: Words): OrderEvent[] =>
  activities.flatMap(({ activityType, createdDate }) =>
    isShownEvent(activityType, words) && createdDate
      ? [{ what: words.orderEvents[activityType], when: createdDate.toISOString() }]
      : [],
  )

const stepsOf = ({ kind, history = [] }: Steps, words: Words): OrderEvent[] =>
  history.map(({ status, date }, index) => ({
    what: kind === 'WITHDRAWAL' && index === 0 ? words.withdrawal.step : words.returns.steps[status],
    when: date.toISOString(),
  }))

/** Returns the events of an order and its returns, newest first. */
export const timelineOf = (order: Pick<Order, 'activities'>, returns: readonly Steps[], words: Words): OrderEvent[] =>
  [...activitiesOf(order, words), ...returns.flatMap((one) => stepsOf(one, words))]
    .toSorted((one, other) => one.when.localeCompare(other.when))
    .toReversed()
