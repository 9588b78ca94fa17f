import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail } from '../../test/people.ts'
import { packed, type Answer, type ShopRequest } from './ask.ts'
import { openStore, type Store } from './shop.ts'

let store: Store
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

interface Alias {
  /** The official function that uses this path with another host. */
  readonly call: string
  readonly request: (store: Store) => Promise<ShopRequest> | ShopRequest
  /** A field of the response that proves that the call was answered. */
  readonly holds: (answer: Answer, store: Store) => unknown
}

const reader = '/_api/catalog-reader-server/v1'
const writer = '/_api/catalog-server/v1'
const asVisitor =
  (method: string, path: (store: Store) => string, body?: (store: Store) => object): Alias['request'] =>
  async (store) => ({ method, path: path(store), token: (await store.tokens()).token, body: body?.(store) })
const asOwner =
  (method: string, path: (store: Store) => string, body?: (store: Store) => object): Alias['request'] =>
  (store) => ({ method, path: path(store), token: store.shop.apiKey, body: body?.(store) })
const ofOrder =
  (path: (orderId: string) => string): Alias['request'] =>
  async (store) => {
    const { token, orderId } = await store.withOrder()
    return { method: 'GET', path: path(orderId), token }
  }

const aliases: readonly Alias[] = [
  {
    call: 'products.getProduct',
    request: asVisitor('GET', ({ mug }) => `${reader}/products/${mug.id}`),
    holds: ({ body }, { mug }) => body.product.id === mug.id,
  },
  {
    call: 'products.createProduct',
    request: asOwner(
      'POST',
      () => `${writer}/products`,
      () => ({ product: { name: 'Pot', productType: 'physical', priceData: { price: 9 } } }),
    ),
    holds: ({ body }) => body.product.name === 'Pot',
  },
  {
    call: 'products.queryProducts',
    request: asVisitor(
      'GET',
      () => `${reader}/products/query-platformized${packed({ query: { paging: { limit: 1 } } })}`,
    ),
    holds: ({ body }) => body.products.length === 1,
  },
  {
    call: 'products.bulkUpdateProductsProperty',
    request: asOwner(
      'POST',
      () => `${writer}/bulk/products/update`,
      ({ shirt }) => ({ ids: [shirt.id], set: { weight: 1 } }),
    ),
    holds: ({ body }) => body.bulkActionMetadata.totalSuccesses === 1,
  },
  {
    call: 'products.getStoreVariant',
    request: asVisitor('GET', ({ shirt }) => `${reader}/variants/${shirt.id}-${shirt.variants[0]!.id}`),
    holds: ({ body }, { shirt }) => body.variant.productId === shirt.id,
  },
  {
    call: 'products.getCollectionBySlug',
    request: asVisitor('GET', () => `${reader}/collections/slug/cups`),
    holds: ({ body }) => body.collection.slug === 'cups',
  },
  {
    call: 'products.createCollection',
    request: asOwner(
      'POST',
      () => `${writer}/collections`,
      () => ({ collection: { name: 'Plates' } }),
    ),
    holds: ({ body }) => body.collection.name === 'Plates',
  },
  {
    call: 'collections.getCollection',
    request: asVisitor('GET', ({ collection }) => `/v2/collections/${collection.id}`),
    holds: ({ body }) => body.collection.slug === 'cups',
  },
  {
    call: 'currentCart.getCurrentCart',
    request: async (store) => ({
      method: 'GET',
      path: '/_api/ecom-cart/v1/carts/current',
      token: (await store.withCart()).token,
    }),
    holds: ({ body }) => body.cart.lineItems.length === 1,
  },
  {
    call: 'cart.getCart',
    request: async (store) => {
      const { token, cart } = await store.withCart()
      return { method: 'GET', path: `/_api/ecom-cart/v1/carts/${cart.id}`, token }
    },
    holds: ({ body }) => body.cart.lineItems.length === 1,
  },
  {
    call: 'checkout.getCheckout',
    request: async (store) => {
      const { token, checkoutId } = await store.withCheckout()
      return { method: 'GET', path: `/ecom/v1/checkouts/${checkoutId}`, token }
    },
    holds: ({ body }) => body.checkout.lineItems.length === 1,
  },
  {
    call: 'orders.getOrder',
    request: ofOrder((id) => `/_api/ecom-orders/v1/orders/${id}`),
    holds: ({ body }) => body.order.paymentStatus === 'PAID',
  },
  {
    call: 'orderTransactions.listTransactionsForSingleOrder',
    request: ofOrder((id) => `/_api/ecom-payments/v1/payments/orders/${id}`),
    holds: ({ body }) => body.orderTransactions.payments.length === 1,
  },
  {
    call: 'orderFulfillments.listFulfillmentsForSingleOrder',
    request: ofOrder((id) => `/_api/fulfillments/v1/fulfillments/orders/${id}`),
    holds: ({ body }) => Array.isArray(body.orderWithFulfillments.fulfillments),
  },
  {
    call: 'shippingOptions.getShippingOption',
    request: asOwner('GET', ({ delivery }) => `/ecom/v1/shipping-options/${delivery}`),
    holds: ({ body }, { delivery }) => body.shippingOption.id === delivery,
  },
  {
    call: 'redirects.createRedirectSession',
    request: asVisitor(
      'POST',
      () => '/headless/v1/redirect-session',
      () => ({ login: {} }),
    ),
    holds: ({ body }) => body.redirectSession.fullUrl.startsWith('http'),
  },
  {
    call: 'authentication.loginV2',
    request: asVisitor(
      'POST',
      () => '/_api/iam/authentication/v2/login',
      () => ({ loginId: { email: newEmail() }, password: 'x' }),
    ),
    holds: ({ body }) => body.details.applicationError.code.startsWith('-199'),
  },
  {
    call: 'recovery.sendRecoveryEmail',
    request: asVisitor(
      'POST',
      () => '/_iam/recovery/v1/send-email',
      () => ({ email: newEmail() }),
    ),
    holds: ({ body }) => Object.keys(body).length === 0,
  },
  {
    call: 'verification.start',
    request: async (store) => ({
      method: 'POST',
      path: '/_api/iam/verification/v1/start',
      token: store.shop.apiKey,
      body: { identityId: (await store.withMember()).memberId, target: 'EMAIL' },
    }),
    holds: ({ body }) => typeof body.verificationId === 'string',
  },
  {
    call: 'oauth.jwks',
    request: () => ({ method: 'GET', path: '/_api/oauth2/jwks' }),
    holds: ({ body }) => body.keys.length > 0,
  },
  {
    call: 'members.getCurrentMember',
    request: async (store) => ({
      method: 'GET',
      path: '/_api/members/v1/members/my',
      token: (await store.withMember()).token,
    }),
    holds: ({ body }) => typeof body.member.id === 'string',
  },
  {
    call: 'inventory.decrementInventory, which is not here',
    request: asOwner(
      'POST',
      () => '/v2/inventoryItems/decrement',
      () => ({ decrementData: [] }),
    ),
    holds: ({ status, body }) => status === 404 && body.message.includes('inventory'),
  },
  {
    call: 'inventory.queryInventory',
    request: asOwner(
      'POST',
      () => '/stores-reader/v2/inventoryItems/query',
      () => ({ query: {} }),
    ),
    holds: ({ status, body }) => status === 200 && body.inventoryItems.length > 0,
  },
]

test.for(aliases)('answers a client configured with this host: $call', async ({ request, holds }) => {
  const answer = await store.send(await request(store))
  expect(holds(answer, store), `${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`).toBe(true)
})
