import { expect } from 'vitest'
import { goodPassword, newEmail } from '../../test/people.ts'
import { packed, type ShopRequest, type Host } from './ask.ts'
import { storefront, type Store } from './shop.ts'

/** What a version of the SDK sends for a call. */
export interface Sent {
  readonly versions: string
  readonly host: Host
  /** If different from the call's first path. */
  readonly path?: string
  readonly encoding?: 'r'
}

/** A service of the provider: what SDKs from 1.9 to 1.21 send, and the expected response. */
export interface Row {
  readonly service: string
  readonly sent: readonly Sent[]
  /** Returns the request, after creating what it needs. */
  readonly request: (store: Store) => Promise<ShopRequest> | ShopRequest
  /** Returns the minimum content of the response. */
  readonly answer: (store: Store) => object
}

const everywhere: readonly Sent[] = [
  { versions: '1.9 to 1.15', host: 'www' },
  { versions: '1.21', host: 'edge' },
]
const alwaysWww: readonly Sent[] = [{ versions: '1.9 to 1.21', host: 'www' }]
const readFirst: readonly Sent[] = [{ versions: '1.9', host: 'readonly' }, ...everywhere]

const money = expect.objectContaining({ amount: expect.any(String), formattedAmount: expect.any(String) })
const guid = expect.stringMatching(/^[0-9a-f-]{36}$/)
const cartShape = expect.objectContaining({ id: guid, lineItems: expect.any(Array), subtotal: money })

const cart = '/ecom/v1/carts/current'
const cartRow = (
  service: string,
  {
    method = 'POST',
    path,
    body,
    answer,
  }: { method?: string; path: string; body?: (lineId: string) => object; answer: object },
): Row => ({
  service: `CurrentCartService.${service}`,
  sent: everywhere,
  request: async (store) => {
    const { token, cart: filled } = await store.withCart()
    return { method, path: cart + path, token, ...(body && { body: body(filled.lineItems[0]!.id) }) }
  },
  answer: () => answer,
})

export const cartRows: readonly Row[] = [
  {
    ...cartRow('AddToCurrentCart', { path: '/add-to-cart', answer: { cart: cartShape } }),
    request: async (store) => ({
      method: 'POST',
      path: `${cart}/add-to-cart`,
      token: (await store.tokens()).token,
      body: { lineItems: [store.line()] },
    }),
  },
  cartRow('CreateCheckoutFromCurrentCart', {
    path: '/create-checkout',
    body: () => ({ channelType: 'WEB' }),
    answer: { checkoutId: guid },
  }),
  cartRow('DeleteCurrentCart', { method: 'DELETE', path: '', answer: {} }),
  cartRow('EstimateCurrentCartTotals', {
    path: '/estimate-totals',
    body: () => ({ calculateTax: true }),
    answer: expect.objectContaining({ cart: cartShape, priceSummary: expect.objectContaining({ total: money }) }),
  }),
  cartRow('GetCurrentCart', { method: 'GET', path: '', answer: { cart: cartShape } }),
  cartRow('RemoveCouponFromCurrentCart', { path: '/remove-coupon', body: () => ({}), answer: { cart: cartShape } }),
  cartRow('RemoveLineItemsFromCurrentCart', {
    path: '/remove-line-items',
    body: (lineId) => ({ lineItemIds: [lineId] }),
    answer: { cart: cartShape },
  }),
  cartRow('UpdateCurrentCart', {
    method: 'PATCH',
    path: '',
    body: () => ({ cartInfo: { buyerNote: 'Ring twice' } }),
    answer: { cart: expect.objectContaining({ buyerNote: 'Ring twice', subtotal: money }) },
  }),
  cartRow('UpdateCurrentCartLineItemQuantity', {
    path: '/update-line-items-quantity',
    body: (id) => ({ lineItems: [{ id, quantity: 2 }] }),
    answer: { cart: cartShape },
  }),
]

