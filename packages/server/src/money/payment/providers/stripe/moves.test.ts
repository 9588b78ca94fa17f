import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chargedNow, type PaymentProvider, type PaymentRef, type StatementLine } from '../../provider.ts'
import { openStripeShop, type StripeShop } from './testing-stripe.ts'

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

const later = { capture: 'later' } as const
const pay = async (card = '4242424242424242', options: typeof later | typeof chargedNow = chargedNow) => {
  const payment = stage.newPayment()
  const { state } = await stripe.begin(payment, stage.double.createToken(card), options)
  return { payment, state }
}
const step = (amount: number) => ({ id: randomUUID(), amount })
const partOf = (amount: number) => ({ ...step(amount), isLast: false })
const factsOf = async (payment: PaymentRef) => (await stripe.facts!(payment))!
const chargeIdOf = ({ attemptId }: PaymentRef): string =>
  stage.double.book
    .all('charge')
    .find(({ metadata }) => (metadata as Record<string, unknown>).vitrine_attempt === attemptId)!.id

test('captures an authorization in idempotent parts and releases the rest', async () => {
  const { payment, state } = await pay(undefined, later)
  expect(state).toMatchObject({ status: 'authorized', until: expect.any(Date), card: { lastFour: '4242' } })
  // More than half, so that less than the part is left.
  const part = partOf(700)
  for (const server of [stripe, stage.newServer()]) {
    expect(await server.capture(payment, part)).toMatchObject({ status: 'succeeded' })
  }
  expect(await factsOf(payment)).toMatchObject({ captured: 700, isReleased: false })
  expect(await stripe.capture(payment, partOf(5000))).toMatchObject({ status: 'failed', code: 'amount_too_large' })
  for (let time = 0; time < 2; time += 1) expect(await stripe.release!(payment)).toEqual({ status: 'succeeded' })
  expect(await factsOf(payment)).toMatchObject({ captured: 700, isReleased: true, state: { status: 'captured' } })
  expect((await factsOf(payment)).refunds).toEqual([])
})

test('the last capture of a single-capture card releases the rest', async () => {
  const { payment } = await pay(undefined, later)
  stage.intents().at(-1)!.multicapture = false
  stage.double.book.objects.get(chargeIdOf(payment))!.payment_method_details = { type: 'card', card: {} }
  expect(await stripe.capture(payment, partOf(500))).toMatchObject({ status: 'succeeded' })
  expect(await stripe.release!(payment)).toEqual({ status: 'succeeded' })
  expect(await factsOf(payment)).toMatchObject({ captured: 500, isReleased: true, refunds: [] })
})

test('never charges an authorization that was voided', async () => {
  const { payment } = await pay(undefined, later)
  expect(await stripe.void(payment)).toEqual({ status: 'succeeded' })
  expect(await factsOf(payment)).toMatchObject({ captured: 0, isReleased: true, state: { status: 'declined' } })
  expect(await stripe.capture(payment, partOf(100))).toMatchObject({
    status: 'failed',
    code: 'payment_intent_unexpected_state',
  })
})

test('refunds once per ID, in parts, up to the amount paid', async () => {
  const { payment } = await pay()
  const [first, second] = [step(300), step(950)]
  stage.double.faults.next({ kind: 'answer lost' }, { path: /^POST refunds/, times: 2 })
  await expect(stripe.refund(payment, first)).rejects.toThrow('connection to Stripe')
  expect(await stage.newServer().refund(payment, first)).toMatchObject({ status: 'succeeded' })
  expect(await stripe.refund(payment, second)).toMatchObject({ status: 'succeeded' })
  expect(await stripe.refund(payment, step(1))).toMatchObject({ status: 'failed', code: 'charge_already_refunded' })
  const { refunds, captured, fee } = await factsOf(payment)
  expect(refunds.map(({ id, amount }) => ({ id, amount }))).toEqual([second, first])
  expect({ captured, fee }).toEqual({ captured: 1250, fee: 44 })
})

