import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxPayouts } from '@vitrine/contract/entities/money/books.ts'
import type { PaymentProvider, StatementLine } from '../../money/payment/provider.ts'
import { createOffline } from '../../money/payment/providers/offline.ts'
import { openStripeShop, type StripeShop } from '../../money/payment/providers/stripe/testing-stripe.ts'
import { compareWith } from './comparison.ts'

let stage: StripeShop
beforeAll(async () => {
  stage = await openStripeShop()
})
afterAll(() => stage.close())

const compare = async (provider: PaymentProvider, time: { from: Date; to: Date }, timeZone = 'UTC') => {
  const { context, siteId } = stage.shop
  const site = (await context.sites.find(siteId))!
  return compareWith(context, { site, provider, time, timeZone })
}

/** A provider whose account has these lines. */
const accountOf = (lines: readonly Partial<StatementLine>[]): PaymentProvider => ({
  ...createOffline({ db: stage.shop.context.db }),
  statement: async function* () {
    await Promise.resolve()
    for (const [index, line] of lines.entries())
      yield { reference: `line ${index}`, type: 'payout', amount: -100, fee: 0, currency: 'EUR', date: noon, ...line }
  },
})
const noon = new Date('2026-11-10T12:00:00Z')
const november = { from: new Date('2026-11-01'), to: new Date('2026-12-01') }

test('lists a Stripe payout by day, amount, currency and name', async () => {
  const payment = stage.newPayment()
  await stage.newServer().begin(payment, stage.double.createToken('4242424242424242'), { capture: 'now' })
  const payout = stage.double.payOut('eur')!
  const url = `GET /vitrine/v1/books/comparison?provider=stripe`
  const day = new Date().toISOString().slice(0, 10)
  const { body } = await stage.shop.send(`${url}&from=${day}&to=${day}`, { token: stage.shop.apiKey })
  const amount = (0 - Number(payout.amount) / 100).toFixed(2)
  const [{ payouts }] = body.comparison.currencies
  expect(payouts).toMatchObject({ amount })
  expect(body.comparison.payoutLines).toEqual([
    { day, amount, formattedAmount: payouts.formattedAmount, currency: 'EUR', reference: payout.id },
  ])
})

test("lists payouts of the period newest first, by the caller's day", async () => {
  const late = new Date('2026-11-20T23:30:00Z')
  const lines = [{}, { date: late }, { date: new Date('2026-12-01') }, { type: 'charge' as const }]
  const { payoutLines } = await compare(accountOf(lines), november, 'Europe/Berlin')
  expect(payoutLines!.map(({ day, reference }) => [day, reference])).toEqual([
    ['2026-11-21', 'line 1'],
    ['2026-11-10', 'line 0'],
  ])
})

test('lists payouts in other currencies separately from the sum', async () => {
  const { currencies, payoutLines } = await compare(accountOf([{}, { amount: -5000, currency: 'JPY' }]), november)
  expect(currencies.map(({ currency, payouts }) => [currency, payouts?.amount])).toEqual([
    ['EUR', '-1.00'],
    ['JPY', '-5000'],
  ])
  expect(payoutLines!.map(({ amount, currency }) => [amount, currency])).toEqual([
    ['-1.00', 'EUR'],
    ['-5000', 'JPY'],
  ])
})

test('limits the list to the newest payouts, but sums up all', async () => {
  const lines = Array.from({ length: maxPayouts + 1 }, (_, index) => ({ date: new Date(noon.getTime() + index) }))
  const { currencies, payoutLines } = await compare(accountOf(lines), november)
  expect(currencies[0]!.payouts).toMatchObject({ amount: `-${maxPayouts + 1}.00` })
  expect([payoutLines!.length, payoutLines![0]!.reference]).toEqual([maxPayouts, `line ${maxPayouts}`])
})

test('sums up charges, refunds, chargebacks and fees by currency, with differences', async () => {
  const yen = { currency: 'JPY', fee: 7 }
  const lines = [
    { type: 'charge', amount: 1000, fee: 30 },
    { type: 'charge', amount: 5000, ...yen },
    { type: 'refund', amount: -300 },
    { type: 'refund', amount: -400, ...yen },
    { type: 'dispute', amount: -600, ...yen },
  ] as const
  const { currencies, differences } = await compare(accountOf(lines), november)
  const amountsOf = (sums: object) => Object.values(sums).map(({ amount }: { amount: string }) => amount)
  expect(currencies.map(({ account, fees }) => [...amountsOf(account!), fees!.amount])).toEqual([
    ['10.00', '-3.00', '0.00', '7.00', '-0.30'],
    ['5000', '-400', '-600', '4000', '-21'],
  ])
  expect(currencies.map(({ store }) => store.net.amount)).toEqual(['0.00', '0'])
  expect(differences[1]).toMatchObject({ currency: 'JPY', store: { amount: '0' }, account: { amount: '5000' } })
})

test('returns an empty list for an account without payouts, and none without an account', async () => {
  expect((await compare(accountOf([{ type: 'fee', amount: 0 }]), november)).payoutLines).toEqual([])
  expect(await compare(createOffline({ db: stage.shop.context.db }), november)).not.toHaveProperty('payoutLines')
})
