import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isLongRun } from '../../../../../../../../test/run-size.ts'
import { atTheTill, type Till } from '../../../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../../../test/shop.ts'
import { createStripeDouble, type StripeDouble } from '../../../../../../../../test/stripe-double/double.ts'

let shop: Shop
let double: StripeDouble
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  double = await createStripeDouble()
  shop = await openShop({ runsWorkers: true, isDemo: false, config: { stripe: double.addresses } })
  till = await atTheTill(shop)
  const { publishableKey, secretKey } = double
  const paymentProvider = { publishableKey, secretKey, enabled: true }
  await shop.send('PATCH /vitrine/v1/payment-providers/stripe', { token: shop.apiKey, body: { paymentProvider } })
  // The test shop listens on another port than that of its public URL.
  for (const endpoint of double.book.endpoints.values()) {
    const url = endpoint.url.replace(shop.context.config.publicUrl, shop.url)
    double.book.endpoints.set(endpoint.id, { ...endpoint, url })
  }
})
afterAll(async () => {
  await shop.close()
  await double.close()
})
beforeEach(() => double.events.setDelivery('held'))

const newTill = async (): Promise<Till> => till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { stock: 5 }))
const challenging = '4000002760003184'
const ordersOf = ({ checkoutId }: Till) =>
  shop.context.db.selectFrom('orders').select(['id', 'payment_status']).where('checkout_id', '=', checkoutId).execute()
const lastIntent = () => double.book.all('payment_intent').at(-1)!
const lastEvent = (type: string) => double.book.events.filter((event) => event.type === type).at(-1)!
const actionOf = async ({ checkoutId, token }: Till) =>
  (await shop.send(`GET /vitrine/v1/checkouts/${checkoutId}/payment-action`, { token })).body.paymentAction

test('returns the settings of Stripe’s fields, and charges the buyer', async () => {
  const one = await newTill()
  const { body } = await shop.send(`GET /vitrine/v1/checkouts/${one.checkoutId}/payment-methods`, { token: one.token })
  const { checkout } = (await till.readCheckout(one)).body
  const amount = Math.round(Number(checkout.payNow.total.amount) * 100)
  expect(body.paymentMethods).toEqual([
    {
      id: 'STRIPE',
      type: 'CARD',
      provider: 'stripe',
      providerName: 'Stripe',
      savable: true,
      script: {
        url: double.addresses.scriptUrl,
        publishableKey: double.publishableKey,
        amount,
        currency: 'eur',
        setupFutureUsage: 'off_session',
      },
    },
  ])
  const paid = await till.pay(one, double.createToken('4242424242424242'))
  expect(paid.status).toBe(200)
  expect(await ordersOf(one)).toMatchObject([{ id: paid.body.orderId, payment_status: 'PAID' }])
  expect(lastIntent()).toMatchObject({ amount, status: 'succeeded' })
})

test('reports why a card was declined, and the next card pays for the same checkout', async () => {
  const one = await newTill()
  const declined = await till.pay(one, double.createToken('4000000000009995'))
  expect(declined).toMatchObject({ status: 428, body: { details: { applicationError: { code: 'PAYMENT_DECLINED' } } } })
  expect((await till.pay(one, double.createToken('4242424242424242'))).status).toBe(200)
  expect(await ordersOf(one)).toHaveLength(1)
})

test('rejects a sandbox token in a real store', async () => {
  const refused = await till.pay(await newTill(), 'sandbox:pays')
  expect(refused.body.details.applicationError.code).toBe('PAYMENT_NOT_AVAILABLE')
})

test('a buyer returns to an open challenge, completes it and gets the order', async () => {
  const one = await newTill()
  const { body } = await till.pay(one, double.createToken(challenging))
  const action = await actionOf(one)
  expect(action).toMatchObject({ type: 'ELEMENT', provider: 'stripe', paymentResponseToken: body.paymentResponseToken })
  expect(action.clientSecret).toBe(lastIntent().client_secret)
  double.answer(lastIntent().id, true)
  expect((await till.confirm(one, { body })).status).toBe(200)
  expect(await ordersOf(one)).toMatchObject([{ payment_status: 'PAID' }])
  expect(await actionOf(one)).toBeUndefined()
})

