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

test('a payment that is begun twice is charged once, and tells the same both times', async () => {
  const payment = newPayment()
  const first = await sandbox.provider.begin(payment, 'sandbox:pays', chargedNow)
  expect(first.state).toMatchObject({ status: 'captured', card: { lastFour: '4242' } })
  expect(await sandbox.provider.begin(payment, 'sandbox:declines', chargedNow)).toEqual(first)
  expect(await sandbox.provider.read(payment)).toEqual(first.state)
})

test('a payment that the sandbox never heard of is unknown to it', async () => {
  expect(await sandbox.provider.read(newPayment())).toBeUndefined()
})

test('what was canceled before it was ever asked for is never charged, however late it is asked for', async () => {
  const payment = newPayment()
  await sandbox.provider.void(payment)
  expect(await sandbox.provider.read(payment)).toEqual({ status: 'declined', reason: 'declined' })
  const late = await sandbox.provider.begin(payment, 'sandbox:pays', chargedNow)
  expect(late.state).toEqual({ status: 'declined', reason: 'declined' })
})

test('only a question that is open is answered', async () => {
  const [asked, paid] = [newPayment(), newPayment()]
  await sandbox.provider.begin(asked, 'sandbox:challenge', chargedNow)
  await sandbox.provider.begin(paid, 'sandbox:pays', chargedNow)
  for (const { attemptId } of [asked, paid]) await sandbox.answer(attemptId, false)
  expect(await sandbox.provider.read(asked)).toEqual({ status: 'declined', reason: 'challenge-refused' })
  expect(await sandbox.provider.read(paid)).toMatchObject({ status: 'captured' })
  await sandbox.answer(asked.attemptId, true)
  expect(await sandbox.provider.read(asked)).toMatchObject({ status: 'declined' })
})

test('a token of a card pays once', async () => {
  const token = await sandbox.createToken(shop.siteId, '4242424242424242')
  expect((await sandbox.provider.begin(newPayment(), token, chargedNow)).state).toMatchObject({ status: 'captured' })
  const again = await sandbox.provider.begin(newPayment(), token, chargedNow)
  expect(again.state).toEqual({ status: 'declined', reason: 'token-invalid' })
})
