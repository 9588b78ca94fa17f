import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  ApiKeyStrategy,
  calls,
  ConnectionError,
  createClient,
  currentCart,
  isApiError,
  members,
  OAuthStrategy,
  products,
} from './index.ts'
import type { ApiError } from './index.ts'
import { refusal, stubNetwork, tokenAnswer, type Respond } from './testing.ts'

const auth = ApiKeyStrategy({ apiKey: 'key', siteId: 'site' })
const modules = { products, currentCart, members }

const openShop = (respond: Respond, more: object = {}) => {
  const network = stubNetwork(respond)
  return {
    ...network,
    client: createClient({ auth, host: 'https://shop.test/', modules, fetch: network.fetch, ...more }),
  }
}
const caught = async (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('It did not reject')),
    (error: ApiError) => error,
  )
const product = { product: { id: 'p', lastUpdated: '2026-01-02T03:04:05.678Z', createdDate: null } }

afterEach(() => vi.useRealTimers())

describe('requests', () => {
  test('an ID cannot leave its path segment', async () => {
    const { client, sent } = openShop(() => product)
    await client.products.getProduct('../../../ecom/v1/carts/current')
    await client.products.getProduct('x/../../collections/VICTIM?y#z%2e')
    expect(sent.map(({ path }) => path)).toEqual([
      '/stores-reader/v1/products/..%2F..%2F..%2Fecom%2Fv1%2Fcarts%2Fcurrent',
      '/stores-reader/v1/products/x%2F..%2F..%2Fcollections%2FVICTIM%3Fy%23z%252e',
    ])
  })

  test.each(['', '.', '..'])('rejects %j as an ID before sending', async (id) => {
    const { client, sent } = openShop(() => product)
    const error = await caught(client.products.getProduct(id))
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400, violations: [{ field: 'id' }] })
    expect(sent).toEqual([])
  })

  test('repeats keys for lists, sends dates as text and omits undefined values', async () => {
    const { client, sent } = openShop(() => ({}))
    await client.members.getCurrentMember({ fieldsets: ['FULL', 'a b' as never] })
    await client.send({ route: 'GET /x' }, { query: { since: new Date(0), none: undefined, nil: null, zero: 0 } })
    expect(sent[0]!.search.toString()).toBe('fieldsets=FULL&fieldsets=a+b')
    expect(sent[1]!.search.toString()).toBe('since=1970-01-01T00%3A00%3A00.000Z&zero=0')
  })

  test('never mutates arguments, even frozen ones with Dates', async () => {
    const { client, sent } = openShop(() => ({ cart: {} }))
    const options = Object.freeze({
      lineItems: Object.freeze([
        Object.freeze({ quantity: 1, catalogReference: { options: { id: 'a', createdDate: 'b' } } }),
      ]),
    })
    const before = JSON.stringify(options)
    await client.currentCart.addToCurrentCart(options)
    await client.currentCart.addToCurrentCart(options)
    expect(JSON.stringify(options)).toBe(before)
    expect(sent[1]!.body).toEqual(options)
    await client.send({ route: 'POST /x' }, { body: { at: new Date(0) } })
    expect(sent[2]!.body).toEqual({ at: '1970-01-01T00:00:00.000Z' })
  })

  test('sends the raw token, with the site of an API key', async () => {
    const { client, sent } = openShop(() => product, { headers: { 'x-shop': '1' } })
    await client.products.getProduct('p')
    expect(sent[0]!.authorization).toBe('key')
    expect(Object.fromEntries(sent[0]!.headers)).toEqual({ authorization: 'key', 'wix-site-id': 'site', 'x-shop': '1' })
  })

  test('read-your-writes tokens are not shared between clients', async () => {
    const headers = { 'x-shop': '1' }
    const writing = openShop(() => Response.json(product, { headers: { 'x-wix-consistent': 'mark' } }), { headers })
    await writing.client.products.getProduct('p')
    await writing.client.products.getProduct('p')
    expect(writing.sent.map((one) => one.headers.get('x-wix-consistent'))).toEqual([null, 'mark'])
    const other = openShop(() => product, { headers })
    await other.client.products.getProduct('p')
    expect(other.sent[0]!.headers.get('x-wix-consistent')).toBeNull()
  })
})

