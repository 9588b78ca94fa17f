import type { Static } from 'typebox'
import { country, entity, flag, guid, list, localDate, oneOf, optional, text, timestamp } from '../schema.ts'
import { Geocode, revision, StreetAddress } from './common.ts'
import { DeliveryDuration, DeliveryTimeWindow, PickupSlots, TimeOfDay } from './delivery-times.ts'
import { deliveryCharges, ShippingOptionRate } from './shipping-option.ts'

export type PickupLocationAddress = Static<typeof PickupLocationAddress>
export const PickupLocationAddress = entity(
  'PickupLocationAddress',
  {
    streetAddress: optional(StreetAddress),
    addressLine: optional(text({ maxLength: 150 })),
    country: optional(country()),
    subdivision: optional(text({ maxLength: 50 })),
    city: optional(text({ maxLength: 50 })),
    postalCode: optional(text({ maxLength: 50 })),
    addressLine2: optional(text({ maxLength: 100 })),
    geocode: optional(Geocode),
  },
  { postal: true },
)

export type PickupLocation = Static<typeof PickupLocation>
export const PickupLocation = entity('PickupLocation', {
  id: guid({ readOnly: true }),
  revision,
  createdDate: timestamp({ readOnly: true }),
  updatedDate: timestamp({ readOnly: true }),
  name: text({ minLength: 1, maxLength: 100 }),
  address: optional(PickupLocationAddress),
  deliveryTime: optional(text({ maxLength: 500 })),
  instructions: optional(text({ maxLength: 1000 })),
  active: optional(flag({ description: 'Whether buyers are offered it; they are unless told.' })),
  rates: list(ShippingOptionRate, { maxItems: 50 }),
  deliveryRegionIds: list(text({ maxLength: 100 }), { maxItems: 50 }),
  pickupMethod: optional(
    oneOf(['STORE_PICKUP', 'PICKUP_POINT'], { description: 'A store of your own unless told, or a point of others.' }),
  ),
  openingHours: optional(list(DeliveryTimeWindow, { maxItems: 100 })),
  slots: optional(PickupSlots),
  preparation: optional(DeliveryDuration),
  cutOffTime: optional(TimeOfDay),
  closedDates: optional(list(localDate(), { maxItems: 400 })),
  otherCharges: deliveryCharges,
})

export type PickupLocationError = Static<typeof PickupLocationError>
export const PickupLocationError = entity('PickupLocationError', {
  id: optional(guid()),
  error: entity('PickupLocationErrorDetails', { code: text(), description: text() }),
})
