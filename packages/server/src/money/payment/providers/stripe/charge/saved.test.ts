import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chargedNow, type PaymentProvider } from '../../../provider.ts'
import { openStripeShop, type StripeShop } from '../testing-stripe.ts'

let stage: StripeShop
let stripe: PaymentProvider
beforeAll(async () => {
  stage = await openStripeShop()
  stripe = stage.newServer()
})
afterAll(() => stage.close())

const payAndKeep = async (memberId: string, card = '4242424242424242') =>
  stripe.begin(stage.newPayment(), stage.double.createToken(card), { ...chargedNow, saveFor: memberId })
const listOf = (memberId: string) => stripe.saved!.list(stage.shop.siteId, memberId)

test('saves a member’s card on request, charges it while they are absent, and removes it', async () => {
  const memberId = randomUUID()
  expect(await listOf(memberId)).toEqual([])
  await payAndKeep(memberId)
  await payAndKeep(memberId, '5555555555554444')
  const [mastercard, visa] = await listOf(memberId)
  expect(visa).toMatchObject({ card: { brand: 'Visa', lastFour: '4242' }, expires: { month: 12 } })
  expect(mastercard).toMatchObject({ card: { brand: 'Mastercard' } })
  expect(stage.double.book.all('customer')).toHaveLength(1)
  const payment = stage.newPayment(700)
  const charged = await stripe.saved!.charge(payment, memberId, visa!.reference, chargedNow)
  expect(charged.state).toMatchObject({ status: 'captured', card: { lastFour: '4242' } })
  expect(await stripe.saved!.charge(payment, memberId, visa!.reference, chargedNow)).toEqual(charged)
  await stripe.saved!.remove(stage.shop.siteId, memberId, visa!.reference)
  expect(await listOf(memberId)).toMatchObject([{ reference: mastercard!.reference }])
})

test('saved methods cannot be charged, seen or removed by others', async () => {
  const [theirs, other] = [randomUUID(), randomUUID()]
  await payAndKeep(theirs)
  await payAndKeep(other)
  const [{ reference }] = (await listOf(theirs)) as [{ reference: string }]
  const { state } = await stripe.saved!.charge(stage.newPayment(), other, reference, chargedNow)
  expect(state).toEqual({ status: 'declined', reason: 'token-invalid' })
  await stripe.saved!.remove(stage.shop.siteId, other, reference)
  expect(await listOf(theirs)).toHaveLength(1)
})

test('saves nothing without a request', async () => {
  const memberId = randomUUID()
  await stripe.begin(stage.newPayment(), stage.double.createToken('4242424242424242'), chargedNow)
  expect(await listOf(memberId)).toEqual([])
})

test('declines a challenge while the member is absent', async () => {
  const memberId = randomUUID()
  const begun = await payAndKeep(memberId, '4000002760003184')
  expect(begun.state).toEqual({ status: 'awaiting' })
  stage.double.answer(stage.intents().at(-1)!.id, true)
  const [{ reference }] = (await listOf(memberId)) as [{ reference: string }]
  const { state } = await stripe.saved!.charge(stage.newPayment(), memberId, reference, chargedNow)
  expect(state).toEqual({ status: 'declined', reason: 'challenge-refused' })
})