describe('answers', () => {
  test('timestamps become Dates where the contract says so, and nowhere else', async () => {
    const { client } = openShop(() => ({
      cart: {
        createdDate: '2026-01-02T03:04:05.678Z',
        updatedDate: null,
        lineItems: [
          null,
          { catalogReference: { options: { createdDate: '2026-01-02T03:04:05.678Z' } } },
          { image: 'wix:image://v1/a' },
        ],
      },
    }))
    const cart = await client.currentCart.getCurrentCart()
    expect(cart.createdDate).toEqual(new Date('2026-01-02T03:04:05.678Z'))
    expect(cart.updatedDate).toBeNull()
    expect(cart.lineItems[1]).toEqual({ catalogReference: { options: { createdDate: '2026-01-02T03:04:05.678Z' } } })
  })

  test.each([200, 201, 202])('status %i is a success', async (status) => {
    const { client } = openShop(() => Response.json(product, { status }))
    expect(await client.products.getProduct('p')).toMatchObject({ product: { id: 'p' } })
  })

  test('an empty response is a success', async () => {
    const { client } = openShop(() => new Response(null, { status: 204 }))
    await expect(client.currentCart.deleteCurrentCart()).resolves.toBeUndefined()
  })

  test('an HTML page with status 200 is an error', async () => {
    const { client } = openShop(() => new Response('<html>'))
    expect(await caught(client.products.getProduct('p'))).toMatchObject({
      name: 'ConnectionError',
      code: 'UNREADABLE_ANSWER',
    })
  })
})

