import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redirectApiClients } from './not-an-api.ts'

const app = Fastify()
redirectApiClients(app, 'http://localhost:4000')
app.get('/*', async () => 'a page')
let host: string
beforeAll(async () => {
  host = await app.listen({ port: 0 })
})
afterAll(() => app.close())

test('tells API clients where the API is, also in browsers, and still serves pages', async () => {
  const origin = 'http://localhost:5173'
  const preflight = await fetch(`${host}/oauth2/token`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type'])
  const headers = { origin, 'content-type': 'application/json' }
  const refusal = await fetch(`${host}/oauth2/token`, { method: 'POST', headers, body: '{}' })
  expect([refusal.status, refusal.headers.get('access-control-allow-origin')]).toEqual([421, origin])
  expect(await refusal.json()).toMatchObject({
    message: expect.stringContaining('Its API is at http://localhost:4000'),
  })
  const call = await fetch(`${host}/stores/v1/products`, { headers: { authorization: 'a token' } })
  expect(call.status).toBe(421)
  expect(await (await fetch(`${host}/cart`)).text()).toBe('a page')
})

test('serves pages behind HTTP authentication', async () => {
  const navigations = [{ authorization: 'Basic YTpi' }, { authorization: 'Bearer a', 'sec-fetch-mode': 'navigate' }]
  for (const headers of navigations) expect((await app.inject({ url: '/cart', headers })).body).toBe('a page')
})
