// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/checkout-templates.ts'
import type {
  BulkActionMetadata,
  HttpAnswer,
  CheckoutTemplate,
  BulkCheckoutTemplateResult,
  CheckoutTemplateInput,
} from '../generated.ts'
import { createCheckoutTemplateMoments } from '../moments.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/**
 * Creates a checkout template, which creates checkouts with the same items and discounts. Elevated.
 *
 * @example
 * const { id } = await owner.checkoutTemplates.createCheckoutTemplate({ lineItems: [{ catalogReference, quantity: 1 }] })
 */
export const createCheckoutTemplate = (
  send: ElevatedSend,
): ((checkoutTemplate: CheckoutTemplateInput, call?: CallOptions) => Promise<CheckoutTemplate>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/checkout-templates checkoutTemplate',
      elevated: true,
      dates: createCheckoutTemplateMoments,
    },
    'checkoutTemplate',
  )

/**
 * Creates up to 100 checkout templates. Each creation succeeds or fails independently. Elevated.
 *
 * @example
 * const giftSet = { lineItems: [{ catalogReference, quantity: 1 }] }
 * const { results } = await owner.checkoutTemplates.bulkCreateCheckoutTemplates([giftSet], { returnEntity: true })
 */
export const bulkCreateCheckoutTemplates = (
  send: ElevatedSend,
): ((
  checkoutTemplates: readonly CheckoutTemplateInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkCheckoutTemplateResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /v1/bulk/checkout-templates/create checkoutTemplates ...options',
    elevated: true,
    dates: createCheckoutTemplateMoments,
  })

/**
 * Returns a checkout template by its ID. Elevated.
 *
 * @example
 * const { status } = await owner.checkoutTemplates.getCheckoutTemplate(template.id)
 */
export const getCheckoutTemplate = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<CheckoutTemplate>) =>
  bind(
    send,
    {
      route: 'GET /ecom/v1/checkout-templates/{id} id',
      repeatable: true,
      elevated: true,
      dates: createCheckoutTemplateMoments,
    },
    'checkoutTemplate',
  )

/** Fields that templates can be filtered by. */
export interface CheckoutTemplateFields {
  id: string
  /** Links to an inactive template do not work. */
  status: 'ACTIVE' | 'INACTIVE'
  couponCode: string
  'externalReference.resourceId': string
}

/** A query builder for checkout templates. */
export type CheckoutTemplateQuery = CursorQuery<CheckoutTemplate, CheckoutTemplateFields, 'id' | 'status'>

/**
 * Lists checkout templates that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.checkoutTemplates.queryCheckoutTemplates().eq('status', 'ACTIVE').find()
 */
export const queryCheckoutTemplates = (
  send: ElevatedSend,
): CursorQueryCall<CheckoutTemplateQuery, ResponseOf<typeof calls.queryCheckoutTemplates>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /ecom/v1/checkout-templates/query',
      repeatable: true,
      elevated: true,
      dates: createCheckoutTemplateMoments,
    },
    'checkoutTemplates',
  )

/**
 * Updates a checkout template. Fields that are not sent do not change. External references cannot be updated.
 * Elevated.
 *
 * @example
 * await owner.checkoutTemplates.updateCheckoutTemplate(template.id, { status: 'INACTIVE' })
 */
export const updateCheckoutTemplate = (
  send: ElevatedSend,
): ((id: string, checkoutTemplate: CheckoutTemplateInput, call?: CallOptions) => Promise<CheckoutTemplate>) =>
  bind(
    send,
    {
      route: 'PATCH /ecom/v1/checkout-templates/{id} id checkoutTemplate',
      repeatable: true,
      elevated: true,
      dates: createCheckoutTemplateMoments,
    },
    'checkoutTemplate',
  )

/**
 * Deletes a checkout template. Checkouts created from it remain. Elevated.
 *
 * @example
 * await owner.checkoutTemplates.deleteCheckoutTemplate(template.id)
 */
export const deleteCheckoutTemplate = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/checkout-templates/{id} id', elevated: true }, '')

/**
 * Creates a checkout from a template and returns the URL where the buyer completes it.
 *
 * @example
 * const { checkoutUrl } = await client.checkoutTemplates.createCheckoutFromTemplate(template.id, siteId)
 */
export const createCheckoutFromTemplate = (
  send: Send,
): ((
  id: string,
  siteId: string,
  call?: CallOptions,
) => Promise<{ checkoutId: string; checkoutUrl: string; purchaseFlowId: string }>) =>
  bind(send, { route: 'POST /ecom/v1/checkout-templates/{id}/create-checkout-from-template id siteId' })

/**
 * Creates a checkout from a template and redirects to it. An inactive template redirects to the storefront.
 *
 * @example
 * const { headers } = await client.checkoutTemplates.createAndRedirectToCheckout(template.id, siteId)
 */
export const createAndRedirectToCheckout = (
  send: Send,
): ((id: string, siteId: string, call?: CallOptions) => Promise<HttpAnswer>) =>
  bind(send, { route: 'GET /ecom/v1/checkout-templates/{id}/create-and-redirect-to-checkout id siteId' })