describe('errors', () => {
  const violation = (field: string, description: string) => ({
    field,
    description,
    violatedRule: 'OTHER',
    data: { a: 1 },
  })
  const invalid = (...fieldViolations: object[]) =>
    Response.json({ message: 'x', details: { validationError: { fieldViolations } } }, { status: 400 })

  test('violations are sorted and named after the arguments', async () => {
    const { client } = openShop(() =>
      invalid(violation('lineItems[0].quantity', 'must be >= 1'), violation('couponCode', 'bad')),
    )
    const error = await caught(client.currentCart.updateCurrentCart({}))
    expect(error.message).toBe(
      'INVALID_ARGUMENT: "options.couponCode" bad, "options.lineItems[0].quantity" must be >= 1',
    )
    expect(error.violations[0]).toEqual({
      field: 'options.couponCode',
      description: 'bad',
      violatedRule: 'OTHER',
      data: { a: 1 },
    })
  })

  test('fields that are arguments keep their name', async () => {
    const { client } = openShop(() => invalid(violation('product.name', 'too long'), violation('id', 'is not a GUID')))
    const error = await caught(client.products.updateProduct('x', {}))
    expect(error.violations.map(({ field }) => field)).toEqual(['id', 'product.name'])
    const ofQuery = await caught(client.products.queryProducts().find())
    expect(ofQuery.violations.map(({ field }) => field)).toEqual(['id', 'product.name'])
  })

  test('a validation error without violations is still one', async () => {
    const { client } = openShop(() => Response.json({ details: { validationError: {} } }, { status: 400 }))
    expect(await caught(client.products.getProduct('p'))).toMatchObject({ code: 'INVALID_ARGUMENT', violations: [] })
  })

  test.each<[string, Response, Partial<ApiError>]>([
    [
      'an application error',
      refusal(404, 'PRODUCT_NOT_FOUND', 'Gone'),
      { code: 'PRODUCT_NOT_FOUND', message: 'Gone', status: 404 },
    ],
    [
      'an application error with two messages',
      Response.json(
        { message: 'conflict', details: { applicationError: { code: -19995, description: 'exists', data: { b: 1 } } } },
        { status: 409 },
      ),
      { code: '-19995', message: 'conflict: exists', data: { b: 1 } },
    ],
    [
      'an unknown collection',
      Response.json({ message: 'nope', details: {} }, { status: 404, statusText: 'Not Found' }),
      { code: 'NOT_FOUND', message: 'nope' },
    ],
    [
      'an error over HTTP/2',
      new Response('<html>', { status: 429, headers: { 'retry-after': '7' } }),
      { code: 'TOO_MANY_REQUESTS', retryAfterMs: 7000 },
    ],
    [
      'a server error',
      new Response('oops', { status: 500, statusText: 'Internal Server Error', headers: { 'x-wix-request-id': 'r1' } }),
      { code: 'SYSTEM_ERROR', message: 'System error occurred, request-id: r1', requestId: 'r1' },
    ],
    [
      'a server error without a request ID',
      Response.json({ message: 'boom' }, { status: 500 }),
      { code: 'SYSTEM_ERROR', message: 'boom', requestId: null },
    ],
    ['a null response', Response.json(null, { status: 400 }), { code: 'BAD_REQUEST', status: 400 }],
  ])('%s', async (_, response, expected) => {
    const { client } = openShop(() => response, { retries: 0 })
    const error = await caught(client.products.getProduct('p'))
    expect(error.name).toBe('ApiError')
    expect({ ...error, message: error.message }).toMatchObject(expected)
    expect(isApiError(error, expected.code!)).toBe(true)
    expect(isApiError(error, 'CONFLICT')).toBe(false)
  })

  test('a network error keeps its message', async () => {
    const cause = new TypeError('fetch failed')
    const { client } = openShop(() => Promise.reject(cause), { retries: 0 })
    const error = await caught(client.products.getProduct('p'))
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ code: 'CONNECTION_FAILED', cause })
  })
})

