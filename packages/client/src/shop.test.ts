import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../test/shop.ts'
import {
  ApiKeyStrategy,
  checkout,
  collections,
  createClient,
  currentCart,
  EMPTY_TOKENS,
  isApiError,
  members,
  OAuthStrategy,
  orders,
  products,
  redirects,
} from './index.ts'

const modules = { products, collections, currentCart, checkout, orders, members, redirects }
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const visit = () => createClient({ auth: OAuthStrategy({ clientId: shop.clientId }), host: shop.url, modules })
const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

describe('a visit', () => {
  test('starts with the first call, as one visitor however many calls there are', async () => {
    const client = visit()
    const errors = await Promise.all([1, 2, 3].map(() => caught(client.currentCart.getCurrentCart())))
    expect(errors.every((error) => isApiError(error, 'OWNED_CART_NOT_FOUND'))).toBe(true)
    const tokens = client.auth.getTokens()
    expect(tokens.refreshToken.role).toBe('visitor')
    expect(tokens.accessToken.expiresAt).toBeGreaterThan(Date.now() / 1000 + 3600)
  })

  test('continues with a new token if the server rejects the old one', async () => {
    const client = visit()
    const tokens = await client.auth.generateVisitorTokens()
    client.auth.setTokens({ ...tokens, accessToken: { ...tokens.accessToken, value: 'nonsense' } })
    expect(isApiError(await caught(client.currentCart.getCurrentCart()), 'OWNED_CART_NOT_FOUND')).toBe(true)
    expect(client.auth.getTokens().accessToken.value).not.toBe('nonsense')
  })

  test('starts again if the server has ended it', async () => {
    const client = visit()
    client.auth.setTokens({
      accessToken: { value: '', expiresAt: 0 },
      refreshToken: { value: 'nonsense', role: 'member' },
    })
    await caught(client.currentCart.getCurrentCart())
    expect(client.auth.getTokens().refreshToken.role).toBe('visitor')
    expect(client.auth.loggedIn()).toBe(false)
  })
})

describe('the catalog', () => {
  test('finds nothing in an empty shop, by URL and by body', async () => {
    const { products, collections } = visit()
    expect(await products.queryProducts().eq('slug', 'lamp').find()).toMatchObject({ items: [], totalCount: 0 })
    const ids = Array.from({ length: 90 }, () => crypto.randomUUID())
    expect((await products.queryProducts().in('id', ids).limit(3).find()).items).toEqual([])
    expect(Array.isArray((await collections.queryCollections().find()).items)).toBe(true)
  })

  test('reports missing entities', async () => {
    const { products, collections } = visit()
    const id = crypto.randomUUID()
    expect(await caught(products.getProduct(id))).toMatchObject({ code: 'PRODUCT_NOT_FOUND', status: 404 })
    expect(await caught(collections.getCollectionBySlug('nosuch'))).toMatchObject({
      code: 'COLLECTION_NOT_FOUND',
      status: 404,
    })
  })

  test('names invalid query fields', async () => {
    const error = await caught(visit().products.queryProducts({ paging: { limit: 101 } }))
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', violations: [{ field: 'query.paging.limit' }] })
  })
})

test('names invalid options', async () => {
  const error = await caught(
    visit().currentCart.addToCurrentCart({ lineItems: [{ quantity: -1, catalogReference: {} }] }),
  )
  expect(error).toMatchObject({ code: 'INVALID_ARGUMENT' })
  const { violations } = error as { violations: { field: string }[] }
  expect(violations.map(({ field }) => field)).toContain('options.lineItems[0].quantity')
})

test('a visitor has no member and no orders; an API key sees orders', async () => {
  const client = visit()
  expect((await client.members.getCurrentMember()).member).toBeUndefined()
  expect(await caught(client.orders.searchOrders().find())).toMatchObject({ code: 'PERMISSION_DENIED' })
  const owner = createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
  expect((await owner.orders.searchOrders().find()).items).toEqual([])
})

test('a hosted sign-in starts and ends at the given URLs', async () => {
  const client = visit()
  const data = await client.auth.generateOAuthData('http://localhost:3000/callback')
  const { authUrl } = await client.auth.getAuthUrl(data)
  expect(authUrl).toMatch(/^http/)
})

test('reports a wrong password, and signing out clears the session', async () => {
  const client = visit()
  const result = await client.auth.login({ email: 'nobody@shop.test', password: 'wrong-password-1' })
  expect(result).toMatchObject({ loginState: 'FAILURE' })
  const { logoutUrl } = await client.auth.logout('http://localhost:3000/')
  expect(logoutUrl).toMatch(/^http/)
  expect(client.auth.getTokens()).toEqual(EMPTY_TOKENS)
})

test('signs in a person known by email, with their cart, and keeps the session', async () => {
  const client = visit()
  await client.auth.generateVisitorTokens()
  const tokens = await client.auth.getMemberTokensForExternalLoginWithSession('grace@people.test', shop.apiKey)
  client.auth.setTokens(tokens)
  expect(client.auth.loggedIn()).toBe(true)
  const { member } = await client.members.getCurrentMember()
  expect(member?.loginEmail).toBe('grace@people.test')

  const again = visit()
  again.auth.setTokens(await again.auth.getMemberTokensForExternalLogin(member!.id, shop.apiKey))
  expect((await again.members.getCurrentMember()).member?.id).toBe(member!.id)
  const refused = await caught(visit().auth.getMemberTokensForExternalLoginWithSession('grace@people.test', 'no-key'))
  expect(refused).toMatchObject({ status: 401 })
})

test('a visitor sends GraphQL and reads its errors', async () => {
  const { data } = await visit().graphql<{ queryProducts: { metadata: { total: number } } }>(
    '{ queryProducts { metadata { total } } }',
  )
  expect(data?.queryProducts.metadata.total).toBe(0)
  const { errors } = await visit().graphql('{ nosuch }')
  expect(errors?.[0]?.message).toContain('nosuch')
})