const orderRow = (service: string, row: Pick<Row, 'sent' | 'answer'> & { path: (orderId: string) => string }): Row => ({
  service,
  ...row,
  request: async (store) => {
    const { token, orderId } = await store.withOrder()
    return { method: 'GET', path: row.path(orderId), token }
  },
})

export const orderRows: readonly Row[] = [
  {
    service: 'CheckoutService.CreateCheckout',
    sent: everywhere,
    request: async (store) => ({
      method: 'POST',
      path: '/ecom/v1/checkouts',
      token: (await store.tokens()).token,
      body: { channelType: 'OTHER_PLATFORM', lineItems: [store.line()] },
    }),
    answer: () => ({ checkout: { id: guid, lineItems: [{ quantity: 1 }], priceSummary: { total: money } } }),
  },
  orderRow('Payments.ListTransactionsForSingleOrder', {
    sent: [{ versions: '1.15', host: 'www' }],
    path: (id) => `/ecom/v1/payments/orders/${id}?orderId=${id}`,
    answer: () => ({ orderTransactions: { orderId: guid, payments: [{ id: guid }] } }),
  }),
  orderRow('Orders.GetOrder', {
    sent: readFirst,
    path: (id) => `/ecom/v1/orders/${id}?id=${id}`,
    answer: () => ({
      order: {
        id: guid,
        number: expect.any(String),
        paymentStatus: 'PAID',
        priceSummary: { total: money },
      },
    }),
  }),
  {
    service: 'Orders.SearchOrders',
    sent: everywhere,
    request: async (store) => ({
      method: 'POST',
      path: '/ecom/v1/orders/search',
      token: (await store.withMember()).token,
      body: { search: { cursorPaging: { limit: 10, cursor: null } } },
    }),
    answer: () => ({ orders: [], metadata: { count: 0, hasNext: false } }),
  },
]

const query = { query: { filter: {}, paging: { limit: 2, offset: 0 } } }
const queryRow = (service: string, { path, older, answer }: { path: string; older?: string; answer: object }): Row => ({
  service,
  sent: [
    { versions: '1.9 to 1.15', host: 'www', ...(older !== undefined && { path: older }) },
    { versions: '1.21', host: 'edge', encoding: 'r' },
  ],
  request: async (store) => ({ method: 'POST', path, token: (await store.tokens()).token, body: query }),
  answer: () => answer,
})

export const catalogRows: readonly Row[] = [
  {
    service: 'CatalogReadApi.GetProduct',
    sent: [{ versions: '1.21', host: 'edge' }],
    request: async (store) => ({
      method: 'GET',
      path: `/stores-reader/v1/products/${store.mug.id}?id=${store.mug.id}`,
      token: (await store.tokens()).token,
    }),
    answer: ({ mug }) => ({
      product: {
        id: mug.id,
        slug: mug.slug,
        priceData: { price: 20, currency: 'EUR' },
        stock: { inStock: true },
      },
    }),
  },
  queryRow('CatalogReadApi.QueryProductsPlatformized', {
    path: '/stores-reader/v1/products/query-platformized',
    answer: { products: [{ id: guid }, { id: guid }], metadata: { count: 2, offset: 0, total: 2 } },
  }),
  {
    service: 'CollectionReadApi.GetCollectionBySlug',
    sent: [
      { versions: '1.9', host: 'readonly', path: '/stores-reader/v2/collections/slug/cups?slug=cups' },
      { versions: '1.12 to 1.15', host: 'www', path: '/stores-reader/v2/collections/slug/cups?slug=cups' },
      { versions: '1.21', host: 'edge' },
    ],
    request: async (store) => ({
      method: 'GET',
      path: '/v2/collections/slug/cups?slug=cups',
      token: (await store.tokens()).token,
    }),
    answer: ({ collection }) => ({ collection: { id: collection.id, name: 'Cups', numberOfProducts: 1 } }),
  },
  queryRow('CollectionReadApi.QueryCollections', {
    path: '/v2/collections/query',
    older: '/stores-reader/v2/collections/query',
    answer: {
      collections: expect.arrayContaining([expect.objectContaining({ slug: 'cups' })]),
      metadata: { offset: 0 },
    },
  }),
]

