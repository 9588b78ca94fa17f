import { elevated, room } from '../call.ts'
import {
  LabelAccount,
  labelProviders,
  LabelParcel,
  LabelQuote,
  labelRequest,
  ShippingLabel,
} from '../entities/shipping-labels.ts'
import { flag, guid, integer, list, oneOf, optional, shape, text, webUrl } from '../schema.ts'

const byOrder = shape({ orderId: guid() })
const byId = shape({ labelId: guid() })
const account = shape({ labelAccount: LabelAccount })
const shippingLabel = shape({ shippingLabel: ShippingLabel })
const sendShippingEmail = optional(flag({ description: 'Whether the buyer is emailed; they are unless told.' }))
const carrierErrors = ['NOT_FOUND', 'ILLEGAL_STATE', 'LABELS_NOT_SET_UP', 'LABEL_REFUSED', 'UNAVAILABLE'] as const
const quoted = [
  'const quote = await owner.shippingLabels.createLabelQuote(labelOrder.id)',
  'const { id: rateId } = quote.rates[0]!',
]

/** Shipping labels, from the account to what is printed. The provider has no such calls; these are ours. */
export const shippingLabelCalls = room({ scope: 'orders', idempotent: true })({
  getLabelAccount: {
    method: 'GET',
    path: '/vitrine/v1/shipping-labels/account',
    summary: 'Reads with which account the store buys labels. Its key is never returned.',
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
    summary: 'Connects the account with which the store buys labels, or changes its key. The provider is asked first.',
    roles: elevated,
    scope: 'settings',
    repeatable: true,
    body: shape({
      provider: oneOf(labelProviders, { title: 'LabelProvider' }),
      apiKey: optional(text({ minLength: 1, maxLength: 300, description: 'Stored sealed, and never returned.' })),
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
    summary: 'Disconnects the account and deletes its key. Labels that were bought can still be printed.',
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
    summary: 'Tells what is left to send of an order, what it weighs, and what it can be packed in.',
    roles: elevated,
    repeatable: true,
    params: byOrder,
    query: shape({ fulfillmentId: optional(guid({ description: 'A fulfillment that is packed and not sent.' })) }),
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
    summary: 'Asks the carriers what a parcel of an order costs, with the services of the label settings.',
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
      'Buys a label of a quote, once, and sends the shipment with it. While nobody knows what became of it, it is `BUYING`.',
    roles: elevated,
    repeatable: true,
    params: byOrder,
    body: shape({ quoteId: guid(), rateId: text({ minLength: 1, maxLength: 200 }), sendShippingEmail }),
    response: shippingLabel,
    errors: [...carrierErrors, 'LINE_ITEM_NOT_FOUND'],
    client: {
      module: 'shippingLabels',
      args: 'orderId ...options!',
      gives: 'shippingLabel',
      example: [
        ...quoted,
        'const label = await owner.shippingLabels.buyLabel(labelOrder.id, { quoteId: quote.id, rateId })',
      ],
    },
  },
  listLabelsOfOrder: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/labels',
    summary: 'Lists the labels of an order, oldest first.',
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
    summary: 'Reads a label.',
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
    summary: 'Gives a label back that was not used. The money comes back once the carrier agrees.',
    roles: elevated,
    repeatable: true,
    params: byId,
    body: shape({
      shipment: optional(
        oneOf(['CANCEL', 'KEEP'], {
          title: 'ShipmentOfVoidedLabel',
          description:
            'What becomes of its shipment, once the carrier has agreed or will: it is canceled unless told, or kept without the tracking number.',
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
    summary: 'Returns a PDF with a page for each label, in their order. The address works for an hour.',
    roles: elevated,
    repeatable: true,
    body: shape({
      labelIds: optional(list(guid(), { minItems: 1, maxItems: 200 })),
      orderIds: optional(
        list(guid(), {
          minItems: 1,
          maxItems: 200,
          description: 'Instead of labels: those of the shipments of these orders.',
        }),
      ),
    }),
    response: shape({ url: webUrl(), labels: integer({ description: 'How many labels it has.' }) }),
    errors: ['NOT_FOUND', 'NOTHING_TO_PRINT', 'UNAVAILABLE'],
    client: {
      module: 'shippingLabels',
      args: '...options!',
      example: 'const { url } = await owner.shippingLabels.printLabels({ labelIds: [shippingLabel.id] })',
    },
  },
})
