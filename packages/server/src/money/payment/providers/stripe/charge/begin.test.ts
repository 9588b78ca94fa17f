import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chargedNow, type PaymentProvider } from '../../../provider.ts'
import { openStripeShop, type StripeShop } from '../testing-stripe.ts'

let stage: StripeShop
let stripe: PaymentProvider
beforeAll(async () => {
  stage = await openStripeShop()
})
afterAll(() => stage.close())
beforeEach(() => {
  stripe = stage.newServer()
  stage.double.faults.clear()
})

const good = '4242424242424242'
const isOfAttempt =
  (attemptId: string) =>
  ({ metadata }: Record<string, unknown>): boolean =>
    (metadata as { vitrine_attempt?: string }).vitrine_attempt === attemptId
const chargesOf = (attemptId: string) =>
  stage.double.book.all('charge').filter((charge) => charge.paid && isOfAttempt(attemptId)(charge))

test('charges a repeated payment once and returns the same state', async () => {
  const payment = stage.newPayment()
  const token = stage.double.createToken(good)
  const first = await stripe.begin(payment, token, chargedNow)
  expect(first.state).toMatchObject({ status: 'captured', card: { brand: 'Visa', lastFour: '4242' } })
  expect(await stripe.begin(payment, token, chargedNow)).toEqual(first)
  expect(await stage.newServer().read(payment)).toEqual(first.state)
  expect(chargesOf(payment.attemptId)).toHaveLength(1)
})

test.each([
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient-funds'],
  ['4000000000000069', 'declined'],
])('declines the card %s with its reason, and the payment cannot be continued', async (card, reason) => {
  const payment = stage.newPayment()
  const { state } = await stripe.begin(payment, stage.double.createToken(card), chargedNow)
  expect(state).toEqual({ status: 'declined', reason })
  expect(await stripe.read(payment)).toEqual({ status: 'declined', reason })
  expect(stage.intents().find(isOfAttempt(payment.attemptId))).toMatchObject({ status: 'canceled' })
})

test('shows a bank challenge in the buyer’s page and reads its result', async () => {
  const [yes, no] = [stage.newPayment(), stage.newPayment()]
  for (const [payment, isApproved] of [[yes, true] as const, [no, false] as const]) {
    const begun = await stripe.begin(payment, stage.double.createToken('4000002760003184'), chargedNow)
    expect(begun).toMatchObject({ state: { status: 'awaiting' }, clientAction: { type: 'element' } })
    expect(await stripe.read(payment)).toEqual({ status: 'awaiting' })
    stage.double.answer(stage.intents().find(isOfAttempt(payment.attemptId))!.id, isApproved)
  }
  expect(await stripe.read(yes)).toMatchObject({ status: 'captured' })
  expect(await stripe.read(no)).toEqual({ status: 'declined', reason: 'challenge-refused' })
})

test('redirects the buyer for a redirect method', async () => {
  const returnUrl = 'https://shop.example/back'
  const token = stage.double.createToken('', { type: 'ideal' })
  const begun = await stripe.begin(stage.newPayment(), token, { ...chargedNow, returnUrl })
  expect(begun.state).toEqual({ status: 'awaiting' })
  expect(begun.clientAction).toMatchObject({ type: 'redirect' })
})

test('a confirmation token is used once, and an unknown one never', async () => {
  const token = stage.double.createToken(good)
  await stripe.begin(stage.newPayment(), token, chargedNow)
  for (const used of [token, 'ctoken_of_nobody']) {
    const { state } = await stripe.begin(stage.newPayment(), used, chargedNow)
    expect(state).toEqual({ status: 'declined', reason: 'token-invalid' })
  }
})

test.each([
  { step: 'create', path: /^POST payment_intents$/, known: undefined },
  { step: 'confirm', path: /^POST payment_intents\/\w+\/confirm$/, known: { status: 'captured' } },
])('does not charge twice when the response to “$step” and the server are lost', async ({ path, known }) => {
  const payment = stage.newPayment()
  const token = stage.double.createToken(good)
  stage.double.faults.next({ kind: 'answer lost' }, { path, times: 2 })
  await expect(stripe.begin(payment, token, chargedNow)).rejects.toThrow('connection to Stripe')
  const read = await stage.newServer().read(payment)
  expect(read && { status: read.status }).toEqual(known)
  const again = await stage.newServer().begin(payment, token, chargedNow)
  expect(again.state).toMatchObject({ status: 'captured' })
  expect(chargesOf(payment.attemptId)).toHaveLength(1)
})

test('never charges a payment that was voided before it started', async () => {
  const payment = stage.newPayment()
  expect(await stripe.void(payment)).toEqual({ status: 'succeeded' })
  const late = await stripe.begin(payment, stage.double.createToken(good), chargedNow)
  expect(late.state).toEqual({ status: 'declined', reason: 'declined' })
  expect(chargesOf(payment.attemptId)).toHaveLength(0)
})

test('refunds a payment that was voided after the charge, once', async () => {
  const payment = stage.newPayment()
  await stripe.begin(payment, stage.double.createToken(good), chargedNow)
  for (const server of [stripe, stage.newServer()]) {
    expect(await server.void(payment)).toEqual({ status: 'succeeded' })
  }
  const refunds = stage.double.book.all('refund').filter((one) => one.charge === chargesOf(payment.attemptId)[0]!.id)
  expect(refunds.map(({ amount }) => amount)).toEqual([1250])
})

test.each([429, 500, 503] as const)('throws on status %i, since the outcome is unknown', async (status) => {
  stage.double.faults.next({ kind: 'answers', status }, { path: /confirm/, times: 2 })
  const payment = stage.newPayment()
  await expect(stripe.begin(payment, stage.double.createToken(good), chargedNow)).rejects.toThrow('told to answer so')
  expect(await stripe.read(payment)).toBeUndefined()
})

test('starts no payment while Stripe is disabled, but still reads earlier ones', async () => {
  const paid = stage.newPayment()
  await stripe.begin(paid, stage.double.createToken(good), chargedNow)
  await stage.connect(false)
  const { state } = await stripe.begin(stage.newPayment(), stage.double.createToken(good), chargedNow)
  expect(state).toEqual({ status: 'declined', reason: 'method-unavailable' })
  expect(await stripe.read(paid)).toMatchObject({ status: 'captured' })
  await stage.connect()
})
