import { elevated, room } from '../../call.ts'
import {
  LabelAccount,
  labelProviders,
  LabelParcel,
  LabelQuote,
  labelRequest,
  ShippingLabel,
} from '../../entities/orders/shipping-labels.ts'
import { flag, guid, integer, list, oneOf, optional, shape, text, webUrl } from '../../schema.ts'

const byOrder = shape({ orderId: guid() })
const byId = shape({ labelId: guid() })
const account = shape({ labelAccount: LabelAccount })
const shippingLabel = shape({ shippingLabel: ShippingLabel })
const sendShippingEmail = optional(flag({ description: 'Whether the buyer is notified by email. Default: true.' }))
const carrierErrors = ['NOT_FOUND', 'ILLEGAL_STATE', 'LABELS_NOT_SET_UP', 'LABEL_REFUSED', 'UNAVAILABLE'] as const
const quoteExample = [
  'const quote = await owner.shippingLabels.createLabelQuote(labelOrder.id)',
  'const { id: rateId } = quote.rates[0]!',
]

/** Buying and printing of shipping labels. The paths are specific to Vitrine. */
export const shippingLabelCalls = room({ scope: 'orders', area: 'fulfillment', idempotent: true })({
  getLabelAccount: {
    method: 'GET',
    path: '/vitrine/v1/shipping-labels/account',
    summary: 'Returns the account with which the store buys labels. Its API key is never returned.',
    roles: elevated,
    scope: 'settings',
    repeatable: true,
    response: account,
    client: {
      module: 'shippingLabels',
      gives: 'labelAccount',
      example: 'const { connected } = await owner.shippingLabels.getLabelAccount()',
    },
  },
  connectLabelAccount: {
    method: 'PUT',
    path: '/vitrine/v1/shipping-labels/account',
    summary: 'Connects the account with which the store buys labels, or updates its API key. Verifies the key first.',
    roles: elevated,
    scope: 'settings',
    repeatable: true,
    body: shape({
      provider: oneOf(labelProviders, { title: 'LabelProvider' }),
      apiKey: optional(
        text({
          minLength: 1,
          maxLength: 300,
          description: 'API key of the account. Stored encrypted and never returned.',
        }),
      ),
    }),
    response: account,
    errors: ['ILLEGAL_STATE', 'UNAVAILABLE'],
    client: {
      module: 'shippingLabels',
      args: 'provider ...options',
      gives: 'labelAccount',
      example: "const { mode } = await owner.shippingLabels.connectLabelAccount('SAMPLE')",
    },
  },
  disconnectLabelAccount: {
    method: 'DELETE',
    path: '/vitrine/v1/shipping-labels/account',
    summary: 'Disconnects the label account and deletes its API key. Purchased labels can still be printed.',
    roles: elevated,
    scope: 'settings',
    repeatable: true,
    response: account,
    errors: ['ILLEGAL_STATE'],
    client: {
      module: 'shippingLabels',
      gives: 'labelAccount',
      example: 'await owner.shippingLabels.disconnectLabelAccount()',
    },
  },
  getLabelParcel: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/label-parcel',
    summary: 'Returns the unfulfilled items of an order, their weight, and suitable packages.',
    roles: elevated,
    repeatable: true,
    params: byOrder,
    query: shape({
      fulfillmentId: optional(guid({ description: 'ID of a fulfillment that is packed but not sent.' })),
    }),
    response: shape({ labelParcel: LabelParcel }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippingLabels',
      args: 'orderId ...options',
      gives: 'labelParcel',
      example: 'const { weight, problems } = await owner.shippingLabels.getLabelParcel(labelOrder.id)',
    },
  },
  createLabelQuote: {
    method: 'POST',
    path: '/vitrine/v1/orders/{orderId}/label-quotes',
    summary: 'Requests shipping rates for a parcel of an order from the carriers of the label settings.',
    roles: elevated,
    repeatable: true,
    params: byOrder,
    body: labelRequest,
    response: shape({ labelQuote: LabelQuote }),
    errors: [...carrierErrors, 'LINE_ITEM_NOT_FOUND'],
    client: {
      module: 'shippingLabels',
      args: 'orderId ...options',
      gives: 'labelQuote',
      example: "const { rates } = await owner.shippingLabels.createLabelQuote(labelOrder.id, { weight: '2.5' })",
    },
  },
  buyLabel: {
    method: 'POST',
    path: '/vitrine/v1/orders/{orderId}/labels',
    summary:
      'Buys a label of a quote and marks its shipment as sent. The label is `BUYING` until the carrier responds.',
    roles: elevated,
    repeatable: true,
    params: byOrder,
    body: shape({
      quoteId: guid(),
      rateId: text({ minLength: 1, maxLength: 200, description: 'ID of a rate of the quote.' }),
      sendShippingEmail,
    }),
    response: shippingLabel,
    errors: [...carrierErrors, 'LINE_ITEM_NOT_FOUND'],
    client: {
      module: 'shippingLabels',
      args: 'orderId ...options!',
      gives: 'shippingLabel',
      example: [
        ...quoteExample,
        'const label = await owner.shippingLabels.buyLabel(labelOrder.id, { quoteId: quote.id, rateId })',
      ],
    },
  },
  listLabelsOfOrder: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/labels',
    summary: 'Lists the shipping labels of an order, oldest first.',
    roles: elevated,
    repeatable: true,
    params: byOrder,
    response: shape({ shippingLabels: list(ShippingLabel) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippingLabels',
      gives: 'shippingLabels',
      example: 'const labels = await owner.shippingLabels.listLabelsOfOrder(order.id)',
    },
  },
  getLabel: {
    method: 'GET',
    path: '/vitrine/v1/shipping-labels/{labelId}',
    summary: 'Returns a shipping label.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: shippingLabel,
    errors: ['NOT_FOUND'],
    client: {
      module: 'shippingLabels',
      gives: 'shippingLabel',
      example: 'const { trackingNumber } = await owner.shippingLabels.getLabel(shippingLabel.id)',
    },
  },
  voidLabel: {
    method: 'POST',
    path: '/vitrine/v1/shipping-labels/{labelId}/void',
    summary: 'Voids an unused label. The cost is refunded once the carrier approves.',
    roles: elevated,
    repeatable: true,
    params: byId,
    body: shape({
      shipment: optional(
        oneOf(['CANCEL', 'KEEP'], {
          title: 'ShipmentOfVoidedLabel',
          description: 'Whether the shipment is canceled, or kept without its tracking number. Default: `CANCEL`.',
        }),
      ),
      sendShippingEmail,
    }),
    response: shippingLabel,
    errors: carrierErrors,
    client: {
      module: 'shippingLabels',
      args: 'labelId ...options',
      gives: 'shippingLabel',
      example: "const { status } = await owner.shippingLabels.voidLabel(shippingLabel.id, { shipment: 'KEEP' })",
    },
  },
  printLabels: {
    method: 'POST',
    path: '/vitrine/v1/shipping-labels/print',
    summary: 'Creates a PDF with one page per label, in the order given. Its URL is valid for one hour.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      labelIds: optional(list(guid(), { minItems: 1, maxItems: 200 })),
      orderIds: optional(
        list(guid(), {
          minItems: 1,
          maxItems: 200,
          description: 'Prints the labels of these orders, instead of `labelIds`.',
        }),
      ),
    }),
    response: shape({ url: webUrl(), labels: integer({ description: 'Number of labels in the PDF.' }) }),
    errors: ['NOT_FOUND', 'NOTHING_TO_PRINT', 'UNAVAILABLE'],
    client: {
      module: 'shippingLabels',
      args: '...options!',
      example: 'const { url } = await owner.shippingLabels.printLabels({ labelIds: [shippingLabel.id] })',
    },
  },
})
