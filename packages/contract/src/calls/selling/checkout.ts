import { elevated, shoppers, room } from '../../call.ts'
import { fieldMask } from '../../entities/selling/cart.ts'
import {
  Checkout,
  CreateCheckoutOptions,
  PaymentSettings,
  UpdateCheckoutOptions,
} from '../../entities/selling/checkout.ts'
import { HttpAnswer } from '../../entities/common.ts'
import { PaymentMethod } from '../../entities/money/payment-method.ts'
import { PaymentAction } from '../../entities/money/payment-provider.ts'
import { flag, guid, input, integer, list, optional, shape, text } from '../../schema.ts'

const id = shape({ id: guid() })
const checkout = shape({
  checkout: Checkout,
  priceVerificationToken: optional(
    text({
      description:
        'Identifies the totals in this response. Send it when placing the order to confirm that the buyer saw them.',
    }),
  ),
})
const priceVerificationToken = optional(
  text({
    maxLength: 1024,
    description:
      'The `priceVerificationToken` of the totals that the buyer agreed to. Default: that of the latest response.',
  }),
)
const paymentGatewayOrderId = optional(text({ description: 'ID of the payment. Absent if nothing is to be paid.' }))
const giftCardErrors = [
  'ERROR_GIFT_CARD_DOES_NOT_EXIST',
  'ERROR_GIFT_CARD_EXPIRED',
  'ERROR_GIFT_CARD_DISABLED',
  'ERROR_GIFT_CARD_EMPTY',
  'ERROR_GIFT_CARD_CURRENCY',
  'ERROR_GIFT_CARD_NOT_ACCEPTED',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
] as const
const policyAgreement = optional(
  flag({
    description:
      "Whether the buyer agrees to the store's policies. Required if the checkout settings show the checkbox.",
  }),
)
const delayCapture = optional(
  flag({
    description:
      'Authorizes the payment now and captures it later. Default: `delayCaptureEnabled` of the checkout settings.',
  }),
)
const { lineItems, customLineItems } = UpdateCheckoutOptions.properties

