import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { chargedNow, type PaymentRef } from '../provider.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'

let shop: Shop
let sandbox: Sandbox
beforeAll(async () => {
  shop = await openShop()
  sandbox = createSandbox({ db: shop.context.db, now: () => new Date() })
})
afterAll(() => shop.close())

const newPayment = (): PaymentRef => ({
  attemptId: randomUUID(),
  siteId: shop.siteId,
  method: null,
  amount: 1250,
  currency: 'EUR',
})

test('charges a repeated payment once and returns the same state', async () => {
  const payment = newPayment()
  const first = await sandbox.provider.begin(payment, 'sandbox:pays', chargedNow)
  expect(first.state).toMatchObject({ status: 'captured', card: { lastFour: '4242' } })
  expect(await sandbox.provider.begin(payment, 'sandbox:declines', chargedNow)).toEqual(first)
  expect(await sandbox.provider.read(payment)).toEqual(first.state)
})

test('does not know a payment that was never started', async () => {
  expect(await sandbox.provider.read(newPayment())).toBeUndefined()
})

test('never charges a payment that was voided before it started', async () => {
  const payment = newPayment()
  await sandbox.provider.void(payment)
  expect(await sandbox.provider.read(payment)).toEqual({ status: 'declined', reason: 'declined' })
  const late = await sandbox.provider.begin(payment, 'sandbox:pays', chargedNow)
  expect(late.state).toEqual({ status: 'declined', reason: 'declined' })
})

test('answers open challenges only', async () => {
  const [challenged, paid] = [newPayment(), newPayment()]
  await sandbox.provider.begin(challenged, 'sandbox:challenge', chargedNow)
  await sandbox.provider.begin(paid, 'sandbox:pays', chargedNow)
  for (const payment of [challenged, paid]) await sandbox.answer(payment, false)
  expect(await sandbox.provider.read(challenged)).toEqual({ status: 'declined', reason: 'challenge-refused' })
  expect(await sandbox.provider.read(paid)).toMatchObject({ status: 'captured' })
  await sandbox.answer(challenged, true)
  expect(await sandbox.provider.read(challenged)).toMatchObject({ status: 'declined' })
})

test('a card token is used once', async () => {
  const token = await sandbox.createToken(shop.siteId, '4242424242424242')
  expect((await sandbox.provider.begin(newPayment(), token, chargedNow)).state).toMatchObject({ status: 'captured' })
  const again = await sandbox.provider.begin(newPayment(), token, chargedNow)
  expect(again.state).toEqual({ status: 'declined', reason: 'token-invalid' })
})

const heldForLater = { capture: 'later' } as const
const later = (ms: number) => createSandbox({ db: shop.context.db, now: () => new Date(Date.now() + ms) }).provider

test('captures an authorization in idempotent parts, up to its amount and not after its release', async () => {
  const payment = newPayment()
  const { provider } = sandbox
  expect((await provider.begin(payment, 'sandbox:pays', heldForLater)).state.status).toBe('authorized')
  const step = { id: randomUUID(), amount: 1000 }
  for (let time = 0; time < 2; time += 1)
    expect((await provider.capture(payment, { ...step, isLast: false })).status).toBe('succeeded')
  expect(await provider.capture(payment, { id: randomUUID(), amount: 251, isLast: false })).toMatchObject({
    code: 'too_much',
  })
  expect(await provider.facts!(payment)).toMatchObject({ captured: 1000, isReleased: false })
  await provider.release!(payment)
  expect(await provider.capture(payment, { id: randomUUID(), amount: 1, isLast: false })).toMatchObject({
    code: 'not_held',
  })
  expect(await provider.refund(payment, { id: randomUUID(), amount: 1001 })).toMatchObject({ code: 'too_much' })
})

test('a passed challenge authorizes a payment with later capture', async () => {
  const payment = newPayment()
  await sandbox.provider.begin(payment, 'sandbox:challenge', heldForLater)
  await sandbox.answer(payment, true)
  expect(await sandbox.provider.read(payment)).toMatchObject({ status: 'authorized' })
})

test('voiding an authorization charges nothing', async () => {
  const payment = newPayment()
  await sandbox.provider.begin(payment, 'sandbox:pays', heldForLater)
  await sandbox.provider.void(payment)
  expect(await sandbox.provider.facts!(payment)).toMatchObject({ captured: 0, state: { status: 'declined' } })
})

test.each([
  ['debit', { status: 'processing' }, { status: 'captured' }],
  ['debit-fails', { status: 'processing' }, { status: 'declined' }],
])('a card that %s takes a minute', async (token, first, last) => {
  const payment = newPayment()
  expect((await sandbox.provider.begin(payment, `sandbox:${token}`, chargedNow)).state).toMatchObject(first)
  expect(await later(61_000).read(payment)).toMatchObject(last)
})

test('the number of a card determines its outcome', async () => {
  const token = await sandbox.createToken(shop.siteId, '4000000000000259')
  const payment = newPayment()
  await sandbox.provider.begin(payment, token, chargedNow)
  expect((await sandbox.provider.facts!(payment))!.disputes).toEqual([])
  expect((await later(61_000).facts!(payment))!.disputes).toMatchObject([
    { withdrawn: 1250, returned: 0, status: 'open' },
  ])
})
