import type { Static } from 'typebox'
import {
  described,
  country,
  entity,
  flag,
  guid,
  list,
  localDate,
  oneOf,
  optional,
  text,
  timestamp,
} from '../../schema.ts'
import { Geocode, revision, StreetAddress } from '../common.ts'
import { DeliveryDuration, DeliveryTimeWindow, PickupSlots, TimeOfDay } from './delivery-times.ts'
import { deliveryCharges, ShippingOptionRate } from './shipping-option.ts'

const PickupLocationAddress = entity(
  'PickupLocationAddress',
  {
    streetAddress: optional(StreetAddress),
    addressLine: optional(text({ maxLength: 150, description: 'Street and house number in one line.' })),
    country: optional(country({ description: 'ISO 3166-1 alpha-2 country code.' })),
    subdivision: optional(text({ maxLength: 50, description: 'State, province or region.' })),
    city: optional(text({ maxLength: 50 })),
    postalCode: optional(text({ maxLength: 50 })),
    addressLine2: optional(text({ maxLength: 100 })),
    geocode: optional(Geocode),
  },
  { postal: true, description: 'The address of a pickup location.' },
)

export type PickupLocation = Static<typeof PickupLocation>
export const PickupLocation = entity(
  'PickupLocation',
  {
    id: guid({ readOnly: true }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    name: text({ minLength: 1, maxLength: 100 }),
    address: optional(PickupLocationAddress),
    deliveryTime: optional(
      text({ maxLength: 500, description: 'Time until an order is ready, as text, such as "Ready in 1 hour".' }),
    ),
    instructions: optional(text({ maxLength: 1000, description: 'Instructions for the buyer.' })),
    active: optional(flag({ description: 'Whether the location is offered to buyers. Default: true.' })),
    rates: list(ShippingOptionRate, {
      maxItems: 50,
      description: 'Rates. The first one whose conditions are met is used.',
    }),
    deliveryRegionIds: list(text({ maxLength: 100 }), {
      maxItems: 50,
      description: 'IDs of the delivery regions that offer the location.',
    }),
    pickupMethod: optional(
      oneOf(['STORE_PICKUP', 'PICKUP_POINT'], {
        description:
          '`STORE_PICKUP`: a store of the merchant. `PICKUP_POINT`: a location of others. Default: `STORE_PICKUP`.',
      }),
    ),
    openingHours: optional(
      list(DeliveryTimeWindow, {
        maxItems: 100,
        description: "Times at which orders can be picked up, in the store's time zone.",
      }),
    ),
    slots: optional(described(PickupSlots, 'Time slots that the buyer can choose from.')),
    preparation: optional(described(DeliveryDuration, 'Time needed to prepare an order.')),
    cutOffTime: optional(described(TimeOfDay, 'Orders after this time are prepared from the next day on.')),
    closedDates: optional(list(localDate(), { maxItems: 400, description: 'Dates on which the location is closed.' })),
    otherCharges: deliveryCharges,
  },
  { description: 'A location where buyers can pick up orders.' },
)

export type PickupLocationError = Static<typeof PickupLocationError>
export const PickupLocationError = entity(
  'PickupLocationError',
  {
    id: optional(guid()),
    error: entity('PickupLocationErrorDetails', { code: text(), description: text() }, { description: 'An error.' }),
  },
  { description: 'Why a pickup location failed in a bulk request.' },
)