describe('retries and time limits', () => {
  test('retries a safe call after the delay the server requests', async () => {
    vi.useFakeTimers()
    const { client, sent } = openShop((_, count) =>
      count === 1 ? new Response('', { status: 503, headers: { 'retry-after': '5' } }) : product,
    )
    const reading = client.products.getProduct('p')
    await vi.advanceTimersByTimeAsync(4900)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await reading).toMatchObject({ product: { id: 'p' } })
  })

  test('fails after three attempts', async () => {
    vi.useFakeTimers()
    const { client, sent } = openShop(() => Promise.reject(new TypeError('fetch failed')))
    const error = caught(client.products.getProduct('p'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await error).toMatchObject({ code: 'CONNECTION_FAILED' })
    expect(sent).toHaveLength(3)
  })

  test('adds to the cart once, unless an idempotency key makes retries safe', async () => {
    vi.useFakeTimers()
    const once = openShop(() => new Response('', { status: 503 }))
    expect(await caught(once.client.currentCart.addToCurrentCart({}))).toMatchObject({ status: 503 })
    expect(once.sent).toHaveLength(1)

    const keyed = openShop((_, count) => (count === 1 ? new Response('', { status: 503 }) : { cart: {} }))
    const adding = keyed.client.currentCart.addToCurrentCart({}, { idempotencyKey: 'k' })
    await vi.advanceTimersByTimeAsync(5000)
    await adding
    expect(keyed.sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k', 'k'])
  })

  test('does not retry errors of the request itself', async () => {
    const { client, sent } = openShop(() => refusal(404, 'PRODUCT_NOT_FOUND'))
    await caught(client.products.getProduct('p'))
    expect(sent).toHaveLength(1)
  })

  test('does not wait longer than the time limit', async () => {
    const { client, sent } = openShop(() => new Response('', { status: 429, headers: { 'retry-after': '60' } }))
    expect(await caught(client.products.getProduct('p'))).toMatchObject({ status: 429, retryAfterMs: 60_000 })
    expect(sent).toHaveLength(1)
  })

  test('times out after 30 seconds', async () => {
    vi.useFakeTimers()
    const { client, sent } = openShop(() => new Promise(() => undefined))
    const error = caught(client.products.getProduct('p'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await error).toMatchObject({ name: 'ConnectionError', code: 'TIMED_OUT' })
    expect(sent[0]!.signal!.aborted).toBe(true)
    const short = caught(client.products.getProduct('p', {}, { timeoutMs: 10 }))
    await vi.advanceTimersByTimeAsync(10)
    expect(await short).toMatchObject({ code: 'TIMED_OUT' })
  })

  test('an abort stays an abort', async () => {
    const { client, sent } = openShop(() => new Promise(() => undefined))
    const controller = new AbortController()
    const error = caught(client.products.getProduct('p', {}, { signal: controller.signal }))
    await expect.poll(() => sent).toHaveLength(1)
    controller.abort()
    expect(await error).toMatchObject({ name: 'AbortError' })
    expect(await caught(client.products.getProduct('p', {}, { signal: controller.signal }))).toMatchObject({
      name: 'AbortError',
    })
    expect(sent).toHaveLength(1)
  })
})

describe('besides the modules', () => {
  test('any call of the contract can be sent', async () => {
    const { client } = openShop(() => product)
    expect((await client.send(calls.getProduct, { params: { id: 'p' } })).product.id).toBe('p')
  })

  test('hooks see each attempt, but no token', async () => {
    const onRequest = vi.fn()
    const onResponse = vi.fn()
    const { client } = openShop(() => product, { onRequest, onResponse })
    await client.products.getProduct('p')
    const about = { method: 'GET', url: 'https://shop.test/stores-reader/v1/products/p', attempt: 1 }
    expect(onRequest).toHaveBeenCalledWith(about)
    expect(onResponse).toHaveBeenCalledWith(about, expect.objectContaining({ status: 200 }))
  })

  test('sends tokens to the shop’s host only', async () => {
    const { client, sent } = openShop(() => ({}))
    await client.fetchWithAuth('/media/upload', { method: 'POST', body: '{}' })
    await client.fetchWithAuth('https://shop.test/x')
    expect(sent.map(({ authorization, path }) => [authorization, path])).toEqual([
      ['key', '/media/upload'],
      ['key', '/x'],
    ])
    for (const url of ['https://evil.test/x', '//evil.test/x', 'https://shop.test@evil.test/'])
      await expect(client.fetchWithAuth(url)).rejects.toThrow('Tokens go only to https://shop.test')
    expect(sent).toHaveLength(2)
  })
})

describe('another host', () => {
  test('module calls can use the edge host; tokens and GraphQL use the host', async () => {
    const urls: string[] = []
    const network = stubNetwork((sent) =>
      sent.path === '/oauth2/token' ? tokenAnswer('edge') : { products: [], data: {} },
    )
    const fetch: typeof globalThis.fetch = (input, init) => {
      urls.push(String(input).split('?')[0]!)
      return network.fetch(input, init)
    }
    const auth = OAuthStrategy({ clientId: 'app' })
    const client = createClient({
      auth,
      host: 'https://shop.test/',
      edgeHost: 'https://edge.test',
      useCDN: true,
      modules: { products },
      fetch,
    })
    await client.products.queryProducts({})
    await client.graphql('{ a }', { b: 1 }, { apiVersion: 'v1' })
    expect(urls).toEqual([
      'https://shop.test/oauth2/token',
      'https://edge.test/stores-reader/v1/products/query-platformized',
      'https://shop.test/graphql/v1',
    ])
    expect(network.sent.at(-1)!.body).toEqual({ query: '{ a }', variables: { b: 1 } })
  })
})
