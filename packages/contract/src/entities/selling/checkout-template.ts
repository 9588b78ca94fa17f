import type { Static } from 'typebox'
import { described, entity, flag, guid, integer, list, oneOf, optional, text } from '../../schema.ts'
import { CatalogOverrideFields, CatalogReference, CustomLineItem } from './cart.ts'
import { CustomContentReference, ExternalReference } from './checkout.ts'
import { ItemMetadata } from '../bulk-results.ts'

const CheckoutTemplateWebClient = entity(
  'CheckoutTemplateWebClient',
  {
    disabledContinueShoppingButton: optional(flag({ description: 'Whether the link back to the store is hidden.' })),
    disabledPolicyAgreementCheckbox: optional(
      flag({ description: 'Whether the checkbox for agreeing to policies is hidden.' }),
    ),
  },
  { description: 'What the hosted checkout hides.' },
)

const CheckoutTemplateCustomization = entity(
  'CheckoutTemplateCustomization',
  {
    webClient: optional(CheckoutTemplateWebClient),
    lockedGiftCard: optional(flag({ description: 'Whether buyers cannot change the gift card.' })),
    lockedCoupon: optional(flag({ description: 'Whether buyers cannot change the coupon.' })),
    disabledManualPayment: optional(flag({ description: 'Whether offline payment methods are hidden.' })),
  },
  { description: 'Settings of the hosted checkout for checkouts from a template.' },
)

const CheckoutTemplateLineItem = entity(
  'CheckoutTemplateLineItem',
  {
    quantity: optional(integer({ minimum: 1, maximum: 100000, description: 'Number of pieces.' })),
    catalogReference: optional(CatalogReference),
    catalogOverrideFields: optional(described(CatalogOverrideFields, 'Values that replace those of the catalog.')),
  },
  { description: 'An item from a catalog.' },
)

export type CheckoutTemplate = Static<typeof CheckoutTemplate>
export const CheckoutTemplate = entity(
  'CheckoutTemplate',
  {
    id: guid({ readOnly: true }),
    status: optional(oneOf(['ACTIVE', 'INACTIVE'], { description: 'Links to an inactive template do not work.' })),
    customization: optional(CheckoutTemplateCustomization),
    lineItems: optional(
      list(CheckoutTemplateLineItem, { maxItems: 300, description: 'Items from a catalog. At most 300.' }),
    ),
    customLineItems: optional(
      list(CustomLineItem, { maxItems: 300, description: 'Items with their own name and price. At most 300.' }),
    ),
    couponCode: optional(text({ maxLength: 100, description: 'Coupon code to apply.' })),
    customContentReference: optional(
      described(CustomContentReference, 'Content of an app that is shown in the checkout.'),
    ),
    externalReference: optional(described(ExternalReference, 'Object in an app that the checkout is for.')),
  },
  { description: 'A template for checkouts, opened by a link.' },
)

export type BulkCheckoutTemplateResult = Static<typeof BulkCheckoutTemplateResult>
export const BulkCheckoutTemplateResult = entity(
  'BulkCheckoutTemplateResult',
  {
    itemMetadata: ItemMetadata,
    item: optional(CheckoutTemplate),
  },
  { description: 'The result for one checkout template of a bulk request.' },
)
