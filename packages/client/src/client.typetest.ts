import {
  ApiKeyStrategy,
  calls,
  createClient,
  currentCart,
  OAuthStrategy,
  orders,
  products,
  type ApiError,
  type Cart,
  type LoginResult,
  type Product,
} from './index.ts'

/** What must compile, and what must not. */
export const typetest = async (error: ApiError, result: LoginResult): Promise<unknown> => {
  const client = createClient({ auth: OAuthStrategy({ clientId: 'app' }), modules: { products, currentCart, orders } })
  const query = client.products.queryProducts()

  const found: Product | undefined = (await query.eq('slug', 'a').gt('priceData.price', 5).find()).items[0]
  const cart: Cart = await client.currentCart.getCurrentCart()
  const updated: Date | undefined = found?.lastUpdated
  query.eq('collectionIds', 'id').hasSome('collectionIds', ['id']).gt('lastUpdated', new Date()).ascending('price')
  query.or(client.products.queryProducts().eq('brand', null))

  // @ts-expect-error products cannot be found by this
  query.eq('nosuch', 'a')
  // @ts-expect-error a price is a number
  query.eq('price', 'five')
  // @ts-expect-error a type of product that does not exist
  query.eq('productType', 'virtual')
  // @ts-expect-error numbers do not start with text
  query.startsWith('price', '1')
  // @ts-expect-error products are not sorted by brand
  query.ascending('brand')
  // @ts-expect-error products have no cursors
  query.skipTo('cursor')
  // @ts-expect-error orders are not skipped by number
  client.orders.searchOrders().skip(1)
  // @ts-expect-error a module that was not handed over
  client.checkout.getCheckout('id')
  // @ts-expect-error an id is needed
  client.products.getProduct()
  // @ts-expect-error a field that a cart does not take
  client.currentCart.addToCurrentCart({ lineItem: [] })
  // @ts-expect-error quantities are numbers
  client.currentCart.updateCurrentCartLineItemQuantity([{ id: 'a', quantity: '1' }])
  // @ts-expect-error auth is required
  createClient({ modules: { products } })

  // @ts-expect-error only the owner and apps change the catalog
  client.products.createProduct({ name: 'a' })
  // @ts-expect-error nor by the way around the modules
  client.send(calls.deleteProduct, { params: { id: 'a' } })

  const elevated = createClient({ auth: ApiKeyStrategy({ apiKey: 'key' }), modules: { products } })
  void elevated.products.createProduct({ name: 'a' })
  // @ts-expect-error a key has no sign-in
  elevated.auth.login({ email: 'a', password: 'b' })
  const auth = OAuthStrategy({ clientId: 'app' })
  void createClient({ auth }).auth.loggedIn()
  void auth.generateOAuthData().then((data) => auth.getAuthUrl(data))

  switch (error.code) {
    case 'OWNED_CART_NOT_FOUND':
    case 'INVALID_ARGUMENT':
      return error.violations
    default:
  }
  // @ts-expect-error only a success has a session token
  void result.data.sessionToken
  return result.loginState === 'SUCCESS' ? result.data.sessionToken : [cart, updated]
}
