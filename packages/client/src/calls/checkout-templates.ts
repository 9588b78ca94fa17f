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

/** Creates a checkout template. */
export const createCheckoutTemplate: ElevatedEndpoint<
  { body: { checkoutTemplate: CheckoutTemplateInput } },
  { checkoutTemplate: CheckoutTemplate }
> = { route: 'POST /ecom/v1/checkout-templates', elevated: true, dates: createCheckoutTemplateMoments }

/** Creates many checkout templates; each succeeds or fails on its own. */
export const bulkCreateCheckoutTemplates: ElevatedEndpoint<
  { body: { checkoutTemplates: readonly CheckoutTemplateInput[]; returnEntity?: boolean } },
  { results: readonly BulkCheckoutTemplateResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /v1/bulk/checkout-templates/create', elevated: true, dates: createCheckoutTemplateMoments }

/** Reads a checkout template. */
export const getCheckoutTemplate: ElevatedEndpoint<{ params: { id: string } }, { checkoutTemplate: CheckoutTemplate }> =
  {
    route: 'GET /ecom/v1/checkout-templates/{id}',
    repeatable: true,
    elevated: true,
    dates: createCheckoutTemplateMoments,
  }

/** Finds checkout templates. */
export const queryCheckoutTemplates: ElevatedEndpoint<
  { body?: { query?: Search } },
  { checkoutTemplates: readonly CheckoutTemplate[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /ecom/v1/checkout-templates/query',
  repeatable: true,
  elevated: true,
  dates: createCheckoutTemplateMoments,
}

/** Updates the fields of a template that are sent, except external references. */
export const updateCheckoutTemplate: ElevatedEndpoint<
  { params: { id: string }; body: { checkoutTemplate: CheckoutTemplateInput } },
  { checkoutTemplate: CheckoutTemplate }
> = {
  route: 'PATCH /ecom/v1/checkout-templates/{id}',
  repeatable: true,
  elevated: true,
  dates: createCheckoutTemplateMoments,
}

/** Deletes a template; checkouts created from it stay. */
export const deleteCheckoutTemplate: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/checkout-templates/{id}',
  elevated: true,
}

/** Creates a checkout from a template and returns the URL where the buyer completes it. */
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

/** Creates a checkout from a template and returns the URL for the buyer. */
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
