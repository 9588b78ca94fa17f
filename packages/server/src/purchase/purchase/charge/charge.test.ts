import { ApiKeyStrategy, createClient, giftCards, orderBilling, orders, orderTransactions } from '@vitrine/client'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../../test/buying.ts'
import { addProduct, type Goods } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
const modules = { giftCards, orderBilling, orders, orderTransactions }
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

/** Creates an unpaid order of 23.90. */
const unpaidOrder = async (goods: Goods = {}): Promise<string> => {
  const tried = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { stock: 10, ...goods }))
  return (await till.orderUnpaid({ ...tried, token: shop.apiKey })).body.orderId
}
const newCard = async (amount = '50', more: object = {}) => {
  const { giftCard, code } = await owner.giftCards.createGiftCard({ initialValue: { amount }, ...more })
  return { id: giftCard.id, code }
}
const left = async (id: string) => (await owner.giftCards.getGiftCard(id)).balance.amount
const card = (amount: string, paymentIntentId = 'sandbox:pays') => ({
  regularCharge: { paymentIntentId, amount: { amount } },
})
const gift = (giftCardCode: string, amount: string) => ({ giftCardCode, amount: { amount } })
const charge = (orderId: string, options: object) => owner.orderBilling.chargeOrder(orderId, options)
const redeem = (orderId: string, giftCardCode: string, amount: string, currency = 'EUR') =>
  owner.orderBilling.redeemGiftCard(orderId, { giftCardCode, amount: { amount }, currency })
const refusalOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
const paidOf = async (orderId: string) => {
  const { paymentStatus, balanceSummary } = await owner.orders.getOrder(orderId)
  return [paymentStatus, balanceSummary?.paid?.amount, balanceSummary?.balance?.amount]
}
const cash = (amount: string) => ({ amount: { amount }, regularPaymentDetails: { offlinePayment: true } })

test('pays part of an order with a gift card, and the rest with another one', async () => {
  const orderId = await unpaidOrder()
  const [one, two] = [await newCard('10'), await newCard('50')]
  const { payment, orderTransactions: transactions } = await redeem(orderId, one.code, '10')
  expect(payment).toMatchObject({
    status: 'APPROVED',
    amount: { amount: '10.00' },
    giftcardPaymentDetails: { obfuscatedCode: `••••${one.code.slice(-4)}` },
  })
  expect(transactions.payments).toHaveLength(1)
  expect(await paidOf(orderId)).toEqual(['PARTIALLY_PAID', '10.00', '13.90'])
  await redeem(orderId, two.code, '13.90')
  expect(await paidOf(orderId)).toEqual(['PAID', '23.90', '0.00'])
  expect([await left(one.id), await left(two.id)]).toEqual(['0.00', '36.10'])
})

test('refuses unusable gift cards by code, and redeems nothing', async () => {
  const orderId = await unpaidOrder()
  const [good, stopped, empty, old] = [await newCard('20'), await newCard(), await newCard('5'), await newCard()]
  const foreign = await newCard('50', { currency: 'USD' })
  await owner.giftCards.disableGiftCard(stopped.id)
  const { db } = shop.context
  await db
    .updateTable('gift_card')
    .set({ expires: new Date(0) })
    .where('id', '=', old.id)
    .execute()
  await redeem(await unpaidOrder(), empty.code, '5')
  const refused = (code: string, amount = '5', currency = 'EUR') => refusalOf(redeem(orderId, code, amount, currency))
  expect(await refused('AAAA-BBBB-CCCC-DDDD')).toBe('GIFT_CARD_NOT_FOUND')
  expect(await refused(stopped.code)).toBe('GIFT_CARD_DISABLED')
  expect(await refused(old.code)).toBe('GIFT_CARD_EXPIRED')
  expect(await refused(empty.code)).toBe('ALREADY_REDEEMED')
  expect(await refused(foreign.code)).toBe('CURRENCY_NOT_SUPPORTED')
  expect(await refused(good.code, '5', 'USD')).toBe('CURRENCY_MISMATCH')
  expect(await refused(good.code, '20.01')).toBe('INSUFFICIENT_FUNDS')
  expect(await refused(good.code, '23.91')).toBe('INVALID_AMOUNT')
  expect(await refused(good.code, '0')).toBe('INVALID_AMOUNT')
  expect(await refused(good.code)).toBe('done')
  expect(await refused(good.code)).toBe('GIFT_CARD_ALREADY_APPLIED')
  expect(await refusalOf(redeem(randomUUID(), good.code, '5'))).toBe('ORDER_NOT_FOUND')
  expect(await paidOf(orderId)).toEqual(['PARTIALLY_PAID', '5.00', '18.90'])
  for (const more of [await newCard(), await newCard(), await newCard(), await newCard()]) {
    await redeem(orderId, more.code, '1')
  }
  expect(await refused((await newCard()).code, '1')).toBe('MAX_GIFT_CARDS_EXCEEDED')
  await owner.orders.markOrderAsPaid(orderId)
  expect(await refused(good.code)).toBe('ORDER_PAID')
  const canceled = await unpaidOrder()
  await owner.orders.cancelOrder(canceled)
  expect(await refusalOf(redeem(canceled, good.code, '5'))).toBe('ORDER_CANCELED')
})

