/** Links that lead to a checkout with the items already in it. */
import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { CheckoutTemplate, CheckoutTemplateInput, HttpAnswer } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** What templates can be found by. */
export interface CheckoutTemplateFields {
  id: string
  status: NonNullable<CheckoutTemplate['status']>
  couponCode: string
  'externalReference.resourceId': string
}
/** A query for templates in the making. */
export type CheckoutTemplateQuery = CursorQuery<CheckoutTemplate, CheckoutTemplateFields, 'id' | 'status'>

/**
 * Adds a template. Elevated.
 *
 * @example
 * const { id } = await owner.checkoutTemplates.createCheckoutTemplate({ lineItems: [{ catalogReference, quantity: 1 }] })
 */
export const createCheckoutTemplate = (
  send: ElevatedSend,
): ((checkoutTemplate: CheckoutTemplateInput, call?: CallOptions) => Promise<CheckoutTemplate>) =>
  bind(send, calls.createCheckoutTemplate, 'checkoutTemplate', 'checkoutTemplate')

/**
 * Adds many templates; those that are refused leave the others alone. Elevated.
 *
 * @example
 * const gift = { lineItems: [{ catalogReference, quantity: 1 }] }
 * const { results } = await owner.checkoutTemplates.bulkCreateCheckoutTemplates([gift], { returnEntity: true })
 */
export const bulkCreateCheckoutTemplates = (
  send: ElevatedSend,
): ((
  checkoutTemplates: BodyOf<typeof calls.bulkCreateCheckoutTemplates>['checkoutTemplates'],
  options?: { readonly returnEntity?: boolean },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkCreateCheckoutTemplates>>) =>
  bind(send, calls.bulkCreateCheckoutTemplates, 'checkoutTemplates ...options')

/**
 * Reads a template. Elevated.
 *
 * @example
 * const { status } = await owner.checkoutTemplates.getCheckoutTemplate(template.id)
 */
export const getCheckoutTemplate = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<CheckoutTemplate>) =>
  bind(send, calls.getCheckoutTemplate, 'id', 'checkoutTemplate')

/**
 * Finds templates: without arguments a query to build, with one the answer to it. Elevated.
 *
 * @example
 * const { items } = await owner.checkoutTemplates.queryCheckoutTemplates().eq('status', 'ACTIVE').find()
 */
export const queryCheckoutTemplates = (
  send: ElevatedSend,
): CursorQueryCall<CheckoutTemplateQuery, ResponseOf<typeof calls.queryCheckoutTemplates>> =>
  cursorQueryCall(send, calls.queryCheckoutTemplates, 'checkoutTemplates')

/**
 * Changes the fields of a template that are given. Elevated.
 *
 * @example
 * await owner.checkoutTemplates.updateCheckoutTemplate(template.id, { status: 'INACTIVE' })
 */
export const updateCheckoutTemplate = (
  send: ElevatedSend,
): ((id: string, checkoutTemplate: CheckoutTemplateInput, call?: CallOptions) => Promise<CheckoutTemplate>) =>
  bind(send, calls.updateCheckoutTemplate, 'id checkoutTemplate', 'checkoutTemplate')

/**
 * Takes a template away; checkouts that came from it stay. Elevated.
 *
 * @example
 * await owner.checkoutTemplates.deleteCheckoutTemplate(template.id)
 */
export const deleteCheckoutTemplate = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteCheckoutTemplate, 'id', '')

/**
 * Opens a checkout with what a template of a store says, and tells where the buyer finishes it.
 *
 * @example
 * const { checkoutUrl } = await client.checkoutTemplates.createCheckoutFromTemplate(template.id, siteId)
 */
export const createCheckoutFromTemplate = (
  send: Send,
): ((id: string, siteId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.createCheckoutFromTemplate>>) =>
  bind(send, calls.createCheckoutFromTemplate, 'id siteId')

/**
 * Opens a checkout with what a template of a store says, and tells the address that the buyer goes on to.
 *
 * @example
 * const { headers } = await client.checkoutTemplates.createAndRedirectToCheckout(template.id, siteId)
 */
export const createAndRedirectToCheckout = (
  send: Send,
): ((id: string, siteId: string, call?: CallOptions) => Promise<HttpAnswer>) =>
  bind(send, calls.createAndRedirectToCheckout, 'id siteId')
