import type { Static } from 'typebox'
import { entity, flag, guid, integer, list, oneOf, optional, text } from '../schema.ts'
import { CatalogOverrideFields, CatalogReference, CustomLineItem } from './cart.ts'
import { CustomContentReference, ExternalReference } from './checkout.ts'
import { ItemMetadata } from './product.ts'

export type CheckoutTemplateWebClient = Static<typeof CheckoutTemplateWebClient>
export const CheckoutTemplateWebClient = entity('CheckoutTemplateWebClient', {
  disabledContinueShoppingButton: optional(flag()),
  disabledPolicyAgreementCheckbox: optional(flag()),
})

export type CheckoutTemplateCustomization = Static<typeof CheckoutTemplateCustomization>
export const CheckoutTemplateCustomization = entity('CheckoutTemplateCustomization', {
  webClient: optional(CheckoutTemplateWebClient),
  lockedGiftCard: optional(flag()),
  lockedCoupon: optional(flag()),
  disabledManualPayment: optional(flag()),
})

export type CheckoutTemplateLineItem = Static<typeof CheckoutTemplateLineItem>
export const CheckoutTemplateLineItem = entity('CheckoutTemplateLineItem', {
  quantity: optional(integer({ minimum: 1, maximum: 100000 })),
  catalogReference: optional(CatalogReference),
  catalogOverrideFields: optional(CatalogOverrideFields),
})

export type CheckoutTemplate = Static<typeof CheckoutTemplate>
export const CheckoutTemplate = entity(
  'CheckoutTemplate',
  {
    id: guid({ readOnly: true }),
    status: optional(oneOf(['ACTIVE', 'INACTIVE'])),
    customization: optional(CheckoutTemplateCustomization),
    lineItems: optional(list(CheckoutTemplateLineItem, { maxItems: 300 })),
    customLineItems: optional(list(CustomLineItem, { maxItems: 300 })),
    couponCode: optional(text({ maxLength: 100 })),
    customContentReference: optional(CustomContentReference),
    externalReference: optional(ExternalReference),
  },
  { description: 'A template that a checkout link opens.' },
)

export type BulkCheckoutTemplateResult = Static<typeof BulkCheckoutTemplateResult>
export const BulkCheckoutTemplateResult = entity('BulkCheckoutTemplateResult', {
  itemMetadata: ItemMetadata,
  item: optional(CheckoutTemplate),
})
