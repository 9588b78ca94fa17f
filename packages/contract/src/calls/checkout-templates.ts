import { elevated, type Calls } from '../call.ts'
import { BulkCheckoutTemplateResult, CheckoutTemplate } from '../entities/checkout-template.ts'
import { HttpAnswer } from '../entities/common.ts'
import { BulkActionMetadata } from '../entities/product.ts'
import { flag, guid, input, list, optional, shape, text } from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const id = shape({ id: guid() })
const checkoutTemplate = shape({ checkoutTemplate: CheckoutTemplate })
const sent = shape({ checkoutTemplate: input(CheckoutTemplate) })
const siteId = text({ minLength: 1, maxLength: 100, description: 'The store of the template.' })

export const checkoutTemplateCalls = {
  createCheckoutTemplate: {
    method: 'POST',
    path: '/ecom/v1/checkout-templates',
    summary: 'Adds a template of checkouts.',
    roles: elevated,
    repeatable: false,
    body: sent,
    response: checkoutTemplate,
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
  },
  queryCheckoutTemplates: {
    method: 'POST',
    path: '/ecom/v1/checkout-templates/query',
    summary: 'Finds templates of checkouts.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ checkoutTemplates: list(CheckoutTemplate), pagingMetadata: CursorMetadata }),
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
  },
  createCheckoutFromTemplate: {
    method: 'POST',
    path: '/ecom/v1/checkout-templates/{id}/create-checkout-from-template',
    summary: 'Opens a checkout with what a template says, and tells where the buyer finishes it.',
    roles: ['anyone'],
    repeatable: false,
    params: id,
    body: shape({ siteId }),
    response: shape({ checkoutId: guid(), checkoutUrl: text(), purchaseFlowId: guid() }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'PRODUCT_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'INSUFFICIENT_INVENTORY'],
  },
  createAndRedirectToCheckout: {
    method: 'GET',
    path: '/ecom/v1/checkout-templates/{id}/create-and-redirect-to-checkout',
    summary: 'Opens a checkout with what a template says, and tells the address that the buyer goes on to.',
    roles: ['anyone'],
    repeatable: false,
    params: id,
    query: shape({ siteId }),
    response: HttpAnswer,
    errors: ['NOT_FOUND', 'PRODUCT_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'INSUFFICIENT_INVENTORY'],
  },
} as const satisfies Calls
