// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  ContactInfo,
  CursorMetadata,
  Price,
  CalculatedDraftOrder,
  DraftOrder,
  OrderBuyerInfo,
  DraftOrderCommitSettings,
  BusinessLocation,
  Order,
  ChannelInfo,
  Search,
  DraftOrderInput,
  DraftCatalogLineItem,
  DraftCustomLineItem,
  DraftDiscountOption,
  DraftFeeOption,
  DraftShippingInfo,
  DraftLineItemChange,
  IdAndApplied,
  PaymentRefund,
} from '../generated.ts'
import { createDraftOrderMoments } from '../moments.ts'

/** Creates a draft of a new order or of an edit of an order. Returns the open draft of the order if there is one. */
export const createDraftOrder: ElevatedEndpoint<
  {
    body?: {
      /** The order to edit. */
      sourceOrderId?: string
      /** Deprecated: use `sourceOrderId`. */
      orderId?: string
      draftOrder?: DraftOrderInput
    }
  },
  {
    calculatedDraftOrder: CalculatedDraftOrder
    /** Whether the draft already existed. */
    preexistingDraftOrder: boolean
  }
> = { route: 'POST /ecom/v1/draft-orders', elevated: true, dates: createDraftOrderMoments }

/** Returns a draft order with its current totals. */
export const getDraftOrder: ElevatedEndpoint<
  { params: { draftOrderId: string } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'GET /ecom/v1/draft-orders/{draftOrderId}',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes a draft order that has not been committed. */
export const deleteDraftOrder: ElevatedEndpoint<{ params: { draftOrderId: string } }, {}> = {
  route: 'DELETE /ecom/v1/draft-orders/{draftOrderId}',
  repeatable: true,
  elevated: true,
}

/** Creates an unpaid order from a draft and reduces the inventory of its items. */
export const createOrderFromDraft: ElevatedEndpoint<
  {
    params: { draftOrderId: string }
    body?: {
      createSettings?: {
        /** Must not be `false`: all apps with the permission can edit orders. */
        editableByEveryone?: boolean
        editableByOwnerApps?: { appIds: readonly string[] }
        notifications?: {
          /** Whether the buyer is notified by email. Default: true. */
          sendNotificationToBuyer?: boolean
          /** Whether the owners are notified by email. Default: false. */
          sendNotificationsToBusiness?: boolean
        }
      }
      /** A reason to record in the timeline of the order. */
      reason?: string
      channelInfo?: ChannelInfo
      /** The revision of the draft that you last read. The call fails with `CONFLICT` if the draft has changed since. */
      revision?: number
    }
  },
  { committedDraftOrder: DraftOrder; createdOrder: Order }
> = { route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-order', elevated: true, dates: createDraftOrderMoments }

/** Creates an empty draft of a new order. */
export const createEmptyDraftOrder: ElevatedEndpoint<{}, { calculatedDraftOrder: CalculatedDraftOrder }> = {
  route: 'POST /ecom/v1/draft-orders/create-empty-draft-order',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Lists draft orders that match a filter, sorted and paged. Oldest first by default. */
export const queryDraftOrders: ElevatedEndpoint<
  { body?: { query?: Search } },
  { draftOrders: readonly DraftOrder[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /ecom/v1/draft-orders/query', repeatable: true, elevated: true, dates: createDraftOrderMoments }

/** Returns whether an order can be edited, and if not, why. */
export const getOrderDraftabilityStatus: ElevatedEndpoint<
  { params: { orderId: string } },
  {
    orderId: string
    orderDraftable: boolean
    /** Why the order cannot be edited. Empty if it can. */
    nonDraftableReasons: readonly (
      | 'PARTIALLY_OR_FULLY_REFUNDED'
      | 'UNSUPPORTED_CHANNEL_TYPE'
      | 'ORDER_STATUS_IS_NOT_SUPPORTED'
      | 'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT'
      | 'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT'
      | 'ORDER_NOT_FOUND'
      | 'SUBSCRIPTION_LINE_ITEM_EXISTS'
      | 'ORDER_HAS_CHARGEBACKS'
      | 'AMOUNTS_DO_NOT_ADD_UP'
    )[]
  }
> = { route: 'GET /ecom/v1/draft-orders/{orderId}/draftability', repeatable: true, elevated: true }

/** Adds catalog items or custom items to a draft order. */
export const addLineItemsToDraftOrder: ElevatedEndpoint<
  {
    params: { draftOrderId: string }
    body?: { catalogLineItems?: readonly DraftCatalogLineItem[]; customLineItems?: readonly DraftCustomLineItem[] }
  },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/add-line-items',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Updates the quantity, price or texts of line items. A quantity of 0 removes a line item. */
export const updateLineItems: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { lineItemChanges: readonly DraftLineItemChange[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = { route: 'POST /ecom/v1/draft-orders/{draftOrderId}/line-items', elevated: true, dates: createDraftOrderMoments }

/** Adds custom discounts to a draft order. Those with `applyToDraftOrder` apply immediately. */
export const createCustomDiscounts: ElevatedEndpoint<
  { params: { draftOrderId: string }; body?: { discounts?: readonly DraftDiscountOption[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets which discounts of a draft order apply. */
export const setDiscounts: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { discounts: readonly IdAndApplied[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-discounts',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes custom discounts from a draft order. */
export const deleteCustomDiscounts: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { discountIds: readonly string[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Adds custom fees to a draft order. Those with `applyToDraftOrder` apply immediately. */
export const createCustomAdditionalFees: ElevatedEndpoint<
  { params: { draftOrderId: string }; body?: { customAdditionalFees?: readonly DraftFeeOption[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-additional-fees',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets which fees of a draft order apply. */
export const setAdditionalFees: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { additionalFees: readonly IdAndApplied[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-additional-fees',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes custom fees from a draft order. */
export const deleteCustomAdditionalFees: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { customAdditionalFees: readonly string[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets the buyer of a draft order, their note and language. */
export const setBuyerInfo: ElevatedEndpoint<
  {
    body: {
      draftOrderId: string
      buyerInfo?: OrderBuyerInfo
      buyerNote?: string
      /** BCP 47 language tag. */
      buyerLanguage?: string
    }
  },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-buyer-info',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets the billing contact and address of a draft order. */
export const setBillingInfo: ElevatedEndpoint<
  { body: { draftOrderId: string; billingInfo?: ContactInfo } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-billing-info',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets the recipient and delivery address of a draft order. */
export const setRecipientInfo: ElevatedEndpoint<
  { body: { draftOrderId: string; recipientInfo?: ContactInfo } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-recipient-info',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets the delivery method and its cost. Without `shippingInfo`, removes the delivery method. */
export const setShippingInfo: ElevatedEndpoint<
  { body: { draftOrderId: string; shippingInfo?: DraftShippingInfo } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-shipping-info',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets the business location that a draft order is sold from. */
export const setBusinessLocation: ElevatedEndpoint<
  { body: { draftOrderId: string; businessLocation?: BusinessLocation } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-business-location',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets whether a draft order is exempt from tax. */
export const setTaxExemption: ElevatedEndpoint<
  { body: { draftOrderId: string; taxExempt: boolean } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-tax-exemption',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets the deposit of a draft order. Without `depositDetails`, removes the deposit. */
export const setDeposit: ElevatedEndpoint<
  {
    params: { draftOrderId: string }
    body?: {
      depositDetails?: {
        amount?: Price
        /** Deposit as a percentage of the total. */
        percentage?: string
        /** Due date of the balance. Default: set by the site settings. */
        dueDate?: string
      }
    }
  },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-deposit',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Updates an app's extended fields of a draft order. Fields that are not sent do not change. */
export const updateExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData: Record<string, unknown> } },
  { draftOrder: DraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Applies a draft to its order, and refunds an overpayment by `refundDifference` or `paymentRefunds`. */
export const commitDraftOrder: ElevatedEndpoint<
  {
    params: { draftOrderId: string }
    body?: {
      commitSettings?: DraftOrderCommitSettings
      /** A reason to record in the timeline of the order. */
      reason?: string
      /** The revision of the draft that you last read. The call fails with `CONFLICT` if the draft has changed since. */
      revision?: number
      /** Whether to refund the amount paid beyond the new total, starting with the newest payment. */
      refundDifference?: boolean
      /** Amounts to refund by payment, instead of `refundDifference`. At most the overpaid amount. */
      paymentRefunds?: readonly PaymentRefund[]
    }
  },
  { committedDraftOrder: DraftOrder; orderAfterCommit: Order }
> = { route: 'POST /ecom/v1/draft-orders/{draftOrderId}/commit', elevated: true, dates: createDraftOrderMoments }
