import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import { Address } from '../../entities/common.ts'
import { CheckoutSettings } from '../../entities/selling/checkout-settings.ts'
import {
  country,
  currency,
  described,
  email,
  entity,
  flag,
  guid,
  language,
  list,
  oneOf,
  optional,
  shape,
  text,
} from '../../schema.ts'

const ServicePluginConfiguration = entity(
  'ServicePluginConfiguration',
  {
    activeProviders: list(
      shape({
        appId: guid({ description: 'ID of the app.' }),
        triggerFlows: list(oneOf(['CART', 'CHECKOUT']), { description: 'Where the app is asked.' }),
      }),
      { description: 'Apps with an enabled service plugin.' },
    ),
  },
  { description: 'The apps that provide a service to carts and checkouts.' },
)

const DeliveryDestination = entity(
  'DeliveryDestinationProperties',
  {
    postalCodeRequired: flag({ description: 'Whether some methods depend on the postal code.' }),
    pickupOnly: flag({ description: 'Whether buyers can only pick up their orders.' }),
  },
  { description: 'How the store delivers to a destination.' },
)

export type DeliveryConfiguration = Static<typeof DeliveryConfiguration>
export const DeliveryConfiguration = entity(
  'DeliveryConfiguration',
  {
    countries: list(
      shape({
        country: country(),
        deliveryDestinationProperties: optional(
          described(DeliveryDestination, 'For all of the country. Absent if only some subdivisions are delivered to.'),
        ),
        subdivisions: list(
          shape({
            subdivision: text({ description: 'ISO 3166-2 code, such as `US-NY`.' }),
            deliveryDestinationProperties: DeliveryDestination,
          }),
        ),
      }),
      { description: 'Countries with delivery methods of their own, by their code.' },
    ),
    restOfWorld: optional(
      described(DeliveryDestination, 'For all other countries. Absent if the store does not deliver to them.'),
    ),
  },
  { description: 'The destinations that the store delivers to.' },
)

const BusinessInfo = entity(
  'BusinessInfo',
  {
    name: text({ description: 'Name of the business on documents.' }),
    siteDisplayName: text({ description: 'Name of the store.' }),
    currency: currency(),
    language: language(),
    locale: shape({ language: language(), country: optional(country()) }),
    timeZone: text({ description: 'IANA time zone, such as `Europe/Berlin`.' }),
    email: optional(email()),
    address: optional(Address),
    logo: optional(text({ description: 'URL of the logo.' })),
  },
  { description: 'The business behind the store.' },
)

const requestedFields = [
  'ADDITIONAL_FEES_SERVICE_PLUGIN',
  'VALIDATIONS_SERVICE_PLUGIN',
  'TAX',
  'DISCOUNT_RULES',
  'CHECKOUT',
  'DELIVERY',
  'PREMIUM_SITE',
  'BUSINESS_INFO',
  'PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN',
] as const

export type EcommerceSettings = Static<typeof EcommerceSettings>
export const EcommerceSettings = entity(
  'EcommerceSettings',
  {
    additionalFeesServicePlugin: optional(described(ServicePluginConfiguration, 'Apps that charge additional fees.')),
    validationsServicePlugin: optional(
      described(ServicePluginConfiguration, 'Apps that check carts and checkouts. Always empty: there are none yet.'),
    ),
    purchaseRecommendationsServicePlugin: optional(
      described(ServicePluginConfiguration, 'Apps that recommend products. Always empty: there are none yet.'),
    ),
    tax: optional(
      shape({
        configured: flag({ description: 'Whether there is a tax region.' }),
        taxIncludedInItemPrices: flag({ description: 'Whether prices of products include tax.' }),
      }),
    ),
    discountRules: optional(shape({ active: flag({ description: 'Whether an automatic discount is active now.' }) })),
    checkout: optional(CheckoutSettings),
    delivery: optional(DeliveryConfiguration),
    premiumSite: optional(flag({ description: 'Always true: no store is limited by a plan.' })),
    businessInfo: optional(BusinessInfo),
  },
  { description: 'Settings of a store, as far as they were requested.' },
)

export const ecommerceSettingsCalls = room({ scope: 'settings', area: 'settings' })({
  getEcommerceSettings: {
    method: 'GET',
    path: '/_api/ecommerce-settings/v1/ecommerce-settings',
    summary: 'Returns those settings of the store that are requested.',
    roles: elevated,
    repeatable: true,
    query: shape({
      fields: list(oneOf(requestedFields), { minItems: 1, maxItems: 20, description: 'Settings to return.' }),
    }),
    response: shape({
      ecommerceSettings: EcommerceSettings,
      errors: list(shape({ requestedField: oneOf(requestedFields) }), {
        description: 'Settings that could not be read. Always empty: the call fails as a whole.',
      }),
    }),
    client: {
      module: 'ecommerceSettings',
      args: 'fields',
      example: [
        "const { ecommerceSettings } = await owner.ecommerceSettings.getEcommerceSettings(['TAX', 'DELIVERY'])",
        'const { tax, delivery } = ecommerceSettings',
      ],
    },
  },
})
