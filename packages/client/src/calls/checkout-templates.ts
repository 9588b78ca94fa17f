// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CursorMetadata,
  BulkActionMetadata,
  CheckoutTemplate,
  BulkCheckoutTemplateResult,
  HttpAnswer,
  Search,
  CheckoutTemplateInput,
} from '../generated.ts'
import { createCheckoutTemplateMoments } from '../moments.ts'

/** Adds a template of checkouts. */
export const createCheckoutTemplate: ElevatedEndpoint<
  { body: { checkoutTemplate: CheckoutTemplateInput } },
  { checkoutTemplate: CheckoutTemplate }
> = { route: 'POST /ecom/v1/checkout-templates', elevated: true, dates: createCheckoutTemplateMoments }

/** Adds many templates of checkouts; those that are refused leave the others alone. */
export const bulkCreateCheckoutTemplates: ElevatedEndpoint<
  { body: { checkoutTemplates: readonly CheckoutTemplateInput[]; returnEntity?: boolean } },
  { results: readonly BulkCheckoutTemplateResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /v1/bulk/checkout-templates/create', elevated: true, dates: createCheckoutTemplateMoments }

/** Reads a template of checkouts. */
export const getCheckoutTemplate: ElevatedEndpoint<{ params: { id: string } }, { checkoutTemplate: CheckoutTemplate }> =
  {
    route: 'GET /ecom/v1/checkout-templates/{id}',
    repeatable: true,
    elevated: true,
    dates: createCheckoutTemplateMoments,
  }

/** Finds templates of checkouts. */
export const queryCheckoutTemplates: ElevatedEndpoint<
  { body?: { query?: Search } },
  { checkoutTemplates: readonly CheckoutTemplate[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /ecom/v1/checkout-templates/query',
  repeatable: true,
  elevated: true,
  dates: createCheckoutTemplateMoments,
}

/** Changes the fields of a template that are sent; what it refers to outside stays. */
export const updateCheckoutTemplate: ElevatedEndpoint<
  { params: { id: string }; body: { checkoutTemplate: CheckoutTemplateInput } },
  { checkoutTemplate: CheckoutTemplate }
> = {
  route: 'PATCH /ecom/v1/checkout-templates/{id}',
  repeatable: true,
  elevated: true,
  dates: createCheckoutTemplateMoments,
}

/** Takes a template away; checkouts that came from it stay. */
export const deleteCheckoutTemplate: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/checkout-templates/{id}',
  elevated: true,
}

/** Opens a checkout with what a template of a store says, and tells where the buyer finishes it. */
export const createCheckoutFromTemplate: Endpoint<
  {
    params: { id: string }
    body: {
      /** The store of the template. */
      siteId: string
    }
  },
  { checkoutId: string; checkoutUrl: string; purchaseFlowId: string }
> = { route: 'POST /ecom/v1/checkout-templates/{id}/create-checkout-from-template' }

/** Opens a checkout with what a template of a store says, and tells the address that the buyer goes on to. */
export const createAndRedirectToCheckout: Endpoint<
  {
    params: { id: string }
    query: {
      /** The store of the template. */
      siteId: string
    }
  },
  HttpAnswer
> = { route: 'GET /ecom/v1/checkout-templates/{id}/create-and-redirect-to-checkout' }
