// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/draft-orders.ts'
import type {
  ContactInfo,
  CalculatedDraftOrder,
  DraftOrder,
  OrderBuyerInfo,
  BusinessLocation,
  Order,
  DraftOrderInput,
  DraftDiscountOption,
  DraftFeeOption,
  DraftShippingInfo,
  DraftLineItemChange,
  IdAndApplied,
} from '../generated.ts'
import { createDraftOrderMoments } from '../moments.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/**
 * Begins an order that the store prepares itself, or the edit of an order that was placed. An order has one open
 * draft: it is returned again. Elevated.
 *
 * @example
 * const custom = { productName: { original: 'Engraving' }, price: { amount: '12.00' } }
 * const asked = { draftOrder: { customLineItems: [custom] } }
 * const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder(asked)
 */
export const createDraftOrder = (
  send: ElevatedSend,
): ((
  options?: { sourceOrderId?: string; orderId?: string; draftOrder?: DraftOrderInput },
  call?: CallOptions,
) => Promise<{ calculatedDraftOrder: CalculatedDraftOrder; preexistingDraftOrder: boolean }>) =>
  bind(send, { route: 'POST /ecom/v1/draft-orders ...options', elevated: true, dates: createDraftOrderMoments })

/**
 * Reads a draft order with what it costs now. Elevated.
 *
 * @example
 * const { draftOrder } = await owner.draftOrders.getDraftOrder(draft.id)
 */
export const getDraftOrder = (
  send: ElevatedSend,
): ((draftOrderId: string, call?: CallOptions) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'GET /ecom/v1/draft-orders/{draftOrderId} draftOrderId',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Deletes a draft order that has not become an order. Elevated.
 *
 * @example
 * await owner.draftOrders.deleteDraftOrder(draft.id)
 */
export const deleteDraftOrder = (send: ElevatedSend): ((draftOrderId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /ecom/v1/draft-orders/{draftOrderId} draftOrderId', repeatable: true, elevated: true },
    '',
  )

/**
 * Places a draft as an order, not paid yet; takes its items out of stock. Elevated.
 *
 * @example
 * const { createdOrder } = await owner.draftOrders.createOrderFromDraft(draft.id)
 */
export const createOrderFromDraft = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: BodyOf<typeof calls.createOrderFromDraft>,
  call?: CallOptions,
) => Promise<{ committedDraftOrder: DraftOrder; createdOrder: Order }>) =>
  bind(send, {
    route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-order draftOrderId ...options',
    elevated: true,
    dates: createDraftOrderMoments,
  })

/**
 * Begins an order that the store prepares, without anything in it. Elevated.
 *
 * @example
 * const { draftOrder } = await owner.draftOrders.createEmptyDraftOrder()
 */
export const createEmptyDraftOrder = (send: ElevatedSend): ((call?: CallOptions) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/draft-orders/create-empty-draft-order', elevated: true, dates: createDraftOrderMoments },
    'calculatedDraftOrder',
  )

/** Fields that draft orders can be filtered by. */
export interface DraftOrderFields {
  createdDate: Date
  updatedDate: Date
  status: string
  orderId: string
}

/** Fields that draft orders can be sorted by. */
export type DraftOrderSortField = 'createdDate' | 'updatedDate' | 'status'

/** A query for draft orders that is being built. */
export type DraftOrderQuery = CursorQuery<DraftOrder, DraftOrderFields, DraftOrderSortField>

/**
 * Finds draft orders, the oldest first unless sorted otherwise. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.draftOrders.queryDraftOrders().eq('status', 'DRAFT').find()
 */
export const queryDraftOrders = (
  send: ElevatedSend,
): CursorQueryCall<DraftOrderQuery, ResponseOf<typeof calls.queryDraftOrders>> =>
  cursorQueryCall(
    send,
    { route: 'POST /ecom/v1/draft-orders/query', repeatable: true, elevated: true, dates: createDraftOrderMoments },
    'draftOrders',
  )

