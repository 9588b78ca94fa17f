import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../../test/people.ts'
import { createLog } from '../../../ground/base/log.ts'
import { openStripeShop, type StripeShop } from '../../../money/payment/providers/stripe/testing-stripe.ts'
import { openPayments } from '../open-payments.ts'
import { runJobs } from '../../../testing/run-jobs.ts'

let stage: StripeShop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  stage = await openStripeShop({ log: createLog('silent') })
  till = await atTheTill(stage.shop)
  // At noon, so that what is due on a day is due when it is checked.
  stage.shop.pass((dayMs - ((stage.shop.context.now().getTime() - dayMs / 2) % dayMs)) / 1000)
})
afterAll(() => stage.close())

const dayMs = 24 * 60 * 60 * 1000
const ask = (route: string, body?: object, token: string = stage.shop.apiKey) =>
  stage.shop.send(route, { token, ...(body && { body }) })
const deposit = { paymentOption: 'DEPOSIT_ONLINE', depositPercentage: '30' }

interface Buying {
  readonly terms?: object
  readonly card?: string
  /** Whether a member buys, and agrees to be charged for the remainder. */
  readonly agrees?: boolean
  readonly quantity?: number
  /** Whether the order is placed by Cart V2. */
  readonly withCartV2?: boolean
}

/** Buys sofas at 20.00 each with a deposit, and delivery. */
const buy = async ({ terms = {}, card = '4242424242424242', agrees = true, ...buying }: Buying = {}) => {
  const { quantity = 2, withCartV2 = false } = buying
  const sofa = await addProduct(stage.shop.context.db, stage.shop.siteId, { price: 2000, stock: 50 })
  const put = await ask(`PUT /vitrine/v1/products/${sofa.id}/purchase-terms`, {
    purchaseTerms: { ...deposit, ...terms },
  })
  expect(put.status).toBe(200)
  const token = agrees ? (await atTheDoor(stage.shop).signIn()).accessToken : await stage.shop.visitorToken()
  const tried = await till.checkoutOf(sofa, { quantity, token })
  const { checkout } = (await till.readCheckout(tried)).body
  const more = agrees ? { savePaymentMethod: true, chargeRemainders: true } : {}
  const paymentToken = stage.double.createToken(card)
  const paid = await (withCartV2
    ? ask(`POST /ecom/v2/carts/${tried.checkoutId}/place-order`, { paymentToken, ...more }, token)
    : till.pay(tried, paymentToken, more))
  if (paid.body.paymentResponseToken) {
    stage.double.answer(stage.intents().at(-1)!.id, true)
    expect((await till.confirm(tried, paid)).status).toBe(200)
  }
  expect(paid.status).toBe(200)
  return { token, checkout, orderId: paid.body.orderId as string }
}
const collect = (): Promise<number> => runJobs(stage.shop.context, 'remainder')
/** Lets days pass. Jobs run once a day. */
const pass = async (days: number): Promise<void> => {
  for (let day = 0; day < days; day += 1) {
    stage.shop.pass(dayMs / 1000)
    await collect()
  }
}
const remaindersOf = async (orderId: string) =>
  (await ask(`GET /vitrine/v1/orders/${orderId}/remainders`)).body.remainders
const emails = async (orderId: string) => {
  const { number } = await till.orderOf(orderId)
  const mails = stage.shop.context.db
    .selectFrom('mail')
    .select(['subject', 'text'])
    .where('site_id', '=', stage.shop.siteId)
    .orderBy('created_date')
  return (await mails.where('subject', 'like', `%${number}%`).execute()).slice(1)
}
const chargesOf = (amount: number) =>
  stage.intents().filter((one) => one.amount === amount && one.status === 'succeeded')
const activityTypesOf = async (orderId: string) =>
  (await till.orderOf(orderId)).activities.flatMap(
    ({ customActivity }: { customActivity?: { type: string } }) => customActivity?.type ?? [],
  )
const dayAfter = (days: number): string =>
  new Date(stage.shop.context.now().getTime() + days * dayMs).toISOString().slice(0, 10)

