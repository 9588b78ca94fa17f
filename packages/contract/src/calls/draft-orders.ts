import { elevated, room } from '../call.ts'
import {
  CalculatedDraftOrder,
  DraftCatalogLineItem,
  DraftCustomLineItem,
  DraftDiscountOption,
  DraftFeeOption,
  DraftLineItemChange,
  DraftOrder,
  DraftOrderCommitSettings,
  DraftOrderInput,
  DraftShippingInfo,
  IdAndApplied,
} from '../entities/draft-order.ts'
import { ContactInfo } from '../entities/cart.ts'
import { Price } from '../entities/common.ts'
import { PaymentRefund } from '../entities/order-billing.ts'
import { BusinessLocation, ChannelInfo, Order, OrderBuyerInfo } from '../entities/order.ts'
import { later } from '../entities/later.ts'
import {
  anyMap,
  decimal,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  localDate,
  unbuilt,
} from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const byId = shape({ draftOrderId: guid() })
const calculated = shape({ calculatedDraftOrder: CalculatedDraftOrder })
const reason = optional(text({ maxLength: 200 }))
const revision = optional(
  integer({ minimum: 1, description: 'The revision you have seen: a draft that has changed since is refused.' }),
)

const createSettings = shape({
  editableByEveryone: optional(flag()),
  editableByOwnerApps: optional(unbuilt(shape({ appIds: list(guid(), { maxItems: 10 }) }), later.orderEditors)),
  notifications: optional(
    shape({
      sendNotificationToBuyer: optional(flag({ description: 'Whether the buyer gets an email; `true` unless set.' })),
      sendNotificationsToBusiness: optional(
        flag({ description: 'Whether the owners get an email; only where it is `true`.' }),
      ),
    }),
  ),
})

const DraftOrderFields = entity(
  'DraftOrderFields',
  { createdDate: timestamp(), updatedDate: timestamp(), status: text(), orderId: text() },
  { description: 'Fields that draft orders can be filtered by.' },
)
const DraftOrderSortField = oneOf(['createdDate', 'updatedDate', 'status'], {
  title: 'DraftOrderSortField',
  description: 'Fields that draft orders can be sorted by.',
})

const gone = ['DRAFT_ORDER_DOES_NOT_EXIST', 'DRAFT_ORDER_ALREADY_COMMITTED'] as const
const applied = list(IdAndApplied, { minItems: 1, maxItems: 320 })
const byIds = list(guid(), { minItems: 1, maxItems: 320 })

