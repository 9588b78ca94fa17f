import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, giftCards, orderBilling, products } from '@vitrine/client'
import { dayIn } from '@vitrine/domain/time/day.ts'
import { codeOf } from '../../../../../../test/buying.ts'
import { addProduct, addTestCoupon, buyer, referenceTo } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { transact } from '../../../ground/database/transact.ts'
import { queueJob } from '../../../ground/job/store.ts'
import { issueSoldCards } from './sold.ts'
import { giftCardKind } from './sold-store.ts'
import { atTheGiftShelf } from '../testing.ts'

let shop: Shop
let shelf: Awaited<ReturnType<typeof atTheGiftShelf>>
const modules = { giftCards, orderBilling, products }
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  shelf = await atTheGiftShelf(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

const dayMs = 24 * 60 * 60 * 1000
const dayAhead = (days: number) => dayIn('UTC', new Date(Date.now() + days * dayMs))

test('a gift card bought for oneself is emailed immediately and can be redeemed', async () => {
  const bought = await shelf.buy(await shelf.giftCard())
  expect(bought.answer.status, JSON.stringify(bought.answer.body)).toBe(200)
  await shelf.deliver()
  const code = await shelf.codeTo(buyer.email)
  expect(code).toBeDefined()
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 5 })
  const tried = await shelf.till.checkoutOf(mug)
  const used = await shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, {
    token: tried.token,
    body: { giftCardCode: code },
  })
  expect(used.body.checkout.giftCard.amount.amount).toBe('23.90')
  expect((await shelf.till.pay(tried, '')).status).toBe(200)
  const [card] = await shelf.cardsOf(bought.orderId)
  expect([Number(card!.initial_value), Number(card!.balance)]).toEqual([5000, 5000 - 2390])
})

test('a gift card for somebody else is sent on its delivery date with the buyer’s message', async () => {
  const to = 'anna@people.test'
  const texts = { 'Recipient name': 'Anna', 'Recipient email': to, Message: 'Enjoy!', 'Delivery date': dayAhead(3) }
  const { orderId } = await shelf.buy(await shelf.giftCard(), { texts, quantity: 2 })
  const before = await shelf.cardsOf(orderId)
  expect(before.map(({ code_hash }) => code_hash)).toEqual([null, null])
  await shelf.deliver()
  expect(await shelf.mailsTo(to)).toEqual([])
  await Promise.all([shelf.deliver(3 * dayMs + dayMs / 2), shelf.deliver(3 * dayMs + dayMs / 2)])
  const mails = await shelf.mailsTo(to)
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => 'Ann Lee sent you a €50.00 gift card for Test shop'),
  )
  expect(mails[0]!.text).toContain('Enjoy!')
  expect((await shelf.soldOf(orderId)).map(({ state }) => state)).toEqual(['SENT', 'SENT'])
})

test('rejects invalid gift details and names the field', async () => {
  const product = await shelf.giftCard()
  const wrong = async (texts: Record<string, string>) => {
    const { answer } = await shelf.checkoutOf(product, { texts })
    const violations = answer.body.details?.validationError?.fieldViolations ?? []
    return violations.map(({ field, violatedRule }: { field: string; violatedRule: string }) => [
      field.split('.').at(-1),
      violatedRule,
    ])
  }
  expect(await wrong({ 'Recipient email': 'anna' })).toEqual([['Recipient email', 'FORMAT']])
  expect(await wrong({ 'Recipient name': 'Anna' })).toEqual([['Recipient email', 'REQUIRED_FIELD']])
  expect(await wrong({ 'Delivery date': dayAhead(-1) })).toEqual([['Delivery date', 'MIN']])
  expect(await wrong({ 'Delivery date': dayAhead(367) })).toEqual([['Delivery date', 'MAX']])
  expect(await wrong({ 'Delivery date': '24.12.2026' })).toEqual([['Delivery date', 'FORMAT']])
  expect(await wrong({ Message: 'x'.repeat(401), 'Sender name': 'y'.repeat(101) })).toEqual([
    ['Sender name', 'MAX_LENGTH'],
    ['Message', 'MAX_LENGTH'],
  ])
  expect(await wrong({ Color: 'red' })).toEqual([['Color', 'FIELD_NOT_ALLOWED']])
  expect(await wrong({ 'Delivery date': dayAhead(0), Message: 'x'.repeat(400) })).toEqual([])
})

