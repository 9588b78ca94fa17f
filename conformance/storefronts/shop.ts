import { randomUUID } from 'node:crypto'
import { allProductsId } from '@vitrine/server/catalog/product/read/present/present-product.ts'
import { registerOAuthApp } from '@vitrine/server/desk/site/create-site.ts'
import { addDelivery, addProduct, addTestCoupon, buyer, colours, referenceTo, type Product } from '../../test/goods.ts'
import { atTheDoor } from '../../test/people.ts'
import { openShop } from '../../test/shop.ts'
import { ask, type Answer, type ShopRequest } from './ask.ts'

/** Origin of the storefront in these tests. */
export const storefront = 'https://storefront.test'

/** A store for a storefront on the provider's SDK. Its app doesn't rotate refresh tokens. */
export const openStore = async () => {
  const shop = await openShop()
  const { db } = shop.context
  const clientId = randomUUID()
  await registerOAuthApp(db, shop.siteId, {
    clientId,
    name: 'A storefront on the SDK',
    rotatesRefreshTokens: false,
    redirectUris: [`${storefront}/callback`, `${storefront}/thanks`],
    origins: [storefront],
  })
  // The collection that every new shop has.
  const shelfOfAll = { id: allProductsId, slug: 'all-products', name: 'All products', description: '', position: 0 }
  const now = new Date()
  await db
    .insertInto('collection')
    .values({ ...shelfOfAll, site_id: shop.siteId, visible: true, media: '[]', created_date: now, last_updated: now })
    .execute()
  const mug = await addProduct(db, shop.siteId, { price: 2000, stock: 100 })
  const shirt = await addProduct(db, shop.siteId, { name: 'Shirt', price: 3000, stock: 50, options: [colours] })
  const delivery = await addDelivery(db, shop.siteId)
  await addTestCoupon(db, shop.siteId)
  const shelf = await shop.send('POST /stores/v1/collections', {
    token: shop.apiKey,
    body: { collection: { name: 'Cups' } },
  })
  const collection: { id: string; slug: string } = shelf.body.collection
  await shop.send(`POST /stores/v1/collections/${collection.id}/productIds`, {
    token: shop.apiKey,
    body: { productIds: [mug.id] },
  })

  const send = (request: ShopRequest): Promise<Answer> => ask(shop.url, request)
  const post = (path: string, token: string, body: unknown = {}): Promise<Answer> =>
    send({ method: 'POST', path, token, body })

  const tokens = async () => {
    const { body } = await post('/oauth2/token', '', { clientId, grantType: 'anonymous' })
    return { token: String(body.access_token), refreshToken: String(body.refresh_token), expiresIn: body.expires_in }
  }
  const line = (product: Product = mug, quantity = 1, options?: object) => ({
    catalogReference: { ...referenceTo(product), ...(options ? { options } : {}) },
    quantity,
  })

  /** A visitor with a mug in the cart. */
  const withCart = async () => {
    const { token } = await tokens()
    const { body } = await post('/ecom/v1/carts/current/add-to-cart', token, { lineItems: [line()] })
    return { token, cart: body.cart as { id: string; lineItems: { id: string }[] } }
  }
  /** A visitor at a checkout that can be paid. */
  const withCheckout = async (channelType = 'WEB') => {
    const { token } = await withCart()
    const { body } = await post('/ecom/v1/carts/current/create-checkout', token, {
      channelType,
      email: buyer.email,
      shippingAddress: buyer.contact.address,
      billingAddress: buyer.contact.address,
      selectedShippingOption: { code: delivery },
    })
    const checkoutId = String(body.checkoutId)
    const checkout = {
      billingInfo: buyer.contact,
      shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
    }
    await send({ method: 'PATCH', path: `/ecom/v1/checkouts/${checkoutId}`, token, body: { checkout } })
    return { token, checkoutId }
  }
  const withOrder = async () => {
    const { token, checkoutId } = await withCheckout()
    const path = `/ecom/v1/checkouts/${checkoutId}/create-order-and-charge`
    const { body } = await post(path, token, { paymentToken: 'sandbox:pays' })
    return { token, checkoutId, orderId: String(body.orderId) }
  }
  /** A signed-in member. */
  const withMember = async () => {
    const { accessToken, memberId, email, sessionToken } = await atTheDoor(shop).signIn()
    return { token: accessToken, memberId, email, sessionToken }
  }
  return {
    shop,
    clientId,
    mug,
    shirt,
    delivery,
    collection,
    send,
    post,
    tokens,
    line,
    withCart,
    withCheckout,
    withOrder,
    withMember,
    close: shop.close,
  }
}
export type Store = Awaited<ReturnType<typeof openStore>>
