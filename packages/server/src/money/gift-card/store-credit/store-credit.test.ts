import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, books, createClient, giftCards, orderBilling, orders, storeCredit } from '@vitrine/client'
import { codeOf } from '../../../../../../test/buying.ts'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createMember } from '../../../people/member/create-member.ts'
import { atTheGiftShelf } from '../testing.ts'

let shop: Shop
let shelf: Awaited<ReturnType<typeof atTheGiftShelf>>
const modules = { books, giftCards, orderBilling, orders, storeCredit }
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  shelf = await atTheGiftShelf(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

let members = 0
const newMember = async () => {
  members += 1
  const email = `member-${members}@people.test`
  const member = await createMember(shop.context.db, { siteId: shop.siteId, email, password: 'a very long password' })
  const token = await shop.context.accessTokens.sign(
    {
      role: 'member',
      siteId: shop.siteId,
      clientId: shop.clientId,
      memberId: member.id,
      visitorId: crypto.randomUUID(),
      sessionId: crypto.randomUUID(),
    },
    14_400,
  )
  return { id: member.id, email, token }
}
const mug = (price = 1900) => addProduct(shop.context.db, shop.siteId, { price, stock: 200 })
const balanceOf = async (id: string) => (await owner.storeCredit.getStoreCredit(id)).balance.amount
const checkoutOf = async (token: string) => shelf.till.checkoutOf(await mug(), { token })
const choose = (tried: { token: string; checkoutId: string }) =>
  shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, {
    token: tried.token,
    body: { giftCardCode: 'STORE_CREDIT' },
  })

test('the owner gives a member store credit, who is notified, sees it and pays with it', async () => {
  const { id, email, token } = await newMember()
  expect(await balanceOf(id)).toBe('0.00')
  await owner.storeCredit.giveStoreCredit(id, { amount: '12', reason: 'Sorry for the wait' })
  await owner.storeCredit.giveStoreCredit(id, { amount: '3' })
  const mails = await shelf.mailsTo(email)
  expect(mails.map(({ text }) => text).join(' ')).toContain('Sorry for the wait')
  const tried = await checkoutOf(token)
  const { checkout } = (await choose(tried)).body
  expect(checkout.giftCard).toMatchObject({ obfuscatedCode: 'STORE_CREDIT', amount: { amount: '15.00' } })
  const { orderId } = (await shelf.till.pay(tried)).body
  const mine = (await shop.send('GET /vitrine/v1/members/my/store-credit', { token })).body.storeCredit
  expect(mine.balance.amount).toBe('0.00')
  const { number } = await shelf.till.orderOf(orderId)
  expect(
    mine.movements.map(({ type, amount, reason, orderNumber }: Record<string, { amount: string }>) => [
      type,
      amount!.amount,
      reason,
      orderNumber,
    ]),
  ).toEqual([
    ['REDEEMED', '-15.00', undefined, number],
    ['GIVEN', '3.00', undefined, undefined],
    ['GIVEN', '12.00', 'Sorry for the wait', undefined],
  ])
  await shop.send(`POST /ecom/v1/orders/${orderId}/cancel`, { token: shop.apiKey, body: {} })
  expect(await balanceOf(id)).toBe('15.00')
})

test('store credit cannot be redeemed by others or with a code', async () => {
  const { id } = await newMember()
  await owner.storeCredit.giveStoreCredit(id, { amount: '50' })
  const other = await newMember()
  for (const token of [await shop.visitorToken(), other.token]) {
    expect(codeOf(await choose(await checkoutOf(token)))).toBe('ERROR_GIFT_CARD_DOES_NOT_EXIST')
  }
  expect(
    (await shop.send('GET /vitrine/v1/members/my/store-credit', { token: await shop.visitorToken() })).status,
  ).toBe(403)
  const wrong = (body: object) => shop.send(`POST /vitrine/v1/members/${id}/store-credit`, { token: shop.apiKey, body })
  expect((await wrong({ amount: '0' })).status).toBe(400)
  expect((await wrong({ amount: '-5' })).status).toBe(400)
  expect((await wrong({ amount: '5', reason: 'x'.repeat(101) })).status).toBe(400)
})

