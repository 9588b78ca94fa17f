// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/checkout-templates.ts'
import type {
  BulkActionMetadata,
  CheckoutTemplate,
  BulkCheckoutTemplateResult,
  HttpAnswer,
  CheckoutTemplateInput,
} from '../generated.ts'
import { createCheckoutTemplateMoments } from '../moments.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/**
 * Adds a template of checkouts. Elevated.
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
 * Adds many templates of checkouts; those that are refused leave the others alone. Elevated.
 *
 * @example
 * const gift = { lineItems: [{ catalogReference, quantity: 1 }] }
 * const { results } = await owner.checkoutTemplates.bulkCreateCheckoutTemplates([gift], { returnEntity: true })
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
 * Reads a template of checkouts. Elevated.
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

/** What templates can be found by. */
export interface CheckoutTemplateFields {
  id: string
  status: 'ACTIVE' | 'INACTIVE'
  couponCode: string
  'externalReference.resourceId': string
}

/** A query for checkout templates in the making. */
export type CheckoutTemplateQuery = CursorQuery<CheckoutTemplate, CheckoutTemplateFields, 'id' | 'status'>

/**
 * Finds templates of checkouts. Without arguments a query to build, with one the answer to it. Elevated.
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
 * Changes the fields of a template that are sent; what it refers to outside stays. Elevated.
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
 * Takes a template away; checkouts that came from it stay. Elevated.
 *
 * @example
 * await owner.checkoutTemplates.deleteCheckoutTemplate(template.id)
 */
export const deleteCheckoutTemplate = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/checkout-templates/{id} id', elevated: true }, '')

/**
 * Opens a checkout with what a template of a store says, and tells where the buyer finishes it.
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
 * Opens a checkout with what a template of a store says, and tells the address that the buyer goes on to.
 *
 * @example
 * const { headers } = await client.checkoutTemplates.createAndRedirectToCheckout(template.id, siteId)
 */
export const createAndRedirectToCheckout = (
  send: Send,
): ((id: string, siteId: string, call?: CallOptions) => Promise<HttpAnswer>) =>
  bind(send, { route: 'GET /ecom/v1/checkout-templates/{id}/create-and-redirect-to-checkout id siteId' })
