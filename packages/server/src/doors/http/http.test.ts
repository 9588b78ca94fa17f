import { calls } from '@vitrine/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test("reports the server's health and version to everyone", async () => {
  expect(await shop.send('GET /health')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect((await shop.send('GET /openapi.json')).body.paths['/ecom/v1/carts/current']).toBeDefined()
})

test('asks for a token if a call has none, with a request ID', async () => {
  const answer = await shop.send('GET /ecom/v1/carts/current')
  expect(answer).toMatchObject({ status: 401, body: { details: { applicationError: { code: 'UNAUTHENTICATED' } } } })
  expect(answer.headers.get('x-wix-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('rejects a modified token', async () => {
  const token = await shop.visitorToken()
  const forged = `${token.slice(0, -4)}AAAA`
  expect((await shop.send('GET /ecom/v1/carts/current', { token: forged })).status).toBe(401)
})

test('rejects owner calls from a visitor', async () => {
  const token = await shop.visitorToken()
  const answer = await shop.send('PATCH /stores/v1/products/x', { token, body: { product: { name: 'Mine' } } })
  expect(answer).toMatchObject({ status: 403, body: { details: { applicationError: { code: 'PERMISSION_DENIED' } } } })
})

test('names each invalid field with its rule', async () => {
  const token = await shop.visitorToken()
  const body = { lineItems: [{ quantity: 0, catalogReference: { catalogItemId: '' } }, { quantity: 'two' }] }
  const answer = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body })
  expect(answer.status).toBe(400)
  expect(answer.body.message).toMatch(/^INVALID_ARGUMENT: "lineItems\[0\]\.catalogReference\.catalogItemId" /)
  expect(answer.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'lineItems[0].catalogReference.catalogItemId', violatedRule: 'MIN_LENGTH' },
    { field: 'lineItems[0].quantity', violatedRule: 'MIN' },
    { field: 'lineItems[1].quantity', violatedRule: 'VALIDATION' },
  ])
})

test('rejects a body that is not JSON as a client error', async () => {
  const token = await shop.visitorToken()
  for (const body of ['{', '[1', '"', '{"a":}', '5', '[]']) {
    const { status } = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body })
    expect(status, body).toBeGreaterThanOrEqual(400)
    expect(status, body).toBeLessThan(500)
  }
})

test('rejects pages of an unlisted origin, with a readable reason', async () => {
  const token = await shop.visitorToken()
  const answer = await shop.send('GET /ecom/v1/carts/current', { token, headers: { origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
  expect(answer.body.message).toContain('npm run allow')
})

test('answers preflights of every page', async () => {
  const answer = await shop.send('OPTIONS /ecom/v1/carts/current', { headers: { origin: 'http://localhost:3000' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization')
  const allowed = answer.headers.get('access-control-allow-methods')!.split(', ')
  expect(allowed).toEqual(expect.arrayContaining(Object.values(calls).map(({ method }) => method)))
})
