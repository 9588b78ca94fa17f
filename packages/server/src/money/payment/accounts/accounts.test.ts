import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createStripeDouble, type StripeDouble } from '../../../../../../test/stripe-double/double.ts'

let shop: Shop
let double: StripeDouble
beforeAll(async () => {
  double = await createStripeDouble()
  shop = await openShop({ isDemo: false, config: { stripe: double.addresses } })
})
afterAll(async () => {
  await shop.close()
  await double.close()
})
beforeEach(async () => {
  double.faults.clear()
  double.book.endpoints.clear()
  await shop.context.db.deleteFrom('payment_account').execute()
})

const path = '/vitrine/v1/payment-providers/stripe'
const keys = () => ({ publishableKey: double.publishableKey, secretKey: double.secretKey })
const change = (paymentProvider: object) =>
  shop.send(`PATCH ${path}`, { token: shop.apiKey, body: { paymentProvider } })
const list = async () =>
  (await shop.send('GET /vitrine/v1/payment-providers', { token: shop.apiKey })).body.paymentProviders[0]
const violationsOf = ({ body }: { body: { details: { validationError: { fieldViolations: unknown[] } } } }) =>
  body.details.validationError.fieldViolations

test('an owner connects Stripe with two keys; the secret key is stored sealed and never returned', async () => {
  expect(await list()).toMatchObject({ provider: 'stripe', connected: false, enabled: false })
  const { body, status } = await change({ ...keys(), enabled: true })
  expect(status).toBe(200)
  expect(body.paymentProvider).toMatchObject({
    connected: true,
    enabled: true,
    mode: 'TEST',
    secretKeyHint: double.secretKey.slice(-4),
    accountName: 'Double of a store',
    abilities: { capture: 'PARTIAL', refund: 'PARTIAL', void: true },
    lastTest: { passed: true, message: 'Connected to “Double of a store” in test mode.' },
  })
  const row = await shop.context.db
    .selectFrom('payment_account')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .executeTakeFirstOrThrow()
  for (const shown of [body, await list(), row]) expect(JSON.stringify(shown)).not.toContain(double.secretKey)
})

test('registers a webhook, keeps it while the account stays the same, and unregisters it at the end', async () => {
  await change(keys())
  const url = `${shop.context.config.publicUrl}/vitrine/v1/payments/webhooks/stripe/${shop.siteId}`
  expect([...double.book.endpoints.values()].map((endpoint) => endpoint.url)).toEqual([url])
  await change(keys())
  expect(double.book.endpoints.size).toBe(1)
  expect((await list()).webhook).toMatchObject({ url, status: 'REGISTERED' })
  const disconnected = await shop.send(`DELETE ${path}`, { token: shop.apiKey })
  expect(disconnected.body.paymentProvider).toMatchObject({ connected: false, webhook: { status: 'MISSING' } })
  expect(double.book.endpoints.size).toBe(0)
  expect(
    await shop.context.db.selectFrom('payment_account').selectAll().where('site_id', '=', shop.siteId).execute(),
  ).toEqual([])
})

test('uses a signing secret set by the owner, and shows its last four characters', async () => {
  await change(keys())
  await change({ webhookSecret: 'whsec_of_the_owner_4321' })
  expect((await list()).webhook).toMatchObject({ status: 'BY_HAND', secretHint: '4321' })
  expect(double.book.endpoints.size).toBe(0)
})

const of = (kind: string, mode: string) => `${kind}_${mode}_0000000000`
test.each([
  [{}, 'publishableKey', 'must be set'],
  [{ publishableKey: of('pk', 'test') }, 'secretKey', 'must be set'],
  [{ publishableKey: of('sk', 'test'), secretKey: of('sk', 'test') }, 'publishableKey', 'pk_test_'],
  [{ publishableKey: of('pk', 'test'), secretKey: of('pk', 'test') }, 'secretKey', 'is a publishable key'],
  [{ publishableKey: of('pk', 'live'), secretKey: of('sk', 'test') }, 'secretKey', 'is a test key'],
  [{ publishableKey: of('pk', 'test'), secretKey: of('rk', 'live') }, 'secretKey', 'is a live key'],
  [{ publishableKey: of('pk', 'test'), secretKey: of('sk', 'test') }, 'secretKey', 'does not know this secret key'],
  [
    { publishableKey: of('pk', 'test'), secretKey: of('sk', 'test'), webhookSecret: 'secret' },
    'webhookSecret',
    'whsec_',
  ],
])('rejects invalid keys and names the field: %j', async (sent, field, words) => {
  const answer = await change(sent)
  expect(answer.status).toBe(400)
  expect(violationsOf(answer)).toMatchObject([
    { field: `paymentProvider.${field}`, description: expect.stringContaining(words) },
  ])
  expect(await list()).toMatchObject({ connected: false })
})

test('stores nothing while Stripe does not respond, and a test reports it', async () => {
  double.faults.next({ kind: 'request lost' }, { path: /account/, times: 2 })
  expect(await change(keys())).toMatchObject({ status: 503 })
  expect(await list()).toMatchObject({ connected: false })
  await change(keys())
  double.faults.next({ kind: 'answers', status: 500 }, { path: /account/, times: 2 })
  const { body } = await shop.send(`POST ${path}/test`, { token: shop.apiKey, body: {} })
  expect(body.paymentProvider.lastTest).toMatchObject({
    passed: false,
    message: expect.stringMatching(/does not respond/),
  })
})

test('can be enabled only if the provider responds, and always disabled', async () => {
  await change(keys())
  double.faults.next({ kind: 'request lost' }, { path: /account/, times: 2 })
  const refused = await change({ enabled: true })
  expect(violationsOf(refused)).toMatchObject([{ field: 'paymentProvider.enabled' }])
  expect((await change({ enabled: true })).body.paymentProvider).toMatchObject({ enabled: true })
  expect((await change({ enabled: false })).body.paymentProvider).toMatchObject({ enabled: false })
})

test('a store with Stripe enabled takes payments', async () => {
  const takes = async () =>
    (await shop.send(`GET /vitrine/v1/site?siteId=${shop.siteId}`, {})).body.site.takesPayments as boolean
  expect(await takes()).toBe(false)
  await change({ ...keys(), enabled: true })
  expect(await takes()).toBe(true)
  await change({ enabled: false })
  expect(await takes()).toBe(false)
})
