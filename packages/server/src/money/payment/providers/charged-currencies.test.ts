import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../test/goods.ts'
import { createMollieDouble, type MollieDouble } from '../../../../../../test/mollie-double/double.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createStripeDouble, type StripeDouble } from '../../../../../../test/stripe-double/double.ts'
import { atTheDesk } from '../../../purchase/billing/testing.ts'

let shop: Shop
let stripe: StripeDouble
let mollie: MollieDouble
let desk: Awaited<ReturnType<typeof atTheDesk>>
const patch = async (path: string, body: object) => {
  const answer = await shop.send(`PATCH ${path}`, { token: shop.apiKey, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
beforeAll(async () => {
  ;[stripe, mollie] = await Promise.all([createStripeDouble(), createMollieDouble()])
  mollie.sendWebhooks(false)
  const config = { stripe: stripe.addresses, mollieApiUrl: mollie.apiUrl }
  shop = await openShop({ isDemo: false, taxRatePercent: '19', config })
  desk = await atTheDesk(shop)
  const { publishableKey, secretKey } = stripe
  const paymentProvider = { enabled: true }
  await patch('/vitrine/v1/payment-providers/stripe', {
    paymentProvider: { ...paymentProvider, publishableKey, secretKey },
  })
  await patch('/vitrine/v1/payment-providers/mollie', {
    paymentProvider: { ...paymentProvider, secretKey: mollie.apiKey },
  })
  await patch('/vitrine/v1/site-settings', {
    siteSettings: {
      currencies: [
        { currency: 'JPY', rate: '163.37', charged: true },
        { currency: 'KWD', rate: '0.33347', charged: true, feePercentage: '2' },
      ],
    },
  })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
  await mollie.close()
})
beforeEach(() => stripe.events.setDelivery('held'))

const checkoutIn = async (currency: string, { price = 1999, coupon }: { price?: number; coupon?: string } = {}) => {
  const mug = await addProduct(shop.context.db, shop.siteId, { price, stock: 5 })
  return desk.till.checkoutOf(mug, { currency, quantity: 2, ...(coupon && { coupon }) })
}
type Tried = Awaited<ReturnType<typeof checkoutIn>>
const offeredTo = async ({ checkoutId, token }: Tried): Promise<{ id: string; script?: object }[]> =>
  (await shop.send(`GET /vitrine/v1/checkouts/${checkoutId}/payment-methods`, { token })).body.paymentMethods
const totalOf = async (tried: Tried): Promise<string> =>
  (await desk.till.readCheckout(tried)).body.checkout.payNow.total.amount
const lastIntent = () => stripe.book.all('payment_intent').at(-1)!
const refunds = () => stripe.book.all('refund').filter((refund) => refund.payment_intent === lastIntent().id)

test.each([
  // 19.99 at 163.37 is 3266; 4.90 for delivery 801.
  { currency: 'JPY', total: '7333', part: '5000', less: '333', units: [7333, 5000, 333] },
  // 19.99 at 0.3401394 is 6.80; 4.90 for delivery 1.67.
  { currency: 'KWD', total: '15.270', part: '10.000', less: '0.270', units: [15_270, 10_000, 270] },
])(
  'Stripe authorizes $total $currency, captures a part and refunds a part of that',
  async ({ currency, total, part, less, units: [all, captured, returned] }) => {
    const tried = await checkoutIn(currency)
    expect(await totalOf(tried)).toBe(total)
    expect((await offeredTo(tried)).find(({ id }) => id === 'STRIPE')?.script).toMatchObject({
      amount: all,
      currency: currency.toLowerCase(),
    })
    const answer = await desk.till.pay(tried, stripe.createToken('4242424242424242'), { delayCapture: true })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { orderId } = answer.body
    expect(lastIntent()).toMatchObject({ amount: all, currency: currency.toLowerCase(), status: 'requires_capture' })
    const [payment] = (await desk.transactionsOf(orderId)).payments
    expect((await desk.capture(orderId, payment.id, part)).status).toBe(200)
    expect(lastIntent()).toMatchObject({ amount_received: captured })
    await desk.release(orderId, payment.id)
    const back = await desk.refund(orderId, { paymentRefunds: [{ paymentId: payment.id, amount: { amount: less } }] })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect(refunds()).toMatchObject([{ amount: returned, currency: currency.toLowerCase() }])
    const { balanceSummary } = await desk.till.orderOf(orderId)
    expect(balanceSummary).toMatchObject({ paid: { amount: part }, refunded: { amount: less } })
  },
)

test('a dinar refund that Stripe cannot make fails with a reason, and the money can still be refunded', async () => {
  const tried = await checkoutIn('KWD')
  const { orderId } = (await desk.till.pay(tried, stripe.createToken('4242424242424242'))).body
  const [payment] = (await desk.transactionsOf(orderId)).payments
  const refund = (amount: string) =>
    desk.refund(orderId, { paymentRefunds: [{ paymentId: payment.id, amount: { amount } }] })
  const odd = await refund('1.005')
  expect(JSON.stringify(odd.body)).toContain('only in steps of 10')
  expect(refunds()).toEqual([])
  expect((await refund('15.270')).status).toBe(200)
  expect(refunds()).toMatchObject([{ amount: 15_270 }])
  expect(await desk.till.orderOf(orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' })
})

test('rejects a dinar total that no card can be charged, and offers no card for it', async () => {
  await shop.send('POST /vitrine/v1/coupons', {
    token: shop.apiKey,
    body: { coupon: { code: 'ODD', name: 'Odd', effect: { type: 'PERCENT_OFF', percent: '3.3' } } },
  })
  const tried = await checkoutIn('KWD', { coupon: 'ODD' })
  expect(await totalOf(tried)).toMatch(/[1-9]$/)
  expect(await offeredTo(tried)).toEqual([])
  const refused = await desk.till.pay(tried, stripe.createToken('4242424242424242'))
  expect(codeOf(refused)).toBe('PAYMENT_DECLINED')
  expect(refused.body.message).toContain('exactly this amount')
})

test('Mollie charges and refunds yen without decimals', async () => {
  const tried = await checkoutIn('JPY')
  expect((await offeredTo(tried)).map(({ id }) => id)).toEqual(['STRIPE', 'MOLLIE'])
  const begun = await desk.till.pay(tried, 'mollie:https://shop.example/back')
  expect(mollie.payments().at(-1)!.amount).toEqual({ currency: 'JPY', value: '7333' })
  await mollie.settle(mollie.payments().at(-1)!.id, 'paid')
  const confirmed = await desk.till.confirm(tried, begun)
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  const { orderId } = confirmed.body
  const [payment] = (await desk.transactionsOf(orderId)).payments
  await desk.refund(orderId, { paymentRefunds: [{ paymentId: payment.id, amount: { amount: '333' } }] })
  expect(mollie.refunds.at(-1)!.amount).toEqual({ currency: 'JPY', value: '333' })
})

test('Mollie is not offered for dinars, and declines them', async () => {
  const tried = await checkoutIn('KWD')
  expect((await offeredTo(tried)).map(({ id }) => id)).toEqual(['STRIPE'])
  const before = mollie.payments().length
  const refused = await desk.till.pay(tried, 'mollie:https://shop.example/back')
  expect(codeOf(refused)).toBe('PAYMENT_DECLINED')
  expect(refused.body.message).toContain('no longer offers this payment method')
  expect(mollie.payments()).toHaveLength(before)
})
