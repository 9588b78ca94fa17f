import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../test/buying.ts'
import { addProduct, buyer, referenceTo, sizes, type Goods, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const ask = (call: string, body?: object, token: string = shop.apiKey) =>
  shop.send(call, { token, ...(body && { body }) })
const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, { price: 2000, stock: 500, ...more })
const setTerms = ({ id }: Product, purchaseTerms: object) =>
  ask(`PUT /vitrine/v1/products/${id}/purchase-terms`, { purchaseTerms })
const sold = async (purchaseTerms: object, more: Goods = {}) => {
  const product = await goods(more)
  expect((await setTerms(product, purchaseTerms)).body.purchaseTerms).toEqual(purchaseTerms)
  return product
}
const put = (token: string, product: Product, quantity: number, options: object = {}) => {
  const lineItems = [{ catalogReference: referenceTo(product, { ...options }), quantity }]
  return ask('POST /ecom/v1/carts/current/add-to-cart', { lineItems }, token)
}
const violationsOf = async (tried: Parameters<typeof till.readCheckout>[0]): Promise<string[]> =>
  (await till.readCheckout(tried)).body.checkout.violations.map(
    ({ description }: { description: string }) => description,
  )

test('limits the quantity in a cart to what one order may have, and allows removing items', async () => {
  const shirt = await sold({ maxQuantity: 5 }, { options: [sizes] })
  const [small, large] = shirt.variants.map(({ id }) => id)
  const token = await shop.visitorToken()
  await put(token, shirt, 3, { variantId: small })
  const refused = await put(token, shirt, 3, { variantId: large })
  expect([codeOf(refused), refused.body.message]).toEqual([
    'QUANTITY_NOT_ALLOWED',
    expect.stringContaining('At most 5 of “Mug”'),
  ])
  const { cart } = (await put(token, shirt, 2, { variantId: large })).body
  const update = (quantity: number) =>
    ask(
      'POST /ecom/v1/carts/current/update-line-items-quantity',
      { lineItems: [{ id: cart.lineItems[0].id, quantity }] },
      token,
    )
  expect(codeOf(await update(4))).toBe('QUANTITY_NOT_ALLOWED')
  await setTerms(shirt, { maxQuantity: 2 })
  expect((await update(2)).body.cart.lineItems[0].quantity).toBe(2)
})

test('requires the minimum quantity unless other variants can make up for it', async () => {
  const [mug, shirt] = [await sold({ minQuantity: 2 }), await sold({ minQuantity: 2 }, { options: [sizes] })]
  const token = await shop.visitorToken()
  const refused = await put(token, mug, 1)
  expect([codeOf(refused), refused.body.message]).toEqual([
    'QUANTITY_NOT_ALLOWED',
    expect.stringContaining('At least 2 of “Mug” must be ordered.'),
  ])
  const { cart } = (await put(token, mug, 2)).body
  const [{ id }] = cart.lineItems
  const update = (quantity: number) =>
    ask('POST /ecom/v1/carts/current/update-line-items-quantity', { lineItems: [{ id, quantity }] }, token)
  expect(codeOf(await update(1))).toBe('QUANTITY_NOT_ALLOWED')
  expect((await update(3)).body.cart.lineItems[0].quantity).toBe(3)
  for (const { id: variantId } of shirt.variants.slice(0, 2))
    expect((await put(token, shirt, 1, { variantId })).status).toBe(200)
})

test.each([
  [{ minQuantity: 3 }, 2, 'At least 3 of “Mug” must be ordered.', 3],
  [{ multipleOf: 6 }, 7, '“Mug” is sold in packs of 6.', 12],
] as const)(
  '%o: reports what is wrong with %i in a checkout and rejects the order',
  async (terms, wrong, words, right) => {
    const mug = await sold({})
    const tried = await till.checkoutOf(mug, { quantity: wrong })
    await setTerms(mug, terms)
    expect(await violationsOf(tried)).toEqual([words])
    expect(codeOf(await till.pay(tried))).toBe('QUANTITY_NOT_ALLOWED')
    const better = await till.checkoutOf(mug, { quantity: right })
    expect([await violationsOf(better), (await till.pay(better)).status]).toEqual([[], 200])
  },
)