const signIn = '/_api/iam/authentication/v2'
export const peopleRows: readonly Row[] = [
  {
    service: 'Members.GetMyMember',
    sent: readFirst,
    request: async (store) => ({
      method: 'GET',
      path: '/members/v1/members/my?fieldsets=FULL',
      token: (await store.withMember()).token,
    }),
    answer: () => ({ member: { id: guid, contactId: guid, loginEmail: expect.stringContaining('@') } }),
  },
  {
    service: 'Members.UpdateMember',
    sent: everywhere,
    request: async (store) => {
      const { token, memberId } = await store.withMember()
      const member = { contact: { firstName: 'Ann' } }
      return { method: 'PATCH', path: `/members/v1/members/${memberId}`, token, body: { id: memberId, member } }
    },
    answer: () => ({ member: { contact: { firstName: 'Ann' } } }),
  },
  {
    service: 'RedirectSessionService.CreateRedirectSession',
    sent: everywhere,
    request: async (store) => {
      const { token, checkoutId } = await store.withCheckout()
      const body = { ecomCheckout: { checkoutId }, callbacks: { postFlowUrl: storefront } }
      return { method: 'POST', path: '/_api/redirects-api/v1/redirect-session', token, body }
    },
    answer: () => ({
      redirectSession: {
        fullUrl: expect.stringMatching(/^http.*\/hosted\/checkout\?/),
        urlDetails: { endpoint: expect.stringMatching(/^http/) },
      },
    }),
  },
  {
    service: 'AuthenticationService.LoginV2',
    sent: alwaysWww,
    request: async (store) => {
      const { email } = await store.withMember()
      const body = { loginId: { email }, password: goodPassword }
      return { method: 'POST', path: `${signIn}/login`, token: (await store.tokens()).token, body }
    },
    answer: () => ({ state: 'SUCCESS', sessionToken: expect.any(String), identity: { id: guid } }),
  },
  {
    service: 'AuthenticationService.RegisterV2',
    sent: alwaysWww,
    request: async (store) => ({
      method: 'POST',
      path: `${signIn}/register`,
      token: (await store.tokens()).token,
      body: { loginId: { email: newEmail() }, password: goodPassword },
    }),
    answer: () => ({ state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: expect.any(String) }),
  },
  {
    service: 'RecoveryService.SendRecoveryEmail',
    sent: alwaysWww,
    request: async (store) => ({
      method: 'POST',
      path: '/_api/iam/recovery/v1/send-email',
      token: (await store.tokens()).token,
      body: { email: newEmail(), redirect: { url: `${storefront}/callback`, clientId: store.clientId } },
    }),
    answer: () => ({}),
  },
  {
    service: 'Oauth2Ng.Token',
    sent: alwaysWww,
    request: ({ clientId }) => ({ method: 'POST', path: '/oauth2/token', body: { clientId, grantType: 'anonymous' } }),
    answer: () => ({
      access_token: expect.stringMatching(/^OauthNG\.JWS\./),
      refresh_token: expect.any(String),
      expires_in: 14_400,
    }),
  },
  {
    service: 'Oauth2Ng.Token, renewed without a client id',
    sent: [{ versions: 'up to 1.20', host: 'www' }],
    request: async (store) => ({
      method: 'POST',
      path: '/oauth2/token',
      body: { refreshToken: (await store.tokens()).refreshToken, grantType: 'refresh_token' },
    }),
    answer: () => ({ access_token: expect.stringMatching(/^OauthNG\.JWS\./) }),
  },
]

/** Returns the request as a version sends it, with its host, path and encoding. */
export const asSent = (request: ShopRequest, { host, path, encoding }: Sent): ShopRequest => {
  const { body, ...rest } = request
  const address = path ?? request.path
  if (encoding !== 'r') return { ...request, host, path: address }
  return { ...rest, host, method: 'GET', path: address + packed(body) }
}