test('shows the remainder and its due date in checkout, order and email', async () => {
  const due = dayAfter(20)
  const { checkout, orderId } = await buy({ terms: { remainderDueInDays: 20 }, agrees: false })
  expect(checkout.remainders).toMatchObject([{ dueDate: due, amount: { amount: '28.00' } }])
  expect((await till.orderOf(orderId)).remainders).toMatchObject([{ dueDate: due, amount: { amount: '28.00' } }])
  expect(await remaindersOf(orderId)).toMatchObject([
    { dueDate: due, amount: { amount: '28.00' }, balance: { amount: '28.00' }, status: 'UPCOMING', chargesCard: false },
  ])
  const day = new Date(`${due}T00:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  const { number } = await till.orderOf(orderId)
  const mail = stage.shop.context.db
    .selectFrom('mail')
    .select('text')
    .where('site_id', '=', stage.shop.siteId)
    .where('subject', 'like', `%${number}%`)
  const { text } = await mail.executeTakeFirstOrThrow()
  expect(text).toContain(`Due on ${day}`)
  expect(text).toContain('€16.90')
  expect(text).toContain('€28.00')
})

test('accepts a due date in days or as a date in a product’s terms, and refuses other values by name', async () => {
  const { id } = await addProduct(stage.shop.context.db, stage.shop.siteId)
  const put = (more: object) => ask(`PUT /vitrine/v1/products/${id}/purchase-terms`, { purchaseTerms: more })
  const on = { ...deposit, remainderDueDate: '2031-05-01' }
  expect((await put(on)).body.purchaseTerms).toEqual(on)
  expect((await ask(`GET /vitrine/v1/products/${id}/purchase-terms`)).body.purchaseTerms).toEqual(on)
  const fieldOf = async (more: object) =>
    (await put(more)).body.details.validationError.fieldViolations[0].field as string
  expect(await fieldOf({ ...on, remainderDueInDays: 3 })).toBe('purchaseTerms.remainderDueDate')
  expect(await fieldOf({ remainderDueInDays: 3 })).toBe('purchaseTerms.remainderDueInDays')
  expect(await fieldOf({ ...deposit, remainderDueInDays: 4000 })).toBe('purchaseTerms.remainderDueInDays')
  expect(await fieldOf({ ...deposit, remainderDueDate: 'soon' })).toBe('purchaseTerms.remainderDueDate')
})

test('charges the agreed card on the due date, once, with any number of servers', async () => {
  const { orderId } = await buy({ quantity: 3, withCartV2: true })
  expect(await remaindersOf(orderId)).toMatchObject([{ chargesCard: true, card: { lastFourDigits: '4242' } }])
  await pass(10)
  expect(await emails(orderId)).toEqual([])
  await pass(2)
  expect((await emails(orderId)).map(({ text }) => text)).toEqual([expect.stringContaining('card ending in 4242')])
  expect(chargesOf(4200)).toHaveLength(0)
  stage.shop.pass((2 * dayMs) / 1000)
  await Promise.all(Array.from({ length: 5 }, collect))
  expect(chargesOf(4200)).toHaveLength(1)
  expect((await till.orderOf(orderId)).paymentStatus).toBe('PAID')
  expect(await remaindersOf(orderId)).toMatchObject([{ status: 'PAID', balance: { amount: '0.00' } }])
  expect(await activityTypesOf(orderId)).toEqual(['REMAINDER_EMAIL_SENT', 'REMAINDER_CHARGED'])
  await pass(30)
  expect(chargesOf(4200)).toHaveLength(1)
  expect((await emails(orderId)).map(({ subject }) => subject.slice(0, 23))).toEqual([
    'Remaining payment for y',
    'We received your paymen',
  ])
})

test('reminds a buyer who did not agree before, on and after the due date, with a payment link', async () => {
  const { orderId } = await buy({ agrees: false, terms: { remainderDueInDays: 5 } })
  await pass(20)
  const texts = (await emails(orderId)).map(({ text }) => text)
  expect(texts).toHaveLength(4)
  for (const one of texts) expect(one).toContain('/hosted/pay?token=')
  expect(texts.map((one) => [one.includes('is due on'), one.includes('was due on')])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ])
  const overdue = (await ask('GET /vitrine/v1/remainders/overdue')).body
  expect(overdue.remainders).toContainEqual(
    expect.objectContaining({ orderId, balance: expect.objectContaining({ amount: '28.00' }) }),
  )
  const [{ status, paymentRequestId }] = await remaindersOf(orderId)
  expect(status).toBe('OVERDUE')
  const charged = await ask('POST /ecom/v1/order-payment-requests/charge', {
    orderPaymentRequestId: paymentRequestId,
    paymentToken: stage.double.createToken('4242424242424242'),
  })
  expect(charged.status).toBe(200)
  expect((await till.orderOf(orderId)).paymentStatus).toBe('PAID')
  await pass(30)
  expect(await emails(orderId)).toHaveLength(5)
})

test('asks for payment by link if the bank requires the absent buyer’s confirmation, and does not charge again', async () => {
  const { orderId } = await buy({ card: '4000002760003184', terms: { remainderDueInDays: 1 }, quantity: 5 })
  await pass(3)
  expect(chargesOf(7000)).toHaveLength(0)
  expect(await activityTypesOf(orderId)).toEqual(['REMAINDER_DECLINED', 'REMAINDER_EMAIL_SENT'])
  const [email] = await emails(orderId)
  expect(email!.subject).toContain('wasn’t charged')
  expect(email!.text).toContain('/hosted/pay?token=')
  expect(await remaindersOf(orderId)).toMatchObject([{ status: 'OVERDUE', declineReason: 'challenge-refused' }])
})

test('charges nothing of an order that was canceled or partly refunded', async () => {
  const [canceled, refunded] = [await buy({ quantity: 4 }), await buy({ quantity: 4 })]
  await ask(`POST /ecom/v1/orders/${canceled.orderId}/cancel`, {})
  const { payments } = (await ask(`GET /ecom/v1/payments/orders/${refunded.orderId}`)).body.orderTransactions
  const paymentRefunds = [{ paymentId: payments[0].id, amount: { amount: '1.00' } }]
  expect(
    (await ask('POST /ecom/v1/order-billing/refund-payments', { orderId: refunded.orderId, paymentRefunds })).status,
  ).toBe(200)
  await pass(40)
  expect(chargesOf(5600)).toHaveLength(0)
  expect(await remaindersOf(canceled.orderId)).toMatchObject([{ status: 'CANCELED' }])
  expect(await remaindersOf(refunded.orderId)).toMatchObject([{ status: 'ON_HOLD' }])
  expect((await remaindersOf(canceled.orderId))[0].paymentUrl).toBeUndefined()
  expect(codeOf(await ask(`POST /vitrine/v1/orders/${canceled.orderId}/remainders/charge`, {}))).toBe('ORDER_CANCELED')
  // The owner charges it nevertheless.
  expect((await ask(`POST /vitrine/v1/orders/${refunded.orderId}/remainders/charge`, {})).status).toBe(200)
  expect(chargesOf(5600)).toHaveLength(1)
})

test('charges only the balance of a partially paid order', async () => {
  const { orderId } = await buy({ quantity: 6 })
  const payments = [{ amount: { amount: '80.00' } }]
  expect((await ask(`POST /ecom/v1/payments/orders/${orderId}/add-payment`, { payments })).status).toBe(200)
  expect(await remaindersOf(orderId)).toMatchObject([{ amount: { amount: '84.00' }, balance: { amount: '4.00' } }])
  await pass(15)
  expect([chargesOf(8400), chargesOf(400)].map(({ length }) => length)).toEqual([0, 1])
  expect((await till.orderOf(orderId)).paymentStatus).toBe('PAID')
})

test('does not charge a removed card, or any card if the owner disabled charges of absent buyers', async () => {
  const { token, orderId } = await buy({ quantity: 7, terms: { remainderDueInDays: 2 } })
  const [saved] = (await ask('GET /vitrine/v1/members/my/saved-payment-methods', undefined, token)).body
    .savedPaymentMethods
  await ask(`DELETE /vitrine/v1/members/my/saved-payment-methods/${encodeURIComponent(saved.id)}`, undefined, token)
  const other = await buy({ quantity: 7, terms: { remainderDueInDays: 2 } })
  const settings = (mitEnabled: boolean) =>
    ask('PATCH /ecom/v1/checkout-settings', { checkoutSettings: { checkoutFields: { mitEnabled } } })
  expect((await settings(false)).status).toBe(200)
  await pass(4)
  await settings(true)
  expect(chargesOf(9800)).toHaveLength(0)
  for (const one of [orderId, other.orderId]) expect(await activityTypesOf(one)).toEqual(['REMAINDER_EMAIL_SENT'])
  expect(codeOf(await ask(`POST /vitrine/v1/orders/${orderId}/remainders/charge`, {}))).toBe('NO_SAVED_PAYMENT_METHOD')
})

test('does not charge twice if the provider does not respond, and finds the earlier charge', async () => {
  const { orderId } = await buy({ quantity: 8 })
  stage.shop.pass((14 * dayMs) / 1000)
  stage.double.faults.next({ kind: 'answer lost' }, { path: /payment_intents$/, times: 1 })
  await collect()
  const { reconcile, carryOut } = openPayments(stage.shop.context).payments
  for (let minute = 0; minute < 30; minute += 1) {
    stage.shop.pass(60)
    await reconcile()
    await carryOut()
    await collect()
  }
  expect(chargesOf(11_200)).toHaveLength(1)
  expect((await till.orderOf(orderId)).paymentStatus).toBe('PAID')
})

test('retries a charge whose result is unknown if nothing was charged', async () => {
  const { orderId } = await buy({ quantity: 9 })
  stage.shop.pass((14 * dayMs) / 1000)
  stage.double.faults.next({ kind: 'answers', status: 503 }, { times: Infinity })
  await collect()
  const { reconcile, carryOut } = openPayments(stage.shop.context).payments
  for (let minute = 0; minute < 60; minute += 1) {
    stage.shop.pass(60)
    if (minute === 4) stage.double.faults.clear()
    await reconcile()
    await carryOut()
    await collect()
  }
  expect(chargesOf(12_600)).toHaveLength(1)
  expect((await till.orderOf(orderId)).paymentStatus).toBe('PAID')
})

test('lets the owner charge a remainder early, and send the link', async () => {
  const { orderId } = await buy({ quantity: 10 })
  const { recipient } = (await ask(`POST /vitrine/v1/orders/${orderId}/remainders/send`, {})).body
  expect(recipient).toContain('@')
  expect((await till.orderOf(orderId)).activities.at(-1)).toMatchObject({
    actor: { type: 'key' },
    customActivity: {
      type: 'REMAINDER_EMAIL_SENT',
      additionalData: { recipient, amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'EUR' },
    },
  })
  const charge = () => ask(`POST /vitrine/v1/orders/${orderId}/remainders/charge`, {})
  const answers = await Promise.all([charge(), charge()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(chargesOf(14_000)).toHaveLength(1)
  expect(codeOf(await charge())).toBe('ORDER_PAID')
  expect(codeOf(await ask(`POST /vitrine/v1/orders/${orderId}/remainders/send`, {}))).toBe('ORDER_PAID')
  const plain = await buy({ agrees: false })
  expect(codeOf(await ask(`POST /vitrine/v1/orders/${plain.orderId}/remainders/charge`, {}))).toBe(
    'NO_SAVED_PAYMENT_METHOD',
  )
})

test('hides remainders from others, and refuses to charge remainders to a card that is not saved', async () => {
  const { orderId, token } = await buy({ agrees: false })
  const read = (as: string) => ask(`GET /vitrine/v1/orders/${orderId}/remainders`, undefined, as)
  expect((await read(await stage.shop.visitorToken())).status).toBe(404)
  const [own] = (await read(token)).body.remainders
  expect([own.paymentUrl, own.paymentRequestId]).toEqual([expect.stringContaining('/hosted/pay?'), undefined])
  const sofa = await addProduct(stage.shop.context.db, stage.shop.siteId, { stock: 5 })
  const tried = await till.checkoutOf(sofa)
  const refused = await till.pay(tried, stage.double.createToken('4242424242424242'), { chargeRemainders: true })
  expect(refused.body.details.validationError.fieldViolations[0].field).toBe('chargeRemainders')
})

test('applies the owner’s settings for due dates and reminders', async () => {
  const set = (remainders: object) => ask('PATCH /vitrine/v1/site-settings', { siteSettings: { remainders } })
  expect((await set({ dueInDays: 7, remindDaysAfter: [] })).body.siteSettings.remainders).toEqual({
    dueInDays: 7,
    remindDaysBefore: 3,
    remindDaysAfter: [],
  })
  const { orderId } = await buy({ agrees: false })
  expect(await remaindersOf(orderId)).toMatchObject([{ dueDate: dayAfter(7) }])
  await pass(30)
  expect(await emails(orderId)).toHaveLength(2)
  const twice = await set({ remindDaysAfter: [2, 2] })
  expect(twice.body.details.validationError.fieldViolations[0].field).toBe('siteSettings.remainders.remindDaysAfter')
  expect((await set({ dueInDays: 14, remindDaysBefore: 3, remindDaysAfter: [3, 10] })).status).toBe(200)
})
