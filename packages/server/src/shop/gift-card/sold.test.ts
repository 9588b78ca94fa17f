import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '@vitrine/domain/books/day.ts'
import { addProduct, buyer } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheGiftShelf } from './testing.ts'

let shop: Shop
let shelf: Awaited<ReturnType<typeof atTheGiftShelf>>
beforeAll(async () => {
  shop = await openShop()
  shelf = await atTheGiftShelf(shop)
})
afterAll(() => shop.close())

const dayMs = 24 * 60 * 60 * 1000
const dayAhead = (days: number) => dayIn('UTC', new Date(Date.now() + days * dayMs))

test('a gift card that is bought for oneself comes by email at once, and pays', async () => {
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

test('a gift card for somebody else comes on its day, with what the buyer wrote, and not before', async () => {
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
