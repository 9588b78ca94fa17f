import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, giftCards, orders } from '@vitrine/client'
import { mailsOf } from '../../../../../test/mails.ts'
import { addDelivery, addProduct, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { createLog } from '../../ground/base/log.ts'

const logged: string[] = []
let shop: Shop
let delivery: string
const openOwner = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules: { giftCards, orders } })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(String(chunk))
      done()
    },
  })
  shop = await openShop({ log: createLog('trace', stream) })
  delivery = await addDelivery(shop.context.db, shop.siteId)
  owner = openOwner()
})
afterAll(() => shop.close())

const goods = (price = 1900) => addProduct(shop.context.db, shop.siteId, { price, stock: 100 })
const issue = (amount: string, more: object = {}) =>
  owner.giftCards.createGiftCard({ initialValue: { amount }, ...more })
const balanceOf = async (id: string) => (await owner.giftCards.getGiftCard(id)).balance.amount
const codeOf = ({ body }: { body: { details?: { applicationError?: { code?: string } } } }) =>
  body.details?.applicationError?.code

interface Visit {
  readonly token: string
  readonly checkoutId: string
}

/** Creates a visitor with a complete checkout: 19.00 and 4.90 for delivery. */
const arrive = async (product: Product, more: object = {}): Promise<Visit & Pick<Answer, 'body'>> => {
  const token = await shop.visitorToken()
  const body = {
    lineItems: [{ catalogReference: referenceTo(product), quantity: 1 }],
    channelType: 'WEB',
    checkoutInfo: {
      buyerInfo: { email: buyer.email },
      shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
    },
    ...more,
  }
  const answer = await shop.send('POST /ecom/v1/checkouts', { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { token, checkoutId: answer.body.checkout.id, body: answer.body }
}
const update = ({ token, checkoutId }: Visit, body: object) =>
  shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body })
const pay = ({ token, checkoutId }: Visit, paymentToken?: string) =>
  shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, { token, body: { paymentToken } })
const paymentsOf = async (orderId: string) =>
  (await shop.send(`GET /ecom/v1/payments/orders/${orderId}`, { token: shop.apiKey })).body.orderTransactions.payments

test('shows the code of a new gift card once, to the owner and to the recipient', async () => {
  const { giftCard, code } = await issue('50', { recipientEmail: 'Lee@people.test' })
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(giftCard).toMatchObject({
    obfuscatedCode: `••••${code.slice(-4)}`,
    status: 'ACTIVE',
    balance: { amount: '50.00' },
    currency: 'EUR',
  })
  const mail = await mailsOf(shop, 'lee@people.test')
  expect(mail.map(({ subject }) => subject)).toEqual(['Your €50.00 gift card for Test shop'])
  expect(mail[0]!.text).toContain(code)
  expect(JSON.stringify(await owner.giftCards.getGiftCard(giftCard.id))).not.toContain(code)
  const rows = await shop.context.db.selectFrom('gift_card').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''))
})

test('emails a gift card of a German store in German, with its expiry date', async () => {
  const change = (language: string) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { language } } })
  await change('de')
  await issue('1250', { recipientEmail: 'hans@people.test', expirationDate: new Date('2099-03-04T12:00:00Z') })
  await change('en')
  const [mail] = await mailsOf(shop, 'hans@people.test')
  expect(mail!.subject).toBe('Ihre Geschenkkarte über 1.250,00\u00a0€ für Test shop')
  expect(mail!.text).toContain('Gültig bis zum 4. März 2099.')
  expect(mail!.html).toContain('<html lang="de" dir="ltr">')
})

test('splits a payment between a gift card and a card, and the order shows both', async () => {
  const { giftCard, code } = await issue('10')
  const visit = await arrive(await goods(), { giftCardCode: code.toLowerCase().replaceAll('-', ' ') })
  expect(visit.body.checkout).toMatchObject({
    giftCard: { obfuscatedCode: giftCard.obfuscatedCode, amount: { amount: '10.00' } },
    priceSummary: { total: { amount: '23.90' } },
    payNow: { total: { amount: '13.90' } },
  })
  expect(await balanceOf(giftCard.id)).toBe('10.00')
  const { status, body } = await pay(visit, 'sandbox:pays')
  expect(status, JSON.stringify(body)).toBe(200)
  const payments = await paymentsOf(body.orderId)
  expect(payments.map(({ amount }: { amount: { amount: string } }) => amount.amount).toSorted()).toEqual([
    '10.00',
    '13.90',
  ])
  const gift = payments.find((payment: { giftcardPaymentDetails?: object }) => payment.giftcardPaymentDetails)
  expect(gift).toMatchObject({
    status: 'APPROVED',
    giftcardPaymentDetails: { giftCardPaymentId: gift.id, obfuscatedCode: giftCard.obfuscatedCode },
  })
  const order = await owner.orders.getOrder(body.orderId)
  expect(order).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { paid: { amount: '23.90' } } })
  expect(await owner.giftCards.getGiftCard(giftCard.id)).toMatchObject({ status: 'EMPTY', balance: { amount: '0.00' } })
})

