import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, servicePlugins } from '@vitrine/client'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { registerApp } from '../../ground/event/apps.ts'
import { findApp } from '../../ground/event/store.ts'
import type { PaymentProvider, PaymentRef } from '../../money/payment/provider.ts'
import { createPluginProvider } from '../../money/payment/providers/plugin.ts'
import { createAsking } from './ask.ts'
import { signatureHeader } from './notifications.ts'
import { findPlugin } from './store.ts'
import { startExample } from './testing-example.ts'

let shop: Shop
const openOwner = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { servicePlugins } })
let owner: ReturnType<typeof openOwner>
let example: Awaited<ReturnType<typeof startExample>>
const appId = randomUUID()
beforeAll(async () => {
  shop = await openShop()
  owner = openOwner()
  await registerApp(shop.context.db, { siteId: shop.siteId, appId, name: 'Example Pay' })
  const { public_key: publicKey } = (await findApp(shop.context.db, appId))!
  example = await startExample({ appId, publicKey })
})
afterAll(async () => {
  await example.stop()
  await shop.close()
})

const register = (baseUrl = example.baseUrl) =>
  owner.servicePlugins.registerServicePlugin(appId, 'PAYMENT_PROVIDER', baseUrl)
const providerOf = async (id: string): Promise<PaymentProvider> => {
  const plugin = (await findPlugin(shop.context.db, shop.siteId, id))!
  return createPluginProvider(shop.context, { plugin, ask: createAsking(shop.context) })
}
const newPayment = (): PaymentRef => ({
  attemptId: randomUUID(),
  siteId: shop.siteId,
  method: null,
  amount: 1250,
  currency: 'EUR',
})

/** An app that always gives the same response. */
const answering = async (status: number, body: string) => {
  const server = createServer((_request, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { baseUrl: `http://127.0.0.1:${(server.address() as { port: number }).port}`, close: () => server.close() }
}

test('lets the owner list, test, disable and remove a payment provider that an app registered', async () => {
  const { servicePlugin, notificationUrl } = await register(`${example.baseUrl}/`)
  expect(servicePlugin).toMatchObject({ appId, name: 'Example Pay', enabled: true, baseUrl: example.baseUrl })
  expect(notificationUrl).toContain(`/vitrine/v1/payments/webhooks/plugin:${servicePlugin.id}`)
  expect((await register()).servicePlugin.id).toBe(servicePlugin.id)
  expect(await owner.servicePlugins.listServicePlugins()).toMatchObject([{ id: servicePlugin.id }])
  expect((await owner.servicePlugins.testServicePlugin(servicePlugin.id)).name).toBe('Example Pay')
  const off = await owner.servicePlugins.updateServicePlugin(servicePlugin.id, { enabled: false })
  expect([off.enabled, (await register()).servicePlugin.enabled]).toEqual([false, false])
  await owner.servicePlugins.deleteServicePlugin(servicePlugin.id)
  expect(await owner.servicePlugins.listServicePlugins()).toEqual([])
  await expect(owner.servicePlugins.deleteServicePlugin(servicePlugin.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('charges a payment on the app’s page once, and limits partial refunds to its amount', async () => {
  const { servicePlugin } = await register()
  const [provider, payment] = [await providerOf(servicePlugin.id), newPayment()]
  expect(provider.abilities).toEqual({ capture: 'none', void: true, refund: 'partial', save: false })
  expect(await provider.read(payment)).toBeUndefined()
  const [options, returnUrl] = [{ capture: 'now' } as const, 'http://localhost:4000/back']
  const token = `plugin:${servicePlugin.id}:${returnUrl}`
  const { state, clientAction } = await provider.begin(payment, token, options)
  expect(state).toEqual({ status: 'awaiting' })
  expect(await provider.begin(payment, token, options)).toEqual({ state, clientAction })
  const page = await fetch((clientAction as { url: string }).url, { redirect: 'manual' })
  expect(page.headers.get('location')).toBe(returnUrl)
  expect(await provider.read(payment)).toEqual({ status: 'captured', transactionId: payment.attemptId })
  const refund = { id: randomUUID(), amount: 1000 }
  for (let time = 0; time < 2; time += 1) {
    expect(await provider.refund(payment, refund)).toEqual({ status: 'succeeded', reference: refund.id })
  }
  expect(await provider.refund(payment, { id: randomUUID(), amount: 251 })).toEqual({
    status: 'failed',
    code: 'TOO_MUCH',
    description: 'There is not that much left to refund.',
  })
})

test('never charges a payment that was abandoned before it began', async () => {
  const { servicePlugin } = await register()
  const [provider, payment] = [await providerOf(servicePlugin.id), newPayment()]
  expect(await provider.void(payment)).toEqual({ status: 'succeeded' })
  const { state } = await provider.begin(payment, '', { capture: 'now' })
  expect(state).toEqual({ status: 'declined', reason: 'declined' })
})

test('accepts recent notifications signed by the app only', async () => {
  const { servicePlugin, notificationSecret } = await register()
  const provider = await providerOf(servicePlugin.id)
  const body = Buffer.from(JSON.stringify({ paymentId: 'p' }))
  const signed = (secret: string, secondsAgo = 0) => {
    const time = Math.floor(Date.now() / 1000) - secondsAgo
    const signature = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
    return { headers: { [signatureHeader]: `t=${time},k=${secret.split('.')[0]},v1=${signature}` }, body }
  }
  expect(await provider.webhook!(signed(notificationSecret))).toEqual([{ attemptId: 'p' }])
  expect(await provider.webhook!(signed(notificationSecret, 600))).toBeUndefined()
  expect(await provider.webhook!(signed(`${notificationSecret}x`))).toBeUndefined()
  expect(await provider.webhook!(signed('another.secret'))).toBeUndefined()
  expect(await provider.webhook!({ headers: {}, body })).toBeUndefined()
  const forged = { ...signed(notificationSecret), body: Buffer.from('{"paymentId":"other"}') }
  expect(await provider.webhook!(forged)).toBeUndefined()
})

test.each([
  [500, '{}', 'the response has the status 500'],
  [302, '', 'the response has the status 302'],
  [200, 'hello', 'the response is not JSON'],
  [200, '{"name":"x","abilities":{"capture":"SOMETIMES"}}', 'abilities'],
])('rejects an app that responds with %i %s, with the reason', async (status, body, complaint) => {
  const app = await answering(status, body)
  await expect(register(app.baseUrl)).rejects.toMatchObject({
    code: 'SERVICE_PLUGIN_NOT_REACHED',
    message: expect.stringContaining(complaint) as string,
  })
  app.close()
})

test('rejects an unreachable app, an internal address and an unknown app', async () => {
  const code = 'SERVICE_PLUGIN_NOT_REACHED'
  await expect(register('http://127.0.0.1:1')).rejects.toMatchObject({ code })
  await expect(register('http://10.0.0.7')).rejects.toMatchObject({ code })
  await expect(register(`${example.baseUrl}?x=1`)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  const unknown = owner.servicePlugins.registerServicePlugin(randomUUID(), 'PAYMENT_PROVIDER', example.baseUrl)
  await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
