import { elevated, shoppers, room } from '../call.ts'
import { fieldMask } from '../entities/cart.ts'
import { Checkout, CreateCheckoutOptions, PaymentSettings, UpdateCheckoutOptions } from '../entities/checkout.ts'
import { HttpAnswer } from '../entities/common.ts'
import { PaymentMethod } from '../entities/payment-method.ts'
import { PaymentAction } from '../entities/payment-provider.ts'
import { flag, guid, input, integer, list, optional, shape, text } from '../schema.ts'

const id = shape({ id: guid() })
const checkout = shape({
  checkout: Checkout,
  priceVerificationToken: optional(
    text({
      description: 'A token of the figures in this answer: send it with the order to confirm that the buyer saw them.',
    }),
  ),
})
const priceVerificationToken = optional(
  text({
    maxLength: 1024,
    description: 'The token of the answer that the buyer agreed to; the last answer by default.',
  }),
)
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
  flag({ description: "The buyer agrees to the store's policies; needed where its checkout settings show the box." }),
)
const delayCapture = optional(
  flag({
    description:
      'Authorizes the payment now and captures it later; `delayCaptureEnabled` of the checkout settings by default.',
  }),
)
const { lineItems, customLineItems } = UpdateCheckoutOptions.properties

export const checkoutCalls = room({ scope: 'checkouts', idempotent: true })({
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
    summary: 'Reads a checkout with its current totals.',
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
    summary: 'Reads the latest checkout created from a cart.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND'],
    client: {
      module: 'checkout',
      example: 'const { checkout: opened } = await client.checkout.getCheckoutByCartId(checkout.cartId!)',
    },
  },
  updateCheckout: {
    method: 'PATCH',
    path: '/ecom/v1/checkouts/{id}',
    summary: 'Updates addresses, email, delivery method, note, coupon or gift card of a checkout.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    body: shape({
      checkout: optional(input(Checkout)),
      fieldMask: optional(fieldMask),
      couponCode: optional(text({ maxLength: 100 })),
      giftCardCode: optional(text({ maxLength: 100 })),
      giftCardRedeemAmount: optional(UpdateCheckoutOptions.properties.giftCardRedeemAmount),
      overrideCheckoutUrl: optional(text({ maxLength: 1000 })),
      lineItems: optional(input(list(UpdateCheckoutOptions.properties.lineItems.items))),
      customLineItems: optional(input(customLineItems)),
    }),
    response: checkout,
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED', 'ERROR_COUPON_DOES_NOT_EXIST', ...giftCardErrors],
    client: {
      module: 'checkout',
      args: 'id checkout! ...options',
      gives: 'checkout',
      comment: 'Updates addresses, email, delivery method and note of a checkout; coupon and gift card are `options`.',
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
    summary: 'Removes the gift card from a checkout, if there is one.',
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
    summary: "Lets the buyer finish at the hosted checkout again, not at the storefront's own.",
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
    summary: 'Adds items to a checkout; an item already in it gets a higher quantity.',
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
    summary: 'Returns the URL where the buyer completes the checkout: its custom page or the hosted one.',
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
    summary: 'Returns the URL of the hosted checkout, valid for a day.',
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
    summary: 'Returns what the payment of a checkout requires of the buyer.',
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
    summary: 'Places the order of a checkout that needs no payment now: free, paid offline, or elevated.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    body: shape({
      paymentMethodId: optional(
        text({
          maxLength: 100,
          description: 'An offline payment method of the checkout; see `listCheckoutPaymentMethods`.',
        }),
      ),
      savePaymentMethod: optional(flag({ description: 'Must not be true: offline payment methods are not saved.' })),
      delayCapture,
      policyAgreement,
      priceVerificationToken,
    }),
    response: shape({ orderId: guid(), paymentGatewayOrderId: optional(text()) }),
    errors: [
      'CHECKOUT_NOT_FOUND',
      'CART_IS_EMPTY',
      'INSUFFICIENT_INVENTORY',
      'MISSING_CHECKOUT_DETAILS',
      'CART_PRICES_OUT_OF_SYNC',
      'DELIVERY_NOT_AVAILABLE',
      'PAYMENT_NOT_AVAILABLE',
      'PAYMENT_NOT_CONFIRMED',
      'PERMISSION_DENIED',
    ],
    client: { module: 'checkout', example: 'const { orderId } = await owner.checkout.createOrder(checkout.id)' },
  },
  createOrderAndCharge: {
    method: 'POST',
    path: '/ecom/v1/checkouts/{id}/create-order-and-charge',
    summary: 'Charges a checkout and places its order; a checkout never creates two orders.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: id,
    body: shape({
      paymentToken: optional(text({ maxLength: 2048 })),
      savePaymentMethod: optional(
        flag({ description: 'Saves the card for later orders of the signed-in member, once it has paid.' }),
      ),
      chargeRemainders: optional(
        flag({
          description:
            'The buyer agrees that what is left of a deposit is charged to this card on its day. The card is saved, or was before.',
        }),
      ),
      delayCapture,
      policyAgreement,
      priceVerificationToken,
    }),
    response: shape({
      orderId: guid(),
      paymentGatewayOrderId: optional(text()),
      paymentResponseToken: optional(
        text({ description: 'Set when the buyer must confirm the payment: see `confirmPayment`.' }),
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
    summary: 'Closes a checkout whose order was placed elsewhere.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ orderId: optional(guid()) }),
    response: shape({}),
    errors: ['CHECKOUT_NOT_FOUND', 'CHECKOUT_ALREADY_COMPLETED', 'PAYMENT_NOT_CONFIRMED'],
    client: { module: 'checkout', example: 'await owner.checkout.markCheckoutAsCompleted(checkout.id)' },
  },
  markCheckoutAsCompletedAndRedirectToUrl: {
    method: 'GET',
    path: '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
    summary: "Closes the checkout of a link, and tells the address that the link's buyer goes on to.",
    roles: elevated,
    repeatable: true,
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
    summary: 'Opens a checkout link: returns a token to act as its buyer, and the URL to go back to.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      token: text({
        minLength: 1,
        maxLength: 8192,
        description:
          'The `token` in the URL of a hosted checkout. Once its member has signed out, only an access token of the same member opens it.',
      }),
    }),
    response: shape({
      checkoutId: guid(),
      siteId: text(),
      clientId: optional(text({ description: 'The app that the buyer came with, if any.' })),
      accessToken: text({ description: 'Valid for an hour.' }),
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
    summary: 'Turns a test card into a payment token for one charge within 10 minutes.',
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
    summary: 'Returns what the buyer is to do for the payment of a checkout that waits for them, if one does.',
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
    summary: "Tells how the buyer answered the bank's challenge; an approved one completes the order.",
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    body: shape({ paymentResponseToken: text({ minLength: 1, maxLength: 2048 }), approved: flag() }),
    response: shape({ orderId: guid() }),
    errors: ['NOT_FOUND', 'PAYMENT_DECLINED', 'PAYMENT_NOT_CONFIRMED'],
    client: {
      module: 'payments',
      example: 'const { orderId } = await client.payments.confirmPayment({ paymentResponseToken, approved: true })',
    },
  },
})
