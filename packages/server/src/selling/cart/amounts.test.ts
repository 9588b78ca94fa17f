import { maxAmount } from '@vitrine/contract/bounds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const send = (route: string, body: object, token = shop.apiKey) => shop.send(route, { token, body })
const add = (token: string, body: object) => send('POST /ecom/v1/carts/current/add-to-cart', body, token)
const fieldsOf = ({ body }: Awaited<ReturnType<typeof send>>): string[] =>
  body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
const lesson = (price: string, quantity = 1) => ({ productName: { original: 'Lesson' }, price, quantity })
const tooMuch = '1000000000000000'

test('rejects an amount beyond the maximum and names the field, wherever amounts are accepted', async () => {
  const trusted = `${await shop.visitorToken()},${shop.apiKey}`
  const attempts = [
    [await send('POST /vitrine/v1/gift-cards', { giftCard: { initialValue: { amount: tooMuch } } }), 'amount'],
    [await add(trusted, { customLineItems: [lesson(tooMuch)] }), 'price'],
    [await add(trusted, { customLineItems: [{ ...lesson('1'), fullPrice: tooMuch }] }), 'fullPrice'],
    [
      await send('PATCH /ecom/v1/carts/current', { merchantDiscounts: [{ amount: tooMuch }] }, trusted),
      'merchantDiscounts[0].amount',
    ],
    [
      await send('POST /ecom/v1/checkout-templates', { checkoutTemplate: { customLineItems: [lesson(tooMuch)] } }),
      'checkoutTemplate.customLineItems[0].price',
    ],
    [
      await send('POST /vitrine/v1/coupons', {
        coupon: { code: 'MUCH', name: 'Much', effect: { type: 'MONEY_OFF', amount: tooMuch } },
      }),
      'coupon.effect.amount',
    ],
  ] as const
  for (const [answer, field] of attempts) {
    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
    expect(fieldsOf(answer).join(' ')).toContain(field)
  }
})

test('line totals are exact to the cent, or the line is rejected', async () => {
  const trusted = `${await shop.visitorToken()},${shop.apiKey}`
  const expensive = await add(trusted, { customLineItems: [lesson(String(maxAmount), 90_071)] })
  expect(expensive.status).toBe(200)
  expect(expensive.body.cart.subtotal.amount).toBe('90070999999099.29')
  const moreExpensive = await add(trusted, { customLineItems: [lesson('1')] })
  expect(moreExpensive.body.cart.subtotal.amount).toBe('90070999999100.29')
  const tooExpensive = await add(trusted, { customLineItems: [lesson(String(maxAmount), 100_000)] })
  expect([tooExpensive.status, fieldsOf(tooExpensive)]).toEqual([400, ['lineItems']])
  const { body } = await shop.send('GET /ecom/v1/carts/current', { token: trusted })
  expect(body.cart.lineItems).toHaveLength(2)
})

test('a cart whose prices rose beyond the maximum reports it, and its lines can be removed', async () => {
  const { db } = shop.context
  const product = await addProduct(db, shop.siteId, { price: 100 })
  const token = await shop.visitorToken()
  const added = await add(token, { lineItems: [{ catalogReference: referenceTo(product), quantity: 100_000 }] })
  expect(added.body.cart.subtotal.amount).toBe('100000.00')
  await send(`PATCH /stores/v1/products/${product.id}`, { product: { priceData: { price: maxAmount } } })
  const read = await shop.send('GET /ecom/v1/carts/current', { token })
  expect([read.status, fieldsOf(read)]).toEqual([400, ['lineItems']])
  const lineItemIds = [added.body.cart.lineItems[0].id]
  const emptied = await send('POST /ecom/v1/carts/current/remove-line-items', { lineItemIds }, token)
  expect([emptied.status, emptied.body.cart?.lineItems]).toEqual([200, []])
})
