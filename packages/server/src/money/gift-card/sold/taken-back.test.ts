import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { addProduct, buyer } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createOwner } from '../../../people/owner/owner-create.ts'
import { serverBeside } from '../../../purchase/purchase/testing.ts'
import { atTheGiftShelf } from '../testing.ts'

let shop: Shop
let shelf: Awaited<ReturnType<typeof atTheGiftShelf>>
beforeAll(async () => {
  shop = await openShop()
  shelf = await atTheGiftShelf(shop)
  await createOwner(shop.context.db, { siteId: shop.siteId, email: 'boss@shop.test', password: 'a very long password' })
})
afterAll(() => shop.close())

const post = (path: string, body: object) => shop.send(`POST ${path}`, { token: shop.apiKey, body })
const cancel = (orderId: string) => post(`/ecom/v1/orders/${orderId}/cancel`, {})
const paymentsOf = async (orderId: string) =>
  (await shop.send(`GET /ecom/v1/payments/orders/${orderId}`, { token: shop.apiKey })).body.orderTransactions.payments
const refund = async (orderId: string, amount?: string, more: object = {}) => {
  const [{ id: paymentId }] = await paymentsOf(orderId)
  const paymentRefunds = [{ paymentId, ...(amount && { amount: { amount } }) }]
  return post('/ecom/v1/order-billing/refund-payments', { orderId, paymentRefunds, ...more })
}
const mug = () => addProduct(shop.context.db, shop.siteId, { stock: 10 })

/** Redeems 23.90 of the gift card emailed last. */
const spend = async () => {
  await shelf.deliver()
  const tried = await shelf.till.checkoutOf(await mug())
  const body = { giftCardCode: await shelf.codeTo(buyer.email) }
  await shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { token: tried.token, body })
  const { body: answer } = await shelf.till.pay(tried, '')
  expect(answer.orderId, JSON.stringify(answer)).toBeDefined()
  return answer.orderId as string
}
const stateOf = async (orderId: string) => {
  const [cards, sold] = [await shelf.cardsOf(orderId), await shelf.soldOf(orderId)]
  return cards.map(({ disabled, balance }, index) => [sold[index]!.state, disabled, Number(balance)])
}

test('canceling an order disables its gift cards and does not send scheduled ones', async () => {
  const { orderId } = await shelf.buy(await shelf.giftCard(), { quantity: 2 })
  expect((await cancel(orderId)).status).toBe(200)
  const before = (await shelf.mailsTo(buyer.email)).length
  await shelf.deliver()
  expect((await shelf.mailsTo(buyer.email)).length).toBe(before)
  expect(await stateOf(orderId)).toEqual([
    ['CANCELED', true, 5000],
    ['CANCELED', true, 5000],
  ])
})

test('an order whose gift card was redeemed cannot be canceled', async () => {
  const { orderId } = await shelf.buy(await shelf.giftCard())
  const spent = await spend()
  const refused = await cancel(orderId)
  expect([refused.status, codeOf(refused)]).toEqual([428, 'GIFT_CARD_REDEEMED'])
  expect(await stateOf(orderId)).toEqual([['SENT', false, 2610]])
  await cancel(spent)
  expect((await cancel(orderId)).status).toBe(200)
  expect(await stateOf(orderId)).toEqual([['CANCELED', true, 5000]])
})

test('a full refund disables unredeemed gift cards and does not refund redeemed ones', async () => {
  const whole = await shelf.buy(await shelf.giftCard())
  expect((await refund(whole.orderId)).status).toBe(200)
  expect(await stateOf(whole.orderId)).toEqual([['CANCELED', true, 5000]])

  const { orderId } = await shelf.buy(await shelf.giftCard())
  await spend()
  const refused = await refund(orderId)
  expect([codeOf(refused), refused.body.message]).toEqual(['GIFT_CARD_REDEEMED', expect.stringContaining('0.00 EUR')])
  const [card] = await shelf.cardsOf(orderId)
  await post(`/vitrine/v1/gift-cards/${card!.id}/disable`, {})
  expect(codeOf(await refund(orderId, '26.11'))).toBe('GIFT_CARD_REDEEMED')
  expect((await refund(orderId, '26.10')).status).toBe(200)
})

test('an amount refund of a gift card and a mug covers the mug; the card must be refunded by line item', async () => {
  const { orderId } = await shelf.buy(await shelf.giftCard(), { beside: [await mug()] })
  expect((await refund(orderId, '23.90')).status).toBe(200)
  expect((await stateOf(orderId)).map(([, ...card]) => card)).toEqual([[false, 5000]])
  const refused = await refund(orderId, '10.00')
  expect(refused.body.details.validationError.fieldViolations[0].field).toBe('refundItems')
})

test('two cards of a line are refunded one after the other', async () => {
  const { orderId } = await shelf.buy(await shelf.giftCard(), { quantity: 2 })
  const { lineItems } = await shelf.till.orderOf(orderId)
  const one = { refundItems: { lineItems: [{ lineItemId: lineItems[0].id, quantity: 1 }] } }
  expect((await refund(orderId, '50', one)).status).toBe(200)
  expect((await stateOf(orderId)).map(([, disabled]) => disabled)).toEqual([false, true])
  expect((await refund(orderId, '50', one)).status).toBe(200)
  expect((await stateOf(orderId)).map(([, disabled]) => disabled)).toEqual([true, true])
})

test('a chargeback disables the gift card, redeemed or not, and notifies the owner', async () => {
  const { orderId } = await shelf.buy(await shelf.giftCard(), {}, 'sandbox:disputed')
  await spend()
  await serverBeside(shop.context, { laterBySeconds: 70 }).carryOut()
  expect(await stateOf(orderId)).toEqual([['CANCELED', true, 2610]])
  const mails = await shelf.mailsTo('boss@shop.test')
  expect(mails.map(({ text }) => text).join('\n')).toContain('€23.90 had already been spent')
})
