import type { Static } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { Geocode, revision } from '../common.ts'
import { DeliveryTimeWindow, slotFields, TimeOfDay } from './delivery-times.ts'
import { deliveryCharges, ShippingOptionRate } from './shipping-option.ts'

const DeliveryDaySlot = entity(
  'DeliveryDaySlot',
  {
    enabledForDelivery: optional(flag({ description: 'Whether orders are delivered on this day.' })),
    timeSlots: optional(
      list(
        entity(
          'DeliveryDayTimeSlot',
          { from: optional(TimeOfDay), to: optional(TimeOfDay) },
          { description: 'A time window.' },
        ),
        { maxItems: 8 },
      ),
    ),
  },
  { description: 'Delivery times of a day.' },
)

const DeliveryDays = entity(
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
  { description: 'Delivery times by day of the week. Legacy alternative to `timeWindows`.' },
)

export type ScheduledDelivery = Static<typeof ScheduledDelivery>
export const ScheduledDelivery = entity(
  'ScheduledDelivery',
  {
    days: optional(DeliveryDays),
    handlingDays: optional(
      integer({ minimum: 0, maximum: 30, description: 'Number of days needed to prepare an order.' }),
    ),
    cutOffTime: optional(described(TimeOfDay, 'Orders after this time are prepared from the next day on.')),
    timeWindows: optional(list(DeliveryTimeWindow, { maxItems: 100, description: 'Time windows of delivery.' })),
    ...slotFields,
  },
  { description: 'Time slots for a local delivery.' },
)

export type LocalDeliveryOption = Static<typeof LocalDeliveryOption>
export const LocalDeliveryOption = entity(
  'LocalDeliveryOption',
  {
    id: guid({ readOnly: true }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    zipConfig: optional(
      described(
        entity(
          'LocalDeliveryZipConfig',
          { zipCodes: list(text({ minLength: 1, maxLength: 300 }), { maxItems: 1000 }) },
          { description: 'Postal codes: single ones, prefixes (`101*`) and ranges (`10115-10179`).' },
        ),
        'Area given by postal codes.',
      ),
    ),
    radiusConfig: optional(
      described(
        entity(
          'LocalDeliveryRadiusConfig',
          {
            address: optional(
              entity(
                'LocalDeliveryCenter',
                {
                  formattedAddress: optional(text({ maxLength: 400 })),
                  geocode: optional(Geocode),
                },
                { description: 'The center of a circle.' },
              ),
            ),
            radius: optional(number({ minimum: 0.1, maximum: 50, description: 'Radius in `lengthUnit`.' })),
            lengthUnit: optional(
              oneOf(['UNSPECIFIED_LENGTH_UNIT', 'KM', 'MI'], {
                readOnly: true,
                description: 'Unit of the radius. Set by the store.',
              }),
            ),
          },
          { description: 'A circle around an address.' },
        ),
        'Area given by a center and a radius.',
      ),
    ),
    customAreaConfig: optional(
      described(
        entity(
          'LocalDeliveryAreaConfig',
          { geocodes: list(Geocode, { maxItems: 300 }) },
          { description: 'The corners of a polygon.' },
        ),
        'Area given by a polygon.',
      ),
    ),
    cityConfig: optional(
      described(
        entity(
          'LocalDeliveryCityConfig',
          {
            cityItems: list(
              entity(
                'LocalDeliveryCity',
                {
                  cityName: text({ minLength: 1, maxLength: 100 }),
                  subdivision: optional(text({ maxLength: 50 })),
                  country: country(),
                  cityKey: optional(text({ maxLength: 100, readOnly: true })),
                },
                { description: 'A city.' },
              ),
              { maxItems: 50 },
            ),
          },
          { description: 'A list of cities.' },
        ),
        'Area given by cities.',
      ),
    ),
    areaName: optional(text({ maxLength: 100, description: 'Name of the area.' })),
    rate: optional(
      amount(
        { money: 'store', description: 'Single rate. Legacy alternative to `rates`.' },
        { lte: 999999999, maxScale: 3 },
      ),
    ),
    estimatedDeliveryTime: optional(
      text({ maxLength: 40, description: 'Estimated delivery time as text, such as "1 hour".' }),
    ),
    minimumFreeDeliveryOrderAmount: optional(
      number({
        minimum: 0,
        maximum: 999999999,
        description: 'Subtotal from which delivery is free. Legacy alternative to `rates`.',
      }),
    ),
    destinations: list(
      entity(
        'LocalDeliveryDestination',
        {
          code: country({ description: 'ISO 3166-1 alpha-2 country code.' }),
          subdivisions: optional(
            list(text({ minLength: 1, maxLength: 50 }), {
              maxItems: 200,
              description: 'Subdivisions to deliver to. Default: all.',
            }),
          ),
        },
        { description: 'A country, or some of its subdivisions.' },
      ),
      { maxItems: 100, description: 'Countries of the area.' },
    ),
    scheduledDeliveryConfig: optional(described(ScheduledDelivery, 'Time slots that the buyer can choose from.')),
    rates: list(ShippingOptionRate, {
      maxItems: 50,
      description: 'Rates. The first one whose conditions are met is used.',
    }),
    deliveryRegionIds: list(text({ maxLength: 100 }), {
      maxItems: 50,
      description: 'IDs of the delivery regions that offer the option.',
    }),
    otherCharges: deliveryCharges,
    active: optional(flag({ description: 'Whether the option is offered to buyers. Default: true.' })),
  },
  { description: 'A local delivery option.' },
)

export type LocalDeliveryOptionError = Static<typeof LocalDeliveryOptionError>
export const LocalDeliveryOptionError = entity(
  'LocalDeliveryOptionError',
  { id: optional(guid()), error: text() },
  { description: 'Why a local delivery option failed in a bulk request.' },
)
