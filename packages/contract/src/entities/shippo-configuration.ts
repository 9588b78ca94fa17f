import type { Static } from 'typebox'
import { decimal, entity, guid, list, number, oneOf, optional, text, timestamp } from '../schema.ts'
import { Address, ExtendedFields, revision } from './common.ts'

export type ShippoHandlingFee = Static<typeof ShippoHandlingFee>
export const ShippoHandlingFee = entity('ShippoHandlingFee', {
  value: optional(decimal({ gte: 0, maxScale: 4 })),
  calculationType: optional(oneOf(['FIXED', 'PERCENTAGE'])),
})

export type ShippoServiceSettings = Static<typeof ShippoServiceSettings>
export const ShippoServiceSettings = entity('ShippoServiceSettings', {
  estimatedDeliveryTime: optional(text({ maxLength: 500 })),
  handlingFee: optional(ShippoHandlingFee),
  freeDeliveryMinimumAmount: optional(decimal({ gte: 0, maxScale: 6 })),
})

export type ShippoDomesticService = Static<typeof ShippoDomesticService>
export const ShippoDomesticService = entity('ShippoDomesticService', {
  id: optional(guid()),
  service: optional(oneOf(['GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS'])),
  serviceSettings: optional(ShippoServiceSettings),
})

export type ShippoInternationalService = Static<typeof ShippoInternationalService>
export const ShippoInternationalService = entity('ShippoInternationalService', {
  id: optional(guid()),
  service: optional(
    oneOf(['FIRST_CLASS_PACKAGE_INTERNATIONAL', 'PRIORITY_MAIL_INTERNATIONAL', 'PRIORITY_MAIL_EXPRESS_INTERNATIONAL']),
  ),
  serviceSettings: optional(ShippoServiceSettings),
})

export type ShippoPackageDetails = Static<typeof ShippoPackageDetails>
export const ShippoPackageDetails = entity('ShippoPackageDetails', {
  name: optional(text({ maxLength: 255 })),
  dimensions: optional(
    entity('ShippoPackageDimensions', {
      length: optional(decimal({ gte: 0, maxScale: 3 })),
      width: optional(decimal({ gte: 0, maxScale: 3 })),
      height: optional(decimal({ gte: 0, maxScale: 3 })),
    }),
  ),
  maxNumberOfProducts: optional(text({ maxLength: 20 })),
})

const { formattedAddress: _, ...ofAddress } = Address.properties

export type ShipFromAddress = Static<typeof ShipFromAddress>
export const ShipFromAddress = entity(
  'ShipFromAddress',
  {
    ...ofAddress,
    geocode: optional(entity('ShipFromLocation', { latitude: optional(number()), longitude: optional(number()) })),
  },
  { postal: true },
)

export type ShippoConfiguration = Static<typeof ShippoConfiguration>
export const ShippoConfiguration = entity(
  'ShippoConfiguration',
  {
    id: guid({ readOnly: true }),
    revision,
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    domesticServices: optional(list(ShippoDomesticService, { maxItems: 3 })),
    internationalServices: optional(list(ShippoInternationalService, { maxItems: 3 })),
    packageType: optional(
      oneOf([
        'CUSTOM',
        'FLAT_RATE_ENVELOPE',
        'PADDED_FLAT_RATE_ENVELOPE',
        'SMALL_FLAT_RATE_BOX',
        'MEDIUM_FLAT_RATE_BOX_1',
        'MEDIUM_FLAT_RATE_BOX_2',
        'LARGE_FLAT_RATE_BOX',
      ]),
    ),
    packageDetails: optional(ShippoPackageDetails),
    osLocationId: optional(guid()),
    shipFromAddress: optional(ShipFromAddress),
    deliveryRegionIds: optional(list(text({ maxLength: 100 }), { maxItems: 50 })),
    backupWeight: optional(decimal({ gte: 0, maxScale: 5 })),
    extendedFields: optional(ExtendedFields),
  },
  { description: 'Settings for shipping labels: services, a package, fees, and where parcels leave from.' },
)
