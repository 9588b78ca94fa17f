// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkActionMetadata,
  HttpAnswer,
  CursorMetadata,
  CheckoutTemplate,
  BulkCheckoutTemplateResult,
  Search,
  CheckoutTemplateInput,
} from '../generated.ts'
import { createCheckoutTemplateMoments } from '../moments.ts'

/** Creates a checkout template, which creates checkouts with the same items and discounts. */
export const createCheckoutTemplate: ElevatedEndpoint<
  { body: { checkoutTemplate: CheckoutTemplateInput } },
  { checkoutTemplate: CheckoutTemplate }
> = { route: 'POST /ecom/v1/checkout-templates', elevated: true, dates: createCheckoutTemplateMoments }

/** Creates up to 100 checkout templates. Each creation succeeds or fails independently. */
export const bulkCreateCheckoutTemplates: ElevatedEndpoint<
  {
    body: {
      checkoutTemplates: readonly CheckoutTemplateInput[]
      /** Whether results contain the created templates. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkCheckoutTemplateResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /v1/bulk/checkout-templates/create', elevated: true, dates: createCheckoutTemplateMoments }

/** Returns a checkout template by its ID. */
export const getCheckoutTemplate: ElevatedEndpoint<{ params: { id: string } }, { checkoutTemplate: CheckoutTemplate }> =
  {
    route: 'GET /ecom/v1/checkout-templates/{id}',
    repeatable: true,
    elevated: true,
    dates: createCheckoutTemplateMoments,
  }

/** Lists checkout templates that match a filter, sorted and paged. */
export const queryCheckoutTemplates: ElevatedEndpoint<
  { body?: { query?: Search } },
  { checkoutTemplates: readonly CheckoutTemplate[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /ecom/v1/checkout-templates/query',
  repeatable: true,
  elevated: true,
  dates: createCheckoutTemplateMoments,
}

/** Updates a checkout template. Fields that are not sent do not change. External references cannot be updated. */
export const updateCheckoutTemplate: ElevatedEndpoint<
  { params: { id: string }; body: { checkoutTemplate: CheckoutTemplateInput } },
  { checkoutTemplate: CheckoutTemplate }
> = {
  route: 'PATCH /ecom/v1/checkout-templates/{id}',
  repeatable: true,
  elevated: true,
  dates: createCheckoutTemplateMoments,
}

/** Deletes a checkout template. Checkouts created from it remain. */
export const deleteCheckoutTemplate: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/checkout-templates/{id}',
  elevated: true,
}

/** Creates a checkout from a template and returns the URL where the buyer completes it. */
export const createCheckoutFromTemplate: Endpoint<
  {
    params: { id: string }
    body: {
      /** ID of the store that the template belongs to. */
      siteId: string
    }
  },
  { checkoutId: string; checkoutUrl: string; purchaseFlowId: string }
> = { route: 'POST /ecom/v1/checkout-templates/{id}/create-checkout-from-template' }

/** Creates a checkout from a template and redirects to it. An inactive template redirects to the storefront. */
export const createAndRedirectToCheckout: Endpoint<
  {
    params: { id: string }
    query: {
      /** ID of the store that the template belongs to. */
      siteId: string
    }
  },
  HttpAnswer
> = { route: 'GET /ecom/v1/checkout-templates/{id}/create-and-redirect-to-checkout' }
