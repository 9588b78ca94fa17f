import { shoppers, room } from '../../call.ts'
import {
  AddToCurrentCartOptions,
  Cart,
  CreateCheckoutFromCurrentCartOptions,
  EstimateCurrentCartTotalsOptions,
  UpdateCurrentCartOptions,
} from '../../entities/selling/cart.ts'
import { EstimateTotals } from '../../entities/selling/checkout.ts'
import { flag, guid, input, integer, list, optional, shape } from '../../schema.ts'

const cart = shape({ cart: Cart })
/** Quantities above the domain's limit pass this schema, so that the error can name the line item. */
export const quantities = shape({
  lineItems: list(shape({ id: guid(), quantity: integer({ minimum: 0, maximum: 100_000 }) }), {
    minItems: 1,
    maxItems: 300,
  }),
})

export const allowMissing = optional(
  flag({ description: 'Returns an empty response instead of an error if there is no cart yet.' }),
)

export const cartCalls = room({ scope: 'carts', area: 'carts', idempotent: true })({
  getCurrentCart: {
    method: 'GET',
    path: '/ecom/v1/carts/current',
    aliases: ['/_api/ecom-cart/v1/carts/current'],
    summary: 'Returns the current cart of the visitor or member.',
    roles: shoppers,
    repeatable: true,
    query: shape({
      allowMissing,
    }),
    response: shape({ cart: optional(Cart) }),
    errors: ['OWNED_CART_NOT_FOUND'],
    graphql: 'query',
    client: {
      module: 'currentCart',
      args: '',
      gives: 'cart!',
      comment:
        'Returns the current cart of the visitor or member. Rejects with `OWNED_CART_NOT_FOUND` if there is none yet.',
      example: 'const { lineItems } = await client.currentCart.getCurrentCart()',
    },
  },
  updateCurrentCart: {
    method: 'PATCH',
    path: '/ecom/v1/carts/current',
    aliases: ['/_api/ecom-cart/v1/carts/current'],
    summary:
      'Updates the note, addresses, coupon or checkout URL of the current cart. Creates the cart if there is none.',
    roles: shoppers,
    repeatable: false,
    body: input(UpdateCurrentCartOptions),
    response: cart,
    errors: ['ERROR_COUPON_DOES_NOT_EXIST', 'ERROR_COUPON_EXPIRED', 'ERROR_COUPON_NOT_APPLICABLE'],
    graphql: 'mutation',
    client: {
      module: 'currentCart',
      args: '...options!',
      gives: 'cart',
      example: "await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice' } })",
    },
  },
  addToCurrentCart: {
    method: 'POST',
    path: '/ecom/v1/carts/current/add-to-cart',
    aliases: ['/_api/ecom-cart/v1/carts/current/add-to-cart'],
    summary: 'Adds items to the current cart, or creates a cart. Adding an item again increases its quantity.',
    roles: shoppers,
    repeatable: false,
    body: input(AddToCurrentCartOptions),
    response: cart,
    errors: ['PRODUCT_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'INSUFFICIENT_INVENTORY'],
    graphql: 'mutation',
    client: {
      module: 'currentCart',
      args: '...options!',
      example:
        'const { cart: updatedCart } = await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] })',
    },
  },
  removeLineItemsFromCurrentCart: {
    method: 'POST',
    path: '/ecom/v1/carts/current/remove-line-items',
    aliases: ['/_api/ecom-cart/v1/carts/current/remove-line-items'],
    summary: 'Removes line items from the current cart.',
    roles: shoppers,
    repeatable: true,
    body: shape({ lineItemIds: list(guid(), { minItems: 1, maxItems: 300 }) }),
    response: cart,
    errors: ['OWNED_CART_NOT_FOUND'],
    graphql: 'mutation',
    client: {
      module: 'currentCart',
      args: 'lineItemIds',
      example: 'await client.currentCart.removeLineItemsFromCurrentCart([lineItem.id])',
    },
  },
  updateCurrentCartLineItemQuantity: {
    method: 'POST',
    path: '/ecom/v1/carts/current/update-line-items-quantity',
    aliases: ['/_api/ecom-cart/v1/carts/current/update-line-items-quantity'],
    summary: 'Sets the quantities of line items in the current cart.',
    roles: shoppers,
    repeatable: true,
    body: quantities,
    response: cart,
    errors: ['OWNED_CART_NOT_FOUND', 'LINE_ITEM_NOT_FOUND', 'INSUFFICIENT_INVENTORY'],
    graphql: 'mutation',
    client: {
      module: 'currentCart',
      args: 'lineItems',
      example: 'await client.currentCart.updateCurrentCartLineItemQuantity([{ id: lineItem.id, quantity: 3 }])',
    },
  },
  removeCouponFromCurrentCart: {
    method: 'POST',
    path: '/ecom/v1/carts/current/remove-coupon',
    aliases: ['/_api/ecom-cart/v1/carts/current/remove-coupon'],
    summary: 'Removes the coupon from the current cart.',
    roles: shoppers,
    repeatable: true,
    response: cart,
    errors: ['OWNED_CART_NOT_FOUND'],
    graphql: 'mutation',
    client: { module: 'currentCart', example: 'await client.currentCart.removeCouponFromCurrentCart()' },
  },
  estimateCurrentCartTotals: {
    method: 'POST',
    path: '/ecom/v1/carts/current/estimate-totals',
    aliases: ['/_api/ecom-cart/v1/carts/current/estimate-totals'],
    summary: 'Calculates the totals of the current cart. Includes delivery and tax if an address is known.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: input(EstimateCurrentCartTotalsOptions),
    response: EstimateTotals,
    errors: ['OWNED_CART_NOT_FOUND'],
    graphql: 'query',
    client: {
      module: 'currentCart',
      example:
        'const { priceSummary } = await client.currentCart.estimateCurrentCartTotals({ shippingAddress: address })',
    },
  },
  createCheckoutFromCurrentCart: {
    method: 'POST',
    path: '/ecom/v1/carts/current/create-checkout',
    aliases: ['/_api/ecom-cart/v1/carts/current/create-checkout'],
    summary: 'Creates a checkout from the current cart. If the cart already has a checkout, updates it.',
    roles: shoppers,
    repeatable: true,
    body: input(CreateCheckoutFromCurrentCartOptions),
    response: shape({ checkoutId: guid() }),
    errors: ['OWNED_CART_NOT_FOUND', 'CART_IS_EMPTY'],
    graphql: 'mutation',
    client: {
      module: 'currentCart',
      example: "const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })",
    },
  },
  deleteCurrentCart: {
    method: 'DELETE',
    path: '/ecom/v1/carts/current',
    aliases: ['/_api/ecom-cart/v1/carts/current'],
    summary: 'Deletes the current cart.',
    roles: shoppers,
    repeatable: false,
    response: shape({}),
    errors: ['OWNED_CART_NOT_FOUND'],
    graphql: 'mutation',
    client: { module: 'currentCart', example: 'await client.currentCart.deleteCurrentCart()' },
  },
})
