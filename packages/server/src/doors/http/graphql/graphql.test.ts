import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const ask = (query: unknown, variables?: unknown, token: string | undefined = visitor) =>
  shop.send('POST /graphql/alpha', { token, body: { query, variables } })

test('reads products, a collection and the cart in one request', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { name: 'Tall mug' })
  await shop.send('POST /stores/v1/collections', { token: shop.apiKey, body: { collection: { name: 'Mugs' } } })
  const added = await ask(
    `mutation Add($lineItems: [LineItemInput!]) {
      addToCurrentCart(lineItems: $lineItems) { cart { lineItems { quantity productName { original } price { amount } } } }
    }`,
    { lineItems: [{ catalogReference: referenceTo(mug), quantity: 2 }] },
  )
  expect(added.body.data.addToCurrentCart.cart.lineItems).toMatchObject([
    { quantity: 2, productName: { original: 'Tall mug' } },
  ])
  const { body } = await ask(
    `query ($id: String!, $query: QueryInput) {
      getProduct(id: $id) { product { name productType priceData { price currency } lastUpdated } }
      found: queryProducts(query: $query) { products { slug } metadata { total } }
      getCollectionBySlug(slug: "mugs") { collection { numberOfProducts } }
      getCurrentCart { cart { subtotal { amount formattedAmount } buyerInfo { visitorId } } }
    }`,
    { id: mug.id, query: { filter: { name: { $startsWith: 'Tall' } }, paging: { limit: 1 } } },
  )
  expect(body.errors).toBeUndefined()
  expect(body.data).toMatchObject({
    getProduct: { product: { name: 'Tall mug', productType: 'physical', priceData: { currency: 'EUR' } } },
    found: { products: [{ slug: expect.any(String) }], metadata: { total: 1 } },
    getCollectionBySlug: { collection: { numberOfProducts: 0 } },
  })
  expect(new Date(body.data.getProduct.product.lastUpdated).getTime()).toBeGreaterThan(0)
  const same = await shop.send('GET /ecom/v1/carts/current', { token: visitor })
  expect(body.data.getCurrentCart.cart.subtotal.amount).toBe(same.body.cart.subtotal.amount)
})

test("uses the buyer's language like other calls", async () => {
  const mug = await addProduct(shop.context.db, shop.siteId)
  const query = `mutation ($lineItems: [LineItemInput!]) {
    addToCurrentCart(lineItems: $lineItems) { cart { buyerLanguage siteLanguage } }
  }`
  const variables = { lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }] }
  const answer = await shop.send('POST /graphql/alpha', {
    token: await shop.visitorToken(),
    body: { query, variables },
    headers: { 'accept-language': 'he' },
  })
  expect(answer.body.data.addToCurrentCart.cart).toEqual({ buyerLanguage: 'he', siteLanguage: 'en' })
})

test('returns the URL of a redirect session, or the code and fields of its refusal', async () => {
  const create = `mutation ($callbacks: CallbacksInput) {
    createRedirectSession(login: {}, callbacks: $callbacks) {
      status error { code violations } redirectSession { fullUrl urlDetails { endpoint searchParams } }
    }
  }`
  const good = await ask(create, { callbacks: { postFlowUrl: 'http://localhost:3000/back' } })
  expect(good.body.data.createRedirectSession).toMatchObject({
    status: 'SUCCESS',
    error: null,
    redirectSession: { urlDetails: { endpoint: 'http://localhost:4000/hosted/sign-in' } },
  })
  const bad = await ask(create, { callbacks: { postFlowUrl: 'https://evil.example' } })
  expect(bad.body.data.createRedirectSession).toMatchObject({
    status: 'ERROR',
    error: { code: 'INVALID_ARGUMENT', violations: [{ field: 'callbacks.postFlowUrl' }] },
    redirectSession: null,
  })
})