test('limits the quantity per customer across all orders, except canceled ones', async () => {
  const mug = await sold({ maxPerCustomer: 3 })
  const { orderId } = (await till.pay(await till.checkoutOf(mug, { quantity: 2 }))).body
  const over = await till.pay(await till.checkoutOf(mug, { quantity: 2 }))
  expect([codeOf(over), over.body.details.applicationError.data.available]).toEqual(['CUSTOMER_LIMIT_REACHED', 1])
  expect((await till.pay(await till.checkoutOf(mug, { quantity: 1 }))).status).toBe(200)
  await ask(`POST /ecom/v1/orders/${orderId}/cancel`, {})
  expect((await till.pay(await till.checkoutOf(mug, { quantity: 2 }))).status).toBe(200)
})

test('enforces the limit per customer when fifty orders arrive at once, whatever the bank requires', async () => {
  const mug = await sold({ maxPerCustomer: 3 })
  const tried = await Promise.all(Array.from({ length: 50 }, () => till.checkoutOf(mug)))
  const answers = await Promise.all(
    tried.map((one, index) => till.pay(one, index % 2 ? 'sandbox:pays' : 'sandbox:challenge')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  for (const refused of answers.filter(({ status }) => status !== 200))
    expect(codeOf(refused)).toBe('CUSTOMER_LIMIT_REACHED')
})

test('charges a deposit with the order and leaves the remainder due', async () => {
  const sofa = await sold({ paymentOption: 'DEPOSIT_ONLINE', depositPercentage: '30' })
  const tried = await till.checkoutOf(sofa, { quantity: 2 })
  const { checkout } = (await till.readCheckout(tried)).body
  expect(checkout.lineItems[0]).toMatchObject({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '12.00' } })
  const amounts = (summary: Record<string, { amount: string }>) =>
    ['subtotal', 'shipping', 'tax', 'discount', 'total'].map((name) => summary[name]!.amount)
  expect(amounts(checkout.priceSummary)).toEqual(['40.00', '4.90', '7.17', '0.00', '44.90'])
  expect(amounts(checkout.payNow)).toEqual(['12.00', '4.90', '2.69', '0.00', '16.90'])
  expect(amounts(checkout.payLater)).toEqual(['28.00', '0.00', '4.48', '0.00', '28.00'])

  const { orderId } = (await till.pay(tried)).body
  const order = await till.orderOf(orderId)
  expect([order.paymentStatus, order.balanceSummary.balance.amount, order.balanceSummary.paid.amount]).toEqual([
    'PARTIALLY_PAID',
    '28.00',
    '16.90',
  ])
  expect(order.lineItems[0]).toMatchObject({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '12.00' } })
  const charged = shop.context.db.selectFrom('payment').select('amount').where('order_id', '=', orderId)
  expect(Number((await charged.executeTakeFirstOrThrow()).amount)).toBe(1690)
  await ask(`POST /ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {})
  expect((await till.orderOf(orderId)).paymentStatus).toBe('PAID')
})

test('accepts a purchase paid on site without a card, once its delivery is paid', async () => {
  const digital = { record: { productType: 'digital' as const } }
  const lesson = await sold({ paymentOption: 'FULL_PAYMENT_OFFLINE' }, digital)
  const token = await shop.visitorToken()
  await put(token, lesson, 1)
  const { checkoutId } = (await ask('POST /ecom/v1/carts/current/create-checkout', { channelType: 'WEB' }, token)).body
  const checkout = { buyerInfo: { email: buyer.email }, billingInfo: buyer.contact }
  const shown = await ask(`PATCH /ecom/v1/checkouts/${checkoutId}`, { checkout }, token)
  expect(shown.body.checkout.payNow.total.amount).toBe('0.00')
  expect(shown.body.checkout.payLater.total.amount).toBe('20.00')
  const { orderId } = (await till.orderUnpaid({ token, checkoutId })).body
  expect(await till.orderOf(orderId)).toMatchObject({
    paymentStatus: 'NOT_PAID',
    balanceSummary: { balance: { amount: '20.00' } },
  })
})

test('keeps stock until payment for items paid later, when payments reduce stock', async () => {
  const settings = (inventoryUpdateTrigger: string) =>
    ask('PATCH /ecom/v1/orders-settings', { ordersSettings: { inventoryUpdateTrigger } })
  expect((await settings('ON_ORDER_PAID')).status).toBe(200)
  try {
    const lesson = await sold({ paymentOption: 'FULL_PAYMENT_OFFLINE' }, { record: { productType: 'digital' } })
    const token = await shop.visitorToken()
    await put(token, lesson, 2)
    const create = 'POST /ecom/v1/carts/current/create-checkout'
    const { checkoutId } = (await ask(create, { channelType: 'WEB' }, token)).body
    const checkout = { buyerInfo: { email: buyer.email }, billingInfo: buyer.contact }
    await ask(`PATCH /ecom/v1/checkouts/${checkoutId}`, { checkout }, token)
    const { orderId } = (await till.orderUnpaid({ token, checkoutId })).body
    expect(await till.stockOf(lesson)).toBe(500)
    await ask(`POST /ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {})
    expect(await till.stockOf(lesson)).toBe(498)
  } finally {
    await settings('ON_ORDER_PLACED')
  }
})

