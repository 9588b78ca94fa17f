import type { Static } from 'typebox'
import {
  amount,
  country,
  entity,
  flag,
  guid,
  integer,
  list,
  number,
  oneOf,
  optional,
  text,
  timestamp,
} from '../schema.ts'
import { Geocode, revision } from './common.ts'
import { DeliveryTimeWindow, slotFields, TimeOfDay } from './delivery-times.ts'
import { deliveryCharges, ShippingOptionRate } from './shipping-option.ts'

export type DeliveryDaySlot = Static<typeof DeliveryDaySlot>
export const DeliveryDaySlot = entity('DeliveryDaySlot', {
  enabledForDelivery: optional(flag()),
  timeSlots: optional(
    list(entity('DeliveryDayTimeSlot', { from: optional(TimeOfDay), to: optional(TimeOfDay) }), { maxItems: 8 }),
  ),
})

export type DeliveryDays = Static<typeof DeliveryDays>
export const DeliveryDays = entity(
  'DeliveryDays',
  {
    monday: optional(DeliveryDaySlot),
    tuesday: optional(DeliveryDaySlot),
    wednesday: optional(DeliveryDaySlot),
    thursday: optional(DeliveryDaySlot),
    friday: optional(DeliveryDaySlot),
    saturday: optional(DeliveryDaySlot),
    sunday: optional(DeliveryDaySlot),
  },
  { description: 'The older way to send time windows.' },
)

export type ScheduledDelivery = Static<typeof ScheduledDelivery>
export const ScheduledDelivery = entity('ScheduledDelivery', {
  days: optional(DeliveryDays),
  handlingDays: optional(integer({ minimum: 0, maximum: 30 })),
  cutOffTime: optional(TimeOfDay),
  timeWindows: optional(list(DeliveryTimeWindow, { maxItems: 100 })),
  ...slotFields,
})

export type LocalDeliveryOption = Static<typeof LocalDeliveryOption>
export const LocalDeliveryOption = entity('LocalDeliveryOption', {
  id: guid({ readOnly: true }),
  revision,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
  zipConfig: optional(
    entity(
      'LocalDeliveryZipConfig',
      { zipCodes: list(text({ minLength: 1, maxLength: 300 }), { maxItems: 1000 }) },
      { description: 'Postal codes, their beginnings (`101*`) and ranges (`10115-10179`).' },
    ),
  ),
  radiusConfig: optional(
    entity('LocalDeliveryRadiusConfig', {
      address: optional(
        entity('LocalDeliveryCenter', {
          formattedAddress: optional(text({ maxLength: 400 })),
          geocode: optional(Geocode),
        }),
      ),
      radius: optional(number({ minimum: 0.1, maximum: 50 })),
      lengthUnit: optional(
        oneOf(['UNSPECIFIED_LENGTH_UNIT', 'KM', 'MI'], { readOnly: true, description: 'The unit of the store.' }),
      ),
    }),
  ),
  customAreaConfig: optional(
    entity('LocalDeliveryAreaConfig', { geocodes: list(Geocode, { maxItems: 300 }) }, { description: 'The corners.' }),
  ),
  cityConfig: optional(
    entity('LocalDeliveryCityConfig', {
      cityItems: list(
        entity('LocalDeliveryCity', {
          cityName: text({ minLength: 1, maxLength: 100 }),
          subdivision: optional(text({ maxLength: 50 })),
          country: country(),
          cityKey: optional(text({ maxLength: 100, readOnly: true })),
        }),
        { maxItems: 50 },
      ),
    }),
  ),
  areaName: optional(text({ maxLength: 100 })),
  rate: optional(
    amount({ money: 'store', description: 'The older way to send a single rate.' }, { lte: 999999999, maxScale: 3 }),
  ),
  estimatedDeliveryTime: optional(text({ maxLength: 40 })),
  minimumFreeDeliveryOrderAmount: optional(
    number({ minimum: 0, maximum: 999999999, description: 'The older way to say from when it is free.' }),
  ),
  destinations: list(
    entity('LocalDeliveryDestination', {
      code: country(),
      subdivisions: optional(list(text({ minLength: 1, maxLength: 50 }), { maxItems: 200 })),
    }),
    { maxItems: 100 },
  ),
  scheduledDeliveryConfig: optional(ScheduledDelivery),
  rates: list(ShippingOptionRate, { maxItems: 50 }),
  deliveryRegionIds: list(text({ maxLength: 100 }), { maxItems: 50 }),
  otherCharges: deliveryCharges,
  active: optional(flag({ description: 'Whether buyers are offered it; they are unless told.' })),
})

export type LocalDeliveryOptionError = Static<typeof LocalDeliveryOptionError>
export const LocalDeliveryOptionError = entity('LocalDeliveryOptionError', { id: optional(guid()), error: text() })