test('charges a card and gift cards together: the full amounts or nothing', async () => {
  const orderId = await unpaidOrder()
  const one = await newCard('10')
  const options = { ...card('13.90', 'sandbox:declines'), giftCards: [gift(one.code, '10')] }
  expect(await refusalOf(charge(orderId, options))).toBe('PAYMENT_DECLINED')
  expect(await left(one.id)).toBe('10.00')
  expect(await paidOf(orderId)).toEqual(['NOT_PAID', '0.00', '23.90'])
  const { payments, orderTransactions: transactions } = await charge(orderId, { ...options, ...card('13.90') })
  expect(payments.map(({ amount }) => amount?.amount).toSorted()).toEqual(['10.00', '13.90'])
  expect(transactions.payments).toHaveLength(2)
  expect(await paidOf(orderId)).toEqual(['PAID', '23.90', '0.00'])
  await owner.orders.cancelOrder(orderId)
  expect(await left(one.id)).toBe('10.00')
})

test('charges an order with gift cards alone, each card once', async () => {
  const orderId = await unpaidOrder()
  const [one, two] = [await newCard('10'), await newCard('5')]
  const giftCards = [gift(one.code, '10'), gift(two.code, '5')]
  expect((await charge(orderId, { giftCards })).payments).toHaveLength(2)
  expect(await paidOf(orderId)).toEqual(['PARTIALLY_PAID', '15.00', '8.90'])
  const again = charge(orderId, { giftCards: [gift((await newCard()).code, '1'), gift(one.code, '1')] })
  expect(await refusalOf(again)).toBe('GIFT_CARD_ALREADY_APPLIED')
  expect(await paidOf(orderId)).toEqual(['PARTIALLY_PAID', '15.00', '8.90'])
})

test('completes the charge when the buyer confirms it at their bank', async () => {
  const orderId = await unpaidOrder()
  const one = await newCard('10')
  const charged = await charge(orderId, { ...card('13.90', 'sandbox:challenge'), giftCards: [gift(one.code, '10')] })
  expect(charged).toMatchObject({ payments: [], regularChargeResponseToken: expect.stringContaining('.') })
  expect(await left(one.id)).toBe('0.00')
  const confirm = (approved: boolean) =>
    shop.send('POST /vitrine/v1/payments/confirm', {
      token: shop.apiKey,
      body: { paymentResponseToken: charged.regularChargeResponseToken, approved },
    })
  expect((await confirm(true)).body).toEqual({ orderId })
  expect(await paidOf(orderId)).toEqual(['PAID', '23.90', '0.00'])

  const other = await unpaidOrder()
  const two = await newCard('10')
  const waiting = await charge(other, { ...card('13.90', 'sandbox:challenge'), giftCards: [gift(two.code, '10')] })
  const no = await shop.send('POST /vitrine/v1/payments/confirm', {
    token: shop.apiKey,
    body: { paymentResponseToken: waiting.regularChargeResponseToken, approved: false },
  })
  expect(codeOf(no)).toBe('PAYMENT_DECLINED')
  expect([await left(two.id), ...(await paidOf(other))]).toEqual(['10.00', 'NOT_PAID', '0.00', '23.90'])
})

