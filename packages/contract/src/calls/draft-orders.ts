import { elevated, room } from '../call.ts'
import { CalculatedDraftOrder, DraftOrder, DraftOrderInput } from '../entities/draft-order.ts'
import { ChannelInfo, Order } from '../entities/order.ts'
import { later } from '../entities/later.ts'
import { flag, guid, integer, list, optional, shape, text, unbuilt } from '../schema.ts'

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
})
