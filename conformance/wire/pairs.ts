import type { AllCalls } from '@vitrine/contract'

/** A request in the parts that the contract names. */
export interface Parts {
  readonly params: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

type Args = readonly unknown[]

/** One call in both clients, named as the official SDK names it. */
export interface Pair {
  /** The contract's name for the call; the function's own unless told. */
  readonly call?: keyof AllCalls
  /** Where our client has it, when that is another module or name. */
  readonly ours?: string
  /** The official function's arguments, under our names, that make a request. */
  readonly args: (parts: Parts) => Args
}

const none = (): Args => []
const byId = ({ params }: Parts): Args => [params.id]
const bySlug = ({ params }: Parts): Args => [params.slug]
const byReviewId = ({ params }: Parts): Args => [params.reviewId]
const byOrderId = ({ params }: Parts): Args => [params.orderId]
const idAndBody = ({ params, body }: Parts): Args => [params.id, body]
const body = ({ body }: Parts): Args => [body]
const without = (fields: Parts['body'], name: string): Parts['body'] => {
  const { [name]: _, ...rest } = fields
  return rest
}
const only =
  (field: string) =>
  ({ body }: Parts): Args => [body[field]]
const query = ({ body }: Parts): Args => [body.query ?? {}]
const idAnd =
  (field: string) =>
  ({ params, body }: Parts): Args => [params.id, body[field]]
const first =
  (field: string) =>
  ({ body }: Parts): Args => [body[field], without(body, field)]

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** A review without its pictures: the official SDK takes them as addresses, and makes objects of them. */
const wordsOf = (review: unknown): unknown => {
  const { content, ...rest } = Object(review) as Parts['body']
  return content === undefined ? review : { ...rest, content: without(Object(content) as Parts['body'], 'media') }
}

const catalog: Readonly<Record<string, Pair>> = {
  'products.getProduct': { args: ({ params, query }) => [params.id, query] },
  'products.queryProducts': { args: query },
  'products.getCollectionBySlug': { args: bySlug },
  'products.getProductOptionsAvailability': { args: ({ params, body }) => [params.id, body.options ?? {}] },
  'products.queryProductVariants': { args: idAndBody },
  'products.queryStoreVariants': { args: query },
  'products.getStoreVariant': { args: byId },
  'products.createProduct': { args: only('product') },
  'products.updateProduct': { args: idAnd('product') },
  'products.deleteProduct': { args: byId },
  'products.updateProductVariants': { args: idAnd('variants') },
  'products.resetAllProductVariantData': { args: byId },
  'products.deleteProductOptions': { args: byId },
  'products.addProductMedia': { args: idAnd('media') },
  'products.removeProductMedia': { args: idAnd('mediaIds') },
  'products.addProductMediaToChoices': { args: idAnd('media') },
  'products.removeProductMediaFromChoices': { args: idAnd('media') },
  'products.removeBrand': { args: byId },
  'products.removeRibbon': { args: byId },
  'products.bulkUpdateProductsProperty': { args: ({ body }) => [body.ids, body.set] },
  'products.bulkAdjustProductProperty': { args: ({ body }) => [body.adjust, body.ids] },
  'products.createCollection': { args: only('collection') },
  'products.updateCollection': { args: idAnd('collection') },
  'products.deleteCollection': { args: byId },
  'products.addProductsToCollection': { args: idAnd('productIds') },
  'products.removeProductsFromCollection': { args: idAnd('productIds') },
  'collections.getCollection': { args: byId },
  'collections.getCollectionBySlug': { args: bySlug },
  'collections.queryCollections': { args: query },
}

const productPage: Readonly<Record<string, Pair>> = {
  'recommendations.getRecommendation': { args: first('algorithms') },
  'recommendations.listAvailableAlgorithms': { args: none },
  'reviews.createReview': { args: ({ body }) => [wordsOf(body.review)] },
  'reviews.bulkCreateReview': { args: ({ body }) => [list(body.reviews).map(wordsOf), without(body, 'reviews')] },
  'reviews.getReview': { args: ({ params, query }) => [params.reviewId, query] },
  'reviews.queryReviews': { args: first('query') },
  'reviews.countReviews': { args: body },
  'reviews.updateReview': { args: ({ params, body }) => [params.id, wordsOf(body.review)] },
  'reviews.deleteReview': { args: byReviewId },
  'reviews.updateModerationStatus': { args: ({ params, body }) => [params.reviewId, body] },
  'reviews.setReply': { args: ({ params, body }) => [params.reviewId, body.message] },
  'reviews.removeReply': { args: byReviewId },
  'backInStockNotifications.createBackInStockNotificationRequest': {
    args: ({ body }) => [body.request, body.itemDetails],
  },
  'backInStockNotifications.getBackInStockNotificationRequest': { args: byId },
  'backInStockNotifications.deleteBackInStockNotificationRequest': { args: byId },
  'backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences': {
    args: only('catalogReferences'),
  },
  'backInStockNotifications.markAsNotificationSent': { args: byId },
  'backInStockNotifications.reportItemsBackInStock': { args: first('itemDetails') },
  'backInStockSettings.getSettings': { call: 'getBackInStockSettings', args: none },
  'backInStockSettings.startCollectingRequests': { args: only('appId') },
  'backInStockSettings.stopCollectingRequests': { args: only('appId') },
}

const cart: Readonly<Record<string, Pair>> = {
  'currentCart.getCurrentCart': { args: none },
  'currentCart.updateCurrentCart': { args: body },
  'currentCart.addToCurrentCart': { args: body },
  'currentCart.removeLineItemsFromCurrentCart': { args: only('lineItemIds') },
  'currentCart.updateCurrentCartLineItemQuantity': { args: only('lineItems') },
  'currentCart.removeCouponFromCurrentCart': { args: none },
  'currentCart.estimateCurrentCartTotals': { args: body },
  'currentCart.createCheckoutFromCurrentCart': { args: body },
  'currentCart.deleteCurrentCart': { args: none },
}

const checkout: Readonly<Record<string, Pair>> = {
  'checkout.createCheckout': { args: body },
  'checkout.getCheckout': { args: byId },
  'checkout.getCheckoutByCartId': { args: byId },
  'checkout.getWixCheckoutUrl': { args: byId },
  'checkout.getCheckoutUrl': { args: byId },
  'checkout.updateCheckout': {
    args: ({ params, body }) => [params.id, body.checkout ?? {}, without(body, 'checkout')],
  },
  'checkout.removeCoupon': { args: byId },
  'checkout.removeGiftCard': { args: byId },
  'checkout.removeOverrideCheckoutUrl': { args: byId },
  'checkout.addToCheckout': { args: idAndBody },
  'checkout.removeLineItems': { args: idAnd('lineItemIds') },
  'checkout.updateLineItemsQuantity': { args: idAnd('lineItems') },
  'checkout.createOrder': { args: idAndBody },
  'checkout.createOrderAndCharge': { args: idAndBody },
  'checkout.markCheckoutAsCompleted': { args: idAndBody },
  'checkout.markCheckoutAsCompletedAndRedirectToUrl': { args: ({ query }) => [query.token] },
  'checkout.getCheckoutPaymentSettings': { args: byId },
}

const orders: Readonly<Record<string, Pair>> = {
  'orderFulfillments.createFulfillment': { args: ({ params, body }) => [params.orderId, body.fulfillment] },
  'orders.getOrder': { args: byId },
  'orders.cancelOrder': { args: idAndBody },
  'orderTransactions.listTransactionsForSingleOrder': { args: byOrderId },
  'orderFulfillments.listFulfillmentsForSingleOrder': { args: byOrderId },
}

const idFirst =
  (field: string) =>
  ({ params, body }: Parts): Args => [params.id, body[field], without(body, field)]

const carts: Readonly<Record<string, Pair>> = {
  'cart.createCart': { args: body },
  'cart.getCart': { args: byId },
  'cart.getCartByCheckoutId': { args: byId },
  'cart.updateCart': { args: idAndBody },
  'cart.addToCart': { args: idAndBody },
  'cart.removeLineItems': { call: 'removeLineItemsFromCart', args: idAnd('lineItemIds') },
  'cart.updateLineItemsQuantity': { call: 'updateCartLineItemsQuantity', args: idAnd('lineItems') },
  'cart.removeCoupon': { call: 'removeCouponFromCart', args: byId },
  'cart.removeBusinessLocation': { call: 'removeBusinessLocationFromCart', args: byId },
  'cart.estimateTotals': { call: 'estimateCartTotals', args: idAndBody },
  'cart.createCheckout': { call: 'createCheckoutFromCart', args: idAndBody },
  'cart.deleteCart': { args: byId },
}

const rules: Readonly<Record<string, Pair>> = {
  'checkoutSettings.getCheckoutSettings': { args: none },
  'checkoutSettings.updateCheckoutSettings': { args: only('checkoutSettings') },
  'ordersSettings.getOrdersSettings': { args: none },
  'ordersSettings.updateOrdersSettings': { args: only('ordersSettings') },
  'shippingOptions.createShippingOption': { args: only('shippingOption') },
  'shippingOptions.getShippingOption': { args: byId },
  'shippingOptions.updateShippingOption': { args: idAnd('shippingOption') },
  'shippingOptions.deleteShippingOption': { args: byId },
  'shippingOptions.addDeliveryRegion': { call: 'addShippingOptionDeliveryRegion', args: idFirst('deliveryRegionId') },
  'shippingOptions.removeDeliveryRegion': {
    call: 'removeShippingOptionDeliveryRegion',
    args: idFirst('deliveryRegionId'),
  },
  'shippingOptions.updateExtendedFields': { call: 'updateShippingOptionExtendedFields', args: idFirst('namespace') },
  'shippoConfigurations.createShippoConfiguration': { args: first('shippoConfiguration') },
  'shippoConfigurations.getShippoConfiguration': { args: byId },
  'shippoConfigurations.updateShippoConfiguration': { args: idAnd('shippoConfiguration') },
  'shippoConfigurations.deleteShippoConfiguration': { args: byId },
  'shippoConfigurations.addDeliveryRegion': { call: 'addShippoDeliveryRegion', args: idFirst('deliveryRegionId') },
  'shippoConfigurations.updateExtendedFields': { call: 'updateShippoExtendedFields', args: idFirst('namespace') },
  'taxGroups.createTaxGroup': { args: only('taxGroup') },
  'taxGroups.getTaxGroup': { args: byId },
  'taxGroups.updateTaxGroup': { args: idAnd('taxGroup') },
  'taxGroups.deleteTaxGroup': { args: byId },
  'taxRegions.createTaxRegion': { args: only('taxRegion') },
  'taxRegions.getTaxRegion': { args: byId },
  'taxRegions.updateTaxRegion': { args: idAnd('taxRegion') },
  'taxRegions.deleteTaxRegion': { args: byId },
  'manualTaxMappings.createManualTaxMapping': { args: only('manualTaxMapping') },
  'manualTaxMappings.getManualTaxMapping': { args: byId },
  'manualTaxMappings.updateManualTaxMapping': { args: idAnd('manualTaxMapping') },
  'manualTaxMappings.deleteManualTaxMapping': { args: byId },
  'checkoutTemplates.createCheckoutTemplate': { args: only('checkoutTemplate') },
  'checkoutTemplates.bulkCreateCheckoutTemplates': { args: first('checkoutTemplates') },
  'checkoutTemplates.getCheckoutTemplate': { args: byId },
  'checkoutTemplates.updateCheckoutTemplate': { args: idAnd('checkoutTemplate') },
  'checkoutTemplates.deleteCheckoutTemplate': { args: byId },
  'checkoutTemplates.createCheckoutFromTemplate': { args: idAnd('siteId') },
  'checkoutTemplates.createAndRedirectToCheckout': { args: ({ params, query }) => [params.id, query.siteId] },
}

const people: Readonly<Record<string, Pair>> = {
  'redirects.createRedirectSession': { args: body },
  'oauth.userInfo': { args: none },
  'members.getCurrentMember': { args: ({ query }) => [query] },
  'members.getMember': { args: ({ params, query }) => [params.id, query] },
  'members.createMember': { args: body },
  'members.deleteMember': { args: byId },
  'members.deleteMyMember': { args: ({ query }) => [query] },
  'members.deleteMemberAddresses': { args: byId },
  'members.deleteMemberEmails': { args: byId },
  'members.deleteMemberPhones': { args: byId },
  'members.updateCurrentMemberSlug': { args: only('slug') },
  'members.updateMemberSlug': { args: idAnd('slug') },
  'members.updateMember': { args: idAnd('member') },
  'members.approveMember': { args: byId },
  'members.blockMember': { args: byId },
  'authentication.registerV2': { call: 'register', args: first('loginId') },
  'authentication.loginV2': { call: 'login', args: first('loginId') },
  'authentication.signOn': { args: first('loginId') },
  'authentication.changePassword': { args: only('newPassword') },
  'authentication.logout': { args: ({ query }) => [query] },
  'authentication.verify': { call: 'verifyFactor', args: ({ params, body }) => [params.factorType, body] },
  'recovery.sendRecoveryEmail': { args: first('email') },
  'recovery.sendActivationEmail': { args: first('identityId') },
  'recovery.recover': { args: first('recoveryToken') },
  'verification.start': { call: 'startVerification', args: body },
  'verification.verifyDuringAuthentication': { args: first('code') },
  'verification.resendDuringAuthentication': { args: only('stateToken') },
}

/** Every call that both clients have. */
export const pairs: Readonly<Record<string, Pair>> = {
  ...catalog,
  ...productPage,
  ...cart,
  ...carts,
  ...checkout,
  ...orders,
  ...rules,
  ...people,
}