export const draftOrderCalls = room({ scope: 'orders', idempotent: true })({
  createDraftOrder: {
    method: 'POST',
    path: '/ecom/v1/draft-orders',
    summary:
      'Begins an order that the store prepares itself, or the edit of an order that was placed. An order has one open draft: it is returned again.',
    roles: elevated,
    repeatable: false,
    body: shape({
      sourceOrderId: optional(guid({ description: 'The order to edit.' })),
      orderId: optional(guid({ description: 'Deprecated: use `sourceOrderId`.' })),
      draftOrder: optional(DraftOrderInput),
    }),
    response: shape({ calculatedDraftOrder: CalculatedDraftOrder, preexistingDraftOrder: flag() }),
    errors: [
      'ORDER_CANNOT_BE_EDITED',
      'CATALOG_ITEM_NOT_FOUND',
      'CATALOG_ITEM_NOT_AVAILABLE',
      'GIFT_CARD_ITEM_UNSUPPORTED',
      'DUPLICATED_LINE_ITEM_IDS',
      'LINE_ITEM_NOT_FOUND',
    ],
    client: {
      module: 'draftOrders',
      args: '...options',
      example: [
        "const custom = { productName: { original: 'Engraving' }, price: { amount: '12.00' } }",
        'const asked = { draftOrder: { customLineItems: [custom] } }',
        'const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder(asked)',
      ],
    },
  },
  getDraftOrder: {
    method: 'GET',
    path: '/ecom/v1/draft-orders/{draftOrderId}',
    summary: 'Reads a draft order with what it costs now.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: calculated,
    errors: ['DRAFT_ORDER_DOES_NOT_EXIST'],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      example: 'const { draftOrder } = await owner.draftOrders.getDraftOrder(draft.id)',
    },
  },
  deleteDraftOrder: {
    method: 'DELETE',
    path: '/ecom/v1/draft-orders/{draftOrderId}',
    summary: 'Deletes a draft order that has not become an order.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: shape({}),
    errors: ['DRAFT_ORDER_DOES_NOT_EXIST', 'DRAFT_ORDER_CANNOT_BE_DELETED'],
    client: {
      module: 'draftOrders',
      example: 'await owner.draftOrders.deleteDraftOrder(draft.id)',
    },
  },
  createOrderFromDraft: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/create-order',
    summary: 'Places a draft as an order, not paid yet; takes its items out of stock.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      createSettings: optional(createSettings),
      reason,
      channelInfo: optional(ChannelInfo),
      revision,
    }),
    response: shape({ committedDraftOrder: DraftOrder, createdOrder: Order }),
    errors: [
      'DRAFT_ORDER_DOES_NOT_EXIST',
      'DRAFT_ORDER_ALREADY_COMMITTED',
      'CREATE_ORDER_FAILED_VALIDATIONS',
      'BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION',
      'BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION',
      'INSUFFICIENT_INVENTORY',
      'CONFLICT',
    ],
    client: {
      module: 'draftOrders',
      args: 'draftOrderId ...options',
      example: 'const { createdOrder } = await owner.draftOrders.createOrderFromDraft(draft.id)',
    },
  },
  createEmptyDraftOrder: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/create-empty-draft-order',
    summary: 'Begins an order that the store prepares, without anything in it.',
    roles: elevated,
    repeatable: false,
    response: calculated,
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      example: 'const { draftOrder } = await owner.draftOrders.createEmptyDraftOrder()',
    },
  },
  queryDraftOrders: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/query',
    summary: 'Finds draft orders, the oldest first unless sorted otherwise.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ draftOrders: list(DraftOrder), pagingMetadata: CursorMetadata }),
    client: {
      module: 'draftOrders',
      finds: { fields: DraftOrderFields, sortBy: DraftOrderSortField },
      example: "const { items } = await owner.draftOrders.queryDraftOrders().eq('status', 'DRAFT').find()",
    },
  },
  getOrderDraftabilityStatus: {
    method: 'GET',
    path: '/ecom/v1/draft-orders/{orderId}/draftability',
    summary: 'Tells whether an order can be edited, and why not.',
    roles: elevated,
    repeatable: true,
    params: shape({ orderId: guid() }),
    response: shape({
      orderId: guid(),
      orderDraftable: flag(),
      nonDraftableReasons: list(
        oneOf([
          'PARTIALLY_OR_FULLY_REFUNDED',
          'UNSUPPORTED_CHANNEL_TYPE',
          'ORDER_STATUS_IS_NOT_SUPPORTED',
          'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
          'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT',
          'ORDER_NOT_FOUND',
          'SUBSCRIPTION_LINE_ITEM_EXISTS',
          'ORDER_HAS_CHARGEBACKS',
          'AMOUNTS_DO_NOT_ADD_UP',
        ]),
      ),
    }),
    client: {
      module: 'draftOrders',
      example: 'const { orderDraftable } = await owner.draftOrders.getOrderDraftabilityStatus(order.id)',
    },
  },
  addLineItemsToDraftOrder: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/add-line-items',
    summary: 'Adds items to a draft, of the catalog or such as no catalog knows.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      catalogLineItems: optional(list(DraftCatalogLineItem, { maxItems: 300 })),
      customLineItems: optional(list(DraftCustomLineItem, { maxItems: 300 })),
    }),
    response: calculated,
    errors: [
      ...gone,
      'MAX_ITEMS_REACHED',
      'MULTIPLE_ADDS_FOR_SAME_LINE_ITEM',
      'CATALOG_ITEM_ALREADY_EXIST',
      'CATALOG_ITEM_NOT_AVAILABLE',
      'CATALOG_ITEM_NOT_FOUND',
      'GIFT_CARD_ITEM_UNSUPPORTED',
      'DUPLICATED_LINE_ITEM_IDS',
    ],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options',
      example:
        'await owner.draftOrders.addLineItemsToDraftOrder(draft.id, { catalogLineItems: [{ catalogReference }] })',
    },
  },
  updateLineItems: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/line-items',
    summary: 'Changes quantities, prices and words of line items; a quantity of 0 removes one.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ lineItemChanges: list(DraftLineItemChange, { maxItems: 300 }) }),
    response: calculated,
    errors: [
      ...gone,
      'LINE_ITEM_DOES_NOT_EXIST',
      'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM',
      'EMPTY_CHANGE_REQUEST',
      'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN',
      'UPDATING_LINE_ITEM_WITH_LOCATIONS',
      'GIFT_CARD_ITEM_UNSUPPORTED',
    ],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId lineItemChanges',
      example: [
        'const lineItemId = draft.lineItems[0]!.lineItem!.id',
        'await owner.draftOrders.updateLineItems(draft.id, [{ lineItemId, newQuantity: 3 }])',
      ],
    },
  },
  createCustomDiscounts: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/create-custom-discounts',
    summary: 'Adds discounts of the store; those with `applyToDraftOrder` count at once.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ discounts: optional(list(DraftDiscountOption, { maxItems: 100 })) }),
    response: calculated,
    errors: [
      ...gone,
      'LINE_ITEM_NOT_FOUND',
      'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
      'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS',
      'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL',
    ],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options',
      example: [
        "const discounts = [{ discountType: 'GLOBAL' as const, percentage: '10', applyToDraftOrder: true }]",
        'await owner.draftOrders.createCustomDiscounts(draft.id, { discounts })',
      ],
    },
  },
  setDiscounts: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/set-discounts',
    summary: 'Says which discounts of a draft count.',
    roles: elevated,
    repeatable: true,
    params: byId,
    body: shape({ discounts: applied }),
    response: calculated,
    errors: [
      ...gone,
      'DISCOUNT_NOT_FOUND',
      'DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS',
      'DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS',
      'DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL',
    ],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId discounts',
      example: [
        'const { id } = reducedDraft.discounts[0]!.discount',
        'await owner.draftOrders.setDiscounts(reducedDraft.id, [{ id: id!, applied: false }])',
      ],
    },
  },
  deleteCustomDiscounts: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/delete-custom-discounts',
    summary: 'Deletes discounts that the store has added.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ discountIds: byIds }),
    response: calculated,
    errors: [...gone, 'DISCOUNT_NOT_FOUND', 'DISCOUNT_REMOVE_NOT_SUPPORTED'],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId discountIds',
      example:
        'await owner.draftOrders.deleteCustomDiscounts(reducedDraft.id, [reducedDraft.discounts[0]!.discount.id!])',
    },
  },
  createCustomAdditionalFees: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/create-additional-fees',
    summary: 'Adds fees of the store; those with `applyToDraftOrder` count at once.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ customAdditionalFees: optional(list(DraftFeeOption, { maxItems: 100 })) }),
    response: calculated,
    errors: [...gone, 'LINE_ITEM_NOT_FOUND'],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options',
      example: [
        "const fee = { name: 'Gift wrap', price: { amount: '3.00' }, applyToDraftOrder: true }",
        'await owner.draftOrders.createCustomAdditionalFees(draft.id, { customAdditionalFees: [fee] })',
      ],
    },
  },
  setAdditionalFees: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/set-additional-fees',
    summary: 'Says which fees of a draft count.',
    roles: elevated,
    repeatable: true,
    params: byId,
    body: shape({ additionalFees: applied }),
    response: calculated,
    errors: [...gone, 'ADDITIONAL_FEE_NOT_FOUND'],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId additionalFees',
      example: [
        'const { id } = reducedDraft.additionalFees[0]!.additionalFee',
        'await owner.draftOrders.setAdditionalFees(reducedDraft.id, [{ id: id!, applied: false }])',
      ],
    },
  },
  deleteCustomAdditionalFees: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/delete-custom-additional-fees',
    summary: 'Deletes fees that the store has added.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ customAdditionalFees: byIds }),
    response: calculated,
    errors: [...gone, 'ADDITIONAL_FEE_NOT_FOUND', 'ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED'],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId customAdditionalFees',
      example: [
        'const { id } = reducedDraft.additionalFees[0]!.additionalFee',
        'await owner.draftOrders.deleteCustomAdditionalFees(reducedDraft.id, [id!])',
      ],
    },
  },
  setBuyerInfo: {
    method: 'PUT',
    path: '/ecom/v1/draft-orders/set-buyer-info',
    summary: 'Says who buys, what they write, and in which language they read.',
    roles: elevated,
    repeatable: true,

    body: shape({
      draftOrderId: guid(),
      buyerInfo: optional(OrderBuyerInfo),
      buyerNote: optional(text({ maxLength: 1000 })),
      buyerLanguage: optional(text({ minLength: 2, maxLength: 10 })),
    }),
    response: calculated,
    errors: [...gone],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options',
      example: 'await owner.draftOrders.setBuyerInfo(draft.id, { buyerInfo: { email } })',
    },
  },
  setBillingInfo: {
    method: 'PUT',
    path: '/ecom/v1/draft-orders/set-billing-info',
    summary: 'Sets who pays, and where the bill goes.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), billingInfo: optional(ContactInfo) }),
    response: calculated,
    errors: [...gone],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options',
      example: 'await owner.draftOrders.setBillingInfo(draft.id, { billingInfo: { address } })',
    },
  },
  setRecipientInfo: {
    method: 'PUT',
    path: '/ecom/v1/draft-orders/set-recipient-info',
    summary: 'Sets who gets the items, and where.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), recipientInfo: optional(ContactInfo) }),
    response: calculated,
    errors: [...gone],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options',
      example: 'await owner.draftOrders.setRecipientInfo(draft.id, { recipientInfo: { address } })',
    },
  },
  setShippingInfo: {
    method: 'PUT',
    path: '/ecom/v1/draft-orders/set-shipping-info',
    summary: 'Sets how it is delivered and what that costs; nothing where none is sent.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), shippingInfo: optional(DraftShippingInfo) }),
    response: calculated,
    errors: [...gone],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options',
      example: [
        "const shippingInfo = { title: 'Courier', cost: { price: { amount: '9.00' } } }",
        'await owner.draftOrders.setShippingInfo(draft.id, { shippingInfo })',
      ],
    },
  },
  setBusinessLocation: {
    method: 'PUT',
    path: '/ecom/v1/draft-orders/set-business-location',
    summary: 'Sets the location of the store that sells it.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), businessLocation: optional(BusinessLocation) }),
    response: calculated,
    errors: [...gone, 'BUSINESS_LOCATION_CANNOT_BE_EDITED'],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options',
      example: 'await owner.draftOrders.setBusinessLocation(draft.id, { businessLocation: { id: draft.id } })',
    },
  },
  setTaxExemption: {
    method: 'PUT',
    path: '/ecom/v1/draft-orders/set-tax-exemption',
    summary: 'Sets whether tax is charged.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), taxExempt: flag() }),
    response: calculated,
    errors: [...gone],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options!',
      example: 'await owner.draftOrders.setTaxExemption(draft.id, { taxExempt: true })',
    },
  },
  setDeposit: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/set-deposit',
    summary: 'Sets what is paid in advance of the order that a draft becomes, or takes it off where nothing is sent.',
    roles: elevated,
    repeatable: true,
    params: byId,
    body: shape({
      depositDetails: optional(
        shape({
          amount: optional(Price),
          percentage: optional(decimal({ gte: 0, lte: 100, maxScale: 2 }, { description: 'Of all that it costs.' })),
          dueDate: optional(
            localDate({ description: 'On which day the rest is due; as the site settings say, unless told.' }),
          ),
        }),
      ),
    }),
    response: calculated,
    errors: [...gone, 'INVALID_AMOUNT', 'SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE'],
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      args: 'draftOrderId ...options',
      example: "await owner.draftOrders.setDeposit(draft.id, { depositDetails: { percentage: '30' } })",
    },
  },
  updateExtendedFields: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{id}/update-extended-fields',
    summary: 'Changes what an app keeps with a draft; fields that it does not name stay.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    body: shape({ namespace: text({ minLength: 1, maxLength: 164 }), namespaceData: anyMap() }),
    response: shape({ draftOrder: DraftOrder }),
    errors: [...gone],
    client: {
      module: 'draftOrders',
      gives: 'draftOrder',
      args: 'id namespace ...options!',
      example: "await owner.draftOrders.updateExtendedFields(draft.id, '@acme', { namespaceData: { seller: 'Kim' } })",
    },
  },
  commitDraftOrder: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/{draftOrderId}/commit',
    summary:
      'Applies the edit of an order to it. What was paid beyond the new total goes back with `refundDifference` or `paymentRefunds`; what is still due is asked for by payment request.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      commitSettings: optional(DraftOrderCommitSettings),
      reason,
      revision,
      refundDifference: optional(
        flag({ description: 'Gives back at once what was paid beyond the new total, to the newest payments first.' }),
      ),
      paymentRefunds: optional(
        list(PaymentRefund, { maxItems: 100, description: 'The same, payment by payment; never more than that.' }),
      ),
    }),
    response: shape({ committedDraftOrder: DraftOrder, orderAfterCommit: Order }),
    errors: [
      ...gone,
      'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS',
      'INSUFFICIENT_INVENTORY',
      'CONFLICT',
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_REFUNDABLE',
      'EXTERNAL_REFUND_EXPECTED',
      'INVALID_PAYMENT_REFUND_AMOUNT',
    ],
    client: {
      module: 'draftOrders',
      args: 'draftOrderId ...options',
      example: [
        'const asked = { refundDifference: true }',
        'const { orderAfterCommit } = await owner.draftOrders.commitDraftOrder(orderEdit.id, asked)',
      ],
    },
  },
})