test('charges once per idempotency key, and refuses another request with the same key', async () => {
  const orderId = await unpaidOrder()
  const one = await newCard('10')
  const idempotencyKey = randomUUID()
  const options = { ...card('5'), giftCards: [gift(one.code, '3')], idempotencyKey }
  const answers = await Promise.all(Array.from({ length: 8 }, () => charge(orderId, options)))
  expect(new Set(answers.map(({ payments }) => JSON.stringify(payments))).size).toBe(1)
  expect(answers[0]!.payments).toHaveLength(2)
  expect(await paidOf(orderId)).toEqual(['PARTIALLY_PAID', '8.00', '15.90'])
  expect(await refusalOf(charge(orderId, { ...options, ...card('6') }))).toBe('IDEMPOTENCY_KEY_REUSED')
  const giftCards = [gift((await newCard()).code, '2')]
  const other = { giftCards, idempotencyKey: randomUUID() }
  await charge(orderId, other)
  expect((await charge(orderId, other)).payments).toMatchObject([{ amount: { amount: '2.00' } }])
  expect(await paidOf(orderId)).toEqual(['PARTIALLY_PAID', '10.00', '13.90'])
})

test('refuses invalid charges by code', async () => {
  const orderId = await unpaidOrder()
  const refused = (options: object, id = orderId) => refusalOf(charge(id, options))
  expect(await refused(card('5'), randomUUID())).toBe('ORDER_NOT_FOUND')
  expect(await refused({})).toBe('INVALID_ARGUMENT')
  expect(await refused({ regularCharge: { amount: { amount: '5' } } })).toBe('PAYMENT_INTENT_ID_REQUIRED')
  expect(await refused(card('23.91'))).toBe('INVALID_AMOUNT')
  expect(await refused(card('0'))).toBe('INVALID_AMOUNT')
  expect(await refused({ ...card('5'), merchantInitiated: true })).toBe('PAYMENT_METHOD_UNAVAILABLE')
  expect(await refused({ ...card('5'), memberId: randomUUID() })).toBe('INVALID_ARGUMENT')
  expect(await refused(card('5', 'sandbox:card_used'))).toBe('PAYMENT_ATTEMPT_EXPIRED')
  const [line] = (await owner.orders.getOrder(orderId)).lineItems
  const membershipIdentifier = { existingMembership: { membershipId: 'gold' } }
  const membership = { lineItemId: line!.id, membershipIdentifier }
  expect(await refused({ memberships: [membership] })).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  expect(await refused({ memberships: [{ ...membership, lineItemId: randomUUID() }] })).toBe('INVALID_ARGUMENT')
  for (const option of [
    { delayedCharge: true },
    { savePaymentMethod: true },
    { redirectUrls: { successUrl: 'https://a.test' } },
  ]) {
    expect(await refused({ regularCharge: { ...card('5').regularCharge, ...option } })).toBe('INVALID_ARGUMENT')
  }
  await charge(orderId, card('23.90'))
  expect(await refused(card('5'))).toBe('ORDER_PAID')
  const canceled = await unpaidOrder()
  await owner.orders.cancelOrder(canceled)
  expect(await refused(card('5'), canceled)).toBe('ORDER_CANCELED')
})

test('charges nothing of a guest, who has no saved payment method', async () => {
  const orderId = await unpaidOrder()
  const hold = (amount: string, currency = 'EUR', id = orderId) =>
    refusalOf(
      owner.orderBilling.authorizeChargeWithSavedPaymentMethod(id, {
        amount: { amount },
        currency,
        delayedCaptureSettings: { scheduledAction: 'CAPTURE' },
      }),
    )
  expect(await hold('5')).toBe('NO_SAVED_PAYMENT_METHOD')
  expect(await hold('5', 'USD')).toBe('INVALID_CURRENCY')
  expect(await hold('24')).toBe('INVALID_AMOUNT')
  expect(await hold('5', 'EUR', randomUUID())).toBe('ORDER_NOT_FOUND')
})

