import * as officialSdk from '@wix/sdk'
import { ApiError } from '@vitrine/client'
import { expect, test } from 'vitest'
import { openOfficialBackOffice, openOurBackOffice } from '../clients.ts'
import { openScript, outcomeOf, refusal, type ScriptedAnswer } from './script.ts'

const open = async (answer: ScriptedAnswer) => {
  const shop = await openScript(() => answer)
  return { shop, official: openOfficialBackOffice(), ours: openOurBackOffice(shop.url) }
}

test('fault 08: violations of a query are named after the query', async () => {
  const fieldViolations = [{ field: 'query.filter', description: 'bad filter', data: {} }]
  const { official, ours } = await open({
    status: 400,
    json: { message: 'bad', details: { validationError: { fieldViolations } } },
  })
  const theirs = await outcomeOf(official.products.queryProducts().eq('name', 'x').find())
  expect(theirs.error!.message).toContain('undefined.filter')
  const own = await outcomeOf(ours.products.queryProducts().eq('name', 'x').find())
  expect(own.error).toMatchObject({ violations: [{ field: 'query.filter', description: 'bad filter' }] })
})

test('fault 15: a call can be aborted, times out, is retried, and reports its error', async () => {
  const hanging = await open('hang')
  const late = await Promise.race([
    hanging.official.products.getProduct('p'),
    new Promise((resolve) => setTimeout(() => resolve('still waiting'), 300)),
  ])
  expect(late).toBe('still waiting')
  const { error } = await outcomeOf(hanging.ours.products.getProduct('p', {}, { timeoutMs: 100 }))
  expect(error).toMatchObject({ name: 'ConnectionError', code: 'TIMED_OUT' })
  const ended = new Error('The page was left')
  const signal = AbortSignal.abort(ended)
  expect((await outcomeOf(hanging.ours.products.getProduct('p', {}, { signal }))).error).toBe(ended)

  const dead = await open('cut')
  expect((await outcomeOf(dead.official.products.getProduct('p'))).error!.message).toMatch(/^System error occurred: \{/)
  const broken = await outcomeOf(dead.ours.products.getProduct('p'))
  expect(broken.error).toMatchObject({ code: 'CONNECTION_FAILED', cause: expect.anything() })

  const busy: ScriptedAnswer = { status: 503, headers: { 'retry-after': '1' }, json: { message: 'busy' } }
  const briefly = () => openScript((_, count) => (count === 1 ? busy : { json: { product: { id: 'p' } } }))
  await briefly()
  expect((await outcomeOf(openOfficialBackOffice().products.getProduct('p'))).error).toMatchObject({ status: 503 })
  const { url } = await briefly()
  const before = Date.now()
  expect((await openOurBackOffice(url, { retries: 1 }).products.getProduct('p')).product.id).toBe('p')
  expect(Date.now() - before).toBeGreaterThanOrEqual(990)
})

test.each([201, 202])('fault 16: status %i is a success', async (status) => {
  const { official, ours } = await open({ status, json: { product: { id: 'p' } } })
  expect((await outcomeOf(official.products.getProduct('p'))).error).toMatchObject({ status })
  expect((await ours.products.getProduct('p')).product.id).toBe('p')
})

test('fault 16: a response without content is a success', async () => {
  const { official, ours } = await open({ status: 204, text: '' })
  expect((await outcomeOf(official.products.deleteProduct('p'))).error).toMatchObject({ status: 204 })
  await expect(ours.products.deleteProduct('p')).resolves.toBeUndefined()
})

test('fault 17: a query of any length is sent', async () => {
  const { shop, official, ours } = await open({ json: { products: [], metadata: {} } })
  const slugs = Array.from({ length: 6000 }, (_, index) => `a-slug-of-some-length-${index}`)
  expect((await outcomeOf(official.products.queryProducts().in('slug', slugs).find())).error).toBeInstanceOf(RangeError)
  await ours.products
    .queryProducts()
    .in('slug', ...slugs)
    .find()
  expect(shop.requests.map(({ method }) => method)).toEqual(['POST'])
  expect(shop.requests[0]!.body.query.filter.slug.$in).toHaveLength(6000)
})

test('fault 18: an ID cannot leave its path segment', async () => {
  const { shop, official, ours } = await open({ json: {} })
  await official.products.getProduct('../../../ecom/v1/carts/current')
  await official.products.deleteProduct('x/../../collections/victim')
  expect(shop.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /ecom/v1/carts/current',
    'DELETE /stores/v1/collections/victim',
  ])

  shop.requests.length = 0
  await ours.products.getProduct('../../../ecom/v1/carts/current')
  await ours.products.deleteProduct('x/../../collections/victim')
  expect(shop.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /stores-reader/v1/products/..%2F..%2F..%2Fecom%2Fv1%2Fcarts%2Fcurrent',
    'DELETE /stores/v1/products/x%2F..%2F..%2Fcollections%2Fvictim',
  ])
  for (const id of ['', '.', '..']) {
    expect((await outcomeOf(ours.products.getProduct(id))).error).toMatchObject({ code: 'INVALID_ARGUMENT' })
  }
})

test('fault 29: a malformed response is read as far as possible, and errors have one class and one kind of code', async () => {
  const holes = await open({ json: { cart: { lineItems: [null, { id: 'l' }] } } })
  expect((await outcomeOf(holes.official.currentCart.addToCurrentCart({}))).error!.message).toContain('System error')
  expect((await holes.ours.currentCart.addToCurrentCart({})).cart.lineItems).toEqual([null, { id: 'l' }])

  const page = await open({ text: '<html>Maintenance</html>' })
  expect((await outcomeOf(page.official.products.getProduct('p'))).error!.message).toBe('System error occurred: {}')
  const unread = await outcomeOf(page.ours.products.getProduct('p'))
  expect(unread.error).toMatchObject({ code: 'UNREADABLE_ANSWER', cause: '<html>Maintenance</html>' })

  const codeOf = ({ error }: { error?: object }): unknown =>
    (error as { details: { applicationError: { code: unknown } } }).details.applicationError.code
  const plain = await open({ status: 404, json: { message: 'no' } })
  expect(codeOf(await outcomeOf(plain.official.products.getProduct('p')))).toBe(404)
  expect((await outcomeOf(plain.ours.products.getProduct('p'))).error).toMatchObject({ code: 'NOT_FOUND' })
  const named = await open(refusal(404, 'PRODUCT_NOT_FOUND'))
  expect(codeOf(await outcomeOf(named.official.products.getProduct('p')))).toBe('PRODUCT_NOT_FOUND')
  const { error } = await outcomeOf(named.ours.products.getProduct('p'))
  expect(error).toMatchObject({ code: 'PRODUCT_NOT_FOUND' })

  expect(Object.keys(officialSdk).filter((name) => /error/i.test(name))).not.toContain('SDKError')
  expect(error).toBeInstanceOf(ApiError)
})
