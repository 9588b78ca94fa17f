import { elevated, room } from '../call.ts'
import { BulkCheckoutTemplateResult, CheckoutTemplate } from '../entities/checkout-template.ts'
import { HttpAnswer } from '../entities/common.ts'
import { BulkActionMetadata } from '../entities/product.ts'
import { entity, flag, guid, input, list, oneOf, optional, shape, text } from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const id = shape({ id: guid() })
const checkoutTemplate = shape({ checkoutTemplate: CheckoutTemplate })
const sent = shape({ checkoutTemplate: input(CheckoutTemplate) })
const siteId = text({ minLength: 1, maxLength: 100, description: 'The store of the template.' })

const CheckoutTemplateFields = entity(
  'CheckoutTemplateFields',
  {
    id: text(),
    status: CheckoutTemplate.properties.status,
    couponCode: text(),
    'externalReference.resourceId': text(),
  },
  { description: 'What templates can be found by.' },
)

export const checkoutTemplateCalls = room({ scope: 'checkouts' })({
  createCheckoutTemplate: {
    method: 'POST',
    path: '/ecom/v1/checkout-templates',
    summary: 'Adds a template of checkouts.',
    roles: elevated,
    repeatable: false,
    body: sent,
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
    summary: 'Adds many templates of checkouts; those that are refused leave the others alone.',
    roles: elevated,
    repeatable: false,
    body: shape({
      checkoutTemplates: list(input(CheckoutTemplate), { minItems: 1, maxItems: 100 }),
      returnEntity: optional(flag()),
    }),
    response: shape({ results: list(BulkCheckoutTemplateResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'checkoutTemplates',
      args: 'checkoutTemplates ...options',
      example: [
        'const gift = { lineItems: [{ catalogReference, quantity: 1 }] }',
        'const { results } = await owner.checkoutTemplates.bulkCreateCheckoutTemplates([gift], { returnEntity: true })',
      ],
    },
  },
  getCheckoutTemplate: {
    method: 'GET',
    path: '/ecom/v1/checkout-templates/{id}',
    summary: 'Reads a template of checkouts.',
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
    summary: 'Finds templates of checkouts.',
    roles: elevated,
    repeatable: true,
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
    summary: 'Changes the fields of a template that are sent; what it refers to outside stays.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: sent,
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
    summary: 'Takes a template away; checkouts that came from it stay.',
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
    summary: 'Opens a checkout with what a template of a store says, and tells where the buyer finishes it.',
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
    summary: 'Opens a checkout with what a template of a store says, and tells the address that the buyer goes on to.',
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
