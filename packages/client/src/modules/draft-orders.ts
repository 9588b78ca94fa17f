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
 * Creates a draft of a new order or of an edit of an order. Returns the open draft of the order if there is one.
 * Elevated.
 *
 * @example
 * const custom = { productName: { original: 'Engraving' }, price: { amount: '12.00' } }
 * const options = { draftOrder: { customLineItems: [custom] } }
 * const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder(options)
 */
export const createDraftOrder = (
  send: ElevatedSend,
): ((
  options?: { sourceOrderId?: string; orderId?: string; draftOrder?: DraftOrderInput },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.createDraftOrder>>) =>
  bind(send, { route: 'POST /ecom/v1/draft-orders ...options', elevated: true, dates: createDraftOrderMoments })

/**
 * Returns a draft order with its current totals. Elevated.
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
 * Deletes a draft order that has not been committed. Elevated.
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
 * Creates an unpaid order from a draft and reduces the inventory of its items. Elevated.
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
 * Creates an empty draft of a new order. Elevated.
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

/** A query builder for draft orders. */
export type DraftOrderQuery = CursorQuery<DraftOrder, DraftOrderFields, DraftOrderSortField>

/**
 * Lists draft orders that match a filter, sorted and paged. Oldest first by default. Without arguments, returns
 * a query to build. Elevated.
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
 * Returns whether an order can be edited, and if not, why. Elevated.
 *
 * @example
 * const { orderDraftable } = await owner.draftOrders.getOrderDraftabilityStatus(order.id)
 */
export const getOrderDraftabilityStatus = (
  send: ElevatedSend,
): ((orderId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.getOrderDraftabilityStatus>>) =>
  bind(send, { route: 'GET /ecom/v1/draft-orders/{orderId}/draftability orderId', repeatable: true, elevated: true })

/**
 * Adds catalog items or custom items to a draft order. Elevated.
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
 * Updates the quantity, price or texts of line items. A quantity of 0 removes a line item. Elevated.
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
 * Adds custom discounts to a draft order. Those with `applyToDraftOrder` apply immediately. Elevated.
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
 * Sets which discounts of a draft order apply. Elevated.
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
 * Deletes custom discounts from a draft order. Elevated.
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
 * Adds custom fees to a draft order. Those with `applyToDraftOrder` apply immediately. Elevated.
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
 * Sets which fees of a draft order apply. Elevated.
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
 * Deletes custom fees from a draft order. Elevated.
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
 * Sets the buyer of a draft order, their note and language. Elevated.
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
 * Sets the billing contact and address of a draft order. Elevated.
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
 * Sets the recipient and delivery address of a draft order. Elevated.
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
 * Sets the delivery method and its cost. Without `shippingInfo`, removes the delivery method. Elevated.
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
 * Sets the business location that a draft order is sold from. Elevated.
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
 * Sets whether a draft order is exempt from tax. Elevated.
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
 * Sets the deposit of a draft order. Without `depositDetails`, removes the deposit. Elevated.
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
 * Updates an app's extended fields of a draft order. Fields that are not sent do not change. Elevated.
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
 * Applies a draft to its order, and refunds an overpayment by `refundDifference` or `paymentRefunds`. Elevated.
 *
 * @example
 * const options = { refundDifference: true }
 * const { orderAfterCommit } = await owner.draftOrders.commitDraftOrder(orderEdit.id, options)
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
