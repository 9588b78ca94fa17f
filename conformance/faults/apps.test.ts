import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { AppStrategy as OfficialAppStrategy, createClient as createOfficialClient } from '@wix/sdk'
import { products as officialProducts } from '@wix/stores'
import { AppStrategy, createClient, products, webhooks } from '@vitrine/client'
import { importPKCS8, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { openScript, outcomeOf } from './script.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const app = { appId: randomUUID(), appSecret: 'a-secret' }

const event = { eventType: 'wix.ecom.v1.cart_created', instanceId: 'an-instance', data: '{"id":"e"}' }
/** A message to an app, with the given claims. */
const messageWith = async (build: (message: SignJWT) => SignJWT): Promise<string> => {
  const message = new SignJWT({ data: JSON.stringify(event) }).setProtectedHeader({ alg: 'RS256' })
  return build(message).sign(await importPKCS8(privateKey, 'RS256'))
}

test('fault 24: an app rejects messages of others, for others, without expiry, or replayed', async () => {
  const official = createOfficialClient({ auth: OfficialAppStrategy({ ...app, publicKey }) as never }) as unknown as {
    webhooks: { process: (message: string) => Promise<{ eventType: string }> }
  }
  const read = webhooks.createWebhookReader({ ...app, publicKey })
  const foreign = {
    'has another issuer': await messageWith((message) => message.setExpirationTime('5m').setIssuer('evil.example')),
    'is for another app': await messageWith((message) => message.setExpirationTime('5m').setAudience('another-app')),
    'has no expiration': await messageWith((message) => message),
  }
  for (const [why, message] of Object.entries(foreign)) {
    expect((await official.webhooks.process(message)).eventType).toBe(event.eventType)
    await expect(read(message)).rejects.toThrow(why)
  }

  const good = await messageWith((message) => message.setExpirationTime('5m').setJti('once'))
  await official.webhooks.process(good)
  expect((await official.webhooks.process(good)).eventType).toBe(event.eventType)
  expect(await read(good)).toEqual({ ...event, data: undefined, identity: undefined, payload: { id: 'e' } })
  await expect(read(good)).rejects.toThrow('already received')
})

test('fault 25: an app verifies the state of its installation and requests its token once', async () => {
  const shop = await openScript(({ path }) =>
    path.startsWith('/oauth')
      ? { json: { access_token: 'access-app', refresh_token: 'refresh-app', expires_in: 14_400, token_type: 'Bearer' } }
      : { json: { product: { id: 'p' } } },
  )
  const callback = 'https://app.example/installed?code=a-code&instanceId=an-instance'
  const official = OfficialAppStrategy({ ...app, refreshToken: 'refresh' })
  // Without a state, the browser was not sent by us.
  expect(await official.handleOAuthCallback(callback, { state: 'ours' })).toMatchObject({ instanceId: 'an-instance' })
  const ours = AppStrategy({ ...app, host: shop.url })
  const { error } = await outcomeOf(ours.handleOAuthCallback(callback, { state: 'ours' }))
  expect(error!.message).toBe('Invalid _state')
  const good = await ours.handleOAuthCallback(`${callback}&state=ours`, { state: 'ours' })
  expect(good).toMatchObject({ instanceId: 'an-instance', refreshToken: 'refresh-app' })

  const tokenCalls = () => shop.requests.filter(({ path }) => path.startsWith('/oauth')).length
  shop.requests.length = 0
  const theirs = createOfficialClient({
    modules: { products: officialProducts },
    auth: OfficialAppStrategy({ ...app, refreshToken: 'refresh' }),
  })
  for (let count = 0; count < 3; count += 1) await theirs.products.getProduct('p')
  expect(tokenCalls()).toBe(3)

  shop.requests.length = 0
  const auth = AppStrategy({ ...app, refreshToken: 'refresh', host: shop.url })
  const own = createClient({ host: shop.url, auth, modules: { products } })
  for (let count = 0; count < 3; count += 1) await own.products.getProduct('p')
  expect(tokenCalls()).toBe(1)
})