test('uses a gift card for the deposit and keeps the remainder due', async () => {
  const sofa = await sold({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: '5.00' })
  const giftCard = (await ask('POST /vitrine/v1/gift-cards', { giftCard: { initialValue: { amount: '50' } } })).body
  const tried = await till.checkoutOf(sofa)
  const route = `PATCH /ecom/v1/checkouts/${tried.checkoutId}`
  const { checkout } = (await ask(route, { giftCardCode: giftCard.code }, tried.token)).body
  expect([checkout.giftCard.amount.amount, checkout.payNow.total.amount, checkout.payLater.total.amount]).toEqual([
    '9.90',
    '0.00',
    '15.00',
  ])
})

test('lets an elevated caller set when a line item is paid', async () => {
  const mug = await goods()
  const lines = (more: object) => ({
    customLineItems: [{ productName: { original: 'Stage' }, price: '100.00', quantity: 2, ...more }],
  })
  const create = (body: object) => ask('POST /ecom/v1/checkouts', { channelType: 'POS', ...body })
  const made = await create(lines({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: '25.00' }))
  expect(made.body.checkout.payNow.total.amount).toBe('50.00')
  const override = { paymentOption: { value: 'FULL_PAYMENT_OFFLINE' } }
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1, catalogOverrideFields: override }]
  expect((await create({ lineItems })).body.checkout.payLater.total.amount).toBe('20.00')
  for (const wrong of [
    { paymentOption: 'DEPOSIT_ONLINE' },
    { depositAmount: '5.00' },
    { paymentOption: 'MEMBERSHIP' },
    { paymentOption: 'MEMBERSHIP_OFFLINE' },
  ])
    expect((await create(lines(wrong))).status, JSON.stringify(wrong)).toBe(400)
})

test('rejects contradictory terms by field', async () => {
  const mug = await goods()
  const refused = async (terms: object) => {
    const answer = await setTerms(mug, terms)
    expect(answer.status, JSON.stringify(terms)).toBe(400)
    return answer.body.details.validationError.fieldViolations[0].field
  }
  expect(await refused({ minQuantity: 5, maxQuantity: 4 })).toBe('purchaseTerms.maxQuantity')
  expect(await refused({ multipleOf: 6, maxQuantity: 5 })).toBe('purchaseTerms.maxQuantity')
  expect(await refused({ minQuantity: 3, maxPerCustomer: 2 })).toBe('purchaseTerms.maxPerCustomer')
  expect(await refused({ paymentOption: 'DEPOSIT_ONLINE' })).toBe('purchaseTerms.depositAmount')
  expect(await refused({ depositAmount: '5' })).toBe('purchaseTerms.depositAmount')
  const both = { paymentOption: 'DEPOSIT_ONLINE', depositAmount: '5', depositPercentage: '5' }
  expect(await refused(both)).toBe('purchaseTerms.depositPercentage')
  expect(await refused({ paymentOption: 'DEPOSIT_ONLINE', depositAmount: '0.001' })).toBe('purchaseTerms.depositAmount')
  expect(await refused({ minQuantity: 0 })).toBe('purchaseTerms.minQuantity')
  const nowhere = `/vitrine/v1/products/${randomUUID()}/purchase-terms`
  expect((await ask(`GET ${nowhere}`)).status).toBe(404)
  expect((await ask(`PUT ${nowhere}`, { purchaseTerms: {} })).status).toBe(404)
})
