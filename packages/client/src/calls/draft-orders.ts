// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  ContactInfo,
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

/**
 * Begins an order that the store prepares itself, or the edit of an order that was placed. An order has one open
 * draft: it is returned again.
 */
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
  { calculatedDraftOrder: CalculatedDraftOrder; preexistingDraftOrder: boolean }
> = { route: 'POST /ecom/v1/draft-orders', elevated: true, dates: createDraftOrderMoments }

/** Reads a draft order with what it costs now. */
export const getDraftOrder: ElevatedEndpoint<
  { params: { draftOrderId: string } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'GET /ecom/v1/draft-orders/{draftOrderId}',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes a draft order that has not become an order. */
export const deleteDraftOrder: ElevatedEndpoint<{ params: { draftOrderId: string } }, {}> = {
  route: 'DELETE /ecom/v1/draft-orders/{draftOrderId}',
  repeatable: true,
  elevated: true,
}

/** Places a draft as an order, not paid yet; takes its items out of stock. */
export const createOrderFromDraft: ElevatedEndpoint<
  {
    params: { draftOrderId: string }
    body?: {
      createSettings?: {
        editableByEveryone?: boolean
        editableByOwnerApps?: { appIds: readonly string[] }
        notifications?: {
          /** Whether the buyer gets an email; `true` unless set. */
          sendNotificationToBuyer?: boolean
          /** Whether the owners get an email; only where it is `true`. */
          sendNotificationsToBusiness?: boolean
        }
      }
      reason?: string
      channelInfo?: ChannelInfo
      /** The revision you have seen: a draft that has changed since is refused. */
      revision?: number
    }
  },
  { committedDraftOrder: DraftOrder; createdOrder: Order }
> = { route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-order', elevated: true, dates: createDraftOrderMoments }

/** Begins an order that the store prepares, without anything in it. */
export const createEmptyDraftOrder: ElevatedEndpoint<{}, { calculatedDraftOrder: CalculatedDraftOrder }> = {
  route: 'POST /ecom/v1/draft-orders/create-empty-draft-order',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Finds draft orders, the oldest first unless sorted otherwise. */
export const queryDraftOrders: ElevatedEndpoint<
  { body?: { query?: Search } },
  { draftOrders: readonly DraftOrder[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /ecom/v1/draft-orders/query', repeatable: true, elevated: true, dates: createDraftOrderMoments }

/** Tells whether an order can be edited, and why not. */
export const getOrderDraftabilityStatus: ElevatedEndpoint<
  { params: { orderId: string } },
  {
    orderId: string
    orderDraftable: boolean
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

/** Adds items to a draft, of the catalog or such as no catalog knows. */
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

/** Changes quantities, prices and words of line items; a quantity of 0 removes one. */
export const updateLineItems: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { lineItemChanges: readonly DraftLineItemChange[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = { route: 'POST /ecom/v1/draft-orders/{draftOrderId}/line-items', elevated: true, dates: createDraftOrderMoments }

/** Adds discounts of the store; those with `applyToDraftOrder` count at once. */
export const createCustomDiscounts: ElevatedEndpoint<
  { params: { draftOrderId: string }; body?: { discounts?: readonly DraftDiscountOption[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Says which discounts of a draft count. */
export const setDiscounts: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { discounts: readonly IdAndApplied[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-discounts',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes discounts that the store has added. */
export const deleteCustomDiscounts: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { discountIds: readonly string[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Adds fees of the store; those with `applyToDraftOrder` count at once. */
export const createCustomAdditionalFees: ElevatedEndpoint<
  { params: { draftOrderId: string }; body?: { customAdditionalFees?: readonly DraftFeeOption[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-additional-fees',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Says which fees of a draft count. */
export const setAdditionalFees: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { additionalFees: readonly IdAndApplied[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/set-additional-fees',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes fees that the store has added. */
export const deleteCustomAdditionalFees: ElevatedEndpoint<
  { params: { draftOrderId: string }; body: { customAdditionalFees: readonly string[] } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Says who buys, what they write, and in which language they read. */
export const setBuyerInfo: ElevatedEndpoint<
  { body: { draftOrderId: string; buyerInfo?: OrderBuyerInfo; buyerNote?: string; buyerLanguage?: string } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-buyer-info',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets who pays, and where the bill goes. */
export const setBillingInfo: ElevatedEndpoint<
  { body: { draftOrderId: string; billingInfo?: ContactInfo } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-billing-info',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets who gets the items, and where. */
export const setRecipientInfo: ElevatedEndpoint<
  { body: { draftOrderId: string; recipientInfo?: ContactInfo } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-recipient-info',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets how it is delivered and what that costs; nothing where none is sent. */
export const setShippingInfo: ElevatedEndpoint<
  { body: { draftOrderId: string; shippingInfo?: DraftShippingInfo } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-shipping-info',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets the location of the store that sells it. */
export const setBusinessLocation: ElevatedEndpoint<
  { body: { draftOrderId: string; businessLocation?: BusinessLocation } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-business-location',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets whether tax is charged. */
export const setTaxExemption: ElevatedEndpoint<
  { body: { draftOrderId: string; taxExempt: boolean } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'PUT /ecom/v1/draft-orders/set-tax-exemption',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Sets what is paid in advance of the order that a draft becomes, or takes it off where nothing is sent. */
export const setDeposit: ElevatedEndpoint<
  {
    params: { draftOrderId: string }
    body?: {
      depositDetails?: {
        amount?: Price
        /** Of all that it costs. */
        percentage?: string
        /** On which day the rest is due; as the site settings say, unless told. */
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

/** Changes what an app keeps with a draft; fields that it does not name stay. */
export const updateExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData: Record<string, unknown> } },
  { draftOrder: DraftOrder }
> = {
  route: 'POST /ecom/v1/draft-orders/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/**
 * Applies the edit of an order to it. What was paid beyond the new total goes back with `refundDifference` or
 * `paymentRefunds`; what is still due is asked for by payment request.
 */
export const commitDraftOrder: ElevatedEndpoint<
  {
    params: { draftOrderId: string }
    body?: {
      commitSettings?: DraftOrderCommitSettings
      reason?: string
      /** The revision you have seen: a draft that has changed since is refused. */
      revision?: number
      /** Gives back at once what was paid beyond the new total, to the newest payments first. */
      refundDifference?: boolean
      /** The same, payment by payment; never more than that. */
      paymentRefunds?: readonly PaymentRefund[]
    }
  },
  { committedDraftOrder: DraftOrder; orderAfterCommit: Order }
> = { route: 'POST /ecom/v1/draft-orders/{draftOrderId}/commit', elevated: true, dates: createDraftOrderMoments }
