import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createEventSigner } from '@vitrine/server/ground/event/apps.ts'
import { expect, test } from 'vitest'
import { createWebhookReader } from './webhooks.ts'

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const { publicKey, privateKey } = newKeys()
const appId = randomUUID()

/** Creates an event, signed as by the server. */
const signed = (now = new Date(), id = randomUUID()): Promise<string> =>
  createEventSigner(() => now)(
    {
      siteId: randomUUID(),
      id,
      type: 'wix.ecom.v1.cart_created',
      entity: `cart:${randomUUID()}`,
      sequence: 1,
      body: { entity: { id: 'c' } },
      date: now,
    },
    { app_id: appId, private_key: privateKey },
  )

test('reads a shop’s message with a key as PEM or base64', async () => {
  for (const key of [publicKey, btoa(publicKey)]) {
    const { eventType, payload } = await createWebhookReader({ appId, publicKey: key })(await signed())
    expect(eventType).toBe('wix.ecom.v1.cart_created')
    expect(payload).toMatchObject({ entityFqdn: 'wix.ecom.v1.cart', createdEvent: { entity: { id: 'c' } } })
  }
})

test('accepts a message once, also across processes with a shared store', async () => {
  const message = await signed()
  const read = createWebhookReader({ appId, publicKey })
  await read(message)
  await expect(read(message)).rejects.toThrow('already received')
  const seen = new Set<string>()
  const remember = async (id: string) => !seen.has(id) && seen.add(id).size > 0
  await createWebhookReader({ appId, publicKey, remember })(message)
  await expect(createWebhookReader({ appId, publicKey, remember })(message)).rejects.toThrow('already received')
})

test('accepts a redelivery of an event that it failed to handle', async () => {
  const read = createWebhookReader({ appId, publicKey })
  const id = randomUUID()
  await read(await signed(new Date(), id))
  const { payload } = await read(await signed(new Date(Date.now() + 2000), id))
  expect(payload).toMatchObject({ id })
})

test('rejects messages that are old, changed or signed with another key', async () => {
  const read = createWebhookReader({ appId, publicKey })
  await expect(read(await signed(new Date(Date.now() - 3_600_000)))).rejects.toThrow('has expired')
  const [head, , signature] = (await signed()).split('.')
  const other = btoa(JSON.stringify({ exp: Date.now(), data: '{}' }))
  await expect(read(`${head}.${other}.${signature}`)).rejects.toThrow('not signed')
  const foreign = newKeys()
  await expect(createWebhookReader({ appId, publicKey: foreign.publicKey })(await signed())).rejects.toThrow(
    'not signed',
  )
  await expect(read(`${btoa('{"alg":"none"}')}.${other}.`)).rejects.toThrow('RS256')
})
