import { calls, type AllCalls } from '@vitrine/contract'
import type { ClientFunction } from '@vitrine/contract/call.ts'
import { functionsByModule, type OfferedCall } from '@vitrine/contract/print/client/rooms.ts'
import { argumentNames } from '@vitrine/contract/print/client/signature.ts'

/** A request in the parts that the contract names. */
export interface Parts {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

type Args = readonly unknown[]

/** A call in both clients, named as in the official SDK. */
export interface Pair {
  /** The contract's name of the call. */
  readonly call: keyof AllCalls
  /** Returns the official function's arguments, with our names, for a request. */
  readonly args: (parts: Parts) => Args
}

const without = (fields: Parts['body'], names: readonly string[]): Parts['body'] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** Our functions have the same arguments as the official ones, in the same order. */
const argsOf =
  (offered: OfferedCall): Pair['args'] =>
  ({ params, query, body }) => {
    const names = argumentNames(offered)
    const fields = { ...params, ...query, ...body }
    return names.map((name) => (name === '...options' ? without({ ...query, ...body }, names) : fields[name]))
  }

const byQuery: Pair['args'] = ({ body }) => [body.query ?? {}]

/**
 * Functions of the official SDK that only accept a query builder, or pack their arguments. They are tested by the
 * flows.
 */
const builtElsewhere = [
  'backInStockNotifications.queryBackInStockNotificationRequests',
  'members.queryMembers',
  'members.listMembers',
]

const printed = [...functionsByModule(calls)].flatMap(([module, functions]) =>
  functions.map((offered): [string, Pair] => {
    const { name, callName, offer } = offered
    const args = (offer as ClientFunction).finds ? byQuery : argsOf(offered)
    return [`${module}.${name}`, { call: callName as keyof AllCalls, args }]
  }),
)

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** A review without images, which the official SDK takes as URLs and converts to objects. */
const wordsOf = (review: unknown): unknown => {
  const { content, ...rest } = Object(review) as Parts['body']
  return content === undefined ? review : { ...rest, content: without(Object(content) as Parts['body'], ['media']) }
}
/** An order without its purchase date, which the official SDK takes as a Date and our client as read. */
const undated = (order: unknown): Parts['body'] => without(Object(order) as Parts['body'], ['purchasedDate'])

/** Line items of a draft without URLs and images, which the official SDK takes as text and converts to objects. */
const linesOf = (draft: unknown): Parts['body'] => {
  const { customLineItems, ...rest } = Object(draft) as Parts['body']
  if (customLineItems === undefined) return rest
  return {
    ...rest,
    customLineItems: list(customLineItems).map((line) => without(Object(line) as Parts['body'], ['url', 'media'])),
  }
}

/** A category without its image, which the official SDK takes as text and converts to an object. */
const unpictured = (category: unknown): Parts['body'] => without(Object(category) as Parts['body'], ['image'])

/** An address without the parts that have other names in the official SDK. */
const placed = (address: unknown): unknown =>
  address === undefined ? undefined : without(Object(address), ['addressLine', 'formattedAddress', 'geocode'])

/** A local delivery option with an address that both accept. */
const placedOption = (option: unknown): Parts['body'] => {
  const { radiusConfig, ...rest } = Object(option) as Parts['body']
  if (radiusConfig === undefined) return rest
  const { address, ...radius } = Object(radiusConfig) as Parts['body']
  return { ...rest, radiusConfig: { ...radius, ...(address !== undefined && { address: placed(address) }) } }
}

/** Functions that do more than their call, or take arguments in another form. */
const byHand: Readonly<Record<string, Pair>> = {
  'products.getProductOptionsAvailability': {
    call: 'getProductOptionsAvailability',
    args: ({ params, body }) => [params.id, body.options ?? {}],
  },
  'products.queryStoreVariants': { call: 'queryStoreVariants', args: byQuery },
  'checkout.updateCheckout': {
    call: 'updateCheckout',
    args: ({ params, body }) => [params.id, body.checkout ?? {}, without(body, ['checkout'])],
  },
  'orders.updateOrder': { call: 'updateOrder', args: ({ params, body }) => [params.id, undated(body.order)] },
  'orders.bulkUpdateOrders': {
    call: 'bulkUpdateOrders',
    args: ({ body }) => [
      list(body.orders).map((entry) => ({ order: undated(Object(entry).order) })),
      without(body, ['orders']),
    ],
  },
  'draftOrders.createDraftOrder': {
    call: 'createDraftOrder',
    args: ({ body: { draftOrder, ...body } }) => [
      { ...body, ...(draftOrder !== undefined && { draftOrder: linesOf(draftOrder) }) },
    ],
  },
  'draftOrders.addLineItemsToDraftOrder': {
    call: 'addLineItemsToDraftOrder',
    args: ({ params, body }) => [params.draftOrderId, linesOf(body)],
  },
  'orderFulfillments.createFulfillment': {
    call: 'createFulfillment',
    args: ({ params, body }) => [params.orderId, body.fulfillment ?? {}],
  },
  'orderFulfillments.bulkCreateFulfillments': {
    call: 'bulkCreateFulfillments',
    args: ({ body }) => [body.ordersWithFulfillments],
  },
  'orderFulfillments.updateFulfillment': {
    call: 'updateFulfillment',
    args: ({ params, body }) => [params, { fulfillment: body.fulfillment ?? {} }],
  },
  'orderFulfillments.deleteFulfillment': { call: 'deleteFulfillment', args: ({ params }) => [params] },
  'deliveryProfile.updateDeliveryRegion': {
    call: 'updateProfileDeliveryRegion',
    args: ({ params, body }) => [params, body.deliveryRegion ?? {}, without(body, ['deliveryRegion'])],
  },
  'deliveryProfile.removeDeliveryRegion': {
    call: 'removeProfileDeliveryRegion',
    args: ({ params, query }) => [params, query],
  },
  'checkoutContent.getCheckoutContent': { call: 'getCheckoutContent', args: ({ params, query }) => [params, query] },
  'deliverySolutions.getDeliverySolutions': {
    call: 'getDeliverySolutions',
    // The official SDK converts an origin and contact details, which the server refuses, to objects.
    args: ({ body: { lineItems, ...body } }) => [
      lineItems,
      { ...without(body, ['origin', 'contactDetails']), destination: placed(body.destination) },
    ],
  },
  'localDeliveryOptions.createLocalDeliveryOption': {
    call: 'createLocalDeliveryOption',
    args: ({ body }) => [placedOption(body.localDeliveryOption)],
  },
  'localDeliveryOptions.updateLocalDeliveryOption': {
    call: 'updateLocalDeliveryOption',
    args: ({ params, body }) => [params.id, placedOption(body.localDeliveryOption)],
  },
  'localDeliveryOptions.bulkCreateLocalDeliveryOption': {
    call: 'bulkCreateLocalDeliveryOption',
    args: ({ body }) => [list(body.localDeliveryOptions).map(placedOption), without(body, ['localDeliveryOptions'])],
  },
  'localDeliveryOptions.bulkUpdateLocalDeliveryOption': {
    call: 'bulkUpdateLocalDeliveryOption',
    args: ({ body }) => [list(body.localDeliveryOptions).map(placedOption), without(body, ['localDeliveryOptions'])],
  },
  'currencies.getConversionRate': { call: 'getConversionRate', args: ({ params }) => [params] },
  'currencies.convertCurrency': { call: 'convertCurrency', args: ({ params, body }) => [params, body.amounts] },
  'taxCalculation.calculateTax': {
    call: 'calculateTax',
    args: ({ body }) => [
      { ...body, ...(body.addresses !== undefined && { addresses: list(body.addresses).map(placed) }) },
    ],
  },
  'categories.createCategory': {
    call: 'createCategory',
    args: ({ body }) => [unpictured(body.category), without(body, ['category'])],
  },
  'categories.updateCategory': {
    call: 'updateCategory',
    args: ({ params, body }) => [params.id, unpictured(body.category), without(body, ['category'])],
  },
  'categories.bulkUpdateCategories': {
    call: 'bulkUpdateCategories',
    args: ({ body }) => [
      list(body.categories).map((one) => ({
        ...Object(one),
        ...(Object(one).category !== undefined && { category: unpictured(Object(one).category) }),
      })),
      without(body, ['categories']),
    ],
  },
  // Its query is built by its own builder.
  'categories.queryCategories': { call: 'queryCategories', args: ({ body }) => [without(body, ['query'])] },
  // The official SDK leaves lists of objects out of URLs, so that the server refuses the request.
  'categories.listCategoriesForItems': {
    call: 'listCategoriesForItems',
    args: ({ body }) => [[], without(body, ['items'])],
  },
  'reviews.createReview': { call: 'createReview', args: ({ body }) => [wordsOf(body.review)] },
  'reviews.bulkCreateReview': {
    call: 'bulkCreateReview',
    args: ({ body }) => [list(body.reviews).map(wordsOf), without(body, ['reviews'])],
  },
  'reviews.queryReviews': { call: 'queryReviews', args: ({ body }) => [body.query, without(body, ['query'])] },
  'reviews.updateReview': {
    call: 'updateReview',
    args: ({ params, body }) => [params.id, wordsOf(body.review)],
  },
}

/** All calls with a function in our client, by the official SDK's name. */
export const pairs: Readonly<Record<string, Pair>> = {
  ...Object.fromEntries(printed.filter(([name]) => !builtElsewhere.includes(name))),
  ...byHand,
}
