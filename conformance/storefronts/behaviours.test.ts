import { legacyStoresAppId, storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeMedia } from '@vitrine/server/ground/media/files.ts'
import { addProduct, addTestCoupon, buyer } from '../../test/goods.ts'
import { newPkce } from '../../test/people.ts'
import { packed, type Answer } from './ask.ts'
import { openStore, storefront, type Store } from './shop.ts'

let store: Store
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const cart = '/ecom/v1/carts/current'
const codeOf = ({ body }: Answer): unknown => body.details.applicationError?.code
const visitor = async (): Promise<string> => (await store.tokens()).token
const get = (path: string, token: string) => store.send({ method: 'GET', path, token })
const patch = (path: string, token: string, body: unknown) => store.send({ method: 'PATCH', path, token, body })
const add = (token: string, ...lineItems: object[]) => store.post(`${cart}/add-to-cart`, token, { lineItems })
const find = async (query: object, items: 'products' | 'collections' = 'products') => {
  const path = items === 'products' ? '/stores-reader/v1/products/query-platformized' : '/v2/collections/query'
  return get(path + packed({ query }), await visitor())
}
const redirect = async (token: string, body: object) =>
  (await store.post('/_api/redirects-api/v1/redirect-session', token, body)).body.redirectSession
/** Requests a hosted page without following redirects. */
const visit = (address: string, headers: Record<string, string> = {}) =>
  fetch(address.replace(store.shop.context.config.publicUrl, store.shop.url), { redirect: 'manual', headers })

test('behaviour 1: a missing cart has the error code that storefronts test for', async () => {
  const token = await visitor()
  for (const answer of [
    await get(cart, token),
    await store.send({ method: 'DELETE', path: cart, token }),
    await store.post(`${cart}/estimate-totals`, token),
  ]) {
    expect([answer.status, codeOf(answer)]).toEqual([404, 'OWNED_CART_NOT_FOUND'])
  }
})

test('behaviour 2: an unknown slug is a plain 404, an unknown order one with a code', async () => {
  const token = await visitor()
  const slug = await get('/v2/collections/slug/no-such?slug=no-such', token)
  expect([slug.status, codeOf(slug)]).toEqual([404, undefined])
  expect(slug.body.code).toBe('COLLECTION_NOT_FOUND')
  const id = randomUUID()
  const order = await get(`/ecom/v1/orders/${id}?id=${id}`, token)
  expect([order.status, codeOf(order)]).toEqual([404, 'NOT_FOUND'])
})

test('behaviour 3: an invalid coupon names its reason, and a data collection is empty', async () => {
  const { token } = await store.withCart()
  const { db } = store.shop.context
  await addTestCoupon(db, store.shop.siteId, { code: 'OVER', expires: new Date('2020-01-01') })
  await addTestCoupon(db, store.shop.siteId, { code: 'MANY', minimumSubtotal: 1_000_000 })
  const coupon = async (couponCode: string) => codeOf(await patch(cart, token, { couponCode }))
  expect(await coupon('NO-SUCH')).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  expect(await coupon('OVER')).toBe('ERROR_COUPON_EXPIRED')
  expect(await coupon('MANY')).toBe('ERROR_COUPON_NOT_APPLICABLE')
  const data = await get(`/wix-data/v2/items/query${packed({ dataCollectionId: 'Menus' })}`, token)
  expect(data.body).toMatchObject({ dataItems: [], pagingMetadata: { total: 0 } })
})

test('behaviour 4: a member’s tokens fit into a cookie', async () => {
  const { token } = await store.withMember()
  const { refreshToken } = await store.tokens()
  const cookie = JSON.stringify({
    accessToken: { value: token, expiresAt: 1 },
    refreshToken: { value: refreshToken, role: 'member' },
  })
  expect(encodeURIComponent(cookie).length).toBeLessThan(4096)
})

test('behaviour 5: middleware, server and browser can renew concurrently and repeatedly with one refresh token', async () => {
  const { refreshToken } = await store.tokens()
  const renew = () =>
    store.post('/oauth2/token', '', { clientId: store.clientId, refreshToken, grantType: 'refresh_token' })
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(Array.from({ length: 5 }, renew))
    for (const { status, body } of answers) expect([status, body.expires_in]).toEqual([200, 14_400])
  }
})