test('a gift card that covers everything needs no other payment and keeps the rest', async () => {
  const { giftCard, code } = await issue('100')
  const visit = await arrive(await goods())
  expect(codeOf(await pay(visit))).toBe(undefined)
  const chosen = await update(visit, { giftCardCode: code })
  expect(chosen.body.checkout.payNow.total.amount).toBe('0.00')
  const { status, body } = await pay(visit)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await owner.orders.getOrder(body.orderId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await paymentsOf(body.orderId)).toHaveLength(1)
  expect(await balanceOf(giftCard.id)).toBe('76.10')
})

test('a buyer limits the amount redeemed from a gift card, and removes the card', async () => {
  const { giftCard, code } = await issue('100')
  const visit = await arrive(await goods(), { giftCardCode: code, giftCardRedeemAmount: '5' })
  expect(visit.body.checkout).toMatchObject({
    giftCard: { amount: { amount: '5.00' }, requestedAmount: { amount: '5.00' } },
    payNow: { total: { amount: '18.90' } },
  })
  const more = await update(visit, { giftCardRedeemAmount: '7.5' })
  expect(more.body.checkout.payNow.total.amount).toBe('16.40')
  const { token, checkoutId } = visit
  const without = await shop.send(`POST /ecom/v1/checkouts/${checkoutId}/remove-gift-card`, { token })
  expect(without.body.checkout.giftCard).toBe(undefined)
  expect(without.body.checkout.payNow.total.amount).toBe('23.90')
  expect((await pay(visit, 'sandbox:pays')).status).toBe(200)
  expect(await balanceOf(giftCard.id)).toBe('100.00')
})

test('rejects unknown, expired, disabled, empty and foreign-currency gift cards by code', async () => {
  const visit = await arrive(await goods())
  const refusalOf = async (code: string) => codeOf(await update(visit, { giftCardCode: code }))
  expect(await refusalOf('0000-0000-0000-0000')).toBe('ERROR_GIFT_CARD_DOES_NOT_EXIST')
  const dollars = await issue('5', { currency: 'USD' })
  expect(await refusalOf(dollars.code)).toBe('ERROR_GIFT_CARD_CURRENCY')
  const stopped = await issue('5')
  await owner.giftCards.disableGiftCard(stopped.giftCard.id)
  expect(await refusalOf(stopped.code)).toBe('ERROR_GIFT_CARD_DISABLED')
  const empty = await issue('5')
  expect((await pay(await arrive(await goods(), { giftCardCode: empty.code }), 'sandbox:pays')).status).toBe(200)
  expect(await refusalOf(empty.code)).toBe('ERROR_GIFT_CARD_EMPTY')
  const short = await issue('5', { expirationDate: new Date(Date.now() + 60_000) })
  expect(await refusalOf(short.code)).toBe(undefined)
  shop.pass(61)
  const late = await shop.send(`GET /ecom/v1/checkouts/${visit.checkoutId}`, { token: visit.token })
  expect(late.body.checkout).toMatchObject({
    giftCard: { amount: { amount: '0.00' } },
    payNow: { total: { amount: '23.90' } },
    violations: [{ severity: 'ERROR', description: 'The gift card has expired.' }],
  })
  expect(codeOf(await pay(visit, 'sandbox:pays'))).toBe('ERROR_GIFT_CARD_EXPIRED')
  expect(await refusalOf(short.code)).toBe('ERROR_GIFT_CARD_EXPIRED')
})

