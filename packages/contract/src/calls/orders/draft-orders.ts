import { elevated, room } from '../../call.ts'
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
} from '../../entities/orders/draft-order.ts'
import { ContactInfo } from '../../entities/selling/cart.ts'
import { Price } from '../../entities/common.ts'
import { PaymentRefund } from '../../entities/money/order-billing.ts'
import { BusinessLocation, ChannelInfo, Order, OrderBuyerInfo } from '../../entities/orders/order.ts'
import { later } from '../../entities/later.ts'
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
} from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const byId = shape({ draftOrderId: guid() })
const calculatedDraftOrder = shape({ calculatedDraftOrder: CalculatedDraftOrder })
const reason = optional(text({ maxLength: 200, description: 'A reason to record in the timeline of the order.' }))
const revision = optional(
  integer({
    minimum: 1,
    description:
      'The revision of the draft that you last read. The call fails with `CONFLICT` if the draft has changed since.',
  }),
)

const createSettings = shape({
  editableByEveryone: optional(
    flag({ description: 'Must not be `false`: all apps with the permission can edit orders.' }),
  ),
  editableByOwnerApps: optional(unbuilt(shape({ appIds: list(guid(), { maxItems: 10 }) }), later.orderEditors)),
  notifications: optional(
    shape({
      sendNotificationToBuyer: optional(
        flag({ description: 'Whether the buyer is notified by email. Default: true.' }),
      ),
      sendNotificationsToBusiness: optional(
        flag({ description: 'Whether the owners are notified by email. Default: false.' }),
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

const draftErrors = ['DRAFT_ORDER_DOES_NOT_EXIST', 'DRAFT_ORDER_ALREADY_COMMITTED'] as const
const appliedItems = list(IdAndApplied, { minItems: 1, maxItems: 320 })
const ids = list(guid(), { minItems: 1, maxItems: 320 })

export const draftOrderCalls = room({ scope: 'orders', area: 'orders', idempotent: true })({
  createDraftOrder: {
    method: 'POST',
    path: '/ecom/v1/draft-orders',
    summary:
      'Creates a draft of a new order or of an edit of an order. Returns the open draft of the order if there is one.',
    roles: elevated,
    repeatable: false,
    body: shape({
      sourceOrderId: optional(guid({ description: 'The order to edit.' })),
      orderId: optional(guid({ description: 'Deprecated: use `sourceOrderId`.' })),
      draftOrder: optional(DraftOrderInput),
    }),
    response: shape({
      calculatedDraftOrder: CalculatedDraftOrder,
      preexistingDraftOrder: flag({ description: 'Whether the draft already existed.' }),
    }),
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
        'const options = { draftOrder: { customLineItems: [custom] } }',
        'const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder(options)',
      ],
    },
  },
  getDraftOrder: {
    method: 'GET',
    path: '/ecom/v1/draft-orders/{draftOrderId}',
    summary: 'Returns a draft order with its current totals.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: calculatedDraftOrder,
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
    summary: 'Deletes a draft order that has not been committed.',
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
    summary: 'Creates an unpaid order from a draft and reduces the inventory of its items.',
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
    summary: 'Creates an empty draft of a new order.',
    roles: elevated,
    repeatable: false,
    response: calculatedDraftOrder,
    client: {
      module: 'draftOrders',
      gives: 'calculatedDraftOrder',
      example: 'const { draftOrder } = await owner.draftOrders.createEmptyDraftOrder()',
    },
  },
  queryDraftOrders: {
    method: 'POST',
    path: '/ecom/v1/draft-orders/query',
    summary: 'Lists draft orders that match a filter, sorted and paged. Oldest first by default.',
    roles: elevated,
    repeatable: true,
    reads: true,
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
    summary: 'Returns whether an order can be edited, and if not, why.',
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
        { description: 'Why the order cannot be edited. Empty if it can.' },
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
    summary: 'Adds catalog items or custom items to a draft order.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      catalogLineItems: optional(list(DraftCatalogLineItem, { maxItems: 300 })),
      customLineItems: optional(list(DraftCustomLineItem, { maxItems: 300 })),
    }),
    response: calculatedDraftOrder,
    errors: [
      ...draftErrors,
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
    summary: 'Updates the quantity, price or texts of line items. A quantity of 0 removes a line item.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ lineItemChanges: list(DraftLineItemChange, { maxItems: 300 }) }),
    response: calculatedDraftOrder,
    errors: [
      ...draftErrors,
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
    summary: 'Adds custom discounts to a draft order. Those with `applyToDraftOrder` apply immediately.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ discounts: optional(list(DraftDiscountOption, { maxItems: 100 })) }),
    response: calculatedDraftOrder,
    errors: [
      ...draftErrors,
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
    summary: 'Sets which discounts of a draft order apply.',
    roles: elevated,
    repeatable: true,
    params: byId,
    body: shape({ discounts: appliedItems }),
    response: calculatedDraftOrder,
    errors: [
      ...draftErrors,
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
    summary: 'Deletes custom discounts from a draft order.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ discountIds: ids }),
    response: calculatedDraftOrder,
    errors: [...draftErrors, 'DISCOUNT_NOT_FOUND', 'DISCOUNT_REMOVE_NOT_SUPPORTED'],
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
    summary: 'Adds custom fees to a draft order. Those with `applyToDraftOrder` apply immediately.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ customAdditionalFees: optional(list(DraftFeeOption, { maxItems: 100 })) }),
    response: calculatedDraftOrder,
    errors: [...draftErrors, 'LINE_ITEM_NOT_FOUND'],
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
    summary: 'Sets which fees of a draft order apply.',
    roles: elevated,
    repeatable: true,
    params: byId,
    body: shape({ additionalFees: appliedItems }),
    response: calculatedDraftOrder,
    errors: [...draftErrors, 'ADDITIONAL_FEE_NOT_FOUND'],
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
    summary: 'Deletes custom fees from a draft order.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ customAdditionalFees: ids }),
    response: calculatedDraftOrder,
    errors: [...draftErrors, 'ADDITIONAL_FEE_NOT_FOUND', 'ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED'],
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
    summary: 'Sets the buyer of a draft order, their note and language.',
    roles: elevated,
    repeatable: true,

    body: shape({
      draftOrderId: guid(),
      buyerInfo: optional(OrderBuyerInfo),
      buyerNote: optional(text({ maxLength: 1000 })),
      buyerLanguage: optional(text({ minLength: 2, maxLength: 10, description: 'BCP 47 language tag.' })),
    }),
    response: calculatedDraftOrder,
    errors: [...draftErrors],
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
    summary: 'Sets the billing contact and address of a draft order.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), billingInfo: optional(ContactInfo) }),
    response: calculatedDraftOrder,
    errors: [...draftErrors],
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
    summary: 'Sets the recipient and delivery address of a draft order.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), recipientInfo: optional(ContactInfo) }),
    response: calculatedDraftOrder,
    errors: [...draftErrors],
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
    summary: 'Sets the delivery method and its cost. Without `shippingInfo`, removes the delivery method.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), shippingInfo: optional(DraftShippingInfo) }),
    response: calculatedDraftOrder,
    errors: [...draftErrors],
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
    summary: 'Sets the business location that a draft order is sold from.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), businessLocation: optional(BusinessLocation) }),
    response: calculatedDraftOrder,
    errors: [...draftErrors, 'BUSINESS_LOCATION_CANNOT_BE_EDITED'],
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
    summary: 'Sets whether a draft order is exempt from tax.',
    roles: elevated,
    repeatable: true,

    body: shape({ draftOrderId: guid(), taxExempt: flag() }),
    response: calculatedDraftOrder,
    errors: [...draftErrors],
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
    summary: 'Sets the deposit of a draft order. Without `depositDetails`, removes the deposit.',
    roles: elevated,
    repeatable: true,
    params: byId,
    body: shape({
      depositDetails: optional(
        shape({
          amount: optional(Price),
          percentage: optional(
            decimal({ gte: 0, lte: 100, maxScale: 2 }, { description: 'Deposit as a percentage of the total.' }),
          ),
          dueDate: optional(localDate({ description: 'Due date of the balance. Default: set by the site settings.' })),
        }),
      ),
    }),
    response: calculatedDraftOrder,
    errors: [...draftErrors, 'INVALID_AMOUNT', 'SET_DEPOSIT_NOT_ALLOWED_IN_EDIT_MODE'],
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
    summary: "Updates an app's extended fields of a draft order. Fields that are not sent do not change.",
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    body: shape({ namespace: text({ minLength: 1, maxLength: 164 }), namespaceData: anyMap() }),
    response: shape({ draftOrder: DraftOrder }),
    errors: [...draftErrors],
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
    summary: 'Applies a draft to its order, and refunds an overpayment by `refundDifference` or `paymentRefunds`.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      commitSettings: optional(DraftOrderCommitSettings),
      reason,
      revision,
      refundDifference: optional(
        flag({
          description: 'Whether to refund the amount paid beyond the new total, starting with the newest payment.',
        }),
      ),
      paymentRefunds: optional(
        list(PaymentRefund, {
          maxItems: 100,
          description: 'Amounts to refund by payment, instead of `refundDifference`. At most the overpaid amount.',
        }),
      ),
    }),
    response: shape({ committedDraftOrder: DraftOrder, orderAfterCommit: Order }),
    errors: [
      ...draftErrors,
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
        'const options = { refundDifference: true }',
        'const { orderAfterCommit } = await owner.draftOrders.commitDraftOrder(orderEdit.id, options)',
      ],
    },
  },
})
