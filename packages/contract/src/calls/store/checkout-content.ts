import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import { entity, guid, optional, shape, text } from '../../schema.ts'

export type CheckoutContent = Static<typeof CheckoutContent>
export const CheckoutContent = entity(
  'CheckoutContent',
  {
    continueShoppingLink: text({ maxLength: 30, description: 'Text of the link back to the store.' }),
    orderSummary: text({ maxLength: 30, description: 'Title of the order summary.' }),
    customerDetails: text({ maxLength: 30, description: 'Title of the form for contact and address.' }),
    placeOrderButton: text({ maxLength: 50, description: 'Text of the button that orders without an online payment.' }),
    placeOrderPayButton: text({
      maxLength: 50,
      description: 'Text of the button that orders and pays, without the amount that follows it.',
    }),
  },
  { description: 'Titles and buttons of the hosted checkout page.' },
)

export const checkoutContentCalls = room({ scope: 'settings', area: 'settings' })({
  getCheckoutContent: {
    method: 'GET',
    path: '/ecom/v1/checkout-content/{appId}/{componentId}',
    summary: 'Returns the titles and buttons of the hosted checkout page in a language.',
    roles: elevated,
    repeatable: true,
    params: shape({
      appId: guid({ description: 'ID of the stores app.' }),
      componentId: guid({
        description: 'ID of the hosted checkout page: `7f0b7d1e-52f4-4b0d-9c53-2a6c1e0f9d44`.',
      }),
    }),
    query: shape({
      languageCode: optional(
        text({ minLength: 1, maxLength: 20, description: 'Language, such as `de`. Default: that of the store.' }),
      ),
    }),
    response: shape({ checkoutContent: CheckoutContent }),
    errors: ['TRANSLATIONS_NOT_FOUND', 'REQUIRED_APP_NOT_INSTALLED', 'REQUIRED_COMPONENT_DOES_NOT_EXIST'],
    client: { module: 'checkoutContent', isByHand: true },
  },
})
