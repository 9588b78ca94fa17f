import { elevated, room } from '../../call.ts'
import { BulkCheckoutTemplateResult, CheckoutTemplate } from '../../entities/selling/checkout-template.ts'
import { HttpAnswer } from '../../entities/common.ts'
import { BulkActionMetadata } from '../../entities/bulk-results.ts'
import { entity, flag, guid, input, list, oneOf, optional, shape, text } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const id = shape({ id: guid() })
const checkoutTemplate = shape({ checkoutTemplate: CheckoutTemplate })
const templateBody = shape({ checkoutTemplate: input(CheckoutTemplate) })
const siteId = text({ minLength: 1, maxLength: 100, description: 'ID of the store that the template belongs to.' })

const CheckoutTemplateFields = entity(
  'CheckoutTemplateFields',
  {
    id: text(),
    status: CheckoutTemplate.properties.status,
    couponCode: text(),
    'externalReference.resourceId': text(),
  },
  { description: 'Fields that templates can be filtered by.' },
)

export const checkoutTemplateCalls = room({ scope: 'checkouts', area: 'marketing' })({
  createCheckoutTemplate: {
    method: 'POST',
    path: '/ecom/v1/checkout-templates',
    summary: 'Creates a checkout template, which creates checkouts with the same items and discounts.',
    roles: elevated,
    repeatable: false,
    body: templateBody,
    response: checkoutTemplate,
    client: {
      module: 'checkoutTemplates',
      args: 'checkoutTemplate',
      gives: 'checkoutTemplate',
      example:
        'const { id } = await owner.checkoutTemplates.createCheckoutTemplate({ lineItems: [{ catalogReference, quantity: 1 }] })',
    },
  },
  bulkCreateCheckoutTemplates: {
    method: 'POST',
    path: '/v1/bulk/checkout-templates/create',
    aliases: ['/ecom/v1/bulk/checkout-templates/create'],
    summary: 'Creates up to 100 checkout templates. Each creation succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({
      checkoutTemplates: list(input(CheckoutTemplate), { minItems: 1, maxItems: 100 }),
      returnEntity: optional(flag({ description: 'Whether results contain the created templates.' })),
    }),
    response: shape({ results: list(BulkCheckoutTemplateResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'checkoutTemplates',
      args: 'checkoutTemplates ...options',
      example: [
        'const giftSet = { lineItems: [{ catalogReference, quantity: 1 }] }',
        'const { results } = await owner.checkoutTemplates.bulkCreateCheckoutTemplates([giftSet], { returnEntity: true })',
      ],
    },
  },
  getCheckoutTemplate: {
    method: 'GET',
    path: '/ecom/v1/checkout-templates/{id}',
    summary: 'Returns a checkout template by its ID.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: checkoutTemplate,
    errors: ['NOT_FOUND'],
    client: {
      module: 'checkoutTemplates',
      gives: 'checkoutTemplate',
      example: 'const { status } = await owner.checkoutTemplates.getCheckoutTemplate(template.id)',
    },
  },
  queryCheckoutTemplates: {
    method: 'POST',
    path: '/ecom/v1/checkout-templates/query',
    summary: 'Lists checkout templates that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ checkoutTemplates: list(CheckoutTemplate), pagingMetadata: CursorMetadata }),
    client: {
      module: 'checkoutTemplates',
      finds: { fields: CheckoutTemplateFields, sortBy: oneOf(['id', 'status']) },
      example: "const { items } = await owner.checkoutTemplates.queryCheckoutTemplates().eq('status', 'ACTIVE').find()",
    },
  },
  updateCheckoutTemplate: {
    method: 'PATCH',
    path: '/ecom/v1/checkout-templates/{id}',
    summary:
      'Updates a checkout template. Fields that are not sent do not change. External references cannot be updated.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: templateBody,
    response: checkoutTemplate,
    errors: ['NOT_FOUND'],
    client: {
      module: 'checkoutTemplates',
      args: 'id checkoutTemplate',
      gives: 'checkoutTemplate',
      example: "await owner.checkoutTemplates.updateCheckoutTemplate(template.id, { status: 'INACTIVE' })",
    },
  },
  deleteCheckoutTemplate: {
    method: 'DELETE',
    path: '/ecom/v1/checkout-templates/{id}',
    summary: 'Deletes a checkout template. Checkouts created from it remain.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'checkoutTemplates',
      example: 'await owner.checkoutTemplates.deleteCheckoutTemplate(template.id)',
    },
  },
  createCheckoutFromTemplate: {
    method: 'POST',
    path: '/ecom/v1/checkout-templates/{id}/create-checkout-from-template',
    summary: 'Creates a checkout from a template and returns the URL where the buyer completes it.',
    roles: ['anyone'],
    repeatable: false,
    params: id,
    body: shape({ siteId }),
    response: shape({ checkoutId: guid(), checkoutUrl: text(), purchaseFlowId: guid() }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'PRODUCT_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'INSUFFICIENT_INVENTORY'],
    client: {
      module: 'checkoutTemplates',
      args: 'id siteId',
      example: 'const { checkoutUrl } = await client.checkoutTemplates.createCheckoutFromTemplate(template.id, siteId)',
    },
  },
  createAndRedirectToCheckout: {
    method: 'GET',
    path: '/ecom/v1/checkout-templates/{id}/create-and-redirect-to-checkout',
    summary:
      'Creates a checkout from a template and redirects to it. An inactive template redirects to the storefront.',
    roles: ['anyone'],
    repeatable: false,
    params: id,
    query: shape({ siteId }),
    response: HttpAnswer,
    errors: ['NOT_FOUND', 'PRODUCT_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'INSUFFICIENT_INVENTORY'],
    client: {
      module: 'checkoutTemplates',
      args: 'id siteId',
      example: 'const { headers } = await client.checkoutTemplates.createAndRedirectToCheckout(template.id, siteId)',
    },
  },
})