test('store credit is not listed as a gift card and never gets a code', async () => {
  const { id } = await newMember()
  await owner.storeCredit.giveStoreCredit(id, { amount: '7' })
  const row = shop.context.db.selectFrom('gift_card').select('id').where('member_id', '=', id)
  const { id: cardId } = await row.executeTakeFirstOrThrow()
  const { items } = await owner.giftCards.queryGiftCards().limit(100).find()
  expect(items.map((card) => card.id)).not.toContain(cardId)
  for (const ask of [
    () => owner.giftCards.getGiftCard(cardId),
    () => owner.giftCards.sendGiftCard(cardId),
    () => owner.giftCards.disableGiftCard(cardId),
    () => owner.giftCards.changeGiftCardRecipient(cardId, { recipientEmail: 'x@people.test' }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await balanceOf(id)).toBe('7.00')
})

test('concurrent checkouts never redeem more than the balance, and concurrent credits add up', async () => {
  const { id, token } = await newMember()
  await Promise.all(Array.from({ length: 10 }, () => owner.storeCredit.giveStoreCredit(id, { amount: '5' })))
  expect(await balanceOf(id)).toBe('50.00')
  const product = await mug(1510)
  const tried: { token: string; checkoutId: string }[] = []
  for (let index = 0; index < 100; index += 1) {
    const one = await shelf.checkoutOf(product, { token })
    await choose(one)
    tried.push(one)
  }
  const answers = await Promise.all(tried.map((one) => shelf.till.pay(one, '')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await balanceOf(id)).toBe('10.00')
})

test('refunds an order as store credit immediately, without calling the provider', async () => {
  const { id, token } = await newMember()
  const { orderId } = (await shelf.till.pay(await checkoutOf(token))).body
  const [payment] = (await shop.send(`GET /ecom/v1/payments/orders/${orderId}`, { token: shop.apiKey })).body
    .orderTransactions.payments
  const refund = (more: object) =>
    owner.orderBilling.refundPayments(orderId, {
      paymentRefunds: [{ paymentId: payment.id, amount: { amount: '10' }, storeCredit: true, ...more }],
      customerReason: 'Late',
    })
  await refund({})
  expect(await balanceOf(id)).toBe('10.00')
  const order = await shelf.till.orderOf(orderId)
  expect(order.paymentStatus).toBe('PARTIALLY_REFUNDED')
  expect(order.activities.at(-1)).toMatchObject({
    activityType: 'REFUNDED_AS_STORE_CREDIT',
    refundedAsStoreCredit: { amount: { amount: '10.00' }, reason: 'Late' },
  })
  await expect(refund({ amount: { amount: '13.91' } })).rejects.toMatchObject({ code: 'INVALID_PAYMENT_REFUND_AMOUNT' })
  await expect(refund({ externalRefund: true })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  const guest = (await shelf.till.pay(await checkoutOf(await shop.visitorToken()))).body.orderId
  const [paid] = (await shop.send(`GET /ecom/v1/payments/orders/${guest}`, { token: shop.apiKey })).body
    .orderTransactions.payments
  const ofGuest = { paymentRefunds: [{ paymentId: paid.id, storeCredit: true }] }
  await expect(owner.orderBilling.refundPayments(guest, ofGuest)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
})

test('the books separate sold, redeemed and credited gift cards from sales and money, exact to the cent', async () => {
  const { db } = shop.context
  await db
    .updateTable('payment_movement')
    .set({ created_date: new Date('2020-01-01') })
    .execute()
  const { token, id } = await newMember()
  const sold = await shelf.buy(await shelf.giftCard(), { beside: [await mug()] })
  expect(sold.answer.status).toBe(200)
  const { code } = await owner.giftCards.createGiftCard({ initialValue: { amount: '10' } })
  const tried = await checkoutOf(token)
  await shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { token, body: { giftCardCode: code } })
  const { orderId } = (await shelf.till.pay(tried)).body
  const { payments } = (await shop.send(`GET /ecom/v1/payments/orders/${orderId}`, { token: shop.apiKey })).body
    .orderTransactions
  const card = payments.find(({ regularPaymentDetails }: Record<string, unknown>) => regularPaymentDetails)
  const paymentRefunds = [{ paymentId: card.id, amount: { amount: '4' }, storeCredit: true }]
  await owner.orderBilling.refundPayments(orderId, { paymentRefunds })
  expect(await balanceOf(id)).toBe('4.00')
  const today = new Date().toISOString().slice(0, 10)
  const { giftCards: giftCardSums, total, providers } = await owner.books.getBooks({ from: today, to: today })
  const amounts = Object.fromEntries(Object.entries(giftCardSums).map(([key, { amount }]) => [key, amount]))
  // 73.90 with a gift card of 50.00, and 23.90 of which 10.00 was redeemed and 4.00 became credit.
  expect(total.net.amount).toBe('93.80')
  expect(amounts).toEqual({ sold: '50.00', redeemed: '10.00', credited: '4.00', sales: '43.80', money: '87.80' })
  const net = Object.fromEntries(providers.map((one) => [one.provider, one.net.amount]))
  expect(net).toEqual({ 'gift-card': '10.00', sandbox: '87.80', 'store-credit': '-4.00' })
})
