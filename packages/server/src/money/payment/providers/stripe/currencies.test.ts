import { expect, test } from 'vitest'
import { chargedNow } from '../../provider.ts'
import { openStripeShop } from './testing-stripe.ts'

const good = '4242424242424242'

test.each([
  { currency: 'JPY', amount: 1250 },
  { currency: 'KWD', amount: 1250 },
])('charges and refunds $amount minor units of $currency exactly', async ({ currency, amount }) => {
  const stage = await openStripeShop({ currency })
  const stripe = stage.newServer()
  const payment = stage.newPayment(amount)
  await stripe.begin(payment, stage.double.createToken(good), chargedNow)
  expect(stage.intents()).toMatchObject([{ amount, currency: currency.toLowerCase(), status: 'succeeded' }])
  await stripe.refund(payment, { id: 'one', amount: 250 })
  expect(await stripe.facts!(payment)).toMatchObject({ captured: amount, refunds: [{ amount: 250 }] })
  await stage.close()
})

test('rejects charges and refunds of amounts that Stripe does not accept', async () => {
  const stage = await openStripeShop({ currency: 'KWD' })
  const stripe = stage.newServer()
  const { state } = await stripe.begin(stage.newPayment(1255), stage.double.createToken(good), chargedNow)
  expect(state).toEqual({ status: 'declined', reason: 'amount-not-accepted' })
  expect(stage.intents()).toEqual([])
  const { siteId } = stage.shop
  expect(await stripe.script!({ siteId, amount: 1255, currency: 'KWD' })).toBeUndefined()
  expect(await stripe.script!({ siteId, amount: 1250, currency: 'KWD' })).toMatchObject({
    amount: 1250,
    currency: 'kwd',
  })
  const payment = stage.newPayment()
  await stripe.begin(payment, stage.double.createToken(good), chargedNow)
  const refused = await stripe.refund(payment, { id: 'two', amount: 5 })
  expect(refused).toMatchObject({ status: 'failed', code: 'amount_not_accepted' })
  await stage.close()
})