test('a hundred concurrent buyers never redeem more than the balance', async () => {
  const { giftCard, code } = await issue('50')
  const mug = await goods(1510)
  const visits: Visit[] = []
  // Concurrent attempts count against the limit per address until the code is known to be right.
  for (let tenth = 0; tenth < 10; tenth += 1) {
    visits.push(...(await Promise.all(Array.from({ length: 10 }, () => arrive(mug, { giftCardCode: code })))))
  }
  const answers = await Promise.all(visits.map((visit) => pay(visit)))
  const placed = answers.filter(({ status }) => status === 200)
  expect(placed).toHaveLength(2)
  const refused = new Set(answers.filter(({ status }) => status !== 200).map(codeOf))
  // The redeemable amount changed since the buyer last saw it.
  for (const code of refused) expect(['ERROR_GIFT_CARD_EMPTY', 'CART_PRICES_OUT_OF_SYNC']).toContain(code)
  expect(await balanceOf(giftCard.id)).toBe('10.00')
})

test('repeated clicks redeem a gift card once', async () => {
  const { giftCard, code } = await issue('100')
  const whole = await arrive(await goods(), { giftCardCode: code })
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(whole)))
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
  expect(await balanceOf(giftCard.id)).toBe('76.10')
  const part = await arrive(await goods(), { giftCardCode: code, giftCardRedeemAmount: '10' })
  await Promise.all(Array.from({ length: 20 }, () => pay(part, 'sandbox:pays')))
  expect(await balanceOf(giftCard.id)).toBe('66.10')
})

test('returns the redeemed amount when the card for the rest is declined', async () => {
  const { giftCard, code } = await issue('10')
  const visit = await arrive(await goods(), { giftCardCode: code })
  expect(codeOf(await pay(visit, 'sandbox:declines'))).toBe('PAYMENT_DECLINED')
  expect(await balanceOf(giftCard.id)).toBe('10.00')
  expect((await pay(visit, 'sandbox:pays')).status).toBe(200)
  expect(await balanceOf(giftCard.id)).toBe('0.00')
})

test('canceling an order refunds its gift card and its card once', async () => {
  const { giftCard, code } = await issue('10')
  const { body } = await pay(await arrive(await goods(), { giftCardCode: code }), 'sandbox:pays')
  await Promise.all(Array.from({ length: 5 }, () => owner.orders.cancelOrder(body.orderId)))
  expect(await owner.orders.getOrder(body.orderId)).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'FULLY_REFUNDED',
    balanceSummary: { refunded: { amount: '23.90' } },
  })
  expect(await balanceOf(giftCard.id)).toBe('10.00')
  const statuses = (await paymentsOf(body.orderId)).map(({ status }: { status: string }) => status)
  expect(statuses).toEqual(['REFUNDED', 'REFUNDED'])
})

test('an order paid later owes the amount not covered by the gift card', async () => {
  const { giftCard, code } = await issue('10')
  const { checkoutId } = await arrive(await goods(), { giftCardCode: code })
  const placed = await shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order`, { token: shop.apiKey, body: {} })
  expect(await owner.orders.getOrder(placed.body.orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { balance: { amount: '13.90' }, paid: { amount: '10.00' } },
  })
  expect(await balanceOf(giftCard.id)).toBe('0.00')
})

test('limits guessing of codes, but not a buyer with a valid code', async () => {
  const { code } = await issue('10')
  const guesser = await arrive(await goods())
  const answers = []
  for (let tries = 0; tries < 12; tries += 1) answers.push(await update(guesser, { giftCardCode: randomUUID() }))
  expect(answers[0]!.status).toBe(428)
  expect(answers.at(-1)).toMatchObject({ status: 429 })
  expect((await update(guesser, { giftCardCode: code })).status).toBe(429)
  expect((await update(await arrive(await goods()), { giftCardCode: code })).status).toBe(200)
})

test('the owner queries gift cards by balance; visitors cannot read them', async () => {
  const low = await issue('1.23')
  const found = await owner.giftCards.queryGiftCards().eq('balance.amount', 1.23).find()
  expect(found.items.map(({ id }) => id)).toEqual([low.giftCard.id])
  const token = await shop.visitorToken()
  for (const route of [`GET /vitrine/v1/gift-cards/${low.giftCard.id}`, 'POST /vitrine/v1/gift-cards/query']) {
    expect((await shop.send(route, { token, ...(route.startsWith('POST') && { body: {} }) })).status).toBe(403)
  }
})

test('gift card codes never appear in the log', async () => {
  const { code } = await issue('10')
  await arrive(await goods(), { giftCardCode: code })
  await shop.send('POST /ecom/v1/checkouts', { token: await shop.visitorToken(), body: { giftCardCode: code } })
  expect(logged.join('')).not.toContain(code)
})