test('a delayed refund is pending; a failed one has a reason', async () => {
  const { payment } = await pay('4000000000007726')
  const outcome = await stripe.refund(payment, step(400))
  expect(outcome).toMatchObject({ status: 'pending', reference: expect.any(String) })
  const { reference = '' } = outcome as { reference?: string }
  expect((await factsOf(payment)).refunds).toMatchObject([{ status: 'pending' }])
  stage.double.settleRefund(reference, 'failed')
  expect((await factsOf(payment)).refunds).toMatchObject([{ status: 'failed', code: 'expired_or_canceled_card' }])
})

test('reads a refund made in Stripe’s dashboard without an ID of ours', async () => {
  const { payment } = await pay()
  const intent = stage.intents().at(-1)!
  const headers = { authorization: `Bearer ${stage.double.secretKey}` }
  const body = new URLSearchParams({ payment_intent: intent.id, amount: '200' })
  await fetch(`${stage.double.addresses.apiUrl}/v1/refunds`, { method: 'POST', headers, body })
  const { refunds } = await factsOf(payment)
  expect(refunds).toMatchObject([{ amount: 200, status: 'succeeded' }])
  expect(refunds[0]).not.toHaveProperty('id')
})

test.each([429, 500] as const)('retries a movement that failed with status %i', async (status) => {
  const { payment } = await pay()
  stage.double.faults.next({ kind: 'answers', status }, { path: /refunds/, times: 2 })
  await expect(stripe.refund(payment, step(100))).rejects.toThrow('told to answer so')
})

test('reads the amounts of a dispute, and submits or accepts it', async () => {
  const { payment } = await pay('4000000000000259')
  const [open] = (await factsOf(payment)).disputes
  expect(open).toMatchObject({ status: 'open', amount: 1250, withdrawn: 1250, returned: 0, reason: 'fraudulent' })
  expect(open!.answerBefore!.getTime()).toBeGreaterThan(Date.now())
  await stripe.answerDispute!(payment, open!.reference, {
    accept: false,
    evidence: { explanation: 'It was brought on Monday.', shippingTrackingNumber: '1Z 999' },
  })
  expect((await factsOf(payment)).disputes).toMatchObject([{ status: 'answered' }])
  stage.double.decideDispute(open!.reference, 'won')
  expect((await factsOf(payment)).disputes).toMatchObject([{ status: 'won', withdrawn: 1250, returned: 1250 }])
  const other = await pay()
  const { id } = stage.double.openDispute(chargeIdOf(other.payment))
  await stripe.answerDispute!(other.payment, id, { accept: true })
  expect((await factsOf(other.payment)).disputes).toMatchObject([{ status: 'lost', returned: 0 }])
})

test('lists each statement line with its payment, fee and payout, oldest first', async () => {
  const { payment } = await pay()
  await stripe.refund(payment, step(250))
  const payout = stage.double.payOut('eur')!
  const time = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 60_000) }
  const lines: StatementLine[] = []
  for await (const line of stripe.statement!(payment.siteId, time)) lines.push(line)
  const ours = lines.filter(({ attemptId }) => attemptId === payment.attemptId)
  expect(ours).toMatchObject([
    { type: 'charge', amount: 1250, fee: 44, currency: 'EUR', payoutId: payout.id },
    { type: 'refund', amount: -250, fee: 0, payoutId: payout.id },
  ])
  expect(lines.at(-1)).toMatchObject({ type: 'payout', amount: 0 - Number(payout.amount) })
  const carried = lines.filter(({ payoutId, type }) => payoutId === payout.id && type !== 'payout')
  expect(carried.reduce((sum, { amount, fee }) => sum + amount - fee, 0)).toBe(payout.amount)
})

test('reports that the account of a payment is not connected, also when voiding', async () => {
  const { payment } = await pay()
  await stage.shop.context.db.deleteFrom('payment_account').execute()
  expect(await stripe.refund(payment, step(100))).toMatchObject({ status: 'failed', code: 'not_connected' })
  await expect(stripe.void(payment)).rejects.toThrow('not connected')
  await stage.connect()
  expect(await stripe.refund(payment, step(100))).toMatchObject({ status: 'succeeded' })
})