test('applies the same permissions and validation as the calls', async () => {
  const cost = `{ queryProducts(includeMerchantSpecificData: true) { products { costAndProfitData { itemCost } } } }`
  expect((await ask(cost)).body.data.queryProducts.products[0].costAndProfitData).toBeNull()
  const nobody = await ask('{ getCurrentCart { cart { id } } }', undefined, '')
  expect([nobody.status, nobody.body.errors[0].extensions]).toEqual([200, { code: 'UNAUTHENTICATED', status: 401 }])
  const missing = await ask('{ getProduct(id: "../../ecom/v1/carts/current") { product { name } } }')
  expect(missing.body.errors[0]).toMatchObject({ path: ['getProduct'], extensions: { status: 404 } })
  const filter = await ask('{ queryProducts(query: { filter: { colour: "red" } }) { products { id } } }')
  expect(filter.body.errors[0].extensions).toMatchObject({
    code: 'INVALID_ARGUMENT',
    violations: [{ field: 'query.filter.colour' }],
  })
  const foreign = await fetch(`${shop.url}/graphql/alpha`, {
    method: 'POST',
    headers: { authorization: visitor, 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ query: '{ getCurrentCart { cart { id } } }' }),
  })
  expect(await foreign.json()).toMatchObject({ errors: [{ extensions: { code: 'PERMISSION_DENIED' } }] })
})

test('rejects an invalid or excessive document with the reason', async () => {
  const messageOf = async (query: unknown) => (await ask(query)).body.errors?.[0].message as string
  expect(await messageOf('{ getProduct(id: ')).toMatch(/Syntax Error/)
  expect(await messageOf('{ nothing }')).toMatch(/nothing/)
  const carts = Array.from({ length: 7 }, (_, index) => `a${index}: getCurrentCart { cart { id } }`).join(' ')
  expect(await messageOf(`{ ${carts} }`)).toMatch(/6 calls/)
  const levels = ['cart', 'lineItems', 'image', 'id']
  const wide = (level: number): string =>
    level === levels.length - 1
      ? Array.from({ length: 20 }, (_, index) => `i${index}: id`).join(' ')
      : Array.from({ length: 20 }, (_, index) => `l${index}: ${levels[level]} { ...F${level + 1} }`).join(' ')
  const fragments = `fragment F1 on Cart { ${wide(1)} } fragment F2 on LineItem { ${wide(2)} } fragment F3 on Image { ${wide(3)} }`
  expect(await messageOf(`{ getCurrentCart { ${wide(0)} } } ${fragments}`)).toMatch(/5000 fields/)
  expect(await messageOf(`{ getCurrentCart { ${'__typename '.repeat(5000)} } }`)).toMatch(/4000/)
  expect((await shop.send('POST /graphql/v1', { body: { query: 7 } })).status).toBe(400)
  expect((await ask('{ getCurrentCart { cart { id } } }', [])).status).toBe(400)
  const newer = await fetch(`${shop.url}/graphql/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: '{ nothing }' }),
  })
  expect([newer.status, newer.headers.get('content-type')]).toEqual([
    400,
    'application/graphql-response+json; charset=utf-8',
  ])
})

test('never fails internally, whatever is sent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.json(), fc.stringMatching(/^[{}()a-zA-Z:$!."[\]]{0,60}$/)),
      fc.jsonValue(),
      async (query, variables) => {
        expect((await ask(query, variables)).status).toBeLessThan(500)
      },
    ),
    { numRuns: 60 },
  )
})

test('rejects too deep or too long documents and variables before parsing', async () => {
  const nested = (sign: string, end: string, count: number) => sign.repeat(count) + end.repeat(count)
  const chain = Array.from({ length: 500 }, (_, at) => `fragment F${at} on Query { ...F${at + 1} }`).join(' ')
  for (const query of [
    nested('{a', '}', 2000),
    `query ($a: ${nested('[', ']', 1500)}) { a }`,
    `{ getProduct(id: ${nested('[', ']', 1900)}) { product { id } } }`,
    `{ getProduct(id: "${'x'.repeat(200_000)}") { product { id } } }`,
    '{'.repeat(100_000),
  ]) {
    const { status, body } = await ask(query)
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'query'])
  }
  expect(
    (await ask(`{ ...F0 } ${chain} fragment F500 on Query { getProduct(id: "x") { product { id } } }`)).body.errors,
  ).toHaveLength(1)
  const quoted = await ask(`{ getProduct(id: "${'{'.repeat(100)}") { product { id } } } # ${'{'.repeat(100)}`)
  expect(quoted.body.errors[0].extensions.code).not.toBe(undefined)

  const deep = JSON.parse(`${'{"$not":'.repeat(1000)}1${'}'.repeat(1000)}`) as object
  const found = await ask('query ($q: QueryInput) { queryProducts(query: $q) { products { id } } }', {
    q: { filter: deep },
  })
  expect([found.status, found.body.details.validationError.fieldViolations[0].field]).toEqual([400, 'variables'])
})