test('does not charge a buyer who abandons the challenge, even if it is completed later', async () => {
  const one = await newTill()
  const answer = await till.pay(one, double.createToken(challenging))
  expect((await till.confirm(one, answer, false)).body.details.applicationError.code).toBe('PAYMENT_DECLINED')
  expect(lastIntent()).toMatchObject({ status: 'canceled' })
  expect(await ordersOf(one)).toEqual([])
})

test('places the order of a buyer who closed the window on webhooks, repeated and in any order', async () => {
  const one = await newTill()
  await till.pay(one, double.createToken(challenging))
  double.answer(lastIntent().id, true)
  const [challenged, succeeded] = [lastEvent('payment_intent.requires_action'), lastEvent('payment_intent.succeeded')]
  for (const event of [succeeded, challenged, succeeded]) expect(await double.events.deliver(event)).toEqual([200])
  expect(await ordersOf(one)).toMatchObject([{ payment_status: 'PAID' }])
})

test('rejects a forged or old webhook', async () => {
  const one = await newTill()
  await till.pay(one, double.createToken(challenging))
  double.answer(lastIntent().id, true)
  const event = lastEvent('payment_intent.succeeded')
  expect(await double.events.deliver(event, { secondsAgo: 600 })).toEqual([403])
  const url = [...double.book.endpoints.values()][0]!.url
  const body = JSON.stringify(event)
  for (const signature of [
    '',
    't=1,v1=00',
    double.signatureOf(body, 'whsec_of_somebody', Math.floor(Date.now() / 1000)),
  ]) {
    const headers = { 'stripe-signature': signature }
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(403)
  }
  expect(await ordersOf(one)).toEqual([])
})

test('a webhook URL shared by all stores finds the store of the payment', async () => {
  const one = await newTill()
  await till.pay(one, double.createToken(challenging))
  double.answer(lastIntent().id, true)
  const [endpoint] = double.book.endpoints.values()
  const body = JSON.stringify(lastEvent('payment_intent.succeeded'))
  const headers = { 'stripe-signature': double.signatureOf(body, endpoint!.secret, Math.floor(Date.now() / 1000)) }
  const url = endpoint!.url.replace(`/${shop.siteId}`, '')
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200)
  expect(await ordersOf(one)).toMatchObject([{ payment_status: 'PAID' }])
})

test('a payment whose response was lost becomes an order without a second charge', async () => {
  const one = await newTill()
  double.faults.next({ kind: 'answer lost' }, { path: /confirm/, times: 2 })
  const unknown = await till.pay(one, double.createToken('4242424242424242'))
  expect(unknown.body.details.applicationError.code).toBe('PAYMENT_NOT_CONFIRMED')
  await double.events.deliver(lastEvent('payment_intent.succeeded'))
  expect(await ordersOf(one)).toMatchObject([{ payment_status: 'PAID' }])
  expect(double.book.all('charge').filter((charge) => charge.payment_intent === lastIntent().id)).toHaveLength(1)
})

test('twenty concurrent clicks place one order with one charge', async () => {
  const one = await newTill()
  const token = double.createToken('4242424242424242')
  const before = double.book.all('charge').length
  const answers = await Promise.all(Array.from({ length: 20 }, () => till.pay(one, token)))
  expect(new Set(answers.map(({ body }) => body.orderId as string)).size).toBe(1)
  expect(await ordersOf(one)).toHaveLength(1)
  expect(double.book.all('charge')).toHaveLength(before + 1)
})

