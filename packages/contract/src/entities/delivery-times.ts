import type { Static } from 'typebox'
import { entity, flag, integer, list, localDate, oneOf, optional } from '../schema.ts'

export type TimeOfDay = Static<typeof TimeOfDay>
export const TimeOfDay = entity('TimeOfDay', {
  hours: optional(integer({ minimum: 0, maximum: 23 })),
  minutes: optional(integer({ minimum: 0, maximum: 59 })),
})

export const weekday = oneOf(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'])

export type DeliveryTimeWindow = Static<typeof DeliveryTimeWindow>
export const DeliveryTimeWindow = entity(
  'DeliveryTimeWindow',
  {
    day: weekday,
    start: TimeOfDay,
    end: TimeOfDay,
    enabled: optional(flag({ description: 'Whether it counts; it does unless told.' })),
  },
  { description: 'A part of a day of the week, by the clock of the store. An end of 0:00 is midnight.' },
)

export type DeliveryDuration = Static<typeof DeliveryDuration>
export const DeliveryDuration = entity('DeliveryDuration', {
  value: integer({ minimum: 0, maximum: 1000 }),
  unit: oneOf(['MINUTES', 'HOURS', 'DAYS']),
})

/** How slots are told of ways of delivery that have some. */
export const slotFields = {
  preparation: optional(DeliveryDuration),
  capacity: optional(
    integer({
      minimum: 1,
      maximum: 100_000,
      description: 'So many orders are taken for one slot; any number unless told.',
    }),
  ),
  slotMinutes: optional(
    integer({ minimum: 5, maximum: 1440, description: 'Windows are cut into slots of so many minutes.' }),
  ),
  closedDates: optional(list(localDate(), { maxItems: 400 })),
  daysAhead: optional(
    integer({ minimum: 0, maximum: 60, description: 'So many days ahead buyers may choose a slot; 14 unless told.' }),
  ),
}

export type PickupSlots = Static<typeof PickupSlots>
export const PickupSlots = entity('PickupSlots', {
  minutes: optional(integer({ minimum: 5, maximum: 1440 })),
  capacity: slotFields.capacity,
  daysAhead: slotFields.daysAhead,
})
