import type { Static } from 'typebox'
import { described, entity, flag, integer, list, localDate, oneOf, optional } from '../../schema.ts'

export type TimeOfDay = Static<typeof TimeOfDay>
export const TimeOfDay = entity(
  'TimeOfDay',
  {
    hours: optional(integer({ minimum: 0, maximum: 23 })),
    minutes: optional(integer({ minimum: 0, maximum: 59 })),
  },
  { description: "A time of day in the store's time zone." },
)

const weekday = oneOf(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'])

export type DeliveryTimeWindow = Static<typeof DeliveryTimeWindow>
export const DeliveryTimeWindow = entity(
  'DeliveryTimeWindow',
  {
    day: weekday,
    start: TimeOfDay,
    end: TimeOfDay,
    enabled: optional(flag({ description: 'Whether the window is used. Default: true.' })),
  },
  { description: "A time window on a day of the week, in the store's time zone. An end of 0:00 is midnight." },
)

export type DeliveryDuration = Static<typeof DeliveryDuration>
export const DeliveryDuration = entity(
  'DeliveryDuration',
  {
    value: integer({ minimum: 0, maximum: 1000 }),
    unit: oneOf(['MINUTES', 'HOURS', 'DAYS']),
  },
  { description: 'A duration.' },
)

/** Settings of delivery time slots. */
export const slotFields = {
  preparation: optional(described(DeliveryDuration, 'Time needed to prepare an order. The first slot is after it.')),
  capacity: optional(
    integer({
      minimum: 1,
      maximum: 100_000,
      description: 'Maximum number of orders per slot. Default: unlimited.',
    }),
  ),
  slotMinutes: optional(
    integer({
      minimum: 5,
      maximum: 1440,
      description: 'Length of a slot in minutes. Time windows are divided into slots.',
    }),
  ),
  closedDates: optional(list(localDate(), { maxItems: 400, description: 'Dates without slots.' })),
  daysAhead: optional(
    integer({
      minimum: 0,
      maximum: 60,
      description: 'Number of days for which buyers can choose a slot in advance. Default: 14.',
    }),
  ),
}

export type PickupSlots = Static<typeof PickupSlots>
export const PickupSlots = entity(
  'PickupSlots',
  {
    minutes: optional(
      integer({
        minimum: 5,
        maximum: 1440,
        description: 'Length of a slot in minutes. Opening hours are divided into slots.',
      }),
    ),
    capacity: slotFields.capacity,
    daysAhead: slotFields.daysAhead,
  },
  { description: 'Time slots for pickup.' },
)