test('places the order by polling when the response and the webhooks are lost', async () => {
  const one = await newTill()
  double.faults.next({ kind: 'answer lost' }, { path: /confirm/, times: 2 })
  await till.pay(one, double.createToken('4242424242424242'))
  shop.pass(31)
  await vi.waitFor(async () => expect(await ordersOf(one)).toMatchObject([{ payment_status: 'PAID' }]), 15_000)
  expect(double.book.all('charge').filter((charge) => charge.payment_intent === lastIntent().id)).toHaveLength(1)
}, 30_000)

test.runIf(isLongRun)(
  'refunds a buyer who is charged after the payment was given up',
  async () => {
    const one = await newTill()
    await till.pay(one, double.createToken(challenging))
    double.faults.next({ kind: 'answers', status: 500 }, { path: /cancel/, times: 2 })
    shop.pass(6 * 60)
    const state = () =>
      shop.context.db.selectFrom('payment_attempt').select('state').where('checkout_id', '=', one.checkoutId)
    await vi.waitFor(async () => expect(await state().execute()).toEqual([{ state: 'voiding' }]), 15_000)
    double.answer(lastIntent().id, true)
    await double.events.deliver(lastEvent('payment_intent.succeeded'))
    await vi.waitFor(
      () =>
        expect(double.book.all('refund').filter((refund) => refund.payment_intent === lastIntent().id)).toHaveLength(1),
      15_000,
    )
    expect(await ordersOf(one)).toEqual([])
  },
  45_000,
)

const transactionsOf = async (orderId: string) =>
  (await shop.send(`GET /ecom/v1/payments/orders/${orderId}`, { token: shop.apiKey })).body.orderTransactions
const paid = async () => {
  const one = await newTill()
  const { body } = await till.pay(one, double.createToken('4242424242424242'))
  return { orderId: body.orderId as string, chargeId: String(lastIntent().latest_charge) }
}

test('refunds a canceled order at Stripe once', async () => {
  const { orderId, chargeId } = await paid()
  await shop.send(`POST /ecom/v1/orders/${orderId}/cancel`, { token: shop.apiKey, body: {} })
  await vi.waitFor(
    () => expect(double.book.all('refund').filter(({ charge }) => charge === chargeId)).toHaveLength(1),
    15_000,
  )
  await double.events.deliver(lastEvent('refund.created'))
  expect(double.book.objects.get(chargeId)).toMatchObject({ refunded: true })
  expect((await till.orderOf(orderId)).paymentStatus).toBe('FULLY_REFUNDED')
})

test('records a chargeback and its reversal in the order', async () => {
  const { orderId, chargeId } = await paid()
  const dispute = double.openDispute(chargeId)
  await double.events.deliver(lastEvent('charge.dispute.created'))
  const [disputed] = (await transactionsOf(orderId)).payments
  expect(disputed.regularPaymentDetails.chargebacks).toMatchObject([{ status: 'APPROVED' }])
  double.decideDispute(dispute.id, 'won')
  await double.events.deliver(lastEvent('charge.dispute.closed'))
  const [won] = (await transactionsOf(orderId)).payments
  expect(won.regularPaymentDetails.chargebacks).toMatchObject([{ status: 'REVERSED' }])
})

test('a store with later capture offers methods that can be authorized, and captures on request', async () => {
  const set = (delayCaptureEnabled: boolean) =>
    shop.send('PATCH /ecom/v1/checkout-settings', {
      token: shop.apiKey,
      body: { checkoutSettings: { checkoutFields: { delayCaptureEnabled } } },
    })
  await set(true)
  const one = await newTill()
  const { body } = await shop.send(`GET /vitrine/v1/checkouts/${one.checkoutId}/payment-methods`, { token: one.token })
  expect(body.paymentMethods[0].script).toMatchObject({ captureMethod: 'manual' })
  await till.pay(one, double.createToken('4242424242424242'))
  expect(lastIntent()).toMatchObject({ status: 'requires_capture', capture_method: 'manual' })
  await set(false)
})