export const checkoutCalls = room({ scope: 'checkouts', area: 'carts', idempotent: true })({
  createCheckout: {
    method: 'POST',
    path: '/ecom/v1/checkouts',
    summary: 'Creates a checkout for the given items, without a cart.',
    roles: shoppers,
    repeatable: false,
    body: input(CreateCheckoutOptions),
    response: checkout,
    errors: [
      'PRODUCT_NOT_FOUND',
      'ITEM_NOT_AVAILABLE',
      'INSUFFICIENT_INVENTORY',
      'ERROR_COUPON_DOES_NOT_EXIST',
      ...giftCardErrors,
    ],
    client: {
      module: 'checkout',
      gives: 'checkout',
      example: [
        'const lineItems = [{ catalogReference, quantity: 1 }]',
        "const { id } = await client.checkout.createCheckout({ channelType: 'WEB', lineItems })",
      ],
    },
  },
  getCheckout: {
    method: 'GET',
    path: '/ecom/v1/checkouts/{id}',
    summary: 'Returns a checkout with its current totals.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND'],
    client: {
      module: 'checkout',
      gives: 'checkout',
      example: 'const { priceSummary } = await client.checkout.getCheckout(checkout.id)',
    },
  },
  getCheckoutByCartId: {
    method: 'GET',
    path: '/ecom/v1/checkouts/by-cart-id/{id}',
    summary: 'Returns the latest checkout created from a cart.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND'],
    client: {
      module: 'checkout',
      example: 'const { checkout: latestCheckout } = await client.checkout.getCheckoutByCartId(checkout.cartId!)',
    },
  },
  updateCheckout: {
    method: 'PATCH',
    path: '/ecom/v1/checkouts/{id}',
    summary: 'Updates the addresses, email, delivery method, note, coupon or gift card of a checkout.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    body: shape({
      checkout: optional(input(Checkout)),
      fieldMask: optional(fieldMask),
      couponCode: optional(text({ maxLength: 100, description: 'Code of the coupon to apply.' })),
      giftCardCode: optional(text({ maxLength: 100, description: 'Code of the gift card to pay with.' })),
      giftCardRedeemAmount: optional(UpdateCheckoutOptions.properties.giftCardRedeemAmount),
      overrideCheckoutUrl: optional(
        text({ maxLength: 1000, description: 'URL of a custom checkout page, used instead of the hosted checkout.' }),
      ),
      lineItems: optional(input(list(UpdateCheckoutOptions.properties.lineItems.items))),
      customLineItems: optional(input(customLineItems)),
    }),
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED', 'ERROR_COUPON_DOES_NOT_EXIST', ...giftCardErrors],
    client: {
      module: 'checkout',
      args: 'id checkout! ...options',
      gives: 'checkout',
      comment:
        'Updates the addresses, email, delivery method and note of a checkout. `options` has the coupon and gift card.',
      example: 'await client.checkout.updateCheckout(checkout.id, { buyerInfo: { email } })',
    },
  },
  removeCoupon: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/remove-coupon',
    summary: 'Removes the coupon from a checkout.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED'],
    client: { module: 'checkout', example: 'await client.checkout.removeCoupon(checkout.id)' },
  },
  removeGiftCard: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/remove-gift-card',
    summary: 'Removes the gift card from a checkout. Does nothing if there is none.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED'],
    client: { module: 'checkout', example: 'await client.checkout.removeGiftCard(checkout.id)' },
  },
  removeOverrideCheckoutUrl: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/remove-override-checkout-url',
    summary: 'Removes the custom checkout URL, so that the buyer completes the purchase on the hosted checkout.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED'],
    client: { module: 'checkout', example: 'await client.checkout.removeOverrideCheckoutUrl(checkout.id)' },
  },
  addToCheckout: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/add-to-checkout',
    summary: 'Adds items to a checkout. Adding an item again increases its quantity.',
    roles: shoppers,
    repeatable: false,
    params: id,
    body: input(shape({ lineItems, customLineItems })),
    response: checkout,
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CHECKOUT_ALREADY_COMPLETED',
      'PRODUCT_NOT_FOUND',
      'ITEM_NOT_AVAILABLE',
      'INSUFFICIENT_INVENTORY',
    ],
    client: {
      module: 'checkout',
      example: 'await client.checkout.addToCheckout(checkout.id, { lineItems: [{ catalogReference, quantity: 1 }] })',
    },
  },
  removeLineItems: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/remove-line-items',
    summary: 'Removes line items from a checkout.',
    roles: shoppers,
    repeatable: true,
    params: id,
    body: shape({ lineItemIds: list(guid(), { minItems: 1, maxItems: 300 }) }),
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED'],
    client: {
      module: 'checkout',
      args: 'id lineItemIds',
      example: 'await client.checkout.removeLineItems(checkout.id, [checkout.lineItems[0]!.id])',
    },
  },
  updateLineItemsQuantity: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/update-line-items-quantity',
    summary: 'Sets the quantities of line items in a checkout.',
    roles: shoppers,
    repeatable: true,
    params: id,
    body: shape({
      lineItems: list(shape({ id: guid(), quantity: integer({ minimum: 1, maximum: 100_000 }) }), {
        minItems: 1,
        maxItems: 300,
      }),
    }),
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED', 'LINE_ITEM_NOT_FOUND', 'INSUFFICIENT_INVENTORY'],
    client: {
      module: 'checkout',
      args: 'id lineItems',
      example:
        'await client.checkout.updateLineItemsQuantity(checkout.id, [{ id: checkout.lineItems[0]!.id, quantity: 2 }])',
    },
  },
  getCheckoutUrl: {
    method: 'GET',
    path: '/ecom/v1/checkouts/{id}/checkout-url',
    summary:
      'Returns the URL where the buyer completes the checkout: the custom URL if set, otherwise the hosted checkout.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: shape({ checkoutUrl: text() }),
    errors: ['CHECKOUT_NOT_FOUND'],
    client: {
      module: 'checkout',
      example: 'const { checkoutUrl } = await client.checkout.getCheckoutUrl(checkout.id)',
    },
  },
  getWixCheckoutUrl: {
    method: 'GET',
    path: '/ecom/v1/checkouts/{id}/wix-checkout-url',
    summary: 'Returns the URL of the hosted checkout. The URL is valid for one day.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: shape({ checkoutUrl: text() }),
    errors: ['CHECKOUT_NOT_FOUND'],
    client: {
      module: 'checkout',
      example: 'const { checkoutUrl } = await client.checkout.getWixCheckoutUrl(checkout.id)',
    },
  },
  getCheckoutPaymentSettings: {
    method: 'GET',
    path: '/ecom/v1/checkouts/{id}/payment-settings',
    summary: 'Returns the payment requirements of a checkout, such as 3-D Secure.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: shape({ paymentSettings: PaymentSettings }),
    errors: ['CHECKOUT_NOT_FOUND'],
    client: {
      module: 'checkout',
      example: 'const { paymentSettings } = await client.checkout.getCheckoutPaymentSettings(checkout.id)',
    },
  },
  listCheckoutPaymentMethods: {
    method: 'GET',
    path: '/vitrine/v1/checkouts/{id}/payment-methods',
    summary: 'Lists the payment methods available for a checkout.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    response: shape({ paymentMethods: list(PaymentMethod) }),
    errors: ['CHECKOUT_NOT_FOUND'],
    client: {
      module: 'payments',
      example: 'const { paymentMethods } = await client.payments.listCheckoutPaymentMethods(checkout.id)',
    },
  },
  createOrder: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/create-order',
    summary:
      'Places the order of a checkout without online payment: if it is free, paid offline, or the caller is elevated.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    body: shape({
      paymentMethodId: optional(
        text({
          maxLength: 100,
          description: 'ID of an offline payment method from `listCheckoutPaymentMethods`.',
        }),
      ),
      savePaymentMethod: optional(
        flag({ description: 'Must not be `true`: offline payment methods cannot be saved.' }),
      ),
      delayCapture,
      policyAgreement,
      priceVerificationToken,
    }),
    response: shape({ orderId: guid(), paymentGatewayOrderId }),
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CART_IS_EMPTY',
      'INSUFFICIENT_INVENTORY',
      'MISSING_CHECKOUT_DETAILS',
      'CART_PRICES_OUT_OF_SYNC',
      'DELIVERY_NOT_AVAILABLE',
      'PAYMENT_NOT_AVAILABLE',
      'CREDIT_LIMIT_EXCEEDED',
      'PAYMENT_NOT_CONFIRMED',
      'PERMISSION_DENIED',
    ],
    client: { module: 'checkout', example: 'const { orderId } = await owner.checkout.createOrder(checkout.id)' },
  },
  createOrderAndCharge: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/create-order-and-charge',
    summary: 'Charges a checkout and places its order. A checkout never creates more than one order.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    body: shape({
      paymentToken: optional(
        text({ maxLength: 2048, description: 'A single-use token of the payment method to charge.' }),
      ),
      savePaymentMethod: optional(
        flag({ description: 'Saves the card for future orders of the signed-in member after it was charged.' }),
      ),
      chargeRemainders: optional(
        flag({
          description: 'The buyer agrees that the balance after a deposit is charged to this saved card when due.',
        }),
      ),
      delayCapture,
      policyAgreement,
      priceVerificationToken,
    }),
    response: shape({
      orderId: guid(),
      paymentGatewayOrderId,
      paymentResponseToken: optional(
        text({ description: 'Set if the buyer must confirm the payment. See `confirmPayment`.' }),
      ),
    }),
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CART_IS_EMPTY',
      'INSUFFICIENT_INVENTORY',
      'MISSING_CHECKOUT_DETAILS',
      'CART_PRICES_OUT_OF_SYNC',
      'PAYMENT_DECLINED',
      'PAYMENT_NOT_CONFIRMED',
      'PAYMENT_NOT_AVAILABLE',
      'CREDIT_LIMIT_EXCEEDED',
      'DELIVERY_NOT_AVAILABLE',
    ],
    client: {
      module: 'checkout',
      example: [
        "const card = { cardNumber: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' }",
        'const { paymentToken } = await client.payments.createPaymentToken(card)',
        'const { orderId } = await client.checkout.createOrderAndCharge(checkout.id, { paymentToken })',
      ],
    },
  },
  markCheckoutAsCompleted: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/mark-as-completed',
    summary: 'Marks a checkout as completed after its order was placed outside the platform.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({
      orderId: optional(guid({ description: 'The order of this store that the checkout resulted in, if any.' })),
    }),
    response: shape({}),
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED', 'PAYMENT_NOT_CONFIRMED'],
    client: { module: 'checkout', example: 'await owner.checkout.markCheckoutAsCompleted(checkout.id)' },
  },
  markCheckoutAsCompletedAndRedirectToUrl: {
    method: 'GET',
    path: '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
    summary: 'Marks the checkout of a hosted checkout link as completed, and returns the URL to redirect the buyer to.',
    roles: elevated,
    repeatable: true,
    reads: false,
    query: shape({
      token: text({ minLength: 1, maxLength: 8192, description: 'The `token` in the URL of a hosted checkout.' }),
    }),
    response: HttpAnswer,
    errors: ['CHECKOUT_NOT_FOUND'],
    client: {
      module: 'checkout',
      args: 'token',
      example: [
        'const { checkoutUrl } = await client.checkout.getCheckoutUrl(checkout.id)',
        "const token = new URL(checkoutUrl).searchParams.get('token')!",
        'const { headers } = await owner.checkout.markCheckoutAsCompletedAndRedirectToUrl(token)',
      ],
    },
  },
  openCheckoutLink: {
    method: 'POST',
    path: '/vitrine/v1/checkout-links/open',
    summary: 'Opens a hosted checkout link. Returns a token to act as its buyer, and the URLs to return to.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      token: text({
        minLength: 1,
        maxLength: 8192,
        description:
          'The `token` in the URL of a hosted checkout. If its member has signed out, requires their access token.',
      }),
    }),
    response: shape({
      checkoutId: guid(),
      siteId: text(),
      clientId: optional(text({ description: 'Client ID of the app that the buyer came from, if any.' })),
      accessToken: text({ description: 'Valid for one hour.' }),
      callbacks: shape({
        thankYouPageUrl: optional(text()),
        postFlowUrl: optional(text()),
        cartPageUrl: optional(text()),
      }),
    }),
    errors: ['CHECKOUT_NOT_FOUND', 'SESSION_ENDED'],
  },
  createPaymentToken: {
    method: 'POST',
    path: '/vitrine/v1/payments/sandbox/tokens',
    summary: 'Converts a test card into a payment token for a single charge within 10 minutes.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    body: shape({
      cardNumber: text({ minLength: 12, maxLength: 30 }),
      expiryMonth: integer({ minimum: 1, maximum: 12 }),
      expiryYear: integer({ minimum: 2000, maximum: 2100 }),
      securityCode: text({ minLength: 3, maxLength: 4 }),
      cardholder: optional(text({ maxLength: 200 })),
    }),
    response: shape({ paymentToken: text() }),
    errors: ['INVALID_ARGUMENT', 'PAYMENT_NOT_AVAILABLE'],
    client: {
      module: 'payments',
      example: [
        "const card = { cardNumber: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' }",
        'const { paymentToken } = await client.payments.createPaymentToken(card)',
      ],
    },
  },
  getPaymentAction: {
    method: 'GET',
    path: '/vitrine/v1/checkouts/{id}/payment-action',
    summary: 'Returns the action that the buyer must complete to pay for a checkout, if any.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    response: shape({ paymentAction: optional(PaymentAction) }),
    errors: ['CHECKOUT_NOT_FOUND', 'PAYMENT_NOT_CONFIRMED'],
    client: {
      module: 'payments',
      example: 'const { paymentAction } = await client.payments.getPaymentAction(checkout.id)',
    },
  },
  confirmPayment: {
    method: 'POST',
    path: '/vitrine/v1/payments/confirm',
    summary: "Confirms or rejects the bank's challenge for a payment. Confirming it completes the order.",
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    body: shape({
      paymentResponseToken: text({
        minLength: 1,
        maxLength: 2048,
        description: 'The token that `createOrderAndCharge` returned.',
      }),
      approved: flag({ description: 'Whether the buyer approved the payment.' }),
    }),
    response: shape({ orderId: guid() }),
    errors: ['NOT_FOUND', 'PAYMENT_DECLINED', 'PAYMENT_NOT_CONFIRMED'],
    client: {
      module: 'payments',
      example: 'const { orderId } = await client.payments.confirmPayment({ paymentResponseToken, approved: true })',
    },
  },
})