test('records external payments in parts with their details, never beyond the amount due', async () => {
  const orderId = await unpaidOrder()
  const add = (payments: object[]) => owner.orderTransactions.addPayments(orderId, payments)
  const chargeCorrelationId = randomUUID()
  const check = {
    amount: { amount: '4.00' },
    createdDate: '2026-01-02T03:04:05.000Z',
    chargeCorrelationId,
    regularPaymentDetails: {
      offlinePayment: true,
      providerTransactionId: 'check 7',
      paymentMethodName: { userDefinedName: { predefined: 'CHECK' as const } },
    },
  }
  const { paymentsIds, orderTransactions: transactions } = await add([cash('5'), check])
  expect(transactions.payments!.map(({ id }) => id).toSorted()).toEqual(paymentsIds.toSorted())
  expect(transactions.payments!.find(({ id }) => id === paymentsIds[1])).toMatchObject({
    ...check,
    createdDate: new Date(check.createdDate),
    status: 'APPROVED',
  })
  expect(await paidOf(orderId)).toEqual(['PARTIALLY_PAID', '9.00', '14.90'])
  const tooMuch = await shop.send(`POST /ecom/v1/payments/orders/${orderId}/add-payment`, {
    token: shop.apiKey,
    body: { payments: [cash('10'), cash('5')] },
  })
  expect(tooMuch.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'payments[1].amount.amount', description: 'must be more than 0 and at most 4.90, what is due' },
  ])
  expect(await paidOf(orderId)).toEqual(['PARTIALLY_PAID', '9.00', '14.90'])
  const pending = await add([{ ...cash('14.90'), status: 'PENDING' }])
  expect(pending.orderTransactions.payments!.at(-1)).toMatchObject({ status: 'PENDING' })
  expect(await refusalOf(add([{ ...cash('1'), status: 'DECLINED' }]))).toBe('INVALID_ARGUMENT')
  expect(await refusalOf(add([{ ...cash('1'), createdDate: '2099-01-01T00:00:00Z' }]))).toBe('INVALID_ARGUMENT')
  await add([{ amount: { amount: '14.90' }, giftcardPaymentDetails: { giftCardPaymentId: 'till 4' } }])
  expect(await paidOf(orderId)).toEqual(['PAID', '23.90', '0.00'])
  const { orderTransactions: all } = await owner.orderTransactions.listTransactionsForSingleOrder(orderId)
  expect(all.payments!.map(({ status }) => status).toSorted()).toEqual(['APPROVED', 'APPROVED', 'APPROVED', 'CANCELED'])
  expect(await refusalOf(add([cash('1')]))).toBe('ORDER_ALREADY_PAID')
})

test('reduces an expected offline payment by other payments, and cancels it once the order is paid', async () => {
  const orderId = await unpaidOrder()
  await owner.orderTransactions.addPayments(orderId, [{ ...cash('23.90'), status: 'PENDING' }])
  const expected = async () => {
    const { orderTransactions: transactions } = await owner.orderTransactions.listTransactionsForSingleOrder(orderId)
    const { status, amount } = transactions.payments![0]!
    return [status, amount?.amount]
  }
  await charge(orderId, card('10'))
  expect(await expected()).toEqual(['PENDING', '13.90'])
  await redeem(orderId, (await newCard()).code, '3.90')
  expect(await expected()).toEqual(['PENDING', '10.00'])
  await owner.orders.markOrderAsPaid(orderId)
  expect(await expected()).toEqual(['APPROVED', '10.00'])
  expect(await paidOf(orderId)).toEqual(['PAID', '23.90', '0.00'])

  const other = await unpaidOrder()
  await owner.orderTransactions.addPayments(other, [{ ...cash('23.90'), status: 'PENDING' }])
  await charge(other, card('23.90'))
  const { orderTransactions: transactions } = await owner.orderTransactions.listTransactionsForSingleOrder(other)
  expect(transactions.payments!.map(({ status }) => status).toSorted()).toEqual(['APPROVED', 'CANCELED'])
})

test('never charges more than the amount due when owners charge an order concurrently', async () => {
  const orderId = await unpaidOrder()
  const cards = await Promise.all([newCard(), newCard(), newCard()])
  const tried = [
    ...cards.map(({ code }) => redeem(orderId, code, '10')),
    charge(orderId, card('20')),
    charge(orderId, { ...card('15') }),
    owner.orderTransactions.addPayments(orderId, [cash('12')]),
    owner.orders.markOrderAsPaid(orderId),
  ]
  await Promise.allSettled(tried)
  const { orderTransactions: transactions } = await owner.orderTransactions.listTransactionsForSingleOrder(orderId)
  const cents = (transactions.payments ?? []).reduce(
    (sum, { amount }) => sum + Math.round(Number(amount?.amount) * 100),
    0,
  )
  expect(cents).toBeLessThanOrEqual(2390)
  const [, paid] = await paidOf(orderId)
  expect(Math.round(Number(paid) * 100)).toBe(cents)
  const taken = await Promise.all(cards.map(async ({ id }) => 50 - Number(await left(id))))
  const byCard = (transactions.payments ?? []).filter(({ giftcardPaymentDetails }) => giftcardPaymentDetails)
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(10 * byCard.length)
})
