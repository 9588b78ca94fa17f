import type { Static } from 'typebox'
import { currency, described, entity, flag, guid, list, number, oneOf, optional, text } from '../../../schema.ts'
import { VariantChoice, VariantV3 } from './product-v3.ts'

/** Fields of a variant that responses contain only on request. */
export const requestableVariantFields = [
  'CURRENCY',
  'MERCHANT_DATA',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
  'SUBSCRIPTION_PRICES_INFO',
] as const
export type RequestableVariantField = (typeof requestableVariantFields)[number]

const { sku, barcode, price, revenueDetails, media, digitalProperties, inventoryStatus, subscriptionPricesInfo } =
  VariantV3.properties
const { pricePerUnit } = VariantV3.properties.physicalProperties.properties

const ProductOfVariant = entity(
  'ProductOfVariant',
  {
    productId: text(),
    name: optional(text()),
    slug: optional(text()),
    revision: optional(text()),
    visible: optional(flag()),
    visibleInPos: optional(flag()),
    productType: oneOf(['PHYSICAL', 'DIGITAL']),
    currency: optional(currency({ description: "The store's currency. On request: `CURRENCY`." })),
    physicalProperties: optional(
      entity(
        'PhysicalPropertiesOfVariant',
        {
          weightMeasurementUnitInfo: optional(
            entity(
              'WeightUnitOfVariant',
              { weightMeasurementUnit: oneOf(['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB']) },
              { description: "The store's weight unit." },
            ),
          ),
        },
        { description: 'On request: `WEIGHT_MEASUREMENT_UNIT_INFO`.' },
      ),
    ),
  },
  { description: 'The product of a variant.' },
)

export type ReadOnlyVariant = Static<typeof ReadOnlyVariant>
export const ReadOnlyVariant = entity(
  'ReadOnlyVariant',
  {
    id: guid({ description: 'The same as `variantId`.' }),
    variantId: guid({ description: 'ID of the variant in its product.' }),
    visible: optional(flag({ description: 'Whether shoppers see the variant.' })),
    sku,
    barcode,
    optionChoices: optional(list(VariantChoice, { description: 'Its choice of each option.' })),
    price,
    revenueDetails,
    media,
    physicalProperties: optional(
      entity(
        'ReadOnlyVariantProperties',
        {
          weight: optional(
            number({ description: "In the store's weight unit. On request: `WEIGHT_MEASUREMENT_UNIT_INFO`." }),
          ),
          pricePerUnit,
        },
        { description: 'Properties of a variant that is shipped.' },
      ),
    ),
    digitalProperties,
    subscriptionPricesInfo,
    inventoryStatus,
    productData: described(ProductOfVariant, 'Data of its product.'),
  },
  { description: 'A variant with data of its product.' },
)