test('behaviour 6: the decoded access token names the site', async () => {
  const [form, kind, , payload] = (await visitor()).split('.')
  expect([form, kind]).toEqual(['OauthNG', 'JWS'])
  const { data } = JSON.parse(Buffer.from(payload!, 'base64url').toString())
  expect(JSON.parse(data).instance.metaSiteId).toBe(store.shop.siteId)
})

test('behaviour 7: a sign-in returns by query, fragment or message, and sign-out and checkout return to their pages', async () => {
  const { sessionToken } = await store.withMember()
  const { challenge } = newPkce()
  const signIn = async (responseMode: string) => {
    const authRequest = {
      redirectUri: `${storefront}/callback`,
      clientId: store.clientId,
      codeChallenge: challenge,
      codeChallengeMethod: 'S256',
      responseMode,
      responseType: 'code',
      scope: 'offline_access',
      state: 'a-state',
      sessionToken,
    }
    const session = await redirect(await visitor(), { auth: { authRequest, prompt: 'none' } })
    return visit(session.fullUrl, { cookie: `vitrine_session=${sessionToken}`, referer: `${storefront}/` })
  }
  const known = async (mode: string) => new URL((await signIn(mode)).headers.get('location')!)
  expect(await known('query')).toMatchObject({ origin: storefront, pathname: '/callback' })
  expect((await known('query')).searchParams.get('state')).toBe('a-state')
  expect((await known('fragment')).hash).toContain('state=a-state')
  const framed = await signIn('web_message')
  expect(framed.headers.get('content-security-policy')).toContain(`frame-ancestors ${storefront}`)
  expect(await framed.text()).toContain('a-state')

  const postFlowUrl = `${storefront}/callback`
  const bye = await redirect(await visitor(), { logout: { clientId: store.clientId }, callbacks: { postFlowUrl } })
  expect((await visit(bye.fullUrl)).headers.get('location')).toBe(postFlowUrl)

  const { token: buying, checkoutId } = await store.withCheckout()
  const thankYouPageUrl = `${storefront}/thanks`
  const till = await redirect(buying, { ecomCheckout: { checkoutId }, callbacks: { thankYouPageUrl, postFlowUrl } })
  const paid = await store.post(`/ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, buying, {
    paymentToken: 'sandbox:pays',
  })
  const link = new URL(till.fullUrl).searchParams.get('token')!
  const opened = await store.post('/vitrine/v1/checkout-links/open', '', { token: link })
  expect(JSON.stringify(opened.body)).toContain(thankYouPageUrl)
  expect(paid.body.orderId).toBeDefined()
  // Many storefronts rely on the order to empty the cart.
  expect(codeOf(await get(cart, buying))).toBe('OWNED_CART_NOT_FOUND')
})

test('behaviour 8: a cart accepts all forms of a reference, merges equal items, and always has its subtotal', async () => {
  const { line, mug, shirt } = store
  const token = await visitor()
  const forms = [{ options: {} }, {}, { variantId: '00000000-0000-0000-0000-000000000000' }]
  for (const options of forms) {
    const { body } = await add(token, line(mug, 1, options))
    expect(body.cart.lineItems).toHaveLength(1)
    expect(body.cart.subtotal.amount).toBeDefined()
  }
  expect((await get(cart, token)).body.cart.lineItems[0].quantity).toBe(3)
  const ink = await add(token, line(shirt, 1, { options: { Colour: 'Ink' } }))
  expect(ink.body.cart.lineItems).toHaveLength(2)
  const sage = shirt.variants.find(({ choices }) => choices.Colour === 'Sage')!
  const three = await add(token, line(shirt, 1, { variantId: sage.id }))
  expect(three.body.cart.lineItems).toHaveLength(3)
  const older = {
    catalogReference: { catalogItemId: mug.id, appId: legacyStoresAppId },
    quantity: 1,
  }
  expect((await add(token, older)).body.cart.lineItems[0].quantity).toBe(4)

  const overrideCheckoutUrl = `${storefront}/pay/{checkoutId}`
  const changed = await patch(cart, token, { cartInfo: { overrideCheckoutUrl } })
  expect(changed.body.cart.subtotal.amount).toBe('140.00')
  const { body } = await store.post(`${cart}/create-checkout`, token, { channelType: 'OTHER_PLATFORM' })
  const till = await redirect(token, { ecomCheckout: { checkoutId: body.checkoutId } })
  expect(till.fullUrl).toContain('/hosted/checkout?token=')
  const checkoutUrl = await get(`/ecom/v1/checkouts/${body.checkoutId}/checkout-url`, token)
  expect(checkoutUrl.body.checkoutUrl).toBe(`${storefront}/pay/${body.checkoutId}`)
})

test('behaviour 9: a choice is identified by its description, and a colour’s value is its CSS color', async () => {
  const { body } = await get(`/stores-reader/v1/products/${store.shirt.id}`, await visitor())
  expect(body.product.productOptions[0].choices).toMatchObject([
    { value: '#8fa58a', description: 'Sage' },
    { value: '#2f3e55', description: 'Ink' },
  ])
  expect(body.product.variants.map(({ choices }: { choices: object }) => choices)).toEqual([
    { Colour: 'Sage' },
    { Colour: 'Ink' },
  ])
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

test('behaviour 10: images have the fields storefronts read and a working URL', async () => {
  const { shop } = store
  const { id } = await addProduct(shop.context.db, shop.siteId, { name: 'Vase', stock: 3 })
  const file = { siteId: shop.siteId, bytes: pixel, filename: 'one.png' }
  const { id: mediaId } = await storeMedia(shop.context, file)
  const media = [{ mediaId }, { url: 'https://static.wixstatic.com/media/two.jpg' }]
  await store.post(`/stores/v1/products/${id}/media`, shop.apiKey, { media })
  const { product } = (await get(`/stores-reader/v1/products/${id}`, await visitor())).body
  const { image } = product.media.mainMedia
  expect(image).toMatchObject({ url: expect.any(String), width: 1, height: 1 })
  expect(product.media.items).toHaveLength(2)
  const added = await add(await visitor(), store.line({ ...store.mug, id }))
  expect(added.body.cart.lineItems[0].image).toMatchObject({ id: mediaId, width: 1, height: 1 })
  // The SDK's helper builds URLs of the provider's media host with this path.
  const scaled = await visit(`${shop.url}/media/${mediaId}/v1/fill/w_1,h_1,al_c,q_80,usm_0.66_1.00_0.01/one.png`)
  expect([scaled.status, scaled.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
})

test('behaviour 11: filters and paging work as storefronts write them', async () => {
  const slugsOf = ({ body }: Answer) => body.products.map(({ slug }: { slug: string }) => slug)
  const { mug, shirt, collection } = store
  expect(slugsOf(await find({ filter: { 'priceData.price': { $gt: '25' } } }))).toEqual([shirt.slug])
  expect((await find({ filter: { name: { $startsWith: '' } } })).body.metadata.total).toBeGreaterThanOrEqual(2)
  expect(slugsOf(await find({ filter: { collectionIds: collection.id } }))).toEqual([mug.slug])
  expect(slugsOf(await find({ filter: { collectionIds: { $hasSome: [collection.id] } } }))).toEqual([mug.slug])
  for (const fieldName of ['price', 'name', 'lastUpdated', 'numericId']) {
    expect((await find({ sort: [{ fieldName, order: 'DESC' }] })).status).toBe(200)
  }
  const { db } = store.shop.context
  for (let count = 0; count < 55; count += 1) await addProduct(db, store.shop.siteId, { name: `Bowl ${count}` })
  expect((await find({})).body.products).toHaveLength(50)
  expect((await find({ paging: { limit: 100 } })).body.products.length).toBeGreaterThan(55)
  const tooMany = await find({ paging: { limit: 101 } })
  expect([tooMany.status, tooMany.body.details.validationError.fieldViolations[0].field]).toEqual([
    400,
    'query.paging.limit',
  ])
})

test('behaviour 12: the collection of all products and the recommendation algorithms have their well-known IDs', async () => {
  const all = '00000000-000000-000000-000000000001'
  const token = await visitor()
  expect((await get(`/v2/collections/${all}?id=${all}`, token)).body.collection.id).toBe(all)
  expect((await find({ filter: { collectionIds: { $hasSome: [all] } } })).body.metadata.total).toBeGreaterThanOrEqual(2)
  const appId = storesAppId
  const ids = ['68ebce04-b96a-4c52-9329-08fc9d8c1253', 'ba491fd2-b172-4552-9ea6-7202e01d1d3c']
  const algorithms = ids.map((id) => ({ id, appId }))
  const { body } = await store.post('/v1/recommendations/get', token, { algorithms, items: [] })
  expect(body.recommendation.algorithm).toEqual(algorithms[1])
  expect(body.recommendation.items).toContainEqual({ catalogItemId: store.mug.id, appId })
})

test('behaviour 13: a member reads and updates themselves, also by contact ID', async () => {
  const { token } = await store.withMember()
  const { member } = (await get('/members/v1/members/my?fieldsets=FULL', token)).body
  const change = { member: { contact: { firstName: 'Ann', phones: ['+49 30 1'] } } }
  const changed = await patch(`/members/v1/members/${member.contactId}`, token, { id: member.contactId, ...change })
  expect(changed.body.member.contact).toMatchObject({ firstName: 'Ann', phones: ['+49 30 1'] })
  const none = await patch(`/members/v1/members/${member.id}`, token, { member: { contact: { phones: [] } } })
  expect(none.body.member.contact.phones ?? []).toEqual([])
})

test('behaviour 14: a member finds their own orders, however the search is wrapped, and a visitor the order they placed', async () => {
  const { token, memberId } = await store.withMember()
  const { line, delivery } = store
  await add(token, line())
  const opened = await store.post(`${cart}/create-checkout`, token, {
    channelType: 'WEB',
    email: buyer.email,
    shippingAddress: buyer.contact.address,
    billingAddress: buyer.contact.address,
    selectedShippingOption: { code: delivery },
  })
  const checkout = { billingInfo: buyer.contact, shippingInfo: { shippingDestination: buyer.contact } }
  await patch(`/ecom/v1/checkouts/${opened.body.checkoutId}`, token, { checkout })
  const path = `/ecom/v1/checkouts/${opened.body.checkoutId}/create-order-and-charge`
  const { orderId } = (await store.post(path, token, { paymentToken: 'sandbox:pays' })).body
  const { contactId } = (await get('/members/v1/members/my', token)).body.member
  await store.withOrder()
  const byContact = { filter: { 'buyerInfo.contactId': { $eq: contactId } } }
  for (const body of [
    {},
    { search: { cursorPaging: { limit: 10, cursor: null } } },
    { search: byContact },
    { search: { search: byContact } },
  ]) {
    const { body: found } = await store.post('/ecom/v1/orders/search', token, body)
    expect(found.orders.map(({ id }: { id: string }) => id)).toEqual([orderId])
  }
  expect(memberId).toMatch(/^[0-9a-f-]{36}$/)
  const placed = await store.withOrder()
  const { order } = (await get(`/ecom/v1/orders/${placed.orderId}`, placed.token)).body
  expect(order.id).toBe(placed.orderId)
  const { address } = order.shippingInfo.logistics.shippingDestination
  expect([address.addressLine, address.streetAddress]).toEqual([
    'Invalidenstraße 1',
    { name: 'Invalidenstraße', number: '1' },
  ])
  expect(order.billingInfo.address.streetAddress.name).toBe('Invalidenstraße')
})

test('behaviour 15: every success is 200 with JSON, even without content', async () => {
  const { token } = await store.withCart()
  const owner = store.shop.apiKey
  const { id } = await addProduct(store.shop.context.db, store.shop.siteId, { name: 'Lid' })
  for (const answer of [
    await store.send({ method: 'DELETE', path: cart, token }),
    await store.post(`/stores/v1/products/${id}/remove-brand`, owner),
    await store.send({ method: 'DELETE', path: `/stores/v1/products/${id}`, token: owner }),
  ]) {
    expect([answer.status, answer.headers['content-type'], answer.body]).toEqual([
      200,
      expect.stringContaining('json'),
      {},
    ])
  }
})