test('a gift card is not shipped, taxed or discounted, and cannot be bought with a gift card', async () => {
  const { db } = shop.context
  await addTestCoupon(db, shop.siteId, { code: 'TENTH' })
  const mug = await addProduct(db, shop.siteId, { stock: 5 })
  const { token, checkoutId } = await shelf.checkoutOf(await shelf.giftCard(), { beside: [mug] })
  const { giftCard, code } = await owner.giftCards.createGiftCard({ initialValue: { amount: '100' } })
  const path = `/ecom/v1/checkouts/${checkoutId}`
  const put = (body: object) => shop.send(`PATCH ${path}`, { token, body })
  const { checkout } = (await put({ couponCode: 'TENTH', giftCardCode: code })).body
  expect(checkout.lineItems[0].itemType.preset).toBe('GIFT_CARD')
  expect(checkout.priceSummary).toMatchObject({ subtotal: { amount: '69.00' }, discount: { amount: '1.90' } })
  // Only the mug and its delivery count, not the gift card.
  expect(checkout.giftCard.amount.amount).toBe('22.00')
  expect(checkout.payNow.total.amount).toBe('50.00')
  const alone = await shelf.checkoutOf(await shelf.giftCard())
  expect(alone.answer.body.checkout.priceSummary.shipping.amount).toBe('0.00')
  const refused = await shop.send(`PATCH /ecom/v1/checkouts/${alone.checkoutId}`, {
    token: alone.token,
    body: { giftCardCode: code },
  })
  expect(codeOf(refused)).toBe('CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD')
  const { body } = await shelf.till.orderUnpaid({ ...alone, token: shop.apiKey })
  const paying = { giftCardCode: code, amount: { amount: '1' }, currency: 'EUR' }
  const redeemed = owner.orderBilling.redeemGiftCard(body.orderId, paying)
  await expect(redeemed).rejects.toMatchObject({ code: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD' })
  expect((await owner.giftCards.getGiftCard(giftCard.id)).balance.amount).toBe('100.00')
})

test('issues gift cards once when the order is paid, despite repeated and concurrent notices', async () => {
  const tried = await shelf.checkoutOf(await shelf.giftCard(), { quantity: 3 })
  const { orderId } = (await shelf.till.orderUnpaid({ ...tried, token: shop.apiKey })).body
  expect(await shelf.soldOf(orderId)).toEqual([])
  const markAsPaid = () =>
    shop.send(`POST /ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, { token: shop.apiKey, body: {} })
  const answers = await Promise.all(Array.from({ length: 6 }, markAsPaid))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const order = await shop.context.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await transact(shop.context.db, (transaction) => issueSoldCards(transaction, order, new Date()))
  expect((await shelf.soldOf(orderId)).map(({ number }) => number)).toEqual([1, 2, 3])
})

test('two servers send each gift card once', async () => {
  const to = 'many@people.test'
  const { orderId } = await shelf.buy(await shelf.giftCard(), { texts: { 'Recipient email': to }, quantity: 10 })
  await Promise.all([shelf.deliver(), shelf.deliver(), shelf.deliver()])
  expect(await shelf.mailsTo(to)).toHaveLength(10)
  const cards = await shelf.cardsOf(orderId)
  expect(new Set(cards.map(({ code_hash }) => code_hash)).size).toBe(10)
})

test('a job that runs again after its server died sends no second code', async () => {
  const to = 'once@people.test'
  const { orderId } = await shelf.buy(await shelf.giftCard(), { texts: { 'Recipient email': to } })
  await shelf.deliver()
  const [sold] = await shelf.soldOf(orderId)
  const { db } = shop.context
  await queueJob(db, { siteId: shop.siteId, kind: giftCardKind, key: sold!.gift_card_id })
  const code = await shelf.codeTo(to)
  await shelf.deliver()
  expect(await shelf.mailsTo(to)).toHaveLength(1)
  expect(await shelf.codeTo(to)).toBe(code)
})

test('the buyer sees the delivery date of a gift card, and the store its balance', async () => {
  const texts = { 'Recipient email': 'lea@people.test', 'Delivery date': dayAhead(5) }
  const { orderId, token } = await shelf.buy(await shelf.giftCard(), { texts })
  const read = (as: string) => shop.send(`GET /vitrine/v1/orders/${orderId}/gift-cards`, { token: as })
  const [seen] = (await read(token)).body.giftCards
  expect(seen).toMatchObject({
    deliveryStatus: 'SCHEDULED',
    recipientEmail: 'lea@people.test',
    value: { amount: '50.00' },
  })
  expect(seen.deliveryDate).toBe(`${dayAhead(5)}T08:00:00.000Z`)
  expect(seen.giftCard).toBeUndefined()
  expect((await read(await shop.visitorToken())).status).toBe(404)
  const [sold] = (await read(shop.apiKey)).body.giftCards
  expect(sold.giftCard.balance.amount).toBe('50.00')
})

test('a corrected address replaces a code already sent, and sends nothing before the delivery date', async () => {
  const texts = { 'Recipient email': 'typo@people.test', 'Delivery date': dayAhead(2) }
  const { orderId } = await shelf.buy(await shelf.giftCard(), { texts })
  const { id } = (await shelf.cardsOf(orderId))[0]!
  await owner.giftCards.changeGiftCardRecipient(id, { recipientEmail: 'other@people.test', recipientName: 'Otto' })
  expect(await shelf.mailsTo('other@people.test')).toEqual([])
  await shelf.deliver(3 * dayMs)
  const before = await shelf.codeTo('other@people.test')
  await owner.giftCards.changeGiftCardRecipient(id, { recipientEmail: 'third@people.test' })
  expect((await shelf.mailsTo('third@people.test'))[0]!.text).toContain('Dear Otto')
  const after = await shelf.codeTo('third@people.test')
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 5 })
  const tried = await shelf.till.checkoutOf(mug)
  const type = (giftCardCode: string | undefined) =>
    shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { token: tried.token, body: { giftCardCode } })
  expect(codeOf(await type(before))).toBe('ERROR_GIFT_CARD_DOES_NOT_EXIST')
  expect((await type(after)).status).toBe(200)
  // A card chosen with its previous code can no longer be redeemed.
  await owner.giftCards.sendGiftCard(id)
  expect(codeOf(await shelf.till.pay(tried, ''))).toBe('CART_PRICES_OUT_OF_SYNC')
  expect((await type(await shelf.codeTo('third@people.test'))).status).toBe(200)
  expect((await shelf.till.pay(tried, '')).status).toBe(200)
  await expect(owner.giftCards.sendGiftCard(id)).rejects.toMatchObject({ code: 'GIFT_CARD_REDEEMED' })
})

test('a gift card product has the same gift fields everywhere', async () => {
  const { product } = await owner.products.createProduct({ name: 'Voucher', giftCard: true, priceData: { price: 25 } })
  expect(product).toMatchObject({ productType: 'digital', giftCard: true })
  expect(product.customTextFields?.map(({ title }) => title)).toContain('Recipient email')
  const wrong = async (change: object) =>
    owner.products.updateProduct(product.id, change).then(
      () => [],
      (error: { violations?: readonly { field: string }[] }) => error.violations?.map(({ field }) => field),
    )
  expect(await wrong({ discount: { type: 'PERCENT', value: 10 } })).toEqual(['product.discount'])
  expect(await wrong({ priceData: { price: 0 } })).toEqual(['product.priceData.price'])
  expect(await wrong({ customTextFields: [{ title: 'Engraving' }] })).toEqual(['product.customTextFields'])
  expect(await wrong({ giftCard: false })).toEqual(['product.giftCard'])
  expect(await wrong({ name: 'Present' })).toEqual([])
})

test('sends gift cards in the morning of the store’s time zone', async () => {
  const set = (timeZone: string) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { timeZone } } })
  expect((await set('Asia/Tokyo')).body.siteSettings.timeZone).toBe('Asia/Tokyo')
  const texts = { 'Delivery date': dayAhead(10) }
  const { orderId } = await shelf.buy(await shelf.giftCard(), { texts })
  const [sold] = await shelf.soldOf(orderId)
  expect(sold!.send_date.toISOString()).toBe(`${dayAhead(9)}T23:00:00.000Z`)
  await set('UTC')
})

test('limits a line to a hundred gift cards, but not the number of lines', async () => {
  const product = await shelf.giftCard({ price: 100 })
  const tooMany = await shelf.checkoutOf(product, { quantity: 101 })
  expect(codeOf(tooMany.answer)).toBe('INSUFFICIENT_INVENTORY')
  const token = await shop.visitorToken()
  const lineItems = Array.from({ length: 8 }, (_, index) => ({
    catalogReference: referenceTo(product, { customTextFields: { Message: String(index) } }),
    quantity: 100,
  }))
  const checkoutInfo = { buyerInfo: { email: 'many-cards@people.test' }, billingInfo: buyer.contact }
  const body = { lineItems, channelType: 'WEB', checkoutInfo }
  const { checkout } = (await shop.send('POST /ecom/v1/checkouts', { token, body })).body
  const { orderId } = (await shelf.till.pay({ token, checkoutId: checkout.id })).body
  const sold = await shelf.soldOf(orderId)
  expect(sold).toHaveLength(800)
  await shop.send(`POST /ecom/v1/orders/${orderId}/cancel`, { token: shop.apiKey, body: {} })
})
