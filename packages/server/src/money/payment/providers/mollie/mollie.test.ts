import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMollieDouble, type MollieDouble } from '../../../../../../../test/mollie-double/double.ts'
import { openShop, type Shop } from '../../../../../../../test/shop.ts'
import { chargedNow, type PaymentRef } from '../../provider.ts'
import { createMollie } from './mollie.ts'

let shop: Shop
let double: MollieDouble
beforeAll(async () => {
  double = await createMollieDouble()
  shop = await openShop({ isDemo: false, config: { mollieApiUrl: double.apiUrl } })
  double.sendWebhooks(false)
})
afterAll(async () => {
  await shop.close()
  await double.close()
})
beforeEach(async () => {
  await change({ secretKey: double.apiKey, enabled: true })
})

const path = '/vitrine/v1/payment-providers/mollie'
const change = (paymentProvider: object) =>
  shop.send(`PATCH ${path}`, { token: shop.apiKey, body: { paymentProvider } })
const mollie = () => createMollie(shop.context)
const newPayment = (currency = 'EUR', amount = 1250): PaymentRef => ({
  attemptId: randomUUID(),
  siteId: shop.siteId,
  method: null,
  amount,
  currency,
})
const token = 'mollie:https://shop.example/back'
const last = () => double.payments().at(-1)!
const pay = async (status = 'paid') => {
  const payment = newPayment()
  await mollie().begin(payment, token, chargedNow)
  await double.settle(last().id, status)
  return payment
}
const step = (amount: number) => ({ id: randomUUID(), amount })

test('an owner connects Mollie with one key; wrong or unsupported keys are rejected by field', async () => {
  const known = (await shop.send('GET /vitrine/v1/payment-providers', { token: shop.apiKey })).body.paymentProviders[1]
  expect(known).toMatchObject({ provider: 'mollie', connected: true, mode: 'TEST', accountName: 'Double' })
  expect(JSON.stringify(known)).not.toContain(double.apiKey)
  for (const [sent, field] of [
    [{ secretKey: 'sk_test_of_stripe' }, 'secretKey'],
    [{ secretKey: 'test_00000000000000000000000000' }, 'secretKey'],
    [{ publishableKey: 'pk_test_0000000000' }, 'publishableKey'],
  ] as const) {
    const { body } = await change(sent)
    expect(body.details.validationError.fieldViolations).toMatchObject([{ field: `paymentProvider.${field}` }])
  }
})

test('redirects a buyer to one Mollie page per payment, and reads the result', async () => {
  const payment = newPayment()
  const begun = await mollie().begin(payment, token, chargedNow)
  expect(begun).toEqual({
    state: { status: 'awaiting' },
    clientAction: { type: 'redirect', url: `${double.apiUrl}/checkout/${last().id}` },
  })
  expect(last()).toMatchObject({
    amount: { currency: 'EUR', value: '12.50' },
    redirectUrl: 'https://shop.example/back',
  })
  const count = double.payments().length
  expect(await mollie().begin(payment, token, chargedNow)).toEqual(begun)
  expect(double.payments()).toHaveLength(count)
  await double.settle(last().id, 'paid')
  expect(await mollie().read(payment)).toEqual({ status: 'captured', transactionId: last().id })
})

test.each([
  ['failed', { status: 'declined', reason: 'declined' }],
  ['canceled', { status: 'declined', reason: 'challenge-refused' }],
  ['expired', { status: 'declined', reason: 'expired' }],
  ['pending', { status: 'processing' }],
])('reads a payment that is %s at Mollie', async (status, state) => {
  expect(await mollie().read(await pay(status))).toMatchObject(state)
})

test('charges yen without decimals, and rejects an amount that Mollie does not accept', async () => {
  await mollie().begin(newPayment('JPY', 1250), token, chargedNow)
  expect(last().amount).toEqual({ currency: 'JPY', value: '1250' })
  const { state } = await mollie().begin(newPayment('EUR', 100_000_01), token, chargedNow)
  expect(state).toEqual({ status: 'declined', reason: 'amount-not-accepted' })
  const wrong = await mollie().begin(newPayment(), 'mollie:javascript:alert(1)', chargedNow)
  expect(wrong.state).toEqual({ status: 'declined', reason: 'token-invalid' })
})

test('a payment whose response was lost is unknown and cannot be paid', async () => {
  const payment = newPayment()
  double.loseAnswers(1)
  await expect(mollie().begin(payment, token, chargedNow)).rejects.toThrow('fetch failed')
  expect(await mollie().read(payment)).toBeUndefined()
  expect(await mollie().void(payment)).toEqual({ status: 'succeeded' })
  expect((await mollie().begin(payment, token, chargedNow)).state).toMatchObject({ status: 'declined' })
})

test('refunds once per ID, in parts, up to the amount paid', async () => {
  const payment = await pay()
  const first = step(300)
  double.loseAnswers(1)
  await expect(mollie().refund(payment, first)).rejects.toThrow('fetch failed')
  expect(await mollie().refund(payment, first)).toMatchObject({ status: 'pending' })
  expect(await mollie().refund(payment, step(950))).toMatchObject({ status: 'pending' })
  expect(await mollie().refund(payment, step(1))).toMatchObject({ status: 'failed', code: '422' })
  double.settleRefund(double.refunds.at(-2)!.id, 'refunded')
  double.settleRefund(double.refunds.at(-1)!.id, 'failed')
  double.chargeBack(last().id, true)
  expect(await mollie().facts!(payment)).toMatchObject({
    captured: 1250,
    refunds: [
      { amount: 950, status: 'failed' },
      { id: first.id, amount: 300, status: 'succeeded' },
    ],
    disputes: [{ status: 'won', withdrawn: 1250, returned: 1250 }],
  })
})

test('voiding refunds a paid payment once, and cancels an open one later', async () => {
  const payment = await pay()
  for (let time = 0; time < 2; time += 1) expect(await mollie().void(payment)).toEqual({ status: 'succeeded' })
  expect(double.refunds.filter(({ paymentId }) => paymentId === last().id)).toMatchObject([
    { amount: { value: '12.50' } },
  ])
  const open = await pay('open')
  await expect(mollie().void(open)).rejects.toThrow('voided later')
})

test('a webhook only names a payment; unknown names have no effect', async () => {
  const payment = await pay()
  const hear = (body: string) => mollie().webhook!({ headers: {}, body: Buffer.from(body), siteId: shop.siteId })
  expect(await hear(`id=${last().id}`)).toEqual([{ attemptId: payment.attemptId }])
  expect(await hear('id=tr_of_nobody')).toEqual([])
  expect(await hear('{}')).toEqual([])
})

test('reports that the account of a payment is not connected', async () => {
  const payment = await pay()
  await shop.send(`DELETE ${path}`, { token: shop.apiKey })
  expect(await mollie().refund(payment, step(100))).toMatchObject({ status: 'failed', code: 'not_connected' })
  await expect(mollie().void(payment)).rejects.toThrow('not connected')
})