/**
 * Tells whether an order can be edited, and why not. Elevated.
 *
 * @example
 * const { orderDraftable } = await owner.draftOrders.getOrderDraftabilityStatus(order.id)
 */
export const getOrderDraftabilityStatus = (
  send: ElevatedSend,
): ((orderId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.getOrderDraftabilityStatus>>) =>
  bind(send, { route: 'GET /ecom/v1/draft-orders/{orderId}/draftability orderId', repeatable: true, elevated: true })

/**
 * Adds items to a draft, of the catalog or such as no catalog knows. Elevated.
 *
 * @example
 * await owner.draftOrders.addLineItemsToDraftOrder(draft.id, { catalogLineItems: [{ catalogReference }] })
 */
export const addLineItemsToDraftOrder = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: BodyOf<typeof calls.addLineItemsToDraftOrder>,
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/draft-orders/{draftOrderId}/add-line-items draftOrderId ...options',
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Changes quantities, prices and words of line items; a quantity of 0 removes one. Elevated.
 *
 * @example
 * const lineItemId = draft.lineItems[0]!.lineItem!.id
 * await owner.draftOrders.updateLineItems(draft.id, [{ lineItemId, newQuantity: 3 }])
 */
export const updateLineItems = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  lineItemChanges: readonly DraftLineItemChange[],
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/draft-orders/{draftOrderId}/line-items draftOrderId lineItemChanges',
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Adds discounts of the store; those with `applyToDraftOrder` count at once. Elevated.
 *
 * @example
 * const discounts = [{ discountType: 'GLOBAL' as const, percentage: '10', applyToDraftOrder: true }]
 * await owner.draftOrders.createCustomDiscounts(draft.id, { discounts })
 */
export const createCustomDiscounts = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: { discounts?: readonly DraftDiscountOption[] },
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts draftOrderId ...options',
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Says which discounts of a draft count. Elevated.
 *
 * @example
 * const { id } = reducedDraft.discounts[0]!.discount
 * await owner.draftOrders.setDiscounts(reducedDraft.id, [{ id: id!, applied: false }])
 */
export const setDiscounts = (
  send: ElevatedSend,
): ((draftOrderId: string, discounts: readonly IdAndApplied[], call?: CallOptions) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-discounts draftOrderId discounts',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Deletes discounts that the store has added. Elevated.
 *
 * @example
 * await owner.draftOrders.deleteCustomDiscounts(reducedDraft.id, [reducedDraft.discounts[0]!.discount.id!])
 */
export const deleteCustomDiscounts = (
  send: ElevatedSend,
): ((draftOrderId: string, discountIds: readonly string[], call?: CallOptions) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts draftOrderId discountIds',
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Adds fees of the store; those with `applyToDraftOrder` count at once. Elevated.
 *
 * @example
 * const fee = { name: 'Gift wrap', price: { amount: '3.00' }, applyToDraftOrder: true }
 * await owner.draftOrders.createCustomAdditionalFees(draft.id, { customAdditionalFees: [fee] })
 */
export const createCustomAdditionalFees = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: { customAdditionalFees?: readonly DraftFeeOption[] },
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-additional-fees draftOrderId ...options',
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Says which fees of a draft count. Elevated.
 *
 * @example
 * const { id } = reducedDraft.additionalFees[0]!.additionalFee
 * await owner.draftOrders.setAdditionalFees(reducedDraft.id, [{ id: id!, applied: false }])
 */
export const setAdditionalFees = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  additionalFees: readonly IdAndApplied[],
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-additional-fees draftOrderId additionalFees',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Deletes fees that the store has added. Elevated.
 *
 * @example
 * const { id } = reducedDraft.additionalFees[0]!.additionalFee
 * await owner.draftOrders.deleteCustomAdditionalFees(reducedDraft.id, [id!])
 */
export const deleteCustomAdditionalFees = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  customAdditionalFees: readonly string[],
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route:
        'POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees draftOrderId customAdditionalFees',
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Says who buys, what they write, and in which language they read. Elevated.
 *
 * @example
 * await owner.draftOrders.setBuyerInfo(draft.id, { buyerInfo: { email } })
 */
export const setBuyerInfo = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: { buyerInfo?: OrderBuyerInfo; buyerNote?: string; buyerLanguage?: string },
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'PUT /ecom/v1/draft-orders/set-buyer-info draftOrderId ...options',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Sets who pays, and where the bill goes. Elevated.
 *
 * @example
 * await owner.draftOrders.setBillingInfo(draft.id, { billingInfo: { address } })
 */
export const setBillingInfo = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: { billingInfo?: ContactInfo },
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'PUT /ecom/v1/draft-orders/set-billing-info draftOrderId ...options',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Sets who gets the items, and where. Elevated.
 *
 * @example
 * await owner.draftOrders.setRecipientInfo(draft.id, { recipientInfo: { address } })
 */
export const setRecipientInfo = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: { recipientInfo?: ContactInfo },
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'PUT /ecom/v1/draft-orders/set-recipient-info draftOrderId ...options',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Sets how it is delivered and what that costs; nothing where none is sent. Elevated.
 *
 * @example
 * const shippingInfo = { title: 'Courier', cost: { price: { amount: '9.00' } } }
 * await owner.draftOrders.setShippingInfo(draft.id, { shippingInfo })
 */
export const setShippingInfo = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: { shippingInfo?: DraftShippingInfo },
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'PUT /ecom/v1/draft-orders/set-shipping-info draftOrderId ...options',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Sets the location of the store that sells it. Elevated.
 *
 * @example
 * await owner.draftOrders.setBusinessLocation(draft.id, { businessLocation: { id: draft.id } })
 */
export const setBusinessLocation = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: { businessLocation?: BusinessLocation },
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'PUT /ecom/v1/draft-orders/set-business-location draftOrderId ...options',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Sets whether tax is charged. Elevated.
 *
 * @example
 * await owner.draftOrders.setTaxExemption(draft.id, { taxExempt: true })
 */
export const setTaxExemption = (
  send: ElevatedSend,
): ((draftOrderId: string, options: { taxExempt: boolean }, call?: CallOptions) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'PUT /ecom/v1/draft-orders/set-tax-exemption draftOrderId ...options',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Sets what is paid in advance of the order that a draft becomes, or takes it off where nothing is sent.
 * Elevated.
 *
 * @example
 * await owner.draftOrders.setDeposit(draft.id, { depositDetails: { percentage: '30' } })
 */
export const setDeposit = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: BodyOf<typeof calls.setDeposit>,
  call?: CallOptions,
) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-deposit draftOrderId ...options',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Changes what an app keeps with a draft; fields that it does not name stay. Elevated.
 *
 * @example
 * await owner.draftOrders.updateExtendedFields(draft.id, '@acme', { namespaceData: { seller: 'Kim' } })
 */
export const updateExtendedFields = (
  send: ElevatedSend,
): ((
  id: string,
  namespace: string,
  options: { namespaceData: Record<string, unknown> },
  call?: CallOptions,
) => Promise<DraftOrder>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/draft-orders/{id}/update-extended-fields id namespace ...options',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'draftOrder',
  )

/**
 * Applies the edit of an order to it. What was paid beyond the new total goes back with `refundDifference` or
 * `paymentRefunds`; what is still due is asked for by payment request. Elevated.
 *
 * @example
 * const asked = { refundDifference: true }
 * const { orderAfterCommit } = await owner.draftOrders.commitDraftOrder(orderEdit.id, asked)
 */
export const commitDraftOrder = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: BodyOf<typeof calls.commitDraftOrder>,
  call?: CallOptions,
) => Promise<{ committedDraftOrder: DraftOrder; orderAfterCommit: Order }>) =>
  bind(send, {
    route: 'POST /ecom/v1/draft-orders/{draftOrderId}/commit draftOrderId ...options',
    elevated: true,
    dates: createDraftOrderMoments,
  })
