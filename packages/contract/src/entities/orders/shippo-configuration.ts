import type { Static } from 'typebox'
import { described, decimal, entity, guid, list, number, oneOf, optional, text, timestamp } from '../../schema.ts'
import { Address, ExtendedFields, revision } from '../common.ts'

const ShippoHandlingFee = entity(
  'ShippoHandlingFee',
  {
    value: optional(decimal({ gte: 0, maxScale: 4 }, { description: 'Amount or percentage, depending on the type.' })),
    calculationType: optional(oneOf(['FIXED', 'PERCENTAGE'])),
  },
  { description: 'A fee added to the price of a label.' },
)

const ShippoServiceSettings = entity(
  'ShippoServiceSettings',
  {
    estimatedDeliveryTime: optional(
      text({ maxLength: 500, description: 'Estimated delivery time as text, such as "2-3 days".' }),
    ),
    handlingFee: optional(ShippoHandlingFee),
    freeDeliveryMinimumAmount: optional(
      decimal({ gte: 0, maxScale: 6 }, { description: 'Subtotal from which delivery is free.' }),
    ),
  },
  { description: 'Settings of a service.' },
)

const ShippoDomesticService = entity(
  'ShippoDomesticService',
  {
    id: optional(guid()),
    service: optional(oneOf(['GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS'])),
    serviceSettings: optional(ShippoServiceSettings),
  },
  { description: 'A service for domestic deliveries.' },
)

const ShippoInternationalService = entity(
  'ShippoInternationalService',
  {
    id: optional(guid()),
    service: optional(
      oneOf([
        'FIRST_CLASS_PACKAGE_INTERNATIONAL',
        'PRIORITY_MAIL_INTERNATIONAL',
        'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
      ]),
    ),
    serviceSettings: optional(ShippoServiceSettings),
  },
  { description: 'A service for international deliveries.' },
)

const ShippoPackageDetails = entity(
  'ShippoPackageDetails',
  {
    name: optional(text({ maxLength: 255 })),
    dimensions: optional(
      described(
        entity(
          'ShippoPackageDimensions',
          {
            length: optional(decimal({ gte: 0, maxScale: 3 })),
            width: optional(decimal({ gte: 0, maxScale: 3 })),
            height: optional(decimal({ gte: 0, maxScale: 3 })),
          },
          { description: 'Dimensions of a package in inches.' },
        ),
        'Dimensions. Only for `CUSTOM`.',
      ),
    ),
    maxNumberOfProducts: optional(text({ maxLength: 20 })),
  },
  { description: 'Details of a package.' },
)

const { formattedAddress: _, ...ofAddress } = Address.properties

const ShipFromAddress = entity(
  'ShipFromAddress',
  {
    ...ofAddress,
    geocode: optional(
      entity(
        'ShipFromLocation',
        { latitude: optional(number()), longitude: optional(number()) },
        { description: 'A geographic position.' },
      ),
    ),
  },
  { postal: true, description: 'The address that parcels are sent from.' },
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
      oneOf(
        [
          'CUSTOM',
          'FLAT_RATE_ENVELOPE',
          'PADDED_FLAT_RATE_ENVELOPE',
          'SMALL_FLAT_RATE_BOX',
          'MEDIUM_FLAT_RATE_BOX_1',
          'MEDIUM_FLAT_RATE_BOX_2',
          'LARGE_FLAT_RATE_BOX',
        ],
        { description: 'Package: a flat-rate package of USPS, or `CUSTOM`.' },
      ),
    ),
    packageDetails: optional(ShippoPackageDetails),
    osLocationId: optional(guid({ description: 'ID of the location that parcels are sent from.' })),
    shipFromAddress: optional(ShipFromAddress),
    deliveryRegionIds: optional(
      list(text({ maxLength: 100 }), {
        maxItems: 50,
        description: 'IDs of the delivery regions that offer the services.',
      }),
    ),
    backupWeight: optional(
      decimal({ gte: 0, maxScale: 5 }, { description: 'Weight of a piece whose weight is unknown.' }),
    ),
    extendedFields: optional(ExtendedFields),
  },
  { description: 'Settings of shipping labels: services, package, fees and the address parcels are sent from.' },
)
